import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
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
  const requests = drizzle({ client: oneByOne(pglite) });
  return {
    engine: 'PGlite',
    database,
    requests,
    sql: fromPglite(pglite),
    asOwner: await prepareOwnerAccess(requests),
    alone: (work) => work(),
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

/**
 * The same database for those who ask it one by one: nobody else ever finds more than one of them
 * before them. And one for each round of the event loop, for it runs on the thread of all calls: what
 * came in meanwhile is read in between.
 */
function oneByOne(pglite: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => unknown) => {
    const done = last.then(() => nextRound()).then(work);
    // That it failed is told to who asked; who comes after has a turn all the same.
    last = done.catch(() => undefined);
    return done;
  };
  return new Proxy(pglite, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const call = (...given: unknown[]) => Reflect.apply(member, target, given);
      return name === 'query' || name === 'transaction'
        ? (...given: unknown[]) => inTurn(() => call(...given))
        : call;
    },
  });
}
