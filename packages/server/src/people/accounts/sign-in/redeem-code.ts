import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import type { OneTimePurpose } from '../../../platform/database/schema/one-time-tokens.ts';
import type { SignInMethod } from '../../../platform/database/schema/sessions.ts';
import { users } from '../../../platform/database/schema/users.ts';
import type { Accounts } from '../accounts.ts';
import { type OneTimeToken, revokeCodes, useUp } from '../codes/one-time-code.ts';
import { AccountError } from '../errors/account-error.ts';
import { applyEmailChange } from '../people/change-email.ts';
import { confirmUser } from '../people/create-user.ts';
import { isBanned, type User } from '../people/person.ts';
import { banned } from '../sessions/session.ts';

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
 * Uses a code up and does what it stands for.
 * @returns whose it was, or null when a change of address waits for the other address
 * @throws AccountError `otp_expired` when it was used a moment ago, `user_banned`
 */
export async function redeemCode(
  accounts: Accounts,
  transaction: Transaction,
  token: OneTimeToken,
): Promise<User | null> {
  if (!(await useUp(transaction, token))) throw expiredCode();
  const [user] = await transaction.select().from(users).where(eq(users.id, token.userId));
  if (!user || user.deletedAt) throw expiredCode();
  if (isBanned(user, accounts.now())) throw banned(403);
  if (token.purpose === 'email_change_current' || token.purpose === 'email_change_new') {
    return (await applyEmailChange(accounts, transaction, user, token.purpose)) ? user : null;
  }
  if (!user.emailConfirmedAt) await confirmUser(accounts, transaction, user, 'email');
  // Who has shown to own the address needs no other way in that is still lying in the mailbox.
  await revokeCodes(transaction, user.id, ['confirmation', 'invitation', 'magic_link']);
  return user;
}

/** The answer to every code that does not (or no longer) open anything. */
export function expiredCode(message = 'Token has expired or is invalid'): AccountError {
  return new AccountError(403, 'otp_expired', message);
}
