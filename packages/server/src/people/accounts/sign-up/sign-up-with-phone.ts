import { networkOf } from '../../../platform/http/network.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import { checkPassword, hashPassword } from '../passwords/passwords.ts';
import { confirmUser, createUser } from '../people/create-user.ts';
import { openSession, type SessionJson } from '../sessions/session.ts';

/**
 * Opens an account for a phone number. Codes by text message are not sent, so this works only
 * where numbers are believed as they are (`AUTH_PHONE_AUTOCONFIRM`).
 * @throws AccountError
 */
export async function signUpWithPhone(
  accounts: Accounts,
  wanted: { phone: string; password: string; metadata: Record<string, unknown> },
  origin: RequestOrigin,
): Promise<SessionJson> {
  const { phone, password, metadata: userMetadata } = wanted;
  requirePhone(accounts);
  await checkPassword(password, accounts.settings.AUTH_PASSWORD_MIN_LENGTH);
  if (!accounts.settings.AUTH_PHONE_AUTOCONFIRM) throw cannotText();
  const passwordHash = await accounts.hashing.run(networkOf(origin.ip), () =>
    hashPassword(password),
  );
  return accounts.database.transaction(async (transaction) => {
    const user = await createUser(transaction, { phone, passwordHash, userMetadata });
    if (!user) throw new AccountError(422, 'user_already_exists', 'User already registered');
    await recordAudit(transaction, {
      action: 'user_signed_up',
      actor: user,
      subject: user.id,
      ip: origin.ip,
    });
    await confirmUser(accounts, transaction, user, 'phone');
    return openSession(accounts, transaction, user.id, 'password', origin);
  });
}

/** @throws AccountError unless phone numbers may be used */
export function requirePhone(accounts: Accounts): void {
  if (accounts.settings.AUTH_PHONE_ENABLED) return;
  throw new AccountError(400, 'phone_provider_disabled', 'Phone signups are disabled');
}

/** What everyone is told who asks for a code by text message. */
export function cannotText(): AccountError {
  return new AccountError(422, 'sms_send_failed', 'Error sending confirmation OTP to provider');
}
