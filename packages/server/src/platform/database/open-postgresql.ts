import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg, { type PoolClient } from 'pg';
import { CannotStart } from '../settings/settings.ts';
import type { AsOwner, OpenDatabase } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { prepareOwnerAccess } from './owner-access.ts';

/** Any constant does; it must only differ from other programs' locks in the same database. */
const startLock = 7_220_250_142;

/**
 * How many connections one instance may hold: for calls, jobs and webhooks, and for requests, whose
 * waiting (for a lock that many want, for a long list) is their own.
 */
const connections = { database: 8, requests: 6 };

/**
 * Connects to PostgreSQL (15 or newer) and migrates it. Several instances may start at once: an
 * advisory lock lets one migrate while the others wait.
 * @throws CannotStart when no database answers there.
 * @param onConnectionLost told of idle connections that broke; the pool replaces them by itself.
 */
export async function openPostgresql(
  url: string,
  onConnectionLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const openPool = (max: number) => {
    const opened = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 10_000,
      application_name: 'second-ring',
    });
    opened.on('error', onConnectionLost);
    opened.on('connect', planOnce);
    return opened;
  };
  const pool = openPool(connections.database);
  const requestPool = openPool(connections.requests);
  const endAll = () => Promise.all([pool.end(), requestPool.end()]);
  const database = drizzle(pool);
  const requests = drizzle(requestPool);
  let asOwner: AsOwner | null;
  try {
    asOwner = await alone(pool, async () => {
      await migrate(database, { migrationsFolder });
      return prepareOwnerAccess(requests);
    });
  } catch (error) {
    await endAll();
    throw error;
  }
  let closed = false;
  return {
    engine: 'PostgreSQL',
    database,
    requests,
    asOwner,
    alone: (work) => alone(pool, work),
    sql: { executeSql: (text, values) => execute(pool, text, values) },
    close: async () => {
      if (closed) return;
      closed = true;
      await endAll();
    },
  };
}

/** The advisory lock belongs to a connection of its own, so that the work may use the others. */
async function alone<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(explain);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock]);
    return await work();
  } finally {
    // Ending the connection frees the lock, whatever became of the work.
    client.release(true);
  }
}

function explain(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new CannotStart(
    `DATABASE_URL holds an address where no database answers (${reason}); it should be one that does.`,
    { cause: error },
  );
}

async function execute(pool: pg.Pool, text: string, values?: unknown[]) {
  const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values);
  // Several statements in one text answer one result each.
  return { rows: Array.isArray(result) ? result.flatMap((each) => each.rows) : result.rows };
}

/** How many statements a connection keeps planned; later ones are planned each time. */
const mostPlanned = 300;

/**
 * Lets a connection read and plan a query once, the second time it is asked, instead of every time:
 * planning a page of a list costs PostgreSQL more than fetching it. How to find a word depends on the
 * word; PostgreSQL notices, and plans a search for each word while keeping what it read. Such
 * statements live as long as their connection, so a pooler between us and PostgreSQL must keep
 * sessions together.
 */
export function planOnce(client: PoolClient): void {
  /** A name for each text, none while it was asked but once. */
  const names = new Map<string, string | null>();
  client.query = new Proxy(client.query, {
    apply: (query, self, [asked, ...more]: unknown[]) =>
      Reflect.apply(query, self, [isQuery(asked) ? named(asked, names) : asked, ...more]),
  });
}

interface Query {
  text: string;
}

/** Reads, unless whoever asks has named them. */
function isQuery(asked: unknown): asked is Query {
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return false;
  if ('name' in asked && asked.name !== undefined) return false;
  return typeof asked.text === 'string' && /^select /i.test(asked.text);
}

function named(query: Query, names: Map<string, string | null>): Query & { name?: string } {
  const { text } = query;
  const known = names.get(text);
  if (known) return { ...query, name: known };
  if (known === undefined) {
    if (names.size < mostPlanned) names.set(text, null);
    return query;
  }
  const name = nameOf(text);
  names.set(text, name);
  return { ...query, name };
}

/** PostgreSQL cuts names at 63 letters; two texts must never share one. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
