import type { OutgoingMail } from '../../../platform/providers/mail/interface.ts';
import { layOut } from './mail-layout.ts';

/** What people are told about their account by mail, with nothing to press. */
interface Notices {
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
  return layOut({ ...wordings[kind](about), to: about.to, action: null, code: null });
}

type Wording = { subject: string; text: string; otherwise: string };

const wordings: { [Kind in keyof Notices]: (about: Notices[Kind]) => Wording } = {
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
