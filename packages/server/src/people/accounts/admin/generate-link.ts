import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import { recordAudit } from '../../audit-log/audit.ts';
import type { Accounts } from '../accounts.ts';
import { byAdministrator, revokeCodes } from '../codes/one-time-code.ts';
import { codeLink, issueCodeFor, linkTypes } from '../codes/send-code.ts';
import { AccountError, invalid } from '../errors/account-error.ts';
import { checkPassword, hashPassword } from '../passwords/passwords.ts';
import { createUser, signedUpAnew } from '../people/create-user.ts';
import {
  emailExists,
  findPerson,
  findUserByEmail,
  lockUserByEmail,
  type User,
} from '../people/person.ts';
import { userJson } from '../people/user-json.ts';
import { pickRedirect } from '../redirects.ts';

type GeneratedLinkType =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new';

export interface LinkWish {
  type: GeneratedLinkType;
  email: string;
  newEmail: string | null;
  password: string | null;
  metadata: Record<string, unknown>;
  redirectTo: string | null;
}

const kinds = {
  signup: 'confirmation',
  invite: 'invitation',
  magiclink: 'magic_link',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const;

/**
 * Makes the link a mail would carry and hands it to an administrator instead of mailing it.
 * @throws AccountError
 */
export async function generateLink(accounts: Accounts, wish: LinkWish) {
  const passwordHash = await signUpPasswordHash(accounts, wish);
  return accounts.database.transaction(async (transaction) => {
    const user = await userFor(transaction, wish, passwordHash);
    const kind = kinds[wish.type];
    const issued = await issueCodeFor(accounts, transaction, user, kind, {
      challenge: null,
      signUpNetwork: wish.type === 'signup' ? byAdministrator : null,
    });
    await recordAudit(transaction, {
      action: 'link_generated',
      subject: user.id,
      details: { type: wish.type },
    });
    const person = await findPerson(transaction, user.id);
    if (!person) throw new Error('The user vanished while a link was made.');
    return {
      ...userJson(person),
      action_link: codeLink(accounts, kind, issued, wish.redirectTo),
      email_otp: issued.code,
      hashed_token: issued.linkToken,
      verification_type: linkTypes[kind],
      redirect_to: pickRedirect(accounts, wish.redirectTo),
    };
  });
}

async function signUpPasswordHash(accounts: Accounts, wish: LinkWish): Promise<string | null> {
  if (wish.type !== 'signup') return null;
  if (!wish.password) throw invalid('Signup requires a valid password');
  await checkPassword(wish.password, accounts.settings.AUTH_PASSWORD_MIN_LENGTH);
  return hashPassword(wish.password);
}

async function userFor(
  transaction: Transaction,
  wish: LinkWish,
  passwordHash: string | null,
): Promise<User> {
  const known = await lockUserByEmail(transaction, wish.email);
  switch (wish.type) {
    case 'signup':
      if (known?.emailConfirmedAt) throw emailExists();
      return known
        ? signedUpAnew(transaction, known, { passwordHash, metadata: wish.metadata })
        : created(transaction, wish, passwordHash);
    case 'invite':
      if (known?.emailConfirmedAt) throw emailExists();
      return known ?? created(transaction, wish, passwordHash);
    case 'magiclink':
      return known ?? created(transaction, wish, null);
    case 'recovery':
      if (!known) throw noSuchUser();
      return known;
    case 'email_change_current':
    case 'email_change_new':
      if (!known) throw noSuchUser();
      return withNewEmail(transaction, known, wish.newEmail);
  }
}

async function created(
  transaction: Transaction,
  { email, metadata: userMetadata }: LinkWish,
  passwordHash: string | null,
): Promise<User> {
  const user = await createUser(transaction, { email, userMetadata, passwordHash });
  if (!user) throw emailExists();
  return user;
}

async function withNewEmail(
  transaction: Transaction,
  user: User,
  newEmail: string | null,
): Promise<User> {
  if (!newEmail) throw invalid('Unable to validate email address: invalid format');
  if (await findUserByEmail(transaction, newEmail)) throw emailExists();
  // What was sent before was asked about another address.
  if (newEmail !== user.newEmail)
    await revokeCodes(transaction, user.id, ['email_change_current', 'email_change_new']);
  const [changed] = await transaction
    .update(users)
    .set({ newEmail, emailChangeConfirmed: null })
    .where(eq(users.id, user.id))
    .returning();
  if (!changed) throw noSuchUser();
  return changed;
}

function noSuchUser(): AccountError {
  return new AccountError(404, 'user_not_found', 'User with this email not found');
}
