import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'second-ring-main-'));
/** Making an embedded database takes seconds of a whole processor, so the tests share this one. */
const shared = join(folder, 'shared');
const patience = 180_000;
const running = new Set<ChildProcess>();
/** A process left over from a test that failed would hold the shared database against the next. */
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all([...running].map((child) => once(child, 'exit')));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the program', () => {
  it('stops at a wrong setting with one line that says what it should be', async () => {
    const { exit, errors } = start({ PORT: 'eighty' });
    expect(await exit).toBe(1);
    expect(errors()).toBe('PORT holds "eighty"; it should be a port from 0 to 65535.\n');
  });

  it(
    'says so when its port is taken or its database does not answer',
    async () => {
      const port = String(await freePort());
      const first = start({ DATA_DIR: shared, PORT: port });
      await first.printed('To become the operator');
      const second = start({ DATA_DIR: join(folder, 'second'), PORT: port });
      expect(await second.exit).toBe(1);
      expect(second.errors()).toMatch(/^PORT holds \d+; it should be one that is free .+\n$/);
      const third = start({
        DATABASE_URL: `postgres://ana:hush@127.0.0.1:${await freePort()}/none`,
      });
      expect(await third.exit).toBe(1);
      expect(third.errors()).toMatch(
        /^DATABASE_URL holds an address where no database answers .+\n$/,
      );
      expect(third.errors()).not.toContain('hush');
    },
    patience,
  );

  it(
    'tells a second one which process has the database, and ends cleanly when told to',
    async () => {
      const port = String(await freePort());
      const first = start({ DATA_DIR: shared, PORT: port });
      await first.printed('To become the operator');
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
      const second = start({ DATA_DIR: shared, PORT: '0' });
      expect(await second.exit).toBe(1);
      expect(second.errors()).toContain(`open in process ${first.pid}`);
      first.signal('SIGTERM');
      expect(await first.exit).toBe(0);
      expect(first.errors()).toBe('');
    },
    patience,
  );
});

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: environment, cwd: folder });
  running.add(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  return {
    pid: child.pid,
    exit: once(child, 'exit').then(([code, signal]) => {
      running.delete(child);
      return code ?? signal;
    }),
    errors: () => errors,
    printed: async (text: string) => {
      while (!output.includes(text)) await once(child.stdout, 'data');
    },
    signal: (name: NodeJS.Signals) => child.kill(name),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (typeof address !== 'object' || address === null) throw new Error('No port was given.');
  return address.port;
}
