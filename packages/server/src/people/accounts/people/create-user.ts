import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { identities, users } from '../../../platform/database/schema/users.ts';
import type { User } from './person.ts';

export interface NewUser {
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
