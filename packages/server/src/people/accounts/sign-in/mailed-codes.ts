import type { Transaction } from '../../../platform/database/database.ts';
import type { OneTimePurpose } from '../../../platform/database/schema/one-time-tokens.ts';
import type { SignInMethod } from '../../../platform/database/schema/sessions.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import {
  byAdministrator,
  type OneTimeToken,
  revokeCodes,
  signedUpFrom,
  useUp,
} from '../codes/one-time-code.ts';
import { type LinkOptions, mailCode } from '../codes/send-code.ts';
import { AccountError } from '../errors/account-error.ts';
import { inEvenTime } from '../limits/limits.ts';
import { mayMailStranger, mayMailUser } from '../mails/mail-budget.ts';
import { applyEmailChange, mailEmailChange } from '../people/change-email.ts';
import { confirmUser, createUser, signedUpAnew } from '../people/create-user.ts';
import { hidesAccounts, isBanned, lockUser, lockUserByEmail, type User } from '../people/person.ts';
import { banned } from '../sessions/session.ts';

/** Mails a way to choose a new password. An unknown address gets nothing, and nobody is told. */
export async function requestRecovery(
  accounts: Accounts,
  email: string,
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<void> {
  await accounts.limits.countMail('recovery', email, origin.ip, { toKnownOnly: true });
  const mail = async (transaction: Transaction) => {
    const user = await lockUserByEmail(transaction, email);
    if (!user || !(await mayMailUser(accounts, transaction, user))) return;
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
  const toKnownOnly = !(wanted.createUser && settings.AUTH_SIGNUP_ENABLED);
  await accounts.limits.countMail('magic_link', email, origin.ip, { toKnownOnly });
  const mail = async (transaction: Transaction) => {
    const known = await lockUserByEmail(transaction, email);
    if (!known && toKnownOnly) {
      if (hidesAccounts(accounts)) return;
      throw wanted.createUser ? signUpDisabled() : otpDisabled();
    }
    // Nobody is told that nothing is mailed: it would tell who has an account.
    const mayMail = known
      ? await mayMailUser(accounts, transaction, known)
      : await mayMailStranger(accounts, transaction);
    if (!mayMail) return;
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
    { toKnownOnly: true },
  );
  const mail = async (transaction: Transaction) => {
    const user = await lockUserByEmail(transaction, email);
    const waits = user && (type === 'signup' ? !user.emailConfirmedAt : user.newEmail !== null);
    if (!waits || !(await mayMailUser(accounts, transaction, user))) return;
    if (type === 'signup' && !user.emailConfirmedAt) {
      const network = networkOf(origin.ip);
      const signUp = await signedUpFrom(transaction, user.id, network);
      const sentAgain = { ...link, ...signUp, signUpNetwork: signUp && network };
      await mailCode(accounts, transaction, user, 'confirmation', sentAgain);
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

/** The `type` of a request to verify. */
export type VerificationType =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'email'
  | 'sms'
  | 'phone_change';

/** Which codes a type may redeem. */
export const purposesOf: Record<VerificationType, readonly OneTimePurpose[]> = {
  signup: ['confirmation'],
  invite: ['invitation'],
  magiclink: ['magic_link'],
  recovery: ['recovery'],
  email_change: ['email_change_current', 'email_change_new'],
  email: ['confirmation', 'magic_link'],
  sms: ['phone_confirmation'],
  phone_change: ['phone_change'],
};

/** What the `amr` claim says of a session that a link opened in the PKCE flow. */
export const linkMethods: Partial<Record<OneTimePurpose, SignInMethod>> = {
  confirmation: 'email/signup',
  invitation: 'invite',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
};

/** Said after one of the two addresses of a change has said yes. */
export const otherAddressMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Uses a code up and does what it stands for. An account that waits to be confirmed keeps its password
 * only by a code that its sign-up was mailed, typed in, or by its link where that is followed from the
 * network of the sign-up: anybody may have signed up with somebody's address, and whose mailbox it is has
 * not seen that password. What the browser of the sign-up had set up is theirs by the same code, or not.
 * @param followedFrom the network a link was followed from; null: a code was typed in.
 * @returns whose it was, or null when a change of address waits for the other address
 * @throws AccountError `otp_expired` when it was used a moment ago, `user_banned`
 */
export async function redeemCode(
  accounts: Accounts,
  transaction: Transaction,
  token: OneTimeToken,
  followedFrom: string | null,
): Promise<User | null> {
  const user = await lockUser(transaction, token.userId);
  if (!user || user.deletedAt || !isFor(token, user)) throw expiredCode();
  if (!(await useUp(transaction, token))) throw expiredCode();
  if (isBanned(user, accounts.now())) throw banned(403);
  if (token.purpose === 'email_change_current' || token.purpose === 'email_change_new') {
    return (await applyEmailChange(accounts, transaction, user, token.purpose)) ? user : null;
  }
  if (!user.emailConfirmedAt) {
    const isStrangers = user.passwordHash !== null && !isOfAsker(token, followedFrom);
    const nothing = { passwordHash: null, metadata: {} };
    const kept = isStrangers ? await signedUpAnew(transaction, user, nothing) : user;
    await confirmUser(accounts, transaction, kept, 'email');
    if (isOfAsker(token, followedFrom))
      await accounts.claimSetUps(transaction, user.id, token.claims);
  }
  // Who has shown to own the address needs no other way in that is still lying in the mailbox.
  await revokeCodes(transaction, user.id, ['confirmation', 'invitation', 'magic_link']);
  return user;
}

/** Whether somebody redeems a code who seems to have signed up themselves. */
function isOfAsker({ signUpNetwork }: OneTimeToken, followedFrom: string | null): boolean {
  if (signUpNetwork === null || signUpNetwork === byAdministrator) return signUpNetwork !== null;
  return followedFrom === null || followedFrom === signUpNetwork;
}

/** Whether a code went where it is to prove something of: the account may have moved since. */
function isFor({ purpose, sentTo }: OneTimeToken, user: User): boolean {
  return sentTo === (purpose === 'email_change_new' ? user.newEmail : user.email);
}

/** The answer to every code that does not (or no longer) open anything. */
export function expiredCode(message = 'Token has expired or is invalid'): AccountError {
  return new AccountError(403, 'otp_expired', message);
}
