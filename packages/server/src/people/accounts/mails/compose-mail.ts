import { escapeHtml, mailButton, mailColours, mailPage } from '../../../platform/mail/mail-page.ts';
import type { OutgoingMail } from '../../../platform/providers/mail/interface.ts';

/** The mails that carry a code. */
export type MailKind =
  | 'confirmation'
  | 'invitation'
  | 'recovery'
  | 'magic_link'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

interface MailContent {
  to: string;
  /** Six digits. */
  code: string;
  /** Null where only the code is asked for. */
  link: string | null;
  /** For a change of address: the address that is to be the new one. */
  newEmail: string | null;
  /** For an invitation: who invites, and to what. */
  invitation?: Invited | undefined;
}

/** Who invites somebody, and to which businesses. */
export interface Invited {
  /** The e-mail address of who invites; null: unknown. */
  by: string | null;
  businesses: readonly string[];
}

interface Wording {
  subject: string;
  text: string;
  button: string;
  /** What to do who did not ask for this. */
  otherwise: string;
}

/**
 * A mail that lets someone in or has them confirm something. The code serves where the link cannot; an
 * invitation has none, for no page takes it.
 */
export function composeMail(kind: MailKind, content: MailContent): OutgoingMail {
  const { button, ...wording } = wordings[kind](content);
  const { to, code, link } = content;
  const action = link ? { words: button, link } : null;
  return layOut({ ...wording, to, code: kind === 'invitation' ? null : code, action });
}

const ignore = 'If this was not you, you can ignore this email.';

const wordings: Record<MailKind, (content: MailContent) => Wording> = {
  confirmation: () => ({
    subject: 'Confirm your email address',
    text: 'Welcome to Second Ring. Confirm that this address is yours, and you can sign in.',
    button: 'Confirm my address',
    otherwise: ignore,
  }),
  invitation: ({ invitation }) => ({
    subject: 'You are invited to Second Ring',
    text: `${whoInvites(invitation)} Accept to sign in and choose a password.`,
    button: 'Accept the invitation',
    otherwise: 'If you did not expect this, you can ignore this email.',
  }),
  recovery: () => ({
    subject: 'Choose a new password',
    text: 'Someone asked for a new password for your account. Follow the link to choose one.',
    button: 'Choose a new password',
    otherwise: 'If this was not you, you can ignore this email. Your password stays the same.',
  }),
  magic_link: () => ({
    subject: 'Your sign-in link',
    text: 'Follow the link to sign in. It works once.',
    button: 'Sign in',
    otherwise: ignore,
  }),
  email_change_current: ({ newEmail }) => ({
    subject: 'Confirm the change of your email address',
    text: `You are changing your email address to ${newEmail}. Confirm from this address, and from the new one, to make the change.`,
    button: 'Confirm the change',
    otherwise: 'If this was not you, do not confirm, and change your password.',
  }),
  email_change_new: ({ newEmail }) => ({
    subject: 'Confirm your new email address',
    text: `Someone wants to use this address, ${newEmail}, for their account. Confirm that it is yours.`,
    button: 'Confirm the change',
    otherwise: ignore,
  }),
  reauthentication: () => ({
    subject: 'Your code for changing your password',
    text: 'Enter this code where you are changing your password.',
    button: '',
    otherwise: 'If this was not you, change your password now: someone may be signed in as you.',
  }),
};

function whoInvites({ by, businesses }: Invited = { by: null, businesses: [] }): string {
  const who = by ?? 'Whoever runs Second Ring';
  if (businesses.length === 0) return `${who} has invited you to Second Ring.`;
  const names = new Intl.ListFormat('en').format(businesses);
  return `${who} has invited you to manage ${names} on Second Ring.`;
}

/** Whom a notice goes to, and the page where they get their account back by their mailbox. */
interface WithWayBack {
  to: string;
  page: string;
}

/** What people are told about their account by mail, with nothing to press but a way back in. */
interface Notices {
  factor_added: WithWayBack;
  factor_removed: WithWayBack;
  recovery_codes_made: WithWayBack;
  recovery_codes_removed: WithWayBack;
  password_changed: WithWayBack;
  /** An operator took the second factor off. */
  second_factor_removed: { to: string };
  recovery_code_used: { to: string; remaining: number };
  /** Someone wants to move their account to an address that has one. */
  email_taken: { to: string };
  /** Someone wants to sign up with an address that has an account. */
  account_exists: { to: string };
}

/** A mail that tells someone what happened to their account. */
export function composeNotice<Kind extends keyof Notices>(
  kind: Kind,
  about: Notices[Kind],
): OutgoingMail {
  const action = 'page' in about ? { words: 'Get my account back', link: about.page } : null;
  return layOut({ ...notices[kind](about), to: about.to, action, code: null });
}

type NoticeWording = { subject: string; text: string; otherwise: string };

const getBack =
  'If this was you, there is nothing to do. If it was not, get your account back now: have a link mailed to this address there, and choose a new password.';

const notices: { [Kind in keyof Notices]: (about: Notices[Kind]) => NoticeWording } = {
  factor_added: () => ({
    subject: 'A second factor was added',
    text: 'An authenticator app was added to your account. From now on its code is asked for when you sign in.',
    otherwise: `${getBack} For three days, whoever opens that link can also remove an app they did not add.`,
  }),
  factor_removed: () => ({
    subject: 'A second factor was removed',
    text: 'An authenticator app was removed from your account. Its code is no longer asked for.',
    otherwise: getBack,
  }),
  recovery_codes_made: () => ({
    subject: 'Recovery codes were made',
    text: 'New recovery codes were made for your account. Each signs in once in place of your authenticator app, and the codes from before are worthless.',
    otherwise: getBack,
  }),
  recovery_codes_removed: () => ({
    subject: 'Your recovery codes were removed',
    text: 'The recovery codes of your account were removed. None of them signs in any more.',
    otherwise: getBack,
  }),
  password_changed: () => ({
    subject: 'Your password was changed',
    text: 'The password of your account was changed. Other browsers that were signed in may have been signed out.',
    otherwise: getBack,
  }),
  second_factor_removed: () => ({
    subject: 'Your second factor was removed',
    text: 'Someone who runs this installation removed the second factor of your account. You are signed out everywhere, and you now sign in with your password alone. Set up a new one on your account page.',
    otherwise:
      'If you did not ask for this, choose a new password now and tell whoever runs this installation.',
  }),
  recovery_code_used: ({ remaining }) => ({
    subject: 'A recovery code was used',
    text: `Someone signed in to your account with a recovery code in place of your authenticator app. ${codesLeft(remaining)}`,
    otherwise:
      'If this was not you, someone knows your password and your codes: choose a new password and make new codes now.',
  }),
  email_taken: () => ({
    subject: 'This address already has an account',
    text: 'Someone asked to move their account to this address, but it has an account of its own. Nothing was changed.',
    otherwise: 'If this was you, sign in with this address, or choose another for your account.',
  }),
  account_exists: () => ({
    subject: 'You already have an account',
    text: 'Someone asked to sign up with this address. It already has an account. Log in with your password, or press “Forgot your password” there to choose a new one.',
    otherwise: 'If this was not you, you can ignore this email. Nothing was changed.',
  }),
};

function codesLeft(remaining: number): string {
  if (remaining === 0) return 'You have no codes left. Make new ones on your account page.';
  return `${remaining} ${remaining === 1 ? 'code is' : 'codes are'} left.`;
}

/** What an account mail says, whatever its look. */
interface MailWords {
  to: string;
  subject: string;
  text: string;
  /** The one thing to press; null where there is nothing. */
  action: { words: string; link: string } | null;
  /** Six digits, for where the link cannot be followed; null where none are asked for. */
  code: string | null;
  /** What to do who did not expect this. */
  otherwise: string;
}

/** A mail in both forms, in the product's own look. */
function layOut(words: MailWords): OutgoingMail {
  const { to, subject } = words;
  return { to, subject, text: asText(words), html: asHtml(words) };
}

function asText({ text, action, code, otherwise }: MailWords): string {
  const lines = [
    text,
    action && `${action.words}: ${action.link}`,
    code && (action ? `Or enter this code: ${code}` : `Your code: ${code}`),
    otherwise,
    'Second Ring',
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

function asHtml({ subject, text, action, code, otherwise }: MailWords): string {
  const digits =
    code &&
    `<p style="margin:16px 0 4px">${action ? 'Or enter this code:' : 'Your code:'}</p>
<p style="margin:0;font-size:28px;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums">${escapeHtml(code)}</p>`;
  const body = [
    `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>`,
    `<p style="margin:0">${escapeHtml(text)}</p>`,
    action && mailButton(action.words, action.link),
    digits,
    `<p class="soft" style="margin:24px 0 0;color:${mailColours.soft};font-size:14px">${escapeHtml(otherwise)}</p>`,
  ];
  return mailPage({ title: subject, body: body.filter(Boolean).join('\n'), width: 480 });
}
