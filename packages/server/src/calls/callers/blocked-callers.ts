import type { BlockedCaller } from '@second-ring/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { blockedCallers } from '../../platform/database/schema/blocked-callers.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** A number of one business's list. */
export interface CallerOfBusiness {
  businessId: string;
  /** E.164. */
  phone_number: string;
}

/** Whether a business turns a caller away. A withheld number cannot be blocked. */
export async function isBlocked(
  database: Queryable,
  businessId: string | null,
  phoneNumber: string | null,
): Promise<boolean> {
  if (businessId === null || phoneNumber === null) return false;
  return (await database.$count(blockedCallers, rowOf(businessId, phoneNumber))) > 0;
}

/** Whom a business turns away, newest first. Refuses with `NOT_FOUND` outside the scope. */
export async function listBlocked(
  database: Queryable,
  scope: Scope,
  businessId: string,
): Promise<BlockedCaller[]> {
  await requireBusiness(database, scope, businessId);
  const rows = await database
    .select()
    .from(blockedCallers)
    .where(eq(blockedCallers.businessId, businessId))
    .orderBy(desc(blockedCallers.createdAt));
  return rows.map(shown);
}

/** How many numbers one business turns away: its page shows them all. */
const mostBlocked = 2_000;

/**
 * Turns a caller away from now on; twice is once. Refuses with `NOT_FOUND` outside the scope,
 * `INVALID_REQUEST` where as many are turned away as can be.
 */
export async function block(
  database: Queryable,
  scope: Scope,
  { businessId, phone_number: phoneNumber }: CallerOfBusiness,
): Promise<BlockedCaller> {
  await requireBusiness(database, scope, businessId);
  const blocked = await database.$count(blockedCallers, eq(blockedCallers.businessId, businessId));
  if (blocked >= mostBlocked && !(await isBlocked(database, businessId, phoneNumber)))
    throw new Refusal(
      'INVALID_REQUEST',
      `${mostBlocked} numbers are blocked already. Let some of them through first.`,
    );
  await database.insert(blockedCallers).values({ businessId, phoneNumber }).onConflictDoNothing();
  const [row] = await database.select().from(blockedCallers).where(rowOf(businessId, phoneNumber));
  return shown(foundOrRefused(row, 'blocked caller'));
}

/** Lets a caller through again. Refuses with `NOT_FOUND` outside the scope. */
export async function unblock(
  database: Queryable,
  scope: Scope,
  caller: CallerOfBusiness,
): Promise<CallerOfBusiness> {
  await requireBusiness(database, scope, caller.businessId);
  await database.delete(blockedCallers).where(rowOf(caller.businessId, caller.phone_number));
  return caller;
}

function rowOf(businessId: string, phoneNumber: string) {
  return and(
    eq(blockedCallers.businessId, businessId),
    eq(blockedCallers.phoneNumber, phoneNumber),
  );
}

async function requireBusiness(database: Queryable, scope: Scope, id: string): Promise<void> {
  const [business] = await database
    .select({ id: businesses.id })
    .from(businesses)
    .where(and(eq(businesses.id, id), within(scope, businesses.id)));
  foundOrRefused(business, 'business');
}

function shown(row: typeof blockedCallers.$inferSelect): BlockedCaller {
  return {
    business_id: row.businessId,
    phone_number: row.phoneNumber,
    created_at: row.createdAt.toISOString(),
  };
}
