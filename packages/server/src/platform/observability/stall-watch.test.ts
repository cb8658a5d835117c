import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const watch = new URL('./stall-watch.ts', import.meta.url).href;
const patience = 60_000;

/** Runs a program that watches itself with a limit of one second, and then does `work`. */
async function watched(work: string) {
  const program = `import(${JSON.stringify(watch)}).then(({ watchForStall }) => { const stop = watchForStall(1); ${work} })`;
  const child = spawn(process.execPath, ['--eval', program], {
    timeout: patience / 2,
    killSignal: 'SIGKILL',
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += String(chunk);
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, errors };
}

it(
  'a process whose main thread loops without an end is ended, and says so in the log',
  async () => {
    const { code, signal, errors } = await watched('for (;;);');
    expect({ code, signal }).toEqual({ code: null, signal: 'SIGABRT' });
    expect(JSON.parse(errors)).toMatchObject({
      level: 60,
      msg: expect.stringContaining('over 1 s'),
    });
  },
  patience,
);

it(
  'a watch keeps no process alive that has nothing left to do, and ends when told to',
  async () => {
    expect(await watched('')).toMatchObject({ code: 0, errors: '' });
    const slow = 'stop(); const end = Date.now() + 4000; while (Date.now() < end);';
    expect(await watched(slow)).toMatchObject({ code: 0, errors: '' });
  },
  patience,
);
