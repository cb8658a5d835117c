import type { UserBusinessRow } from '@second-ring/contract';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
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
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

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
  createdAt,
};

/** Who owns which business in scope, newest first unless asked otherwise. */
export async function listUserBusinesses(
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
export async function findUserBusiness(
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
