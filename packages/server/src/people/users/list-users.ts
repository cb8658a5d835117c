import type { UserRow } from '@second-ring/contract';
import { and, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { mfaFactors } from '../../platform/database/schema/mfa-factors.ts';
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
import { isOperator } from '../access/account-people.ts';

const { id, email, phone, createdAt, lastSignInAt } = users;

const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  email: { expression: sql`coalesce(${email}, '')`, type: 'text' },
  last_sign_in_at: {
    expression: sql`coalesce(${lastSignInAt}, '-infinity'::timestamptz)`,
    type: 'timestamptz',
  },
} as const;

/** Everyone, or for an owner who shares a business with them; newest first unless asked otherwise. */
export async function listUsers(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
  operatorEmails: readonly string[],
): Promise<Page<UserRow>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const kept = and(
    isNull(users.deletedAt),
    sharing(database, scope),
    or(
      containing(query.q, [email, phone, ...shownWords(operatorEmails)]),
      owningNamed(database, scope, query.q),
    ),
  );
  const fetched = await database
    .select({ user: users, id, position: paging.position })
    .from(users)
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(users, kept);
  const owned = await businessesOf(
    database,
    scope,
    fetched.map((row) => row.id),
  );
  const now = new Date();
  // Owners are told of nobody's, and the database shows them none.
  const ids = scope === 'everything' ? fetched.map((row) => row.id) : [];
  const secured = ids.length > 0 ? await securedOf(database, ids) : new Set<string>();
  return pageFrom(paging, '/api/users', fetched, total, ({ user }) =>
    rowOfUser(user, { owned: owned.get(user.id) ?? [], secured, operatorEmails, now }),
  );
}

/** The businesses of each user, as far as the scope reaches. */
export async function businessesOf(
  database: Queryable,
  scope: Scope,
  userIds: string[],
): Promise<Map<string, UserRow['businesses']>> {
  const rows = await database
    .select({
      userId: userBusinesses.userId,
      id: businesses.id,
      name: businesses.name,
      time_zone: businesses.timeZone,
    })
    .from(userBusinesses)
    .innerJoin(businesses, eq(businesses.id, userBusinesses.businessId))
    .where(and(inArray(userBusinesses.userId, userIds), within(scope, businesses.id)))
    .orderBy(userBusinesses.createdAt);
  const owned = new Map<string, UserRow['businesses']>();
  for (const { userId, ...business } of rows) {
    owned.set(userId, [...(owned.get(userId) ?? []), business]);
  }
  return owned;
}

/** Those of some users who have a second factor. */
export async function securedOf(
  database: Queryable,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { userId, status, factorType } = mfaFactors;
  const isApp = and(eq(status, 'verified'), eq(factorType, 'totp'));
  const rows = await database
    .select({ userId })
    .from(mfaFactors)
    .where(and(inArray(userId, [...userIds]), isApp));
  return new Set(rows.map((row) => row.userId));
}

/** The role and the status of a user, in the words lists show. */
function shownWords(operatorEmails: readonly string[]): SQL[] {
  const named = operatorEmails.length > 0 ? inArray(email, [...operatorEmails]) : sql`false`;
  const confirmed = sql`coalesce(${users.emailConfirmedAt}, ${users.phoneConfirmedAt}) IS NOT NULL`;
  return [
    sql`CASE WHEN ${users.operator} OR (${users.emailConfirmedAt} IS NOT NULL AND ${named})
      THEN 'Operator' ELSE 'Owner' END`,
    sql`CASE WHEN ${users.bannedUntil} > now() THEN 'Disabled'
      WHEN ${confirmed} THEN 'Active' ELSE 'Not confirmed' END`,
  ];
}

/** Users who own a business, within the scope, whose name contains the words. */
function owningNamed(database: Queryable, scope: Scope, q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const owned = and(
    eq(userBusinesses.userId, id),
    within(scope, userBusinesses.businessId),
    containing(q, [businesses.name]),
  );
  return exists(
    database
      .select({ one: sql`1` })
      .from(userBusinesses)
      .innerJoin(businesses, eq(businesses.id, userBusinesses.businessId))
      .where(owned),
  );
}

function sharing(database: Queryable, scope: Scope): SQL | undefined {
  if (scope === 'everything') return undefined;
  const shared = and(eq(userBusinesses.userId, id), within(scope, userBusinesses.businessId));
  return exists(database.select({ one: sql`1` }).from(userBusinesses).where(shared));
}

type User = typeof users.$inferSelect;

interface Beside {
  /** The businesses the asking person may know of. */
  owned: UserRow['businesses'];
  /** Who has a second factor, as far as they may know. */
  secured: ReadonlySet<string>;
  operatorEmails: readonly string[];
  now: Date;
}

/** A user as lists show them. */
export function rowOfUser(user: User, { owned, secured, operatorEmails, now }: Beside): UserRow {
  return {
    id: user.id,
    email: user.email,
    phone: user.phone && `+${user.phone}`,
    role: isOperator(user, operatorEmails) ? 'operator' : 'owner',
    confirmed_at: (user.emailConfirmedAt ?? user.phoneConfirmedAt)?.toISOString() ?? null,
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    disabled: user.bannedUntil !== null && user.bannedUntil > now,
    second_factor: secured.has(user.id),
    businesses: owned,
    created_at: user.createdAt.toISOString(),
  };
}
