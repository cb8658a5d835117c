import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openPostgresql } from '../packages/server/src/platform/database/open-postgresql.ts';
import { seedLogs } from '../packages/server/src/testing/seed.ts';
import { signUp } from './support/account.ts';
import { type Asker, openAsker } from './support/asker.ts';
import { createThrowAwayDatabase } from './support/database.ts';
import { explainSearch } from './support/explain.ts';
import type { Row } from './support/row.ts';
import { startServerProcess } from './support/server-process.ts';

const rowsOfEach = 100_000;
const connections = 10;
const plainServer = fileURLToPath(new URL('support/plain-server.ts', import.meta.url));
/** Several seconds' worth: all rows are counted anew every ten seconds, as in use. */
const requestsOfEach = 6_000;
/** Until the engine has compiled what every request runs: a server that is asked is a warm one. */
const warmingRequests = 1_000;

/** What a reader of the console waits for: the first rows, and those that a search finds. */
const askedOfOurs = new Map([
  ['call logs, newest page', '/api/call-logs?limit=50'],
  ['call logs, search for a part of an id', '/api/call-logs?limit=50&q=a1b2c'],
  ['call logs, search that finds nothing', '/api/call-logs?limit=50&q=nothing-like-it'],
  ['SMS logs, newest page', '/api/sms-logs?limit=50'],
  ['SMS logs, search for words of one message', '/api/sms-logs?limit=50&q=Message%2077777'],
  ['SMS logs, search for words of many', '/api/sms-logs?limit=50&q=truck'],
]);

/** The same from a server that does nothing else, to tell our share from the machine's. */
const askedOfPlain = new Map([
  ['call logs, newest page', '/newest'],
  ['call logs, search for a part of an id', '/search'],
]);

/** One page, and whom it is asked of. */
interface Question {
  measure: string;
  path: string;
  origin: string;
  token: string;
}

/** How fast the logs are listed and searched with a hundred thousand of each, on PostgreSQL. */
export async function run(): Promise<Row[]> {
  const database = await createThrowAwayDatabase();
  try {
    const open = await openPostgresql(database.url, () => undefined);
    await seedLogs(open.database, { calls: rowsOfEach, messages: rowsOfEach });
    // As PostgreSQL would by itself within a minute, in the middle of the measurement.
    await open.sql.executeSql('VACUUM ANALYZE call_logs, sms_logs');
    await open.sql.executeSql('CHECKPOINT');
    console.error(await explainSearch(open.database));
    await open.close();
    return await measure(database.url);
  } finally {
    await database.drop();
  }
}

async function measure(databaseUrl: string): Promise<Row[]> {
  const server = await startServerProcess(databaseUrl, { AUTH_EMAIL_AUTOCONFIRM: 'true' });
  const plain = fork(plainServer, { env: { DATABASE_URL: databaseUrl }, silent: true });
  try {
    const { access_token: token } = await signUp(server.origin);
    const [address] = await once(plain.stdout ?? plain, 'data');
    const ours = { origin: server.origin, token };
    const theirs = { origin: String(address).trim(), token: '' };
    const questions = [...askedOfOurs].flatMap(([measure, path]) => {
      const plainPath = askedOfPlain.get(measure);
      // One after the other, so that a slow minute of the machine is both servers'.
      return [
        { measure, path, ...ours },
        ...(plainPath === undefined
          ? []
          : [{ measure: `${measure}, by Node and pg alone`, path: plainPath, ...theirs }]),
      ];
    });
    return await measureEach(questions);
  } finally {
    plain.kill();
    await server.stop();
  }
}

async function measureEach(questions: Question[]): Promise<Row[]> {
  for (const question of questions) await askOften(question, warmingRequests);
  const rows: Row[] = [];
  for (const question of questions) {
    const took = await askOften(question, requestsOfEach);
    rows.push({ measure: question.measure, value: percentiles(took) });
  }
  return rows;
}

/** Ten connections, each asking again as soon as it is answered. Answers milliseconds. */
async function askOften({ origin, token, path }: Question, times: number): Promise<number[]> {
  const opening = Array.from({ length: connections }, () => openAsker(origin, token));
  const askers = await Promise.all(opening);
  const took: number[] = [];
  const each = async (asker: Asker) => {
    for (let asks = 0; asks < times / connections; asks += 1) took.push(await asker.ask(path));
    asker.close();
  };
  await Promise.all(askers.map(each));
  return took;
}

function percentiles(took: number[]): string {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} at ${connections} connections`;
}
