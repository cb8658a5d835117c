import { randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  type AuthenticationMethod,
  type SignInMethod,
  sessions,
} from '../../../platform/database/schema/sessions.ts';
import { identities, users } from '../../../platform/database/schema/users.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { findPerson, isBanned } from '../people/person.ts';
import { type SessionJson, sessionJson } from './session-json.ts';

export type Session = typeof sessions.$inferSelect;

/**
 * Signs a user in: opens a session and answers it as the client expects.
 * @throws AccountError `user_banned`
 */
export async function openSession(
  accounts: Accounts,
  database: Queryable,
  userId: string,
  method: SignInMethod,
  origin: RequestOrigin,
): Promise<SessionJson> {
  const now = accounts.now();
  const [session] = await database
    .insert(sessions)
    .values({
      userId,
      amr: [provenBy(method, now)],
      refreshTokenKey: randomBytes(32).toString('base64url'),
      userAgent: origin.userAgent,
      ip: origin.ip,
    })
    .returning();
  await database.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
  await database.update(identities).set({ lastSignInAt: now }).where(eq(identities.userId, userId));
  const person = await findPerson(database, userId);
  if (!session || !person) throw new Error('The user vanished while signing in.');
  if (isBanned(person.user, now)) throw banned(400);
  if (method !== 'anonymous') accounts.limits.welcome(origin.ip);
  return sessionJson(accounts, person, session);
}

/** One entry of `amr`. */
export function provenBy(method: string, now: Date): AuthenticationMethod {
  return { method, timestamp: Math.floor(now.getTime() / 1000) };
}

export type SignOutScope = 'global' | 'local' | 'others';

/** Ends sessions of a user: all, only the given one, or all but the given one. */
export async function closeSessions(
  database: Queryable,
  session: Pick<Session, 'id' | 'userId'>,
  scope: SignOutScope,
): Promise<void> {
  const ofUser = eq(sessions.userId, session.userId);
  const which = {
    global: ofUser,
    local: and(ofUser, eq(sessions.id, session.id)),
    others: and(ofUser, ne(sessions.id, session.id)),
  };
  await database.delete(sessions).where(which[scope]);
}

/** A live session and whose it is; null when it was ended. */
export async function findSession(database: Queryable, id: string): Promise<Session | null> {
  const [found] = await database
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), isNull(users.deletedAt)));
  return found?.session ?? null;
}

/** What someone who was kept out is told. */
export function banned(status: 400 | 403): AccountError {
  return new AccountError(status, 'user_banned', 'User is banned');
}
