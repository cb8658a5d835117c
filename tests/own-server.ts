import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface OwnServer {
  address: string;
  stop: () => Promise<void>;
}

const patienceMs = 90_000;

/** Starts the program with settings of its own and a database that is thrown away. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const port = freePort();
  const address = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'second-ring-own-server-'));
  const program = spawn(process.execPath, ['packages/server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: address,
      DATA_DIR: join(folder, 'database'),
      LOG_LEVEL: 'error',
      SENTENCE_VECTORS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const stop = async () => {
    program.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const printed = (async () => {
    for await (const chunk of program.stdout) if (String(chunk).includes(address)) return true;
    return false;
  })();
  const late = new Promise<boolean>((resolve) =>
    setTimeout(() => resolve(false), patienceMs).unref(),
  );
  if (!(await Promise.race([printed, late]))) {
    await stop();
    throw new Error(`The server did not start within ${patienceMs} ms.`);
  }
  program.stdout.resume();
  return { address, stop };
}
