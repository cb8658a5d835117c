import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openPostgresql } from '../packages/server/src/database/open-postgresql.ts';
import { seedLogs } from '../packages/server/src/testing/seed.ts';
import { signUp } from './support/account.ts';
import { type Asker, openAsker } from './support/asker.ts';
import { createThrowAwayDatabase } from './support/database.ts';
import { explainSearch } from './support/explain.ts';
import type { Row } from './support/row.ts';
import { startServerProcess } from './support/server-process.ts';

const rowsOfEach = 100_000;
const connections = 10;
const requestsOfEach = 2_000;
/** Until the engine has compiled what every request runs. */
const warmingRequests = 500;

/** What a reader of the console waits for: the first rows, and those that a search finds. */
const asked = [
  ['call logs, newest page', '/api/call-logs?limit=50'],
  ['call logs, search for a part of an id', '/api/call-logs?limit=50&q=a1b2c'],
  ['call logs, search that finds nothing', '/api/call-logs?limit=50&q=nothing-like-it'],
  ['SMS logs, newest page', '/api/sms-logs?limit=50'],
  ['SMS logs, search for words of one message', '/api/sms-logs?limit=50&q=Message%2077777'],
  ['SMS logs, search for words of many', '/api/sms-logs?limit=50&q=truck'],
] as const;

const askedOfPlain = [
  ['call logs, newest page, by Node and pg alone', '/newest'],
  ['call logs, search for a part of an id, by Node and pg alone', '/search'],
] as const;

/** How fast the logs are listed and searched with a hundred thousand of each, on PostgreSQL. */
export async function run(): Promise<Row[]> {
  const database = await createThrowAwayDatabase();
  try {
    const open = await openPostgresql(database.url, () => undefined);
    await seedLogs(open.database, { calls: rowsOfEach, messages: rowsOfEach });
    // As PostgreSQL would by itself within a minute, in the middle of the measurement.
    await open.sql.executeSql('VACUUM ANALYZE call_logs, sms_logs');
    console.error(await explainSearch(open.database));
    await open.close();
    return [...(await measure(database.url)), ...(await measurePlain(database.url))];
  } finally {
    await database.drop();
  }
}

async function measure(databaseUrl: string): Promise<Row[]> {
  const server = await startServerProcess(databaseUrl, { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  try {
    const { access_token: token } = await signUp(server.origin);
    return await measureEach(asked, server.origin, token);
  } finally {
    await server.stop();
  }
}

/** The same from a server that does nothing else, to tell our share from the machine's. */
async function measurePlain(databaseUrl: string): Promise<Row[]> {
  const program = fileURLToPath(new URL('support/plain-server.ts', import.meta.url));
  const plain = fork(program, { env: { DATABASE_URL: databaseUrl }, silent: true });
  try {
    const [address] = await once(plain.stdout ?? plain, 'data');
    return await measureEach(askedOfPlain, String(address).trim(), '');
  } finally {
    plain.kill();
  }
}

async function measureEach(
  asked: readonly (readonly [string, string])[],
  origin: string,
  token: string,
): Promise<Row[]> {
  const opening = Array.from({ length: connections }, () => openAsker(origin, token));
  const askers = await Promise.all(opening);
  const rows: Row[] = [];
  for (const [measure, path] of asked) {
    await askOften(askers, path, warmingRequests);
    rows.push({ measure, value: percentiles(await askOften(askers, path, requestsOfEach)) });
  }
  for (const asker of askers) asker.close();
  return rows;
}

/** Each asks again as soon as it is answered. Answers milliseconds. */
async function askOften(askers: Asker[], path: string, times: number): Promise<number[]> {
  const took: number[] = [];
  const each = async (asker: Asker) => {
    for (let asks = 0; asks < times / connections; asks += 1) took.push(await asker.ask(path));
  };
  await Promise.all(askers.map(each));
  return took.toSorted((a, b) => a - b);
}

function percentiles(sorted: number[]): string {
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} at ${connections} connections`;
}
