import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import type { Accounts } from '../accounts.ts';
import { issueCodeFor, type LinkOptions, mailCode } from '../codes/send-code.ts';
import { composeNotice } from '../mails/compose-notice.ts';
import { moveToEmail } from '../sign-in/apply-email-change.ts';
import { hidesAccounts } from './hides-accounts.ts';
import { findUserByEmail, type User } from './person.ts';
import { emailExists } from './refusals.ts';

/**
 * Starts moving an account to another address, which waits until it is confirmed. That somebody
 * has the address already is told to whoever reads its mail, and to nobody else.
 * @throws AccountError where accounts are not hidden, `email_exists`
 */
export async function startEmailChange(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  email: string,
  link: LinkOptions,
): Promise<void> {
  if (!hidesAccounts(accounts) && (await findUserByEmail(transaction, email))) throw emailExists();
  if (accounts.settings.AUTH_EMAIL_AUTOCONFIRM) {
    await moveToEmail(accounts, transaction, user, email);
    return;
  }
  const [waiting] = await transaction
    .update(users)
    .set({ newEmail: email, emailChangeHalfConfirmed: false })
    .where(eq(users.id, user.id))
    .returning();
  if (!waiting) throw new Error('The user vanished while being changed.');
  await mailEmailChange(accounts, transaction, waiting, link);
}

/** Mails the two addresses of a change that is under way what to confirm. */
export async function mailEmailChange(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  link: LinkOptions,
): Promise<void> {
  if (user.newEmail && (await findUserByEmail(transaction, user.newEmail))) {
    // The change waits for a code that nobody gets to see.
    await issueCodeFor(accounts, transaction, user, 'email_change_new', link.challenge);
    const notice = await composeNotice('email_taken', { to: user.newEmail });
    await accounts.sendMail(transaction, notice);
  } else {
    await mailCode(accounts, transaction, user, 'email_change_new', link);
  }
  if (user.email && accounts.settings.AUTH_EMAIL_CHANGE_DOUBLE_CONFIRM) {
    await mailCode(accounts, transaction, user, 'email_change_current', link);
  }
}
