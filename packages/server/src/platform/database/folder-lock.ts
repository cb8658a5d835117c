import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CannotStart } from '../settings/settings.ts';

const holderShape = z.object({ pid: z.number().int(), started: z.string().nullable() });
type Holder = z.infer<typeof holderShape>;

const heldHere = new Set<string>();

/**
 * Takes a folder for this process and answers the function that gives it back. One process may
 * open an embedded database; a second one would corrupt it. A lock whose process is gone is taken
 * over. It cannot see processes of another machine or container that share the folder.
 * @throws CannotStart when another live process has the folder, or it cannot be used.
 */
export function lockFolder(folder: string): () => void {
  const place = ownFolder(folder);
  const lock = join(place, 'lock');
  if (heldHere.has(place)) throw inUse(place, process.pid);
  const mine = join(place, `lock.${process.pid}`);
  const self: Holder = { pid: process.pid, started: startOf(process.pid) };
  writable(place, () => writeFileSync(mine, JSON.stringify(self)));
  try {
    while (!linked(mine, lock)) removeIfStale(place, lock);
  } finally {
    rmSync(mine, { force: true });
  }
  heldHere.add(place);
  return () => {
    if (heldHere.delete(place)) rmSync(lock, { force: true });
  };
}

function ownFolder(folder: string): string {
  return writable(folder, () => {
    mkdirSync(folder, { recursive: true });
    return realpathSync(folder);
  });
}

/** Does something in the folder, or tells in one line that nothing can be done there. */
function writable<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `DATA_DIR holds ${JSON.stringify(folder)}; it should be a folder this program may write to (${reason}).`,
      { cause: error },
    );
  }
}

/** A link, unlike a write, appears whole or not at all. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function removeIfStale(folder: string, lock: string): void {
  const holder = readHolder(lock);
  if (holder && isRunning(holder)) throw inUse(folder, holder.pid);
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (moved && isRunning(moved)) {
    // Another process took over in between: what we moved is its fresh lock.
    linked(aside, lock);
  }
  rmSync(aside, { force: true });
}

function readHolder(lock: string): Holder | null {
  try {
    return holderShape.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    // Unreadable or gone: nobody can prove to hold it.
    return null;
  }
}

function isRunning(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
  }
  return startOf(holder.pid) === holder.started;
}

/** Tells a process from a later one under the same number; null where the system does not say. */
function startOf(pid: number): string | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The start time is the 22nd field; the 2nd, in parentheses, may itself hold spaces (proc(5)).
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function inUse(folder: string, pid: number): CannotStart {
  return new CannotStart(
    `The database in ${folder} is open in process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
