import { sql } from 'drizzle-orm';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/users.ts';
import type { People } from '../../platform/tenant-guard/person.ts';
import type { User } from '../accounts/people/person.ts';
import { countPeople, personOf } from './account-people.ts';

export interface HostedAccounts {
  database: Database;
  operatorEmails: readonly string[];
  /** Who issues the tokens: the hosted service's address with `/auth/v1`. */
  issuer: string;
  /** The service's published keys; asked over the network unless given. */
  keys?: JWTVerifyGetKey;
  now?: () => Date;
}

const claimShape = z.object({
  sub: z.uuid(),
  email: z.string().toLowerCase().optional(),
  phone: z.string().optional(),
  is_anonymous: z.boolean().default(false),
});
type Claims = z.infer<typeof claimShape>;

/** Any constant does; it must only differ from other locks in the same database. */
const firstOperatorLock = 7_220_250_145;

/**
 * People as a hosted Supabase knows them: whoever brings a token its published keys verify. A row
 * remembers each, for their role here; the first is the operator.
 */
export function hostedPeople(hosted: HostedAccounts): People {
  const { database, operatorEmails, issuer, now = () => new Date() } = hosted;
  const keys = hosted.keys ?? createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return {
    find: async ({ headers }) => {
      const token = /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
      const claims = token ? await verifiedClaims(token, keys, issuer, now()) : null;
      if (!claims) return null;
      const user = await rememberUser(database, claims, now());
      if (user.bannedUntil && user.bannedUntil > now()) return null;
      return personOf(database, user, operatorEmails);
    },
    count: (scope) => countPeople(database, scope),
  };
}

async function verifiedClaims(
  token: string,
  keys: JWTVerifyGetKey,
  issuer: string,
  currentDate: Date,
): Promise<Claims | null> {
  try {
    const options = { issuer, audience: 'authenticated', currentDate, clockTolerance: 5 };
    const { payload } = await jwtVerify(token, keys, options);
    const claims = claimShape.safeParse(payload);
    return claims.success ? claims.data : null;
  } catch (error) {
    // A bad token is nobody; keys that cannot be fetched are a failure to report.
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
    throw error;
  }
}

async function rememberUser(database: Database, claims: Claims, now: Date): Promise<User> {
  const known = {
    email: claims.email || null,
    phone: claims.phone || null,
    isAnonymous: claims.is_anonymous,
    // The hosted service hands out sessions for confirmed addresses only.
    emailConfirmedAt: claims.email ? now : null,
  };
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${firstOperatorLock}::bigint)`);
    const isFirst = !claims.is_anonymous && (await transaction.$count(users)) === 0;
    const [user] = await transaction
      .insert(users)
      .values({ id: claims.sub, ...known, operator: isFirst, lastSignInAt: now })
      .onConflictDoUpdate({ target: users.id, set: { email: known.email, phone: known.phone } })
      .returning();
    if (!user) throw new Error('The user was not stored.');
    return user;
  });
}
