import type { UserBusinessRow } from '@second-ring/contract';
import { and, count, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
} from '../../platform/lists/page.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type Person, type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { forgetWaitingSignUp } from '../accounts/people/create-user.ts';
import { type AuditEntry, actorOf, recordAudit } from '../audit-log/audit.ts';
import { spendClaim } from './spend-claim.ts';

export function userBusinessProcedures({ database }: Pick<Services, 'database'>) {
  const { userBusinesses } = procedures;
  return {
    list: userBusinesses.list.handler(({ input, context }) =>
      context.withDatabase((own) => listUserBusinesses(own, context.scope, input)),
    ),
    tie: userBusinesses.tie.handler(({ input, context }) =>
      tieUser(database, context.person, input),
    ),
    untie: userBusinesses.untie.handler(({ input, context }) =>
      untieUser(database, context.person, input.id),
    ),
  };
}

const { id, userId, businessId, createdAt } = userBusinesses;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  user_email: { expression: sql`coalesce(${users.email}, '')`, type: 'text' },
  business_name: { expression: sql`coalesce(${businesses.name}, '')`, type: 'text' },
} as const;

const columns = {
  id,
  user_id: userId,
  user_email: users.email,
  business_id: businessId,
  business_name: businesses.name,
  time_zone: businesses.timeZone,
  createdAt,
};

/** Who owns which business in scope, newest first unless asked otherwise. */
async function listUserBusinesses(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<UserBusinessRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const kept = and(within(scope, businessId), containing(query.q, [users.email, businesses.name]));
  const fetched = await database
    .select({ ...columns, position: paging.position })
    .from(userBusinesses)
    .leftJoin(users, eq(users.id, userId))
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await countKept(database, kept);
  return pageFrom(paging, '/api/user-businesses', fetched, total, ({ position, ...row }) =>
    toWire(row),
  );
}

/** One ownership as lists show it. */
async function findUserBusiness(
  database: Queryable,
  condition: SQL | undefined,
): Promise<UserBusinessRow | undefined> {
  const [row] = await database
    .select(columns)
    .from(userBusinesses)
    .leftJoin(users, eq(users.id, userId))
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(condition);
  return row && toWire(row);
}

async function countKept(database: Queryable, kept: SQL | undefined): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(userBusinesses)
    .leftJoin(users, eq(users.id, userId))
    .innerJoin(businesses, eq(businesses.id, businessId))
    .where(kept);
  return counted?.total ?? 0;
}

function toWire({
  createdAt: created,
  ...row
}: Omit<UserBusinessRow, 'created_at'> & { createdAt: Date }): UserBusinessRow {
  return { ...row, created_at: created.toISOString() };
}

/** Makes someone an owner of a business; they may be one already. */
async function tieUser(
  database: Database,
  person: Person | null,
  { user_id: userId, business_id: businessId }: { user_id: string; business_id: string },
): Promise<UserBusinessRow> {
  return database.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    foundOrRefused(user, 'person');
    const [business] = await transaction
      .select({ id: businesses.id })
      .from(businesses)
      .where(eq(businesses.id, businessId));
    foundOrRefused(business, 'business');
    await tie(transaction, await actorOf(transaction, person), userId, businessId);
    const tied = and(eq(userBusinesses.userId, userId), eq(userBusinesses.businessId, businessId));
    return foundOrRefused(await findUserBusiness(transaction, tied), 'ownership');
  });
}

/**
 * Ties someone to a business and writes it down, unless they are tied already. An operator who does
 * so says whose it is.
 */
export async function tie(
  transaction: Transaction,
  actor: AuditEntry['actor'],
  userId: string,
  businessId: string,
): Promise<void> {
  const tied = await transaction
    .insert(userBusinesses)
    .values({ userId, businessId })
    .onConflictDoNothing()
    .returning({ id: userBusinesses.id });
  await transaction
    .update(businesses)
    .set({ ownershipProvedAt: new Date(), updatedAt: businesses.updatedAt })
    .where(and(eq(businesses.id, businessId), isNull(businesses.ownershipProvedAt)));
  await spendClaim(transaction, businessId);
  if (tied.length === 0) return;
  await forgetWaitingSignUp(transaction, userId);
  await recordAudit(transaction, {
    action: 'business_tied',
    actor: actor ?? null,
    subject: userId,
    businessId,
  });
}

/** Takes a business from an owner. */
async function untieUser(
  database: Database,
  person: Person | null,
  id: string,
): Promise<{ id: string }> {
  return database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(userBusinesses)
      .where(eq(userBusinesses.id, id))
      .returning();
    const { userId, businessId } = foundOrRefused(removed, 'ownership');
    // They may know the address of its calendar feed.
    await transaction
      .update(businesses)
      .set({ calendarTokenHash: null, calendarTokenMadeAt: null, updatedAt: businesses.updatedAt })
      .where(eq(businesses.id, businessId));
    // Whoever set it up may hold its token still, and is not to come back with it.
    await spendClaim(transaction, businessId);
    const left = eq(userBusinesses.businessId, businessId);
    if ((await transaction.$count(userBusinesses, left)) === 0)
      await transaction
        .update(businesses)
        .set({ ownershipProvedAt: null, updatedAt: businesses.updatedAt })
        .where(and(eq(businesses.id, businessId), eq(businesses.sample, false)));
    await recordAudit(transaction, {
      action: 'business_untied',
      actor: await actorOf(transaction, person),
      subject: userId,
      businessId,
    });
    return { id };
  });
}
