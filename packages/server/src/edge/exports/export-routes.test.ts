import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { openLog } from '../../platform/observability/log.ts';
import type { Person } from '../../platform/tenant-guard/person.ts';
import { createTestApi } from '../../testing/api.ts';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { seedLogs } from '../../testing/seed.ts';
import { csvLine } from './csv.ts';
import { exportRoutes } from './export-routes.ts';

const rows = 1_234;

describeOnEachDatabase('an export', (open) => {
  it('holds every row of a list of many pages once', async () => {
    await seedLogs(open().database, { calls: rows, messages: rows });
    const api = createTestApi(open(), {
      operator: { role: 'operator', userId: crypto.randomUUID() },
    });
    for (const file of ['call-logs.csv', 'call-logs.csv?sort=call_status', 'sms-logs.csv']) {
      const list = file.replace(/\.csv.*/, '');
      const counted = await api.ask('operator', `/api/${list}?limit=1`);
      const { body } = await api.ask('operator', `/api/exports/${file}`);
      // Seeded texts hold no line break: a line is a row, and ends with its id.
      const lines = String(body).trimEnd().split('\r\n').slice(1);
      expect(lines.length, file).toBeGreaterThanOrEqual(rows);
      expect(String(lines.length), file).toBe(counted.headers.get('x-total-count'));
      expect(new Set(lines.map((line) => line.slice(-36))).size, file).toBe(lines.length);
    }
  });
});

/** A list of endless pages that counts what is asked of it and fails from a given page on. */
function endlessList(failsAt = Number.POSITIVE_INFINITY) {
  const list = { app: new Hono(), asked: 0 };
  list.app.get('/api/users', (context) => {
    list.asked += 1;
    if (list.asked >= failsAt) return context.json({ error: 'Out of order.' }, 503);
    const link = `</api/users?cursor=${list.asked}>; rel="next"`;
    return context.json([{ email: `${list.asked}@example.com` }], 200, { link });
  });
  return list;
}

/** An export is asked for by nobody in particular, or by somebody. */
function asked(person: Person | null = null) {
  return { log: openLog('silent'), people: { find: async () => person, count: async () => 1 } };
}

it.each([
  'agents',
  'businesses',
  'call-logs',
  'phone-numbers',
  'sms-logs',
  'user-businesses',
  'users',
])('of %s has headings that owners read, and fields that operators know', async (list) => {
  const app = new Hono().get('/api/:list', (context) => context.json([]));
  const headings = async (person: Person) => {
    const routes = exportRoutes(app, asked(person));
    return (await routes.request(`/api/exports/${list}.csv`)).text();
  };
  const userId = crypto.randomUUID();
  const owners = await headings({ role: 'owner', userId, businessIds: [] });
  expect(owners).not.toMatch(/_|millis|twilio|sid\b|e\.164/i);
  expect(owners).toMatch(/^\uFEFF?[A-Z]/);
  expect(await headings({ role: 'operator', userId })).toMatch(/created_at|call_timestamp/);
});

it('breaks off where a page fails: nobody takes the beginning for the whole', async () => {
  // Node's adapter writes there what it broke off for; our own log has it too.
  vi.spyOn(console, 'error').mockReturnValue();
  const routes = exportRoutes(endlessList(3).app, asked());
  const server = createServer(getRequestListener(routes.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const response = await fetch(`http://127.0.0.1:${port}/api/exports/users.csv`);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

it('reads no further than its reader takes, and not at all once they are gone', async () => {
  const list = endlessList();
  const response = await exportRoutes(list.app, asked()).request('/api/exports/users.csv');
  const reader = response.body?.getReader();
  const head = await reader?.read();
  expect(new TextDecoder().decode(head?.value)).toContain('email,phone');
  expect(list.asked).toBe(1);
  await reader?.read();
  await reader?.read();
  expect(list.asked).toBe(2);
  await reader?.cancel();
  expect(list.asked).toBe(2);
});

it('is one of two of an account at once, however those before it ended', async () => {
  const userId = crypto.randomUUID();
  const list = endlessList(6);
  const routes = exportRoutes(list.app, asked({ role: 'owner', userId, businessIds: [] }));
  routes.onError((error, context) => {
    expect(error).toHaveProperty('retryAfterSeconds', 10);
    return context.text('', 429);
  });
  const ask = (method = 'GET') => routes.request('/api/exports/users.csv', { method });
  for (let index = 0; index < 5; index += 1) await ask('HEAD');
  list.asked = 0;
  const [first, second] = [await ask(), await ask()];
  expect((await ask()).status).toBe(429);
  await first.body?.cancel();
  const third = await ask();
  expect(third.status).toBe(200);
  await expect(second.text()).rejects.toThrow();
  expect((await ask()).status).toBe(503);
  await third.body?.cancel();
});

it('gives way to others every fifty rows', async () => {
  const rowsOfPage = Array.from({ length: 500 }, (_, at) => ({ email: `${at}@example.com` }));
  const app = new Hono().get('/api/users', (context) => context.json(rowsOfPage));
  const response = await exportRoutes(app, asked()).request('/api/exports/users.csv');
  let turns = 0;
  const count = () => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  await response.text();
  clearImmediate(counting);
  expect(turns).toBeGreaterThanOrEqual(10);
});

it('of a list that cannot be read is refused as the list is', async () => {
  const routes = exportRoutes(endlessList(1).app, asked());
  const response = await routes.request('/api/exports/users.csv');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ error: 'Out of order.' });
});

it('quotes what would break a line or a cell', () => {
  const line = csvLine(['a,b', 'say "hi"', 'two\nlines', null, 3, true]);
  expect(line).toBe('"a,b","say ""hi""","two\nlines",,3,true\r\n');
});

it.each(['=1+1', '@SUM(A1)', '+1+cmd|calc', '-2+3', '\t=1', ' =1', '＝1', '\r\n=1'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('leaves telephone numbers as they are dialled', () => {
  expect(csvLine(['+16045550142', '-4.50'])).toBe('+16045550142,-4.50\r\n');
});

it('never lets a cell begin like a formula', () => {
  const text = fc.stringMatching(/^\s*[=@+-][a-z(,"]+$/);
  fc.assert(fc.property(text, (formula) => csvLine([formula]).replace(/^"/, '').startsWith("'")));
});

it('never lets what stands behind a semicolon, a tab or a line break begin like a formula', () => {
  for (const separator of [';', '; ', '\t', '\n', '\r\n ', ';;'])
    for (const sign of ['=', '+', '-', '@', '＝']) {
      const parts = csvLine([`hi${separator}${sign}cmd|' /C calc'!A1;bye`]).split(/[;\t\r\n]/);
      for (const part of parts) expect(part.trimStart()).not.toMatch(/^[=+\-@＝]/);
    }
  expect(csvLine(['a; b', 'c; 5'])).toBe('a; b,c; 5\r\n');
});

it('is written as it would be blank by blank, of a text of breaks and blanks without end', () => {
  const naive = (text: string) => {
    let written = '';
    let mayBegin = false;
    for (const character of text) {
      if (mayBegin && /[=+\-@＝＋－＠]/.test(character)) written += "'";
      mayBegin = /[;\t\r\n]/.test(character) || (mayBegin && /\s/.test(character));
      written += character;
    }
    return `"${written}"\r\n`;
  };
  const part = fc.constantFrom(';', '\t', '\r\n', '\n', ' ', '\u00a0', '=', '-', '＠', 'a', '5');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 400 }), (parts) => {
      const text = `x\n${parts.join('')}`;
      expect(csvLine([text])).toBe(naive(text));
    }),
  );
  // With a quarter of a million steps for each break there would be no end of it.
  for (const run of ['\n', '\t', '; ', '\r\n']) {
    const text = `x\n${run.repeat(500_000 / run.length)}y`;
    expect(csvLine([text])).toBe(naive(text));
  }
});
