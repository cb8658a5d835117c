import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/database/schema/users.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts, RequestOrigin } from '../accounts.ts';
import { type LinkOptions, mailCode } from '../codes/send-code.ts';
import { AccountError } from '../errors/account-error.ts';
import { inEvenTime } from '../limits/even-time.ts';
import { composeNotice } from '../mails/compose-notice.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { checkPassword } from '../passwords/password-rules.ts';
import { confirmUser } from '../people/confirm-user.ts';
import { createUser } from '../people/create-user.ts';
import { hidesAccounts } from '../people/hides-accounts.ts';
import { completePerson, findUserByEmail, type User } from '../people/person.ts';
import { type UserJson, userJson } from '../people/user-json.ts';
import { openSession } from '../sessions/session.ts';
import type { SessionJson } from '../sessions/session-json.ts';
import { signUpAnswer, standInId } from './sign-up-answer.ts';

export interface EmailSignUp {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
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
    await accounts.limits.countMail('confirmation', wanted.email, origin.ip);
    return inEvenTime(() => signUpUnconfirmed(accounts, { ...wanted, passwordHash }, link, origin));
  }
  return accounts.database.transaction(async (transaction) => {
    const { email, metadata: userMetadata } = wanted;
    const user = await createUser(transaction, { email, passwordHash, userMetadata });
    if (!user) throw new AccountError(422, 'user_already_exists', 'User already registered');
    await recordSignUp(transaction, user, origin);
    await confirmUser(accounts, transaction, user, 'email');
    return openSession(accounts, transaction, user.id, 'password', origin);
  });
}

type Transaction = Parameters<typeof confirmUser>[1];

async function signUpUnconfirmed(
  accounts: Accounts,
  { email, passwordHash, metadata }: EmailSignUp & { passwordHash: string },
  link: LinkOptions,
  origin: RequestOrigin,
): Promise<UserJson> {
  return accounts.database.transaction(async (transaction) => {
    const wanted = { email, passwordHash, userMetadata: metadata };
    const created = await createUser(transaction, wanted);
    if (created) await recordSignUp(transaction, created, origin);
    const user = created ?? (await findUserByEmail(transaction, email));
    if (!user || user.emailConfirmedAt) {
      if (!hidesAccounts(accounts)) return madeUpUser(accounts, email, metadata);
      await accounts.sendMail(transaction, composeNotice('account_exists', { to: email }));
      return signUpAnswer(accounts, { id: standInId(user?.id ?? email), email, metadata });
    }
    await mailCode(accounts, transaction, user, 'confirmation', link);
    if (hidesAccounts(accounts)) return signUpAnswer(accounts, { id: user.id, email, metadata });
    const [sent] = await transaction.select().from(users).where(eq(users.id, user.id));
    return userJson(await completePerson(transaction, sent ?? user));
  });
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
