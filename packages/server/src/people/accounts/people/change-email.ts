import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { oneTimeTokens } from '../../../platform/database/schema/one-time-tokens.ts';
import {
  type EmailChangePurpose,
  identities,
  users,
} from '../../../platform/database/schema/users.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { revokeCodes } from '../codes/one-time-code.ts';
import { issueCodeFor, type LinkOptions, mailCode } from '../codes/send-code.ts';
import { composeNotice } from '../mails/compose-mail.ts';
import { mailBudgetSpent, mayMailUser } from '../mails/mail-budget.ts';
import { addIdentity, syncProviders } from './create-user.ts';
import { emailExists, findUserByEmail, hidesAccounts, lockUser, type User } from './person.ts';

/**
 * Starts moving an account to another address, which waits until it is confirmed. That somebody
 * has the address already is told to whoever reads its mail, and to nobody else.
 * @throws AccountError a limit; where accounts are not hidden, `email_exists`
 */
export async function startEmailChange(
  accounts: Accounts,
  transaction: Transaction,
  { id }: Pick<User, 'id'>,
  email: string,
  link: LinkOptions,
): Promise<void> {
  const user = await lockUser(transaction, id);
  if (!user) throw new Error('The user vanished while being changed.');
  if (!hidesAccounts(accounts) && (await findUserByEmail(transaction, email))) throw emailExists();
  if (accounts.settings.AUTH_EMAIL_AUTOCONFIRM) {
    await moveToEmail(accounts, transaction, user, email);
    return;
  }
  if (!(await mayMailUser(accounts, transaction, user))) throw mailBudgetSpent();
  // What was sent before was asked about another address.
  await revokeCodes(transaction, user.id, ['email_change_current', 'email_change_new']);
  const [waiting] = await transaction
    .update(users)
    .set({ newEmail: email, emailChangeConfirmed: null })
    .where(eq(users.id, user.id))
    .returning();
  if (!waiting) throw new Error('The user vanished while being changed.');
  await mailEmailChange(accounts, transaction, waiting, link);
}

/** Lets an account keep its address: what was mailed about another moves it nowhere. */
export async function callOffEmailChange(
  transaction: Transaction,
  { id }: Pick<User, 'id'>,
): Promise<void> {
  await revokeCodes(transaction, id, ['email_change_current', 'email_change_new']);
  await transaction
    .update(users)
    .set({ newEmail: null, emailChangeConfirmed: null, emailChangeSentAt: null })
    .where(eq(users.id, id));
}

/** Mails the addresses of a change that is under way what to confirm; not the one that has. */
export async function mailEmailChange(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  link: LinkOptions,
): Promise<void> {
  if (user.emailChangeConfirmed !== 'email_change_new')
    await mailNewAddress(accounts, transaction, user, link);
  const asksCurrent = user.emailChangeConfirmed !== 'email_change_current';
  if (user.email && asksCurrent && accounts.settings.AUTH_EMAIL_CHANGE_DOUBLE_CONFIRM) {
    await mailCode(accounts, transaction, user, 'email_change_current', link);
  }
}

async function mailNewAddress(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  link: LinkOptions,
): Promise<void> {
  if (user.newEmail && (await findUserByEmail(transaction, user.newEmail))) {
    // The change waits for a code that nobody gets to see.
    await issueCodeFor(accounts, transaction, user, 'email_change_new', link);
    const notice = await composeNotice('email_taken', { to: user.newEmail });
    await accounts.sendMail(transaction, notice);
  } else {
    await mailCode(accounts, transaction, user, 'email_change_new', link);
  }
}

/**
 * Notes that one address of a change said yes, and moves the account when no other answer is
 * due. The same address says it once, however often.
 * @returns whether the account has moved
 * @throws AccountError `email_exists` when someone else took the address meanwhile
 */
export async function applyEmailChange(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  confirmed: EmailChangePurpose,
): Promise<boolean> {
  if (!user.newEmail) return false;
  const other = confirmed === 'email_change_new' ? 'email_change_current' : 'email_change_new';
  if (user.emailChangeConfirmed === confirmed) return false;
  if (user.emailChangeConfirmed === null && (await isWaitingFor(transaction, user, other))) {
    await transaction
      .update(users)
      .set({ emailChangeConfirmed: confirmed })
      .where(eq(users.id, user.id));
    return false;
  }
  await moveToEmail(accounts, transaction, user, user.newEmail);
  return true;
}

/** Gives an account another address, confirmed. What was mailed to the one before opens nothing more. */
export async function moveToEmail(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  email: string,
): Promise<void> {
  const holder = await findUserByEmail(transaction, email);
  if (holder && holder.id !== user.id) throw emailExists();
  const moved = {
    email,
    emailConfirmedAt: accounts.now(),
    newEmail: null,
    emailChangeConfirmed: null,
    isAnonymous: false,
  };
  await transaction.update(users).set(moved).where(eq(users.id, user.id));
  await moveIdentity(transaction, user, email);
  await revokeCodes(transaction, user.id);
  await recordAudit(transaction, {
    action: 'user_modified',
    actor: user,
    subject: user.id,
    details: { emailBefore: user.email, email },
  });
}

async function moveIdentity(transaction: Transaction, user: User, email: string): Promise<void> {
  const data = JSON.stringify({ email, email_verified: true });
  const changed = await transaction
    .update(identities)
    .set({ identityData: sql`${identities.identityData} || ${data}::jsonb` })
    .where(and(eq(identities.userId, user.id), eq(identities.provider, 'email')))
    .returning({ id: identities.id });
  if (changed.length > 0) return;
  await addIdentity(transaction, user.id, 'email', { sub: user.id, email, email_verified: true });
  await syncProviders(transaction, user);
}

async function isWaitingFor(
  transaction: Transaction,
  user: User,
  purpose: EmailChangePurpose,
): Promise<boolean> {
  const [token] = await transaction
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.purpose, purpose)));
  return token !== undefined;
}
