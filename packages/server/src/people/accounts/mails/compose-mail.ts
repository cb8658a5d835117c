import type { OutgoingMail } from '../../../platform/providers/mail/interface.ts';
import { layOut } from './mail-layout.ts';

/** The mails that carry a code. */
export type MailKind =
  | 'confirmation'
  | 'invitation'
  | 'recovery'
  | 'magic_link'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export interface MailContent {
  to: string;
  /** Six digits. */
  code: string;
  /** Null where only the code is asked for. */
  link: string | null;
  /** For a change of address: the address that is to be the new one. */
  newEmail: string | null;
}

interface Wording {
  subject: string;
  text: string;
  button: string;
  /** What to do who did not ask for this. */
  otherwise: string;
}

/** A mail that lets someone in or has them confirm something. The code serves where the link cannot. */
export function composeMail(kind: MailKind, content: MailContent): OutgoingMail {
  const { button, ...wording } = wordings[kind](content);
  const { to, code, link } = content;
  return layOut({ ...wording, to, code, action: link ? { words: button, link } : null });
}

const ignore = 'If this was not you, you can ignore this email.';

const wordings: Record<MailKind, (content: MailContent) => Wording> = {
  confirmation: () => ({
    subject: 'Confirm your email address',
    text: 'Welcome to Second Ring. Confirm that this address is yours, and you can sign in.',
    button: 'Confirm my address',
    otherwise: ignore,
  }),
  invitation: () => ({
    subject: 'You are invited to Second Ring',
    text: 'Someone who runs Second Ring has opened an account for you. Accept to sign in and choose a password.',
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
