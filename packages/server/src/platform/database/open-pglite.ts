import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { prepareOwnerAccess } from './owner-access.ts';

/** What every embedded database is made with: the extensions our migrations ask for. */
export const embedded = { extensions: { pg_trgm } };

/**
 * Opens the embedded database in a folder of its own and migrates it.
 * @throws CannotStart when another process has the folder.
 */
export async function openPgliteFolder(folder: string): Promise<OpenDatabase> {
  const unlock = lockFolder(folder);
  try {
    const open = await migrated(await PGlite.create(join(folder, 'database'), embedded));
    return {
      ...open,
      close: async () => {
        await open.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Makes an already running PGlite ours: migrates it and closes it with the database. */
export async function migrated(pglite: PGlite): Promise<OpenDatabase> {
  const database = drizzle(pglite);
  await migrate(database, { migrationsFolder });
  return {
    engine: 'PGlite',
    database,
    sql: fromPglite(pglite),
    asOwner: await prepareOwnerAccess(database),
    alone: (work) => work(),
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}
