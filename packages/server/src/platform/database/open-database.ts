import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from './database.ts';

interface DatabasePlace {
  /** A PostgreSQL address; null: the embedded database. */
  url: string | null;
  /** The embedded database's folder. */
  folder: string;
  /** Told of idle connections that broke; they are replaced by themselves. */
  onConnectionLost: (error: Error) => void;
}

/**
 * Opens and migrates the database. Only the engine that is used is loaded.
 * @throws CannotStart when another process has the embedded database open.
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (place.url) {
    const { openPostgresql } = await import('./open-postgresql.ts');
    return openPostgresql(place.url, place.onConnectionLost);
  }
  const { openPgliteFolder } = await import('./open-pglite.ts');
  return openPgliteFolder(place.folder);
}

/** How long an answer may take, in milliseconds; and how long it counts. */
const longestWait = 2_000;
const goodFor = 1_000;

/**
 * Asks whether the database can be reached and takes writes. Many that ask at once share one answer.
 */
export function writableWithin(database: Database): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | null = null;
  return () => {
    const now = performance.now();
    if (asked === null || now - asked.at > goodFor)
      asked = { at: now, answer: isWritable(database) };
    return asked.answer;
  };
}

async function isWritable(database: Database): Promise<boolean> {
  let tooLong: NodeJS.Timeout | undefined;
  const waited = new Promise<false>((resolve) => {
    tooLong = setTimeout(() => resolve(false), longestWait);
  });
  try {
    return await Promise.race([write(database), waited]);
  } catch {
    // Whatever it says, it cannot be written now; the requests that need it tell the log why.
    return false;
  } finally {
    clearTimeout(tooLong);
  }
}

/** Touches no row, but a database that only reads, such as a replica, refuses it. */
async function write(database: Database): Promise<true> {
  await database.execute(sql`UPDATE mailbox SET subject = subject WHERE false`);
  return true;
}
