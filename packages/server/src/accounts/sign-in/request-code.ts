import type { Accounts, RequestOrigin } from '../accounts.ts';
import { type LinkOptions, mailCode } from '../codes/send-code.ts';
import { AccountError } from '../errors/account-error.ts';
import { recordAudit } from '../people/audit.ts';
import { createUser } from '../people/create-user.ts';
import { findUserByEmail } from '../people/person.ts';

/** Mails a way to choose a new password. An unknown address gets nothing, and nobody is told. */
export async function requestRecovery(
  accounts: Accounts,
  email: string,
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<void> {
  await accounts.limits.countMail('recovery', email);
  await accounts.database.transaction(async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (!user) return;
    await mailCode(accounts, transaction, user, 'recovery', link);
    await recordAudit(transaction, {
      action: 'user_recovery_requested',
      subject: user.id,
      ip: origin.ip,
    });
  });
}

/**
 * Mails a way to sign in without a password. Someone new gets an account, unless `createUser` is
 * false; who is not confirmed yet gets the confirmation mail.
 * @throws AccountError `otp_disabled`, `signup_disabled`, or a limit
 */
export async function requestSignInCode(
  accounts: Accounts,
  wanted: { email: string; metadata: Record<string, unknown>; createUser: boolean },
  link: LinkOptions,
): Promise<void> {
  const { email, metadata: userMetadata } = wanted;
  const { settings } = accounts;
  if (!settings.AUTH_EMAIL_ENABLED) {
    throw new AccountError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  await accounts.limits.countMail('magic_link', email);
  await accounts.database.transaction(async (transaction) => {
    const known = await findUserByEmail(transaction, email);
    if (!known && !wanted.createUser) {
      throw new AccountError(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    if (!known && !settings.AUTH_SIGNUP_ENABLED) {
      const message = 'Signups not allowed for this instance';
      throw new AccountError(422, 'signup_disabled', message);
    }
    const user = known ?? (await createUser(transaction, { email, userMetadata }));
    if (!user) throw new AccountError(409, 'conflict', 'Please try again.');
    const isConfirmed = user.emailConfirmedAt || settings.AUTH_EMAIL_AUTOCONFIRM;
    const kind = isConfirmed ? 'magic_link' : 'confirmation';
    await mailCode(accounts, transaction, user, kind, link);
  });
}

/** Mails once more what is still waiting to be confirmed; nothing waits, nothing happens. */
export async function resendCode(
  accounts: Accounts,
  type: 'signup' | 'email_change',
  email: string,
  link: LinkOptions,
): Promise<void> {
  await accounts.limits.countMail(type === 'signup' ? 'confirmation' : 'email_change', email);
  await accounts.database.transaction(async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (!user) return;
    if (type === 'signup' && !user.emailConfirmedAt) {
      await mailCode(accounts, transaction, user, 'confirmation', link);
    }
    if (type === 'email_change' && user.newEmail) {
      await mailCode(accounts, transaction, user, 'email_change_new', link);
      if (accounts.settings.AUTH_EMAIL_CHANGE_DOUBLE_CONFIRM) {
        await mailCode(accounts, transaction, user, 'email_change_current', link);
      }
    }
  });
}
