import { and, count, countDistinct, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { mfaFactors } from '../../platform/database/schema/mfa-factors.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { People, Person, Scope } from '../../platform/tenant-guard/person.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { AccountError } from '../accounts/errors/account-error.ts';
import { isBanned, type User } from '../accounts/people/person.ts';
import { bearerClaims, type Claims } from '../accounts/sessions/authenticate.ts';

/** People as our own accounts know them: who holds a live session, looked up at every request. */
export function accountPeople(accounts: Accounts): People {
  const findLive = liveUserOf(accounts.database);
  return {
    find: async ({ headers }) => {
      const claims = await claimsIn(accounts, headers.get('authorization') ?? undefined);
      const user = claims && (await findLive(claims));
      if (!user || isBanned(user, accounts.now()) || lacksSecondFactor(user)) return null;
      if (isOperator(user, accounts.operatorEmails)) return { role: 'operator', userId: user.id };
      return { role: 'owner', userId: user.id, businessIds: user.businessIds };
    },
    count: (scope) => countPeople(accounts.database, scope),
  };
}

/** What a user may do here: everything, or whatever concerns the businesses tied to them. */
export async function personOf(
  database: Queryable,
  user: User,
  operatorEmails: readonly string[],
): Promise<Person> {
  if (isOperator(user, operatorEmails)) return { role: 'operator', userId: user.id };
  const tied = await database
    .select({ id: userBusinesses.businessId })
    .from(userBusinesses)
    .where(eq(userBusinesses.userId, user.id));
  return { role: 'owner', userId: user.id, businessIds: tied.map((row) => row.id) };
}

/** Whether someone sees and edits everything. An address counts only once it is confirmed. */
export function isOperator(
  user: Pick<User, 'operator' | 'email' | 'emailConfirmedAt'>,
  operatorEmails: readonly string[],
): boolean {
  if (user.operator) return true;
  return (
    user.email !== null && user.emailConfirmedAt !== null && operatorEmails.includes(user.email)
  );
}

async function claimsIn(
  accounts: Accounts,
  authorization: string | undefined,
): Promise<Claims | null> {
  try {
    return await bearerClaims(accounts, authorization);
  } catch (error) {
    // Any refusal means the same here: nobody we know.
    if (error instanceof AccountError) return null;
    throw error;
  }
}

/** Who set up a second factor has not signed in before showing it. */
function lacksSecondFactor({ aal, hasFactor }: LiveUser): boolean {
  return aal === 'aal1' && hasFactor;
}

/** Whether somebody runs this installation already, beside those the settings name. */
export async function hasOperator(database: Queryable): Promise<boolean> {
  const running = and(eq(users.operator, true), isNull(users.deletedAt));
  return (await database.$count(users, running)) > 0;
}

/** How many accounts a scope can see: everyone, or who shares its businesses. */
export async function countPeople(database: Queryable, scope: Scope): Promise<number> {
  if (scope === 'everything') {
    const [all] = await database
      .select({ total: count() })
      .from(users)
      .where(isNull(users.deletedAt));
    return all?.total ?? 0;
  }
  const [tied] = await database
    .select({ total: countDistinct(userBusinesses.userId) })
    .from(userBusinesses)
    .where(inArray(userBusinesses.businessId, [...scope]));
  return tied?.total ?? 0;
}

const { id, email, emailConfirmedAt, operator, bannedUntil } = users;

/**
 * Looks up who a token speaks of, with all that decides what they may do; null where the account or
 * the session has ended. Every request asks, so it is one query, planned once per connection; what
 * a page asks in one breath shares the answer that is on its way.
 */
function liveUserOf(database: Database) {
  const live = database
    .select({
      id,
      email,
      emailConfirmedAt,
      operator,
      bannedUntil,
      aal: sessions.aal,
      hasFactor: sql<boolean>`EXISTS (SELECT FROM ${mfaFactors}
        WHERE ${mfaFactors.userId} = ${id} AND ${mfaFactors.status} = 'verified')`,
      businessIds: sql<string[]>`ARRAY (SELECT ${userBusinesses.businessId} FROM ${userBusinesses}
        WHERE ${userBusinesses.userId} = ${id})`,
    })
    .from(sessions)
    .innerJoin(users, eq(id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('session_id')),
        eq(id, sql.placeholder('sub')),
        isNull(users.deletedAt),
      ),
    )
    .prepare('live_user');
  const underWay = new Map<string, Promise<LiveUser | null>>();
  const ask = async (claims: Claims) => {
    const [user] = await live.execute({ ...claims });
    return user ?? null;
  };
  return (claims: Claims): Promise<LiveUser | null> => {
    const key = `${claims.session_id} ${claims.sub}`;
    const asked = underWay.get(key) ?? ask(claims).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };
}

type LiveUser = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'emailConfirmedAt' | 'operator' | 'bannedUntil'
> & {
  aal: typeof sessions.$inferSelect.aal;
  /** Whether a second factor was set up. */
  hasFactor: boolean;
  businessIds: string[];
};
