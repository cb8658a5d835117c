import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { findByCode, revokeCodes, useUp } from '../codes/one-time-code.ts';
import type { LinkOptions } from '../codes/send-code.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { inEvenTime } from '../limits/limits.ts';
import { composeNotice } from '../mails/compose-mail.ts';
import { tellPerson } from '../mails/tell-person.ts';
import { checkPassword, hashPassword, verifyPassword } from '../passwords/passwords.ts';
import type { Authenticated } from '../sessions/authenticate.ts';
import { cameByMail } from '../sessions/proofs.ts';
import { closeSessions } from '../sessions/session.ts';
import { cannotText, requirePhone } from '../sign-up/sign-up.ts';
import { callOffEmailChange, startEmailChange } from './change-email.ts';
import { isShort } from './metadata.ts';
import { findPerson, type Person, type User } from './person.ts';

/** What people may change about themselves; members that are absent stay. */
export interface UserChange {
  email?: string;
  phone?: string;
  password?: string;
  /** The one until now; needed where nothing else shows that it is the same person. */
  currentPassword?: string;
  /** The code of a reauthentication mail. */
  nonce?: string;
  metadata?: Record<string, unknown>;
}

/** How long after signing in a password may be changed without a code, where one is asked for. */
const freshSession = 24 * 60 * 60_000;

/**
 * Changes one's own account. A new address waits until it is confirmed; a new password ends every
 * other session and every code under way.
 * @throws AccountError
 */
export async function changeUser(
  accounts: Accounts,
  who: Authenticated,
  change: UserChange,
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<Person> {
  requireSecondFactor(who, change);
  const { user } = who.person;
  const passwordHash = change.password
    ? await newPasswordHash(accounts, who, { ...change, password: change.password }, origin)
    : null;
  if (change.phone !== undefined && change.phone !== user.phone) requirePhoneChange(accounts);
  const movesTo = change.email !== undefined && change.email !== user.email ? change.email : null;
  const stays = change.email !== undefined && movesTo === null && user.newEmail !== null;
  if (movesTo) await accounts.limits.countMail('email_change', user.id, null, { sentTo: movesTo });
  const apply = async (transaction: Transaction) => {
    if (passwordHash) await changePassword(accounts, transaction, who, passwordHash, origin);
    if (change.metadata) {
      const userMetadata = mergeMetadata(user.userMetadata, change.metadata);
      if (!isShort(userMetadata)) throw invalid('user_metadata may hold eight thousand characters');
      await transaction.update(users).set({ userMetadata }).where(eq(users.id, user.id));
    }
    if (stays) await callOffEmailChange(transaction, user);
    if (movesTo) await startEmailChange(accounts, transaction, user, movesTo, link);
    const person = await findPerson(transaction, user.id);
    if (!person) throw new Error('The user vanished while being changed.');
    return person;
  };
  const changed = () => accounts.database.transaction(apply);
  return movesTo ? inEvenTime(changed) : changed();
}

/** Adds members; one that is null is taken away, as GoTrue does. */
export function mergeMetadata(
  present: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...present, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

function requireSecondFactor({ person, session }: Authenticated, change: UserChange): void {
  const isSensitive = change.email ?? change.phone ?? change.password;
  const hasFactor = person.factors.some((factor) => factor.status === 'verified');
  if (isSensitive === undefined || !hasFactor || session.aal === 'aal2') return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new AccountError(401, 'insufficient_aal', message);
}

async function newPasswordHash(
  accounts: Accounts,
  who: Authenticated,
  { password, currentPassword, nonce }: UserChange & { password: string },
  origin: RequestOrigin,
): Promise<string> {
  const { user } = who.person;
  const age = accounts.now().getTime() - who.session.createdAt.getTime();
  if (accounts.settings.AUTH_PASSWORD_CHANGE_NEEDS_CODE && age > freshSession) {
    await takeNonce(accounts, user, nonce);
  } else if (
    currentPassword ||
    (accounts.settings.AUTH_PASSWORD_CHANGE_NEEDS_CURRENT &&
      !cameByMail(who.session, accounts.now()))
  ) {
    // One that is given though none is needed must be right too: nobody asks for it to ignore it.
    await requireCurrentPassword(accounts, user, { currentPassword, nonce }, origin);
  }
  await checkPassword(password, accounts.settings.AUTH_PASSWORD_MIN_LENGTH);
  if (user.passwordHash && (await verifyPassword(password, user.passwordHash))) {
    const message = 'New password should be different from the old password.';
    throw new AccountError(422, 'same_password', message);
  }
  return hashPassword(password);
}

/** A session that was left open, or stolen, must not be enough to take an account over. */
async function requireCurrentPassword(
  accounts: Accounts,
  user: User,
  { currentPassword, nonce }: Pick<UserChange, 'currentPassword' | 'nonce'>,
  origin: RequestOrigin,
): Promise<void> {
  if (user.passwordHash === null) return;
  if (nonce) return takeNonce(accounts, user, nonce);
  if (!currentPassword) {
    const message = 'Please enter your current password too.';
    throw new AccountError(400, 'current_password_required', message);
  }
  const guess = `${user.id}:${networkOf(origin.ip)}`;
  await accounts.limits.countGuess('password', guess);
  if (!(await verifyPassword(currentPassword, user.passwordHash))) {
    const message = 'This is not your current password.';
    throw new AccountError(400, 'current_password_mismatch', message);
  }
  await accounts.limits.forgiveGuess('password', guess);
}

async function takeNonce(accounts: Accounts, user: User, nonce: string | undefined): Promise<void> {
  if (!nonce) {
    const message = 'Password update requires reauthentication';
    throw new AccountError(400, 'reauthentication_needed', message);
  }
  const purposes = ['reauthentication'] as const;
  const token = await findByCode(accounts, user.email ?? '', nonce, purposes);
  if (!token || token.userId !== user.id || !(await useUp(accounts.database, token))) {
    throw new AccountError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

async function changePassword(
  accounts: Accounts,
  transaction: Transaction,
  { person: { user }, session }: Authenticated,
  passwordHash: string,
  { ip }: RequestOrigin,
): Promise<void> {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  await revokeCodes(transaction, user.id);
  await closeSessions(transaction, session, 'others');
  await recordAudit(transaction, {
    action: 'user_updated_password',
    actor: user,
    subject: user.id,
    ip,
  });
  await tellPerson(accounts, transaction, user, (about) =>
    composeNotice('password_changed', about),
  );
}

/** A new number would have to be confirmed by text message, which we do not send. */
function requirePhoneChange(accounts: Accounts): void {
  requirePhone(accounts);
  if (!accounts.settings.AUTH_PHONE_AUTOCONFIRM) throw cannotText();
  throw new AccountError(422, 'phone_provider_disabled', 'Phone numbers cannot be changed');
}
