import { eq } from 'drizzle-orm';
import { users } from '../../../platform/database/schema/users.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { AccountError } from '../errors/account-error.ts';
import {
  checkPassword,
  hashPassword,
  isCurrentHash,
  verifyPassword,
} from '../passwords/passwords.ts';
import { findUserByEmail, findUserByPhone, isBanned, type User } from '../people/person.ts';
import { banned, noteRefused, openSession, type SessionJson } from '../sessions/session.ts';

/** Who wants to sign in, as they are known. */
export type Login = { email: string } | { phone: string };

/**
 * Signs in with a password. Unknown, wrong and passwordless look the same and take the same time;
 * that an address is not confirmed is told only to who knows the password.
 * @throws AccountError
 */
export async function signInWithPassword(
  accounts: Accounts,
  login: Login,
  password: string,
  origin: RequestOrigin,
): Promise<SessionJson> {
  const known = 'email' in login ? login.email : login.phone;
  const network = networkOf(origin.ip);
  const guess = `${known}|${network}`;
  await accounts.limits.countGuess('password', guess);
  const user = await findLogin(accounts, login);
  const isRight = await accounts.hashing.run(network, () =>
    verifyPassword(password, user?.passwordHash ?? null),
  );
  if (!isRight || !user) {
    await recordAudit(accounts.database, {
      action: 'sign_in_failed',
      ...(user && { subject: user.id }),
      details: { login: known },
      ip: origin.ip,
    });
    throw new AccountError(400, 'invalid_credentials', 'Invalid login credentials');
  }
  await accounts.limits.forgiveGuess('password', guess);
  if (isBanned(user, accounts.now())) {
    await noteRefused(accounts, { userId: user.id, login: known }, origin);
    throw banned(400);
  }
  if ('email' in login ? !user.emailConfirmedAt : !user.phoneConfirmedAt) {
    const message = 'email' in login ? 'Email not confirmed' : 'Phone not confirmed';
    throw new AccountError(400, 'email_not_confirmed', message);
  }
  return accounts.database.transaction(async (transaction) => {
    if (!isCurrentHash(user.passwordHash ?? '')) {
      const passwordHash = await hashPassword(password);
      await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    }
    await recordAudit(transaction, {
      action: 'signed_in',
      actor: user,
      subject: user.id,
      details: { method: 'password' },
      ip: origin.ip,
    });
    const session = await openSession(accounts, transaction, user.id, 'password', origin);
    return { ...session, ...(await weakness(accounts, password)) };
  });
}

function findLogin(accounts: Accounts, login: Login): Promise<User | null> {
  const { settings } = accounts;
  if ('email' in login) {
    if (settings.AUTH_EMAIL_ENABLED) return findUserByEmail(accounts.database, login.email);
    throw new AccountError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  if (settings.AUTH_PHONE_ENABLED) return findUserByPhone(accounts.database, login.phone);
  throw new AccountError(422, 'phone_provider_disabled', 'Phone logins are disabled');
}

/** Tells the client of a password that was accepted once and would not be today. */
async function weakness(accounts: Accounts, password: string) {
  try {
    await checkPassword(password, accounts.settings.AUTH_PASSWORD_MIN_LENGTH);
    return {};
  } catch (error) {
    if (!(error instanceof AccountError) || !error.reasons) throw error;
    return { weak_password: { message: error.message, reasons: error.reasons } };
  }
}
