import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { openLog } from './log.ts';
import { createMetrics, observeRequests } from './metrics.ts';

it('a secret does not reach the log, wherever it is in what is logged', () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  log.info({ authorization: 'Bearer hush', request: { headers: { cookie: 'hush' } } }, 'Request');
  log.child({ callId: 'call-1' }).warn({ body: { password: 'hush', name: 'Ana' } }, 'Refused');
  expect(lines.join()).not.toContain('hush');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { authorization: '[secret]' },
    { callId: 'call-1', body: { name: 'Ana' } },
  ]);
});

it('a request is logged without its query, a feed’s key or anybody’s number', async () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => lines.push(line) });
  const app = new Hono().use(observeRequests({ log, metrics: createMetrics() }));
  await app.request('/verify?token=hush');
  await app.request('/calendar/hush.ics');
  await app.request('/api/callers/+16045550142/calls');
  await app.request('/api/callers/%2B16045550142');
  expect(lines.map((line) => JSON.parse(line).path)).toEqual([
    '/verify',
    '/calendar/*',
    '/api/callers/+*/calls',
    '/api/callers/+*',
  ]);
});

describeOnEachDatabase('a query that fails', (open) => {
  it('is logged with its words and its reason, and without what was to be stored', async () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (line) => lines.push(line) });
    const secret = 'my card is hush';
    await open().database.execute(sql`CREATE TABLE kept_words (words text UNIQUE)`);
    const store = () => open().database.execute(sql`INSERT INTO kept_words VALUES (${secret})`);
    await store();
    for (const work of [store, () => open().database.execute(sql`SELECT ${secret}::uuid`)]) {
      const error = await work().catch((thrown: unknown) => thrown);
      log.error({ err: error }, 'failed');
      log.error({ err: new Error('The turn was not stored.', { cause: error }) }, 'failed');
    }
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toContain('hush');
    for (const line of lines.slice(0, 2)) expect(line).toMatch(/INSERT INTO kept_words.*23505/s);
  });
});
