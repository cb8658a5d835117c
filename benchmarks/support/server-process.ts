import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CarrierAccount } from '../../packages/server/src/calls/driver/telephone/carrier-call.ts';

const main = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
const authToken = 'a-token-for-benchmarks';

/** A server in a process of its own, as it runs in production. */
export interface ServerProcess extends CarrierAccount {
  /** Resident memory, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/**
 * Starts the server on a database and a free port. Resolves once it answers.
 * @param more further settings.
 */
export async function startServerProcess(
  databaseUrl: string,
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: databaseUrl,
      TWILIO_AUTH_TOKEN: authToken,
      LOG_LEVEL: 'error',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(origin, child);
  return {
    origin,
    publicUrl: origin,
    authToken,
    memory: () => residentMemory(child.pid ?? 0),
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error('The server did not become ready within a minute.');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

function residentMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
}
