import { count, desc, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { type AuditEntry, recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { mailCode } from '../codes/send-code.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { composeNotice } from '../mails/compose-mail.ts';
import { tellPerson } from '../mails/tell-person.ts';
import { checkPassword, hashPassword } from '../passwords/passwords.ts';
import { moveToEmail } from '../people/change-email.ts';
import { mergeMetadata } from '../people/change-user.ts';
import { confirmUser, createUser, forgetWaitingSignUp } from '../people/create-user.ts';
import { endFeedsOf } from '../people/end-feeds.ts';
import {
  completePerson,
  emailExists,
  findPerson,
  findUserByEmail,
  findUserByPhone,
  type Person,
  phoneExists,
  readEmail,
  readPhone,
  type User,
  userNotFound,
} from '../people/person.ts';

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
    if (passwordHash) {
      await tellPerson(accounts, transaction, user, (about) =>
        composeNotice('password_changed', about),
      );
    }
    return applyRest(accounts, transaction, changed, attributes);
  });
}

/** Removes a user; softly, their row stays and what could name them goes. */
export async function deleteUser(accounts: Accounts, id: string, softly: boolean): Promise<void> {
  const { user } = await getUser(accounts, id);
  await accounts.database.transaction(async (transaction) => {
    await recordAudit(transaction, { action: 'user_deleted', subject: user.id });
    await endFeedsOf(transaction, user.id);
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
    if (bannedUntil) await endFeedsOf(transaction, user.id);
  }
  const person = await findPerson(transaction, user.id);
  if (!person) throw new AccountError(500, 'unexpected_failure', 'The user vanished meanwhile.');
  return person;
}

interface Invitation {
  email: string;
  metadata: Record<string, unknown>;
  redirectTo: string | null;
  invitedBy: AuditEntry['actor'];
  /** The names of those they are invited to. */
  businesses?: readonly string[];
}

/**
 * Opens an account for someone and mails them the way in. Who was invited before and has not come
 * is invited again.
 * @throws AccountError `email_exists` for who has confirmed
 */
export async function inviteUser(
  accounts: Accounts,
  transaction: Transaction,
  { email, metadata: userMetadata, redirectTo, invitedBy, businesses = [] }: Invitation,
): Promise<Person> {
  const created = await createUser(transaction, { email, userMetadata });
  const user = created ?? (await findUserByEmail(transaction, email));
  if (!user || user.emailConfirmedAt) throw emailExists();
  if (!created) await forgetWaitingSignUp(transaction, user.id);
  const invitation = { by: invitedBy?.email ?? null, businesses };
  const options = { redirectTo, challenge: null, invitation };
  await mailCode(accounts, transaction, user, 'invitation', options);
  await recordAudit(transaction, {
    action: 'user_invited',
    actor: invitedBy ?? null,
    subject: user.id,
    details: { email },
  });
  const person = await findPerson(transaction, user.id);
  if (!person) throw new Error('The user vanished while being invited.');
  return person;
}

const metadata = z.record(z.string(), z.unknown());

/** What an administrator may set on a user; GoTrue's names. */
export const userAttributes = z.looseObject({
  id: z.uuid().optional(),
  email: z.string().transform(readEmail).optional(),
  phone: z.string().transform(readPhone).optional(),
  password: z.string().nullish(),
  password_hash: z.string().nullish(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadata.optional(),
  app_metadata: metadata.optional(),
  role: z.string().optional(),
  ban_duration: z.string().optional(),
});

type UserAttributes = z.infer<typeof userAttributes>;

/**
 * The hash to store for the password or imported hash of the attributes; null when they name none.
 * @throws AccountError
 */
async function passwordHashOf(
  attributes: UserAttributes,
  shortestPassword: number,
): Promise<string | null> {
  const { password, password_hash: imported } = attributes;
  if (imported) {
    if (/^\$(2[aby]|argon2id?|argon2i)\$/.test(imported)) return imported;
    throw invalid('The password_hash is neither bcrypt nor Argon2');
  }
  if (!password) return null;
  await checkPassword(password, shortestPassword);
  return hashPassword(password);
}

const unitSeconds = new Map([
  ['h', 3600],
  ['m', 60],
  ['s', 1],
]);

/**
 * Until when a ban lasts: Go's way of writing durations, such as `24h` or `1h30m`; `none` lifts it.
 * @throws AccountError
 */
function banEnd(duration: string, now: Date): Date | null {
  if (duration === 'none') return null;
  if (!/^(\d+(\.\d+)?[hms])+$/.test(duration)) throw invalid('invalid format for ban duration');
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)([hms])/g)];
  const seconds = parts.reduce(
    (sum, [, amount, unit]) => sum + Number(amount) * (unitSeconds.get(unit ?? '') ?? 0),
    0,
  );
  return new Date(now.getTime() + seconds * 1000);
}
