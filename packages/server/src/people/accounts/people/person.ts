import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { mfaFactors } from '../../../platform/database/schema/mfa-factors.ts';
import { identities, users } from '../../../platform/database/schema/users.ts';
import type { Accounts } from '../accounts.ts';
import { AccountError, invalid } from '../errors/account-error.ts';

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

/**
 * A user as they are now, whom no other transaction changes until this one ends. Whoever sends or
 * redeems a code locks first: what was read before tells of addresses that may have changed since.
 */
export async function lockUser(transaction: Transaction, id: string): Promise<User | null> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return user ?? null;
}

/** `findUserByEmail`, locked as `lockUser` does. */
export async function lockUserByEmail(
  transaction: Transaction,
  email: string,
): Promise<User | null> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .for('no key update');
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

/**
 * Whether no answer may tell a stranger that an address has an account. Where addresses are
 * believed without a mail that cannot be hidden: who signs up is signed in, or is not.
 */
export function hidesAccounts({ settings }: Pick<Accounts, 'settings'>): boolean {
  return settings.AUTH_ACCOUNTS_HIDDEN && !settings.AUTH_EMAIL_AUTOCONFIRM;
}

/** Someone has the address already. */
export function emailExists(): AccountError {
  const message = 'A user with this email address has already been registered';
  return new AccountError(422, 'email_exists', message);
}

/** Someone has the number already. */
export function phoneExists(): AccountError {
  const message = 'A user with this phone number has already been registered';
  return new AccountError(422, 'phone_exists', message);
}

export function userNotFound(): AccountError {
  return new AccountError(404, 'user_not_found', 'User not found');
}

const address = z.email().max(255);

/**
 * An e-mail address as we keep it: trimmed, lower case.
 * @throws AccountError `validation_failed`
 */
export function readEmail(text: string): string {
  const parsed = address.safeParse(text.trim().toLowerCase());
  if (!parsed.success) throw invalid('Unable to validate email address: invalid format');
  return parsed.data;
}

/**
 * A phone number as we keep it: the digits of E.164, without the plus.
 * @throws AccountError `validation_failed`
 */
export function readPhone(text: string): string {
  const digits = text.trim().replace(/^\+/, '').replaceAll(' ', '');
  if (!/^[1-9]\d{1,14}$/.test(digits))
    throw invalid('Invalid phone number format (E.164 required)');
  return digits;
}
