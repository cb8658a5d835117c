import { randomBytes } from 'node:crypto';
import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import {
  type AuthenticationMethod,
  type SignInMethod,
  sessions,
} from '../../../platform/database/schema/sessions.ts';
import { identities, users } from '../../../platform/database/schema/users.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { findPerson, isBanned, type Person } from '../people/person.ts';
import { type UserJson, userJson } from '../people/user-json.ts';
import { writeRefreshToken } from '../tokens/refresh-token.ts';

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
  if (method !== 'anonymous') accounts.limits.welcome(origin.ip, person.user.email);
  return sessionJson(accounts, person, session);
}

/** One entry of `amr`. */
export function provenBy(method: string, now: Date): AuthenticationMethod {
  return { method, timestamp: Math.floor(now.getTime() / 1000) };
}

type SignOutScope = 'global' | 'local' | 'others';

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

/** Writes down that somebody who is kept out had the right password, link or code: they were told so. */
export async function noteRefused(
  { database }: Pick<Accounts, 'database'>,
  { userId, login }: { userId: string; login: string },
  { ip }: Pick<RequestOrigin, 'ip'>,
): Promise<void> {
  const details = { login };
  await recordAudit(database, { action: 'sign_in_refused', subject: userId, details, ip });
}

/** A session as GoTrue hands it to the client. */
export interface SessionJson {
  access_token: string;
  token_type: 'bearer';
  /** Seconds from now. */
  expires_in: number;
  /** Seconds since the Unix epoch. */
  expires_at: number;
  refresh_token: string;
  user: UserJson;
  weak_password?: { message: string; reasons: readonly string[] };
}

/** Signs an access token for a session and writes its current refresh token. */
export async function sessionJson(
  accounts: Accounts,
  person: Person,
  session: Session,
): Promise<SessionJson> {
  const issuedAt = Math.floor(accounts.now().getTime() / 1000);
  const lifetime = accounts.settings.AUTH_JWT_EXPIRY;
  const claims = accessTokenClaims(accounts, person, session);
  return {
    access_token: await accounts.keys.sign({
      ...claims,
      iat: issuedAt,
      exp: issuedAt + lifetime,
    }),
    token_type: 'bearer',
    expires_in: lifetime,
    expires_at: issuedAt + lifetime,
    refresh_token: writeRefreshToken(
      session.id,
      session.refreshTokenCounter,
      session.refreshTokenKey,
    ),
    user: userJson(person),
  };
}

function accessTokenClaims(accounts: Accounts, { user }: Person, session: Session) {
  return {
    iss: accounts.settings.AUTH_JWT_ISSUER ?? accounts.address,
    sub: user.id,
    aud: user.aud,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  };
}

/** A place where someone is signed in, on the wire. */
interface SessionRow {
  id: string;
  /** As the browser called itself at the last refresh. */
  user_agent: string | null;
  ip: string | null;
  created_at: string;
  /** When it last asked for a new access token: once an hour while it is open. */
  last_used_at: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

const lastUsedAt = sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt})`;

/** Where the user of a session is signed in: the session itself first, then the last used. */
export async function listSessions(
  database: Queryable,
  { id: ownId, userId }: Pick<Session, 'id' | 'userId'>,
): Promise<SessionRow[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(eq(sessions.id, ownId)), desc(lastUsedAt))
    .limit(200);
  return rows.map(({ id, userAgent, ip, createdAt, refreshedAt }) => ({
    id,
    user_agent: userAgent,
    ip,
    created_at: createdAt.toISOString(),
    last_used_at: (refreshedAt ?? createdAt).toISOString(),
    current: id === ownId,
  }));
}

/**
 * Ends one of a user's sessions.
 * @throws AccountError `session_not_found`
 */
export async function endSession(database: Queryable, userId: string, id: string): Promise<void> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AccountError(404, 'session_not_found', 'Session not found');
}
