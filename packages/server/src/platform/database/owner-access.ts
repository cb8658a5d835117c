import { sql } from 'drizzle-orm';
import type { AsOwner, Database, Transaction } from './database.ts';

/** A role no one signs in as. Roles belong to the whole server: several databases share it. */
const ownerRole = 'second_ring_owner';

/** What PostgreSQL answers where the role is missing or not ours to take. */
const refusals = new Set(['42501', '22023']);

/**
 * Prepares the second wall behind the scoped queries: a role that row level security binds, which
 * may touch every table that has policies, as far as they go, and none that has none. Safe to
 * repeat; to be run after migrations.
 * @returns how to work as an owner, or null where the role is missing and may not be created, or
 * may not be taken by the connecting role.
 */
export async function prepareOwnerAccess(database: Database): Promise<AsOwner | null> {
  await database.execute(sql.raw(prepareRole));
  const asOwner: AsOwner = ({ userId, businessIds }, work) =>
    database.transaction(async (transaction) => {
      // Until the transaction ends, whichever way it does; one statement for one round trip.
      await transaction.execute(sql`SELECT
        set_config('app.user_id', ${userId}, true),
        set_config('app.business_ids', ${businessIds.join(',')}, true),
        set_config('role', ${ownerRole}, true)`);
      return work(transaction);
    });
  try {
    const nobody = { userId: '', businessIds: [] };
    await asOwner(nobody, (as) => as.execute(sql`SELECT FROM businesses, held_numbers LIMIT 0`));
    return asOwner;
  } catch (error) {
    if (refusals.has(codeOf(error))) return null;
    throw error;
  }
}

/**
 * Runs queries of an owner's transaction past row level security: for what is counted of everybody's
 * rows, never for rows that are answered or changed. Where they fail, so does the transaction.
 */
export async function beyondOwner(
  transaction: Transaction,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await transaction.execute<{ role: string }>(
    sql`SELECT current_setting('role') AS role, set_config('role', 'none', true)`,
  );
  await work();
  await transaction.execute(sql`SELECT set_config('role', ${rows[0]?.role ?? 'none'}, true)`);
}

/** What the administrator of a server runs once where the connecting role may not. */
export const ownerAccessAdvice = `CREATE ROLE ${ownerRole} NOLOGIN; GRANT ${ownerRole} TO <the role of DATABASE_URL>;`;

/** Lets owners leave jobs with their changes: they add to the queue and read none of it. */
export const grantEnqueuing = `
  GRANT USAGE ON SCHEMA pgboss TO ${ownerRole};
  GRANT SELECT ON pgboss.queue TO ${ownerRole};
  GRANT INSERT, SELECT (id) ON pgboss.job_common TO ${ownerRole};`;

/**
 * Each step alone may be refused: an administrator may have created the role and granted it. Other
 * databases of the server may be creating the role right now.
 */
const prepareRole = `
DO $$
DECLARE
  guarded regclass;
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = '${ownerRole}') THEN
    BEGIN
      CREATE ROLE ${ownerRole} NOLOGIN;
    EXCEPTION
      WHEN duplicate_object OR unique_violation THEN NULL;
      WHEN insufficient_privilege THEN RETURN;
    END;
  END IF;
  IF NOT pg_has_role(current_user, '${ownerRole}', 'USAGE') THEN
    BEGIN
      GRANT ${ownerRole} TO CURRENT_USER;
    EXCEPTION WHEN insufficient_privilege THEN RETURN;
    END;
  END IF;
  FOR guarded IN
    SELECT oid FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relrowsecurity
      AND NOT has_table_privilege('${ownerRole}', oid, 'DELETE')
  LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO ${ownerRole}', guarded);
  END LOOP;
  GRANT SELECT ON held_numbers TO ${ownerRole};
  GRANT EXECUTE ON FUNCTION forget_copies TO ${ownerRole};
END $$`;

/** The driver's error may be wrapped in the query builder's. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
