import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/database/schema/users.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { sha256 } from '../codes/one-time-code.ts';
import { type LinkOptions, mailCode } from '../codes/send-code.ts';
import { AccountError } from '../errors/account-error.ts';
import { inEvenTime } from '../limits/limits.ts';
import { composeNotice } from '../mails/compose-mail.ts';
import { mailBudgetSpent, mayMailStranger } from '../mails/mail-budget.ts';
import { checkPassword, hashPassword, verifyPassword } from '../passwords/passwords.ts';
import { confirmUser, createUser, signedUpAnew } from '../people/create-user.ts';
import {
  completePerson,
  findUserByEmail,
  hidesAccounts,
  type Identity,
  lockUser,
  lockUserByEmail,
  type User,
} from '../people/person.ts';
import { type UserJson, userJson } from '../people/user-json.ts';
import { openSession, type SessionJson } from '../sessions/session.ts';

interface EmailSignUp {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
  /** Of set-ups that the browser it comes from may claim. */
  claimTokens: readonly string[];
}

/**
 * Opens an account for an address. With autoconfirm the person is signed in at once; else they are
 * sent a mail and the answer is a user without a session: the same for an address that is confirmed
 * already, so that it tells nobody who has an account. Its owner alone is told, by mail; GoTrue would
 * send none.
 * @throws AccountError
 */
export async function signUpWithEmail(
  accounts: Accounts,
  wanted: EmailSignUp,
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<UserJson | SessionJson> {
  const { settings } = accounts;
  if (!settings.AUTH_EMAIL_ENABLED) {
    throw new AccountError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  await checkPassword(wanted.password, settings.AUTH_PASSWORD_MIN_LENGTH);
  const passwordHash = await accounts.hashing.run(networkOf(origin.ip), () =>
    hashPassword(wanted.password),
  );
  if (!settings.AUTH_EMAIL_AUTOCONFIRM) {
    const signUpNetwork = networkOf(origin.ip);
    return inEvenTime(async () => {
      // Before a mail is refused: two who sign up within its interval are two all the same.
      const waiting = await waitingPassword(accounts, wanted, origin);
      await accounts.limits.countMail('confirmation', wanted.email, origin.ip);
      const claims = wanted.claimTokens.map(sha256);
      const linked = { ...link, signUpNetwork, claims };
      return signUpUnconfirmed(accounts, { ...wanted, passwordHash }, waiting, linked, origin);
    });
  }
  return accounts.database.transaction(async (transaction) => {
    const { email, metadata: userMetadata } = wanted;
    const user = await createUser(transaction, { email, passwordHash, userMetadata });
    if (!user) throw new AccountError(422, 'user_already_exists', 'User already registered');
    await recordSignUp(transaction, user, origin);
    await confirmUser(accounts, transaction, user, 'email');
    await accounts.claimSetUps(transaction, user.id, wanted.claimTokens.map(sha256));
    return openSession(accounts, transaction, user.id, 'password', origin);
  });
}

type Transaction = Parameters<typeof confirmUser>[1];

async function signUpUnconfirmed(
  accounts: Accounts,
  { email, passwordHash, metadata }: Omit<EmailSignUp, 'claimTokens'> & { passwordHash: string },
  waiting: string | null,
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<UserJson> {
  return accounts.database.transaction(async (transaction) => {
    if (!(await mayMailStranger(accounts, transaction))) throw mailBudgetSpent();
    const wanted = { email, passwordHash, userMetadata: metadata };
    const created = await createUser(transaction, wanted);
    if (created) await recordSignUp(transaction, created, origin);
    const user = created ?? (await lockUserByEmail(transaction, email));
    if (!user || user.emailConfirmedAt) {
      if (!hidesAccounts(accounts)) return madeUpUser(accounts, email, metadata);
      await accounts.sendMail(transaction, composeNotice('account_exists', { to: email }));
      return signUpAnswer(accounts, { id: standInId(user?.id ?? email), email, metadata });
    }
    if (!created && (waiting === null || user.passwordHash !== waiting))
      await signedUpAnew(transaction, user, { passwordHash: null, metadata: {} });
    await mailCode(accounts, transaction, user, 'confirmation', link);
    if (hidesAccounts(accounts)) return signUpAnswer(accounts, { id: user.id, email, metadata });
    const [sent] = await transaction.select().from(users).where(eq(users.id, user.id));
    return userJson(await completePerson(transaction, sent ?? user));
  });
}

/**
 * The stored password of an account that waits to be confirmed, where it is this one: then the same
 * person signs up again. With another, nobody can tell which of the two has the mailbox: neither
 * password is kept, and who follows a link is asked for one.
 */
async function waitingPassword(
  { database, hashing }: Accounts,
  { email, password }: Pick<EmailSignUp, 'email' | 'password'>,
  { ip }: RequestOrigin,
): Promise<string | null> {
  const known = await findUserByEmail(database, email);
  const waiting = known && !known.emailConfirmedAt ? known : null;
  const stored = waiting?.passwordHash ?? null;
  // As long for an address that nobody has: how long it takes tells nothing.
  const isSame = await hashing.run(networkOf(ip), () => verifyPassword(password, stored));
  if (waiting && !isSame)
    await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, waiting.id);
      if (user && !user.emailConfirmedAt)
        await signedUpAnew(transaction, user, { passwordHash: null, metadata: {} });
    });
  return isSame ? stored : null;
}

function recordSignUp(transaction: Transaction, user: User, { ip }: RequestOrigin): Promise<void> {
  return recordAudit(transaction, { action: 'user_signed_up', actor: user, subject: user.id, ip });
}

/** GoTrue's answer for an address that is confirmed already; its clients know it by no identities. */
function madeUpUser(
  accounts: Accounts,
  email: string,
  userMetadata: Record<string, unknown>,
): UserJson {
  const now = accounts.now().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}

interface SignUpAnswer {
  /** The user's; of someone who must not be told of, `standInId` of theirs. */
  id: string;
  email: string;
  /** As it was sent: what another sign-up for the address left is no business of this one's. */
  metadata: Record<string, unknown>;
}

/**
 * The user that a sign-up without a session answers. It looks the same, whoever has the address:
 * made of what was sent, it holds nothing of the account there may be.
 */
function signUpAnswer(
  accounts: Pick<Accounts, 'now'>,
  { id, email, metadata }: SignUpAnswer,
): UserJson {
  const now = accounts.now();
  const user: User = {
    ...blankUser,
    id,
    email,
    confirmationSentAt: now,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: metadata,
    createdAt: now,
    updatedAt: now,
  };
  const identity: Identity = {
    id: standInId(`identity of ${id}`),
    userId: id,
    provider: 'email',
    providerId: id,
    identityData: { email_verified: false, phone_verified: false, ...metadata, sub: id, email },
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
  };
  return userJson({ user, identities: [identity], factors: [] });
}

/** An id in place of another: always the same one, and no way back. */
function standInId(id: string): string {
  const hex = createHash('sha256').update(`stand-in:${id}`).digest('hex');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

const blankUser: Omit<
  User,
  'id' | 'email' | 'confirmationSentAt' | 'appMetadata' | 'userMetadata' | 'createdAt' | 'updatedAt'
> = {
  aud: 'authenticated',
  role: 'authenticated',
  operator: false,
  mailbox: null,
  emailConfirmedAt: null,
  phone: null,
  phoneConfirmedAt: null,
  passwordHash: null,
  invitedAt: null,
  recoverySentAt: null,
  newEmail: null,
  emailChangeSentAt: null,
  emailChangeConfirmed: null,
  newPhone: null,
  phoneChangeSentAt: null,
  reauthenticationSentAt: null,
  lastSignInAt: null,
  bannedUntil: null,
  deletedAt: null,
  isAnonymous: false,
};

/**
 * Signs in someone who gives no name; they own nothing and may become someone later.
 * @throws AccountError
 */
export async function signUpAnonymously(
  accounts: Accounts,
  userMetadata: Record<string, unknown>,
  origin: RequestOrigin,
): Promise<SessionJson> {
  if (!accounts.settings.AUTH_ANONYMOUS_ENABLED) {
    const message = 'Anonymous sign-ins are disabled';
    throw new AccountError(422, 'anonymous_provider_disabled', message);
  }
  await accounts.limits.countRequest('anonymous', origin.ip);
  return accounts.database.transaction(async (transaction) => {
    const user = await createUser(transaction, { userMetadata, isAnonymous: true });
    if (!user) throw new Error('A user without address or number cannot be taken.');
    return openSession(accounts, transaction, user.id, 'anonymous', origin);
  });
}

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
