import type { OpenDatabase } from './database.ts';

export interface DatabasePlace {
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
