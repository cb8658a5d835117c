import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { Accounts } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { findPerson, isBanned, type Person } from '../people/person.ts';
import { banned, findSession, type Session } from './session.ts';

/** Who a request comes from, looked up now: a token alone is not believed. */
export interface Authenticated {
  person: Person;
  session: Session;
}

const claimShape = z.object({ sub: z.uuid(), session_id: z.uuid() });

/** Whom and which session a token speaks of. Whether both still stand is for the database to say. */
export type Claims = z.infer<typeof claimShape>;

/**
 * What a good `Authorization: Bearer` header claims.
 * @throws AccountError in GoTrue's words
 */
export async function bearerClaims(
  accounts: Pick<Accounts, 'keys'>,
  authorization: string | undefined,
): Promise<Claims> {
  const claims = claimShape.safeParse(await verifyBearer(accounts, authorization));
  if (!claims.success) throw badToken('missing sub or session_id claim');
  return claims.data;
}

/**
 * The person and session behind an `Authorization: Bearer` header.
 * @throws AccountError in GoTrue's words
 */
export async function authenticate(
  accounts: Accounts,
  authorization: string | undefined,
): Promise<Authenticated> {
  const { sub, session_id } = await bearerClaims(accounts, authorization);
  const person = await findPerson(accounts.database, sub);
  if (!person || person.user.deletedAt) {
    throw new AccountError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(person.user, accounts.now())) throw banned(403);
  const session = await findSession(accounts.database, session_id);
  if (session?.userId !== sub) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AccountError(403, 'session_not_found', message);
  }
  return { person, session };
}

/** The roles that may use the admin endpoints. No person ever has one. */
const adminRoles = new Set<unknown>(['service_role', 'supabase_admin']);

/** @throws AccountError unless the bearer's token names an administrator's role */
export async function authenticateAdmin(
  accounts: Accounts,
  authorization: string | undefined,
): Promise<void> {
  const claims = await verifyBearer(accounts, authorization);
  if (!adminRoles.has(claims.role)) throw new AccountError(403, 'not_admin', 'User not allowed');
}

async function verifyBearer(
  accounts: Pick<Accounts, 'keys'>,
  authorization: string | undefined,
): Promise<JWTPayload> {
  const token = /^bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) {
    const message = 'This endpoint requires a valid Bearer token';
    throw new AccountError(401, 'no_authorization', message);
  }
  try {
    return await accounts.keys.verify(token);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw badToken(`unable to parse or verify signature, ${reason}`);
  }
}

function badToken(reason: string): AccountError {
  return new AccountError(403, 'bad_jwt', `invalid JWT: ${reason}`);
}
