import { createRequire } from 'node:module';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { root } from './run-command.mjs';

/**
 * The PostgreSQL that the database tests use beside the embedded engine: `TEST_DATABASE_URL`, else
 * one on this machine.
 * @returns {Promise<{ url: string, version: string } | undefined>} undefined when none answers
 * @throws {Error} when `TEST_DATABASE_URL` is set but nothing answers there
 */
export async function findPostgres() {
  const asked = process.env.TEST_DATABASE_URL;
  if (asked) {
    const version = await versionAt(asked);
    if (version) return { url: asked, version };
    throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL answers there.');
  }
  for (const user of ['postgres', userInfo().username]) {
    const url = `postgresql://${user}@127.0.0.1:5432/postgres`;
    const version = await versionAt(url);
    if (version) return { url, version };
  }
  return undefined;
}

/**
 * @param {string} connectionString
 * @returns {Promise<string | undefined>}
 */
async function versionAt(connectionString) {
  /** @type {typeof import('pg')} */
  const pg = createRequire(join(root, 'packages/server/package.json'))('pg');
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    return String(rows[0].server_version);
  } catch {
    // Not answering is an answer: the caller decides whether PostgreSQL is required.
    return undefined;
  } finally {
    await client.end();
  }
}
