import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { openPostgresql } from '../packages/server/src/database/open-postgresql.ts';
import { seedLogs } from '../packages/server/src/testing/seed.ts';
import { signUp } from './support/account.ts';
import { createThrowAwayDatabase } from './support/database.ts';
import { explainSearch } from './support/explain.ts';
import type { Row } from './support/row.ts';
import { startServerProcess } from './support/server-process.ts';

const rowsOfEach = 100_000;
const connections = 10;
const requestsOfEach = 2_000;

/** What a reader of the console waits for: the first rows, and those that a search finds. */
const asked = [
  ['call logs, newest page', '/api/call-logs?limit=50'],
  ['call logs, search for a part of an id', '/api/call-logs?limit=50&q=a1b2c'],
  ['call logs, search that finds nothing', '/api/call-logs?limit=50&q=nothing-like-it'],
  ['SMS logs, newest page', '/api/sms-logs?limit=50'],
  ['SMS logs, search for words of one message', '/api/sms-logs?limit=50&q=Message%2077777'],
  ['SMS logs, search for words of many', '/api/sms-logs?limit=50&q=truck'],
] as const;

/** How fast the logs are listed and searched with a hundred thousand of each, on PostgreSQL. */
export async function run(): Promise<Row[]> {
  const database = await createThrowAwayDatabase();
  try {
    const open = await openPostgresql(database.url, () => undefined);
    await seedLogs(open.database, { calls: rowsOfEach, messages: rowsOfEach });
    console.error(await explainSearch(open.database));
    await open.close();
    return [...(await measure(database.url)), await measurePlain(database.url)];
  } finally {
    await database.drop();
  }
}

async function measure(databaseUrl: string): Promise<Row[]> {
  const server = await startServerProcess(databaseUrl, { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const { access_token: token } = await signUp(server.origin);
    const ask = (path: string) => timeOf(agent, server.origin + path, token);
    const rows: Row[] = [];
    for (const [measure, path] of asked) {
      for (let warming = 0; warming < 50; warming += 1) await ask(path);
      rows.push({ measure, value: percentiles(await askOften(() => ask(path))) });
    }
    return rows;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** The same page from a server that does nothing else, to tell our share from the machine's. */
async function measurePlain(databaseUrl: string): Promise<Row> {
  const program = fileURLToPath(new URL('support/plain-server.ts', import.meta.url));
  const plain = fork(program, { env: { DATABASE_URL: databaseUrl }, silent: true });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    const [address] = await once(plain.stdout ?? plain, 'data');
    const ask = () => timeOf(agent, String(address).trim(), '');
    for (let warming = 0; warming < 50; warming += 1) await ask();
    const measure = 'call logs, newest page, by Node and pg alone';
    return { measure, value: percentiles(await askOften(ask)) };
  } finally {
    agent.destroy();
    plain.kill();
  }
}

/** Ten at a time, each asking again as soon as it is answered. Answers milliseconds. */
async function askOften(ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  const each = async () => {
    for (let asks = 0; asks < requestsOfEach / connections; asks += 1) times.push(await ask());
  };
  await Promise.all(Array.from({ length: connections }, each));
  return times.toSorted((a, b) => a - b);
}

/** Milliseconds until the whole answer was there. */
function timeOf(agent: Agent, address: string, token: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const asking = request(address, { agent, headers: { authorization: `Bearer ${token}` } });
    asking.on('response', (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`));
      response.resume().on('end', () => resolve(performance.now() - began));
    });
    asking.on('error', reject).end();
  });
}

function percentiles(sorted: number[]): string {
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} at ${connections} connections`;
}
