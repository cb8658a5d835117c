import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/database.ts';
import { mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import { identities, users } from '../../../platform/database/schema/users.ts';

export type User = typeof users.$inferSelect;
export type Identity = typeof identities.$inferSelect;
export type Factor = typeof mfaFactors.$inferSelect;

/** A user with all that GoTrue shows of one. */
export interface Person {
  user: User;
  identities: Identity[];
  factors: Factor[];
}

/** A user by id, with identities and factors; null when there is none. */
export async function findPerson(database: Queryable, id: string): Promise<Person | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id));
  return user ? completePerson(database, user) : null;
}

/** Adds what belongs to a user. */
export async function completePerson(database: Queryable, user: User): Promise<Person> {
  const ofUser = await database
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(identities.createdAt);
  const factors = await database
    .select()
    .from(mfaFactors)
    .where(eq(mfaFactors.userId, user.id))
    .orderBy(mfaFactors.createdAt);
  return { user, identities: ofUser, factors };
}

/** The user with an address, which is compared in lower case. */
export async function findUserByEmail(database: Queryable, email: string): Promise<User | null> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)));
  return user ?? null;
}

/** The user with a number, digits only. */
export async function findUserByPhone(database: Queryable, phone: string): Promise<User | null> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.phone, phone), isNull(users.deletedAt)));
  return user ?? null;
}

/** Whether someone is kept out at the moment. */
export function isBanned(user: Pick<User, 'bannedUntil'>, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}
