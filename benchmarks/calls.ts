import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sampleAgentNumber } from '@second-ring/contract/sample-business';
import { CarrierCall } from '../packages/server/src/calls/driver/telephone/carrier-call.ts';
import { createThrowAwayDatabase } from './support/database.ts';
import type { Row } from './support/row.ts';
import { type ServerProcess, startServerProcess } from './support/server-process.ts';

const callersFile = fileURLToPath(new URL('./support/callers.ts', import.meta.url));
const loads = [1, 100, 1_000];
const seconds = 20;
const idleCalls = 1_000;

/** How fast and how small calls are: each turn stored in PostgreSQL, over signed sockets. */
export async function run(): Promise<Row[]> {
  const database = await createThrowAwayDatabase();
  try {
    const first = await startServerProcess(database.url);
    await first.stop();
    const { row, server } = await warmStart(database.url);
    const rows = [row];
    for (const calls of loads) rows.push(await latencyAt(server, calls));
    await server.stop();
    rows.push(await memoryOfIdleCalls(database.url));
    return rows;
  } finally {
    await database.drop();
  }
}

async function warmStart(databaseUrl: string): Promise<{ row: Row; server: ServerProcess }> {
  const began = performance.now();
  const server = await startServerProcess(databaseUrl);
  const call = new CarrierCall(server, sampleAgentNumber, '+16045550199');
  const socket = await call.connect(await call.ring());
  await socket.nextTurn();
  const value = `${((performance.now() - began) / 1_000).toFixed(2)} s`;
  socket.raw.terminate();
  return { row: { measure: 'warm start to the first answered call', value }, server };
}

async function latencyAt(server: ServerProcess, calls: number): Promise<Row> {
  const callers = startCallers(server, calls, seconds);
  try {
    await callers.next();
    const { latencies = [] } = await callers.next();
    const sorted = latencies.toSorted((a, b) => a - b);
    const at = (share: number) =>
      (
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
      ).toFixed(1);
    return {
      measure: `prompt → first text, ${calls} calls, a turn each 5 s`,
      value: `p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  (${sorted.length} turns)`,
    };
  } finally {
    callers.stop();
  }
}

/**
 * How much a fresh server grows by many calls: an upper bound, as its heap and compiled code grow
 * with the first of them. One that has answered as many before would show what it had left over.
 */
async function memoryOfIdleCalls(databaseUrl: string): Promise<Row> {
  const server = await startServerProcess(databaseUrl);
  const before = server.memory();
  const callers = startCallers(server, idleCalls, 0);
  try {
    await callers.next();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const each = (server.memory() - before) / idleCalls / 1_024;
    const measure = `memory of an idle call, at most (${idleCalls} calls on a fresh server)`;
    return { measure, value: `${each.toFixed(1)} KB` };
  } finally {
    callers.stop();
    await server.stop();
  }
}

interface Report {
  connected?: number;
  latencies?: number[];
}

function startCallers({ origin, publicUrl, authToken }: ServerProcess, calls: number, s: number) {
  const account = JSON.stringify({ origin, publicUrl, authToken });
  const child = spawn(
    process.execPath,
    [callersFile, '--account', account, '--calls', String(calls), '--seconds', String(s)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const reports = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async next(): Promise<Report> {
      const { value, done } = await reports.next();
      if (done) throw new Error('The callers stopped before they had measured anything.');
      return JSON.parse(value);
    },
    stop: () => child.kill('SIGKILL'),
  };
}
