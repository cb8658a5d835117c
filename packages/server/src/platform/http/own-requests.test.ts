import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { numberRequests } from '../database/schema/number-requests.ts';

let open: OpenDatabase;
let api: TestApi;
beforeAll(async () => {
  open = await openEmptyPglite();
  const operator = { role: 'operator' as const, userId: crypto.randomUUID() };
  api = createTestApi(open, { operator }, { publicUrl: 'https://ring.example' });
});
afterAll(() => open.close());

const email = 'ana@shop.example';
const json = { 'content-type': 'application/json' };
let host = 0;
const post = (
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer> = JSON.stringify({ email }),
) =>
  api.app.request(
    'http://10.0.0.4:3000/api/number-requests',
    { method: 'POST', headers, body },
    { incoming: { socket: { remoteAddress: `203.0.113.${++host}` } } },
  );
const waiting = () => open.database.$count(numberRequests);

it.each([
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, `email=${email}`],
  ['plain text', { 'content-type': 'text/plain' }, JSON.stringify({ email })],
  ['JSON by another name', { 'content-type': 'application/json-ish' }, JSON.stringify({ email })],
  [
    'a form of parts',
    { 'content-type': 'multipart/form-data; boundary=x' },
    `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--x--\r\n`,
  ],
])('changes nothing for %s, which any page can send', async (_kind, headers, body) => {
  const answer = await post(headers, body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_REQUEST' }]);
  expect(await waiting()).toBe(0);
});

it('changes nothing for a body that does not say what it is', async () => {
  const body = new TextEncoder().encode(JSON.stringify({ email }));
  const answer = await post({ 'content-length': String(body.length) }, body);
  expect(answer.status).toBe(400);
  expect(await waiting()).toBe(0);
});

it.each([
  ['that its browser says comes from elsewhere', { 'sec-fetch-site': 'cross-site' }],
  ['of a neighbour’s page', { 'sec-fetch-site': 'same-site', origin: 'https://x.ring.example' }],
  ['of a page of another origin', { origin: 'https://evil.example' }],
  ['of a page of no origin', { origin: 'null' }],
  ['of a page that only looks alike', { origin: 'http://ring.example.evil.example' }],
])('changes nothing for a request %s', async (_kind, headers) => {
  const answer = await post({ ...json, ...headers });
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'NOT_ALLOWED' }]);
  expect(await waiting()).toBe(0);
  const created = await api.app.request('/api/businesses', {
    method: 'POST',
    headers: { ...json, ...headers, authorization: 'Bearer operator' },
    body: JSON.stringify({ name: 'Foreign' }),
  });
  expect(created.status).toBe(403);
  expect(await open.database.$count(businesses)).toBe(0);
});

it.each([
  ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'https://ring.example' }],
  ['our own pages, of an older browser', { origin: 'https://ring.example' }],
  ['our own pages, by the address they were opened at', { origin: 'http://10.0.0.4:3000' }],
  ['programs, which say nothing of it', {}],
  ['whoever says its alphabet', { 'content-type': 'application/json; charset=utf-8' }],
])('takes the requests of %s', async (_who, headers) => {
  await open.database.delete(numberRequests);
  expect((await post({ ...json, ...headers })).status).toBe(200);
  expect(await waiting()).toBe(1);
});

it('shows what may be read to whoever asks from wherever', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await api.app.request('/api/config', { headers })).status).toBe(200);
});
