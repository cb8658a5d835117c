import type { Transaction } from '../../../platform/database/database.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { type LinkOptions, mailCode } from '../codes/send-code.ts';
import { AccountError } from '../errors/account-error.ts';
import { inEvenTime } from '../limits/even-time.ts';
import { mailEmailChange } from '../people/change-email.ts';
import { createUser } from '../people/create-user.ts';
import { findUserByEmail, hidesAccounts } from '../people/person.ts';

/** Mails a way to choose a new password. An unknown address gets nothing, and nobody is told. */
export async function requestRecovery(
  accounts: Accounts,
  email: string,
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<void> {
  await accounts.limits.countMail('recovery', email, origin.ip);
  const mail = async (transaction: Transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (!user) return;
    await mailCode(accounts, transaction, user, 'recovery', link);
    await recordAudit(transaction, {
      action: 'user_recovery_requested',
      subject: user.id,
      ip: origin.ip,
    });
  };
  await inEvenTime(() => accounts.database.transaction(mail));
}

/**
 * Mails a way to sign in without a password. Someone new gets an account, unless `createUser` is
 * false or nobody may sign up: then nothing, and nobody is told. Who is not confirmed yet gets the
 * confirmation mail.
 * @throws AccountError a limit; where accounts are not hidden, `otp_disabled`, `signup_disabled`
 */
export async function requestSignInCode(
  accounts: Accounts,
  wanted: { email: string; metadata: Record<string, unknown>; createUser: boolean },
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<void> {
  const { email, metadata: userMetadata } = wanted;
  const { settings } = accounts;
  if (!settings.AUTH_EMAIL_ENABLED) {
    throw new AccountError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  await accounts.limits.countMail('magic_link', email, origin.ip);
  const mail = async (transaction: Transaction) => {
    const known = await findUserByEmail(transaction, email);
    if (!known && !(wanted.createUser && settings.AUTH_SIGNUP_ENABLED)) {
      if (hidesAccounts(accounts)) return;
      throw wanted.createUser ? signUpDisabled() : otpDisabled();
    }
    const user = known ?? (await createUser(transaction, { email, userMetadata }));
    if (!user) throw new AccountError(409, 'conflict', 'Please try again.');
    const isConfirmed = user.emailConfirmedAt || settings.AUTH_EMAIL_AUTOCONFIRM;
    const kind = isConfirmed ? 'magic_link' : 'confirmation';
    await mailCode(accounts, transaction, user, kind, link);
  };
  await inEvenTime(() => accounts.database.transaction(mail));
}

/** Mails once more what is still waiting to be confirmed; nothing waits, nothing happens. */
export async function resendCode(
  accounts: Accounts,
  type: 'signup' | 'email_change',
  email: string,
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<void> {
  await accounts.limits.countMail(
    type === 'signup' ? 'confirmation' : 'email_change',
    email,
    origin.ip,
  );
  const mail = async (transaction: Transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (!user) return;
    if (type === 'signup' && !user.emailConfirmedAt) {
      await mailCode(accounts, transaction, user, 'confirmation', link);
    }
    if (type === 'email_change' && user.newEmail) {
      await mailEmailChange(accounts, transaction, user, link);
    }
  };
  await inEvenTime(() => accounts.database.transaction(mail));
}

/** What strangers are told where only invitations open accounts. */
export function signUpDisabled(): AccountError {
  return new AccountError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

function otpDisabled(): AccountError {
  return new AccountError(422, 'otp_disabled', 'Signups not allowed for otp');
}
