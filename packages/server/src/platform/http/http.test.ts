import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { publicUrlPlaceholder } from '@second-ring/contract/public-url';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { openEmptyPglite } from '../../testing/databases.ts';
import { addShop } from '../../testing/shops.ts';
import type { OpenDatabase } from '../database/database.ts';
import { clientAddress, resolveClientAddress, unknownNetwork } from './client-address.ts';

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'second-ring-web-'));
  const readiness: { state: 'starting' | 'ready' | 'draining' } = { state: 'starting' };
  let open: OpenDatabase;
  let api: TestApi;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    const canonical = `<link rel="canonical" href="${publicUrlPlaceholder}/pricing">`;
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Front page</title>');
    writeFileSync(join(folder, 'pricing.html'), `<title>Pricing</title>${canonical}`);
    writeFileSync(
      join(folder, 'shell.html'),
      '<!doctype html><script>early()</script><title>Second Ring</title>',
    );
    writeFileSync(
      join(folder, 'pages.json'),
      '["/","/admin/businesses/$businessId","/call/$agentId"]',
    );
    writeFileSync(join(folder, 'robots.txt'), `Sitemap: ${publicUrlPlaceholder}/sitemap.xml`);
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    writeFileSync(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync('export {};'));
    open = await openEmptyPglite();
    api = createTestApi(
      open,
      {},
      { readiness, webFolder: folder, publicUrl: 'https://calls.example' },
    );
  });
  afterAll(async () => {
    await open.close();
    rmSync(folder, { recursive: true });
  });

  it('is alive at once, and ready only between starting and draining', async () => {
    const ready = async () => (await api.ask(null, '/readyz')).status;
    expect((await api.ask(null, '/healthz')).status).toBe(200);
    expect(await ready()).toBe(503);
    readiness.state = 'ready';
    expect(await ready()).toBe(200);
    readiness.state = 'draining';
    expect(await ready()).toBe(503);
  });

  it('lets a page open sockets to this installation alone', async () => {
    const { headers } = await api.ask(null, '/pricing');
    const policy = headers.get('content-security-policy') ?? '';
    const connects = policy.split(';').find((rule) => rule.trim().startsWith('connect-src')) ?? '';
    const sockets = connects.split(' ').filter((source) => source.startsWith('ws'));
    expect(sockets).toEqual(['ws://calls.example', 'wss://calls.example']);
  });

  it('lets a page of this machine open sockets to the name it was asked by, if it is this machine’s', async () => {
    const { app } = createTestApi(open, {}, { publicUrl: 'http://localhost:3000' });
    const socketsOf = async (host: string) => {
      const { headers } = await app.request(`http://${host}/healthz`);
      return headers.get('content-security-policy')?.match(/ws:\/\/[^ ;]+/g);
    };
    expect(await socketsOf('127.0.0.1:3000')).toEqual([
      'ws://localhost:3000',
      'ws://127.0.0.1:3000',
    ]);
    expect(await socketsOf('elsewhere.example')).toEqual(['ws://localhost:3000']);
  });

  it('counts what it does where Prometheus reads it', async () => {
    const { body } = await api.ask(null, '/metrics', { address: '127.0.0.1' });
    for (const name of ['calls_in_progress', 'call_turn_seconds_bucket', 'http_request_seconds']) {
      expect(body).toContain(name);
    }
  });

  it('shows its metrics to this machine, and elsewhere only to who has the token', async () => {
    expect(await api.ask(null, '/metrics')).toMatchObject({ status: 403 });
    const inPublic = createTestApi(open, {}, { isPublic: true });
    const here = { address: '127.0.0.1' };
    expect(await inPublic.ask(null, '/metrics', here)).toMatchObject({ status: 403 });
    const metricsToken = 'a token of a scraper';
    const { app } = createTestApi(open, {}, { metricsToken });
    const remote = { incoming: { socket: { remoteAddress: '203.0.113.9' } } };
    const asked = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await app.request('/metrics', { headers }, remote)).status;
    };
    expect(await asked('another')).toBe(403);
    expect(await asked(metricsToken)).toBe(200);
  });

  it.each([
    ['of this machine’s name from elsewhere', 'http://localhost:3000', '203.0.113.9', {}],
    ['of a page led here by another name', 'http://rebound.example', '127.0.0.1', {}],
    ['through a proxy', 'http://localhost', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['through one that says little', 'http://localhost', '127.0.0.1', { via: '1.1 proxy' }],
    ['through one of a provider', 'http://localhost', '::1', { 'cf-connecting-ip': '127.0.0.1' }],
  ])('shows its metrics to no request %s', async (_kind, host, remoteAddress, headers) => {
    const ask = (more: Record<string, string>) =>
      api.app.request(
        `${host}/metrics`,
        { headers: more },
        { incoming: { socket: { remoteAddress } } },
      );
    expect((await ask({ ...headers })).status).toBe(403);
  });

  it('is not ready while its database cannot be reached or only reads', async () => {
    const closed = await openEmptyPglite();
    const reading = await openEmptyPglite();
    await closed.close();
    await reading.database.execute('SET default_transaction_read_only = on');
    for (const unwritable of [closed, reading])
      expect(await createTestApi(unwritable, {}).ask(null, '/readyz')).toMatchObject({
        status: 503,
        body: { status: 'database unavailable' },
      });
    await reading.close();
  });

  it('closes the connection with a body that is too large, for the rest of it may be on its way', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    for (const path of ['/api/onboarding', '/auth/v1/signup']) {
      const headers = { 'content-length': String(body.length) };
      const answer = await api.app.request(path, { method: 'POST', body, headers });
      expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
    }
  });

  const own = { role: 'owner', userId: crypto.randomUUID(), businessIds: [] } as const;
  const send = async (path: string, body: string, more: Record<string, string> = {}) => {
    const { app } = createTestApi(open, { own });
    const answer = await app.request(path, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        ...more,
      },
    });
    return answer.status;
  };

  it('takes a long body of who is signed in only', async () => {
    const long = JSON.stringify({ email: 'x'.repeat(200 * 1024) });
    expect(await send('/api/number-requests', long)).toBe(413);
    expect(await send('/api/%6eumber-requests', long)).toBe(413);
    const untold = { 'transfer-encoding': 'chunked' };
    expect(await send('/api/number-requests', long, untold)).toBe(413);
    const authorization = 'Bearer own';
    expect(await send('/api/number-requests', long, { authorization })).toBe(400);
    expect(await send('/api/number-requests', long, { ...untold, authorization })).toBe(400);
    const draft = JSON.stringify({ businessName: '寿'.repeat(60_000) });
    expect(await send('/api/onboarding', draft)).toBe(400);
  });

  it('makes nothing of a body that holds more values than anything has', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    try {
      const many = `{"email":[${'0,'.repeat(60_000)}0]}`;
      expect(await send('/api/number-requests', many)).toBe(413);
      expect(await send('/api/businesses/claim', many, { authorization: 'Bearer own' })).toBe(413);
      expect(parse.mock.calls.map(([text]) => text)).not.toContain(many);
    } finally {
      parse.mockRestore();
    }
  });

  it('refuses what lies too deep under any name', async () => {
    const deep = `{"id":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(await send('/api/number-requests', deep)).toBe(400);
  });

  it('says with every 429 when to ask again', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 30; index += 1) {
      const answer = await api.ask(null, '/api/number-requests', {
        method: 'POST',
        body: { email: `ana${index}@shop.example` },
        address: '203.0.113.77',
      });
      statuses.add(answer.status);
      if (answer.status !== 429) continue;
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    expect(statuses).toContain(429);
  });

  it.each([
    ['/', 'Front page'],
    ['/pricing', 'Pricing'],
    ['/pricing/', 'Pricing'],
    ['/admin/businesses/some-id/', 'Second Ring'],
  ])('answers %s with the page %s, checked again each time', async (path, title) => {
    const { status, body, headers } = await api.ask(null, path);
    expect(status).toBe(200);
    expect(body).toContain(`<title>${title}</title>`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each(['/nowhere', '/admin/businesses', '/admin/businesses/some-id/more', '/%2e%2e/x'])(
    'says at %s that there is no page, and draws it',
    async (path) => {
      const { status, body, headers } = await api.ask(null, path);
      expect(status).toBe(404);
      expect(body).toContain('<title>Second Ring</title>');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('says of the page of a call that there is none where nobody would answer', async () => {
    const { agent } = await addShop(open.database, 'Answering', '+16045550117');
    const statusOf = async (called: string) => (await api.ask(null, `/call/${called}`)).status;
    expect(await statusOf(agent.id)).toBe(200);
    expect(await statusOf('+16045550117')).toBe(200);
    expect(await statusOf('%2B16045550117')).toBe(200);
    for (const unknown of ['nobody', crypto.randomUUID(), '+16045550118', '%ff'])
      expect(await statusOf(unknown), unknown).toBe(404);
  });

  it.each([
    '/a%00b',
    '/a%00b.js',
    '/assets/a%00.js',
    '/%00',
    '/pricing%00',
    '/%ff',
    '/%E0%A4',
    '/a%5cb',
  ])('answers 404, and is at fault for nothing, where %s can be no file', async (path) => {
    expect((await api.ask(null, path)).status).toBe(404);
  });

  it('names itself by its public address wherever the build could not know it', async () => {
    expect((await api.ask(null, '/pricing')).body).toContain(
      'href="https://calls.example/pricing"',
    );
    const robots = await api.ask(null, '/robots.txt');
    expect(robots.body).toBe('Sitemap: https://calls.example/sitemap.xml');
    expect(robots.headers.get('content-type')).toContain('text/plain');
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    [`x${' '.repeat(300_000)}y, gzip`, 'gzip', gunzipSync],
  ])('sends pages compressed to who accepts %.20s', async (accepted, encoding, decompress) => {
    const headers = { 'accept-encoding': accepted };
    const response = await api.app.request('/pricing', { headers });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    const page = decompress(await response.arrayBuffer()).toString();
    expect(page).toContain('https://calls.example/pricing');
  });

  it('shows a page as it is now after a new build', async () => {
    writeFileSync(join(folder, 'new.html'), '<title>First</title>');
    expect((await api.ask(null, '/new')).body).toContain('First');
    writeFileSync(join(folder, 'new.html'), '<title>Second</title>');
    utimesSync(join(folder, 'new.html'), new Date(), new Date(Date.now() + 5_000));
    expect((await api.ask(null, '/new')).body).toContain('Second');
  });

  it('lets browsers keep assets for ever, compressed where they can read it', async () => {
    const response = await api.app.request('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('keeps a file that was asked for, and writes a long one in pieces', async () => {
    const file = join(folder, 'assets', 'long-3c4d.js');
    const at = new Date(1_700_000_000_000);
    const write = (letter: string, changed: Date) => {
      writeFileSync(file, letter.repeat(200_000));
      utimesSync(file, changed, changed);
    };
    const get = () => api.app.request('/assets/long-3c4d.js');
    write('a', at);
    const first = new Uint8Array(await (await get()).arrayBuffer()).at(-1);
    write('b', at);
    const again = await get();
    expect(again.headers.get('content-length')).toBe('200000');
    const piece = await again.body?.getReader().read();
    expect(piece?.value?.[0]).toBe(first);
    expect(piece?.value?.byteLength).toBeLessThanOrEqual(64 * 1024);
    write('c', new Date());
    expect(await (await get()).text()).toBe('c'.repeat(200_000));
  });

  it.each(['/assets/gone.js', '/favicon.png', '/auth/v1/none', '/api/none'])(
    'does not pretend that %s is a page',
    async (path) => {
      const { status, body } = await api.ask(null, path);
      expect(status).toBe(404);
      expect(body).toHaveProperty('code', 'NOT_FOUND');
    },
  );

  it('serves no file from outside its folder', async () => {
    for (const path of [
      '/..%2f..%2f..%2f..%2fetc%2fpasswd',
      '/assets/..%2f..%2f..%2fetc%2fpasswd',
    ]) {
      expect((await api.ask(null, path)).body, path).not.toContain('root:');
    }
  });

  it('forbids foreign scripts, frames and sniffing on every answer, refusals too', async () => {
    for (const path of ['/', '/api/none', '/healthz']) {
      const { headers } = await api.ask(null, path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('lets a page run the script written into it, and nothing else run one', async () => {
    const early = createHash('sha256').update('early()').digest('base64');
    const policyOf = async (path: string) =>
      (await api.ask(null, path)).headers.get('content-security-policy');
    expect(await policyOf('/admin')).toContain(`script-src 'self' 'sha256-${early}';`);
    expect(await policyOf('/pricing')).toContain("script-src 'self';");
    expect(await policyOf('/api/none')).toContain("script-src 'self';");
  });

  it('describes every path of the contract, as data and as a page', async () => {
    const document = await api.ask(null, '/api/openapi.json');
    expect(document.body).toHaveProperty(['paths', '/agents/{millisAgentId}/first-message', 'put']);
    expect(document.body).toHaveProperty(['paths', '/phone-numbers/details/{twilioSid}', 'get']);
    const page = await api.ask(null, '/api/docs');
    expect(page.body).toContain('PUT /api/businesses/{id}');
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('color-scheme:light dark');
    expect(page.body).toContain('href="/favicon.svg"');
    expect(String(page.body).match(/<\/?main>/g)).toEqual(['<main>', '</main>']);
    const [intro = ''] = String(page.body).split('<section>');
    expect(intro).toContain('VERSION_CONFLICT');
    expect(intro.split('</style>').at(-1)).not.toMatch(/&quot;|\\d/);
  });
});

describe("a client's address", () => {
  const from = (remoteAddress: string, forwarded?: string) =>
    clientAddress(new Headers(forwarded ? { 'x-forwarded-for': forwarded } : {}), {
      incoming: { socket: { remoteAddress } },
    });

  it('is what a proxy on this machine says it is', () => {
    expect(from('127.0.0.1', '10.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('is one unknown network behind a proxy on this machine that names nobody, where the world comes in', async () => {
    const app = new Hono();
    app.use(resolveClientAddress([], true));
    app.get('/', (context) =>
      context.text(clientAddress(context.req.raw.headers, context.env) ?? ''),
    );
    const seen = async (headers: Record<string, string>) => {
      const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      return (await app.request('/', { headers }, bindings)).text();
    };
    expect(await seen({})).toBe(unknownNetwork);
    expect(await seen({ 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
  });

  it('is what the proxies that are named say it is, past each of them', async () => {
    const app = new Hono();
    app.use(resolveClientAddress(['10.0.0.0/8', '2001:db8:aa::/48']));
    app.get('/', (context) =>
      context.text(clientAddress(context.req.raw.headers, context.env) ?? ''),
    );
    const seen = async (remoteAddress: string, forwarded: string) => {
      const request = { headers: { 'x-forwarded-for': forwarded } };
      const bindings = { incoming: { socket: { remoteAddress } } };
      return (await app.request('/', request, bindings)).text();
    };
    expect(await seen('10.0.0.4', '203.0.113.9')).toBe('203.0.113.9');
    expect(await seen('::ffff:10.0.0.4', '198.51.100.1, 203.0.113.9:4711, 10.9.9.9')).toBe(
      '203.0.113.9',
    );
    expect(await seen('2001:db8:aa::1', '[2001:db8:bb::9]:4711')).toBe('2001:db8:bb::9');
    expect(await seen('192.0.2.4', '203.0.113.9')).toBe('192.0.2.4');
    expect(await seen('10.0.0.4', 'anything else')).toBe('10.0.0.4');
  });

  it('cannot be chosen by a client that comes directly', () => {
    expect(from('203.0.113.9', '127.0.0.1')).toBe('203.0.113.9');
  });
});
