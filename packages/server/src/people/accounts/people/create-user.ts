import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { identities, users } from '../../../platform/database/schema/users.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { revokeCodes } from '../codes/one-time-code.ts';
import type { User } from './person.ts';

interface NewUser {
  id?: string;
  email?: string | null;
  phone?: string | null;
  passwordHash?: string | null;
  userMetadata?: Record<string, unknown>;
  appMetadata?: Record<string, unknown>;
  role?: string;
  isAnonymous?: boolean;
}

/** Adds an unconfirmed user with the identities that go with them; null when the address or number is taken. */
export async function createUser(database: Queryable, wanted: NewUser): Promise<User | null> {
  const providers = [wanted.email && 'email', wanted.phone && 'phone'].filter(Boolean);
  const known = providers[0] ? { provider: providers[0], providers } : {};
  const [user] = await database
    .insert(users)
    .values({ ...wanted, appMetadata: { ...known, ...wanted.appMetadata } })
    .onConflictDoNothing()
    .returning();
  if (!user) return null;
  const data = { ...wanted.userMetadata, sub: user.id };
  if (user.email) await addIdentity(database, user.id, 'email', { ...data, email: user.email });
  if (user.phone) await addIdentity(database, user.id, 'phone', { ...data, phone: user.phone });
  return user;
}

/** What an unconfirmed account waits with: nothing of it is kept but what it is given here. */
export async function signedUpAnew(
  database: Queryable,
  user: User,
  kept: { passwordHash: string | null; metadata: Record<string, unknown> },
): Promise<User> {
  const [changed] = await database
    .update(users)
    .set({ passwordHash: kept.passwordHash, userMetadata: kept.metadata })
    .where(eq(users.id, user.id))
    .returning();
  if (!changed) throw new Error('The user vanished while signing up.');
  await database
    .update(identities)
    .set({
      identityData: {
        ...kept.metadata,
        email_verified: false,
        phone_verified: false,
        sub: user.id,
        email: user.email,
      },
    })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email')));
  return changed;
}

/**
 * What somebody is given while they have not confirmed their address is no stranger's who signed up with it: the
 * password that waits there is forgotten, and no code of that sign-up opens the account any more.
 */
export async function forgetWaitingSignUp(database: Queryable, userId: string): Promise<void> {
  const [waiting] = await database
    .select()
    .from(users)
    .where(
      and(eq(users.id, userId), isNull(users.emailConfirmedAt), isNull(users.phoneConfirmedAt)),
    );
  if (!waiting) return;
  await signedUpAnew(database, waiting, { passwordHash: null, metadata: {} });
  await revokeCodes(database, userId, ['confirmation', 'magic_link']);
}

/** Gives a user one more way to be known, not yet verified. */
export async function addIdentity(
  database: Queryable,
  userId: string,
  provider: 'email' | 'phone',
  data: Record<string, unknown>,
): Promise<void> {
  await database.insert(identities).values({
    userId,
    provider,
    providerId: userId,
    identityData: { email_verified: false, phone_verified: false, ...data },
  });
}

/** Notes in the user's `app_metadata` which providers they have, the first one first. */
export async function syncProviders(database: Queryable, user: User): Promise<void> {
  const rows = await database
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(identities.createdAt);
  const providers = rows.map((row) => row.provider);
  const appMetadata = { ...user.appMetadata, provider: providers[0], providers };
  await database.update(users).set({ appMetadata }).where(eq(users.id, user.id));
}

/** Any constant does; it must only differ from other locks in the same database. */
const firstOperatorLock = 7_220_250_144;

/**
 * Notes that a user's address or number is theirs. The first person who is ever confirmed becomes
 * the operator of the installation.
 */
export async function confirmUser(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  contact: 'email' | 'phone',
): Promise<void> {
  const now = accounts.now();
  const verified = contact === 'email' ? 'email_verified' : 'phone_verified';
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(${firstOperatorLock}::bigint)`);
  const isFirst = !(await someoneElseIsConfirmed(transaction, user.id));
  await transaction
    .update(users)
    .set({
      ...(contact === 'email' ? { emailConfirmedAt: now } : { phoneConfirmedAt: now }),
      userMetadata: { ...user.userMetadata, [verified]: true },
      isAnonymous: false,
      ...(isFirst && { operator: true }),
    })
    .where(eq(users.id, user.id));
  await transaction
    .update(identities)
    .set({
      identityData: sql`${identities.identityData} || ${JSON.stringify({ [verified]: true })}::jsonb`,
    })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, contact)));
  await recordAudit(transaction, {
    action: 'user_confirmed',
    actor: user,
    subject: user.id,
    details: { contact, ...(isFirst && { becameOperator: true }) },
  });
}

async function someoneElseIsConfirmed(transaction: Transaction, userId: string): Promise<boolean> {
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, userId),
        or(isNotNull(users.emailConfirmedAt), isNotNull(users.phoneConfirmedAt)),
      ),
    )
    .limit(1);
  return other !== undefined;
}
