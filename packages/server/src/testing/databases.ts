import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database, OpenDatabase } from '../platform/database/database.ts';
import { migrationsFolder } from '../platform/database/migrations-folder.ts';
import { embedded, migrated } from '../platform/database/open-pglite.ts';
import { openPostgresql } from '../platform/database/open-postgresql.ts';

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const serverAnswers = await answers(serverUrl);

if (!serverAnswers && (process.env.CI === 'true' || process.env.TEST_DATABASE_URL)) {
  throw new Error(
    `PostgreSQL does not answer at ${new URL(serverUrl).host}; start it or unset CI.`,
  );
}

/**
 * Runs a suite once per database engine: on PGlite always, on PostgreSQL where one answers
 * (`TEST_DATABASE_URL`, else the local one). Each run has a migrated, empty database of its own,
 * shared by the suite's tests.
 * @param suite given a function that answers the open database, to be called inside tests and hooks.
 */
export function describeOnEachDatabase(name: string, suite: (open: () => OpenDatabase) => void) {
  describe(`${name} (PGlite)`, () => withDatabase(openEmptyPglite, suite));
  describe.skipIf(!serverAnswers)(`${name} (PostgreSQL)`, () =>
    withDatabase(openEmptyPostgresql, suite),
  );
}

function withDatabase(
  openEmpty: () => Promise<OpenDatabase>,
  suite: (open: () => OpenDatabase) => void,
) {
  let opened: OpenDatabase | undefined;
  beforeAll(async () => {
    opened = await openEmpty();
  });
  afterAll(() => opened?.close());
  suite(() => {
    if (!opened) throw new Error('The database opens in beforeAll: ask for it inside a test.');
    return opened;
  });
}

/** An embedded database in memory. The first start costs seconds, so its files are kept. */
export async function openEmptyPglite(): Promise<OpenDatabase> {
  const kept = join(tmpdir(), `second-ring-${fingerprint()}.tar`);
  if (existsSync(kept)) {
    return migrated(
      await PGlite.create({ ...embedded, loadDataDir: new Blob([readFileSync(kept)]) }),
    );
  }
  const pglite = await PGlite.create(embedded);
  const open = await migrated(pglite);
  const files = await pglite.dumpDataDir('none');
  const partial = `${kept}.${randomUUID()}`;
  writeFileSync(partial, Buffer.from(await files.arrayBuffer()));
  renameSync(partial, kept);
  return open;
}

/** A database of its own on the server, dropped when closed. */
async function openEmptyPostgresql(): Promise<OpenDatabase> {
  const { url, drop } = await createDatabase();
  const open = await openPostgresql(url, () => undefined);
  return {
    ...open,
    close: async () => {
      await open.close();
      await drop();
    },
  };
}

/** Creates an empty, unmigrated database on the server. */
export async function createDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `second_ring_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOnServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Whether suites run on PostgreSQL too. */
export const onPostgresql = serverAnswers;

export async function runOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Does something while no call can be read or stored. */
export async function withoutCalls<Done>(
  database: Database,
  what: () => Promise<Done>,
): Promise<Done> {
  await database.execute('ALTER TABLE call_logs RENAME TO call_logs_away');
  try {
    return await what();
  } finally {
    await database.execute('ALTER TABLE call_logs_away RENAME TO call_logs');
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Changes with the migrations and with the embedded database's version. */
function fingerprint(): string {
  const journal = readFileSync(join(migrationsFolder, 'meta', '_journal.json'));
  const engine = readFileSync(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
  );
  return createHash('sha256').update(journal).update(engine).digest('hex').slice(0, 16);
}
