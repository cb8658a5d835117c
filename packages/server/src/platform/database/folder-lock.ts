import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../settings/settings.ts';

/** A connection that is not referred to is closed by the garbage collector, and its lock with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes a folder for this process and answers the function that gives it back. One process may
 * open an embedded database; a second one would corrupt it. The lock is SQLite's: the system holds
 * it for as long as the process lives, and tells of it whoever shares the folder on this machine,
 * containers among them. It cannot see processes of another machine.
 * @throws CannotStart when another live process has the folder, or it cannot be used.
 */
export function lockFolder(folder: string): () => void {
  return inFolder(folder, () => {
    mkdirSync(folder, { recursive: true });
    const place = realpathSync(folder);
    const holder = join(place, 'lock.pid');
    const lock = new DatabaseSync(join(place, 'lock.sqlite'));
    try {
      lock.exec('BEGIN IMMEDIATE');
    } catch (error) {
      lock.close();
      throw isTaken(error) ? inUse(place, readHolder(holder)) : error;
    }
    writeFileSync(holder, String(process.pid));
    held.add(lock);
    return () => {
      if (held.delete(lock)) lock.close();
    };
  });
}

/** Does something in the folder, or tells in one line that nothing can be done there. */
function inFolder<Result>(folder: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotStart(
      `DATA_DIR holds ${JSON.stringify(folder)}; it should be a folder this program may write to (${reason}).`,
      { cause: error },
    );
  }
}

/** SQLITE_BUSY (https://sqlite.org/rescode.html#busy): another connection has the lock. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** The process that wrote itself down; one that took the lock this very moment may not have yet. */
function readHolder(file: string): string {
  const pid = readFileSync(file, { encoding: 'utf8', flag: 'a+' });
  return pid ? `process ${pid}` : 'another process';
}

function inUse(folder: string, holder: string): CannotStart {
  return new CannotStart(
    `The database in ${folder} is open in ${holder}. Stop that process, or set DATA_DIR to another folder.`,
  );
}
