import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { users } from '../../../platform/database/schema/users.ts';
import type { Accounts } from '../accounts.ts';
import { composeMail, type Invited, type MailKind } from '../mails/compose-mail.ts';
import type { User } from '../people/person.ts';
import { pickRedirect } from '../redirects.ts';
import { type CodeChallenge, type IssuedCode, issueCode } from './one-time-code.ts';

/** The `type` a link of a kind carries. */
export const linkTypes = {
  confirmation: 'signup',
  invitation: 'invite',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
} as const satisfies Partial<Record<MailKind, string>>;

/** What the person wants to come back to and how their client proves that it asked. */
export interface LinkOptions {
  redirectTo: string | null;
  challenge: CodeChallenge | null;
  /** Where the sign-up came from that this answers; absent: it answers none. */
  signUpNetwork?: string | null;
  /** SHA-256, hex, of the claim tokens that sign-up showed. */
  claims?: readonly string[];
  /** Told in an invitation. */
  invitation?: Invited | undefined;
}

/**
 * Makes a code of a kind and mails it; the user remembers when. Whether it may be mailed was asked
 * before (`mayMailUser`).
 */
export async function mailCode(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  kind: keyof typeof linkTypes,
  options: LinkOptions,
): Promise<void> {
  const sentTo = recipientOf(user, kind);
  const issued = await issueCodeFor(accounts, transaction, user, kind, options);
  const link = codeLink(accounts, kind, issued, options.redirectTo);
  const { invitation } = options;
  const content = { to: sentTo, code: issued.code, link, newEmail: user.newEmail, invitation };
  await accounts.sendMail(transaction, composeMail(kind, content));
}

/** Makes a code of a kind without sending it. */
export async function issueCodeFor(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  kind: keyof typeof linkTypes,
  { challenge, signUpNetwork, claims }: Pick<LinkOptions, 'challenge' | 'signUpNetwork' | 'claims'>,
): Promise<IssuedCode> {
  const now = accounts.now();
  await transaction.update(users).set(sentAt(kind, now)).where(eq(users.id, user.id));
  const sentTo = recipientOf(user, kind);
  const wanted = { userId: user.id, purpose: kind, sentTo, challenge, signUpNetwork, claims, now };
  return issueCode(transaction, wanted);
}

/** The address that redeems a code. */
export function codeLink(
  accounts: Accounts,
  kind: keyof typeof linkTypes,
  { linkToken }: IssuedCode,
  redirectTo: string | null,
): string {
  const link = new URL(`${accounts.address}/verify`);
  link.searchParams.set('token', linkToken);
  link.searchParams.set('type', linkTypes[kind]);
  link.searchParams.set('redirect_to', pickRedirect(accounts, redirectTo));
  return link.href;
}

/** Mails a code to enter on the page that asked for it. */
export async function mailReauthenticationCode(
  accounts: Accounts,
  transaction: Transaction,
  user: User,
  email: string,
): Promise<void> {
  const now = accounts.now();
  const wanted = { userId: user.id, purpose: 'reauthentication', sentTo: email, now } as const;
  const { code } = await issueCode(transaction, wanted);
  await transaction.update(users).set({ reauthenticationSentAt: now }).where(eq(users.id, user.id));
  const content = { to: email, code, link: null, newEmail: null };
  await accounts.sendMail(transaction, composeMail('reauthentication', content));
}

function recipientOf(user: User, kind: MailKind): string {
  const recipient = kind === 'email_change_new' ? user.newEmail : user.email;
  if (!recipient) throw new Error(`A ${kind} mail needs an address.`);
  return recipient;
}

function sentAt(kind: keyof typeof linkTypes, now: Date): Partial<User> {
  switch (kind) {
    case 'confirmation':
      return { confirmationSentAt: now };
    case 'invitation':
      return { invitedAt: now, confirmationSentAt: now };
    case 'recovery':
    case 'magic_link':
      return { recoverySentAt: now };
    case 'email_change_current':
    case 'email_change_new':
      return { emailChangeSentAt: now };
  }
}
