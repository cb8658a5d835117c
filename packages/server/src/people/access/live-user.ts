import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mfaFactors } from '../../platform/database/schema/mfa-factors.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { userBusinesses } from '../../platform/database/schema/user-businesses.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { Claims } from '../accounts/sessions/authenticate.ts';

const { id, email, emailConfirmedAt, operator, bannedUntil } = users;

/**
 * Looks up who a token speaks of, with all that decides what they may do; null where the account or
 * the session has ended. Every request asks, so it is one query, planned once per connection; what
 * a page asks in one breath shares the answer that is on its way.
 */
export function liveUserOf(database: Database) {
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

export type LiveUser = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'emailConfirmedAt' | 'operator' | 'bannedUntil'
> & {
  aal: typeof sessions.$inferSelect.aal;
  /** Whether a second factor was set up. */
  hasFactor: boolean;
  businessIds: string[];
};
