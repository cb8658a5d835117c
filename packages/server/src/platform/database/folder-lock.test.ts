import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CannotStart } from '../settings/settings.ts';
import { lockFolder } from './folder-lock.ts';

it('says in one line that a folder cannot be used', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'second-ring-')), 'file');
  writeFileSync(file, '');
  expect(() => lockFolder(file)).toThrow(CannotStart);
  expect(() => lockFolder(join(file, 'data'))).toThrow(
    /^DATA_DIR holds ".+"; it should be .+\)\.$/,
  );
});

describe('a database folder', () => {
  let folder = '';
  let other: ChildProcess | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'second-ring-'));
  });
  afterEach(() => {
    other?.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('is refused while another process has it, naming that process', async () => {
    other = await processHolding(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${other.pid}`);
  });

  it('is refused while a process has it that cannot be seen, such as in another container', async () => {
    other = await processHolding(folder);
    for (const name of readdirSync(folder))
      if (statSync(join(folder, name)).size > 0) writeFileSync(join(folder, name), unseen);
    expect(() => lockFolder(folder)).toThrow(CannotStart);
  });

  it('is taken over from a process that was killed', async () => {
    other = await processHolding(folder);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockFolder(folder)();
  });

  it('is refused to the process that has it already, until it is given back', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
    lockFolder(folder)();
  });
});

/** A holder that lives where its number means nothing here. */
const unseen = JSON.stringify({ pid: 2 ** 31 - 2, started: null });

async function processHolding(folder: string): Promise<ChildProcess> {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./folder-lock.ts'))});
    lockFolder(${JSON.stringify(folder)});
    console.log('held');
    setInterval(() => undefined, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}
