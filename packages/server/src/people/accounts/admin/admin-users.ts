import { count, desc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { mergeMetadata } from '../people/change-user.ts';
import { confirmUser } from '../people/confirm-user.ts';
import { createUser } from '../people/create-user.ts';
import {
  completePerson,
  findPerson,
  findUserByPhone,
  type Person,
  type User,
} from '../people/person.ts';
import { emailExists, phoneExists, userNotFound } from '../people/refusals.ts';
import { moveToEmail } from '../sign-in/apply-email-change.ts';
import { banEnd, passwordHashOf, type UserAttributes } from './user-attributes.ts';

/** A page of everyone, newest first. `page` counts from 1. */
export async function listUsers(
  { database }: Accounts,
  page: { page: number; perPage: number },
): Promise<{ people: Person[]; total: number }> {
  const isThere = isNull(users.deletedAt);
  const [counted] = await database.select({ total: count() }).from(users).where(isThere);
  const rows = await database
    .select()
    .from(users)
    .where(isThere)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(page.perPage)
    .offset((page.page - 1) * page.perPage);
  const people = await Promise.all(rows.map((user) => completePerson(database, user)));
  return { people, total: counted?.total ?? 0 };
}

/** @throws AccountError `user_not_found` */
export async function getUser({ database }: Accounts, id: string): Promise<Person> {
  const person = await findPerson(database, id);
  if (!person) throw userNotFound();
  return person;
}

/** Adds a user, confirmed where the attributes say so, without a mail. */
export async function addUser(accounts: Accounts, attributes: UserAttributes): Promise<Person> {
  if (!attributes.email && !attributes.phone) {
    throw invalid('Cannot create a user without either an email or phone');
  }
  const passwordHash = await passwordHashOf(attributes, accounts.settings.AUTH_PASSWORD_MIN_LENGTH);
  return accounts.database.transaction(async (transaction) => {
    const user = await createUser(transaction, {
      ...(attributes.id && { id: attributes.id }),
      email: attributes.email ?? null,
      phone: attributes.phone ?? null,
      passwordHash,
      userMetadata: attributes.user_metadata ?? {},
      appMetadata: attributes.app_metadata ?? {},
      ...(attributes.role && { role: attributes.role }),
    });
    if (!user) throw attributes.email ? emailExists() : phoneExists();
    await recordAudit(transaction, { action: 'user_signed_up', subject: user.id });
    return applyRest(accounts, transaction, user, attributes);
  });
}

/** Changes a user as an administrator may: at once, without asking them. */
export async function updateUser(
  accounts: Accounts,
  id: string,
  attributes: UserAttributes,
): Promise<Person> {
  const { user } = await getUser(accounts, id);
  const passwordHash = await passwordHashOf(attributes, accounts.settings.AUTH_PASSWORD_MIN_LENGTH);
  const { email, phone, user_metadata, app_metadata, role } = attributes;
  return accounts.database.transaction(async (transaction) => {
    const holder = phone ? await findUserByPhone(transaction, phone) : null;
    if (holder && holder.id !== id) throw phoneExists();
    const change: Partial<User> = {
      ...(passwordHash && { passwordHash }),
      ...(phone && { phone }),
      ...(role && { role }),
      ...(user_metadata && { userMetadata: mergeMetadata(user.userMetadata, user_metadata) }),
      ...(app_metadata && { appMetadata: mergeMetadata(user.appMetadata, app_metadata) }),
    };
    const [changed] = await transaction
      .update(users)
      .set({ ...change, updatedAt: accounts.now() })
      .where(eq(users.id, id))
      .returning();
    if (!changed) throw userNotFound();
    if (email && email !== user.email) await moveToEmail(accounts, transaction, changed, email);
    await recordAudit(transaction, { action: 'user_modified', subject: id });
    return applyRest(accounts, transaction, changed, attributes);
  });
}

/** Removes a user; softly, their row stays and what could name them goes. */
export async function deleteUser(accounts: Accounts, id: string, softly: boolean): Promise<void> {
  const { user } = await getUser(accounts, id);
  await accounts.database.transaction(async (transaction) => {
    await recordAudit(transaction, { action: 'user_deleted', subject: user.id });
    await transaction.delete(users).where(eq(users.id, user.id));
    if (!softly) return;
    const { id: sameId, createdAt, aud, role } = user;
    const deletedAt = accounts.now();
    await transaction.insert(users).values({ id: sameId, createdAt, aud, role, deletedAt });
  });
}

async function applyRest(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  attributes: UserAttributes,
): Promise<Person> {
  const { email_confirm, phone_confirm, ban_duration } = attributes;
  const current = async () => (await findPerson(transaction, user.id))?.user ?? user;
  if (email_confirm && user.email && !user.emailConfirmedAt) {
    await confirmUser(accounts, transaction, await current(), 'email');
  }
  if (phone_confirm && user.phone && !user.phoneConfirmedAt) {
    await confirmUser(accounts, transaction, await current(), 'phone');
  }
  if (ban_duration) {
    const bannedUntil = banEnd(ban_duration, accounts.now());
    await transaction.update(users).set({ bannedUntil }).where(eq(users.id, user.id));
  }
  const person = await findPerson(transaction, user.id);
  if (!person) throw new AccountError(500, 'unexpected_failure', 'The user vanished meanwhile.');
  return person;
}
