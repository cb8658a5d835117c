import { createHash } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run-command.mjs';

/** How often whoever waits looks again, in milliseconds. */
const patience = 200;
/** No install and no build takes as long: another process has the number of one that died. */
const longestWork = 15 * 60_000;

/**
 * Does `work` while no other process started in `folder` does work of that name; the others wait their
 * turn. A process that died in the middle holds nobody up.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @param {string} [folder]
 * @returns {Promise<Result>}
 */
export async function oneAtATime(name, work, folder = root) {
  const place = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `second-ring-${place}-${name}.lock`);
  while (!isTaken(lock)) await sleep(patience);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Whether this process has the lock now.
 * @param {string} lock
 */
function isTaken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (!isHeld(lock)) rmSync(lock, { force: true });
  return false;
}

/**
 * Whether the process that took a lock still runs. One that was let go, or is just being written, counts
 * as held: the next look tells.
 * @param {string} lock
 */
function isHeld(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > longestWork) return false;
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
