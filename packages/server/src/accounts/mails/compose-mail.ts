import { html } from 'hono/html';
import type { OutgoingMail } from '../../providers/mail/interface.ts';

/** The mails accounts send. */
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

/** A mail in both forms, in the product's own look. The code serves where the link cannot. */
export async function composeMail(kind: MailKind, content: MailContent): Promise<OutgoingMail> {
  const wording = wordings[kind](content);
  return {
    to: content.to,
    subject: wording.subject,
    text: asText(wording, content),
    html: await asHtml(wording, content),
  };
}

const ignore = 'If this was not you, leave it: nothing happens.';

const wordings: Record<MailKind, (content: MailContent) => Wording> = {
  confirmation: () => ({
    subject: 'Confirm your e-mail address',
    text: 'Welcome to Second Ring. Confirm that this address is yours, and you can sign in.',
    button: 'Confirm my address',
    otherwise: ignore,
  }),
  invitation: () => ({
    subject: 'You are invited to Second Ring',
    text: 'Someone who runs Second Ring has opened an account for you. Accept to sign in and choose a password.',
    button: 'Accept the invitation',
    otherwise: 'If you did not expect this, leave it: nothing happens.',
  }),
  recovery: () => ({
    subject: 'Choose a new password',
    text: 'Someone asked for a new password for your account. Follow the link to choose one.',
    button: 'Choose a new password',
    otherwise: 'If this was not you, leave it: your password stays as it is.',
  }),
  magic_link: () => ({
    subject: 'Your sign-in link',
    text: 'Follow the link to sign in. It works once.',
    button: 'Sign in',
    otherwise: ignore,
  }),
  email_change_current: ({ newEmail }) => ({
    subject: 'Confirm the change of your e-mail address',
    text: `Your account is to move to ${newEmail}. Confirm from this address, and from the new one, to make the change.`,
    button: 'Confirm the change',
    otherwise: 'If this was not you, do not confirm, and change your password.',
  }),
  email_change_new: ({ newEmail }) => ({
    subject: 'Confirm your new e-mail address',
    text: `An account is to move to this address, ${newEmail}. Confirm that it is yours.`,
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

function asText(wording: Wording, { code, link }: MailContent): string {
  const lines = [
    wording.text,
    link && `${wording.button}: ${link}`,
    link ? `Or enter this code: ${code}` : `Your code: ${code}`,
    wording.otherwise,
    'Second Ring',
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n`;
}

const paper = '#fbf9f4';
const ink = '#16241f';
const evergreen = '#1f6a4d';

/** Tables and inline styles: mail programs know little else. */
async function asHtml(wording: Wording, { code, link }: MailContent): Promise<string> {
  const button =
    link &&
    html`<p style="margin:24px 0"><a href="${link}" style="background:${evergreen};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${wording.button}</a></p>`;
  const document = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${wording.subject}</title></head>
<body style="margin:0;background:${paper};color:${ink};font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#fff;border:1px solid #e4e0d6;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;color:${evergreen}">Second Ring</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${wording.subject}</h1>
<p style="margin:0">${wording.text}</p>
${button ?? ''}
<p style="margin:16px 0 4px">${link ? 'Or enter this code:' : 'Your code:'}</p>
<p style="margin:0;font-size:28px;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums">${code}</p>
<p style="margin:24px 0 0;color:#5b655f;font-size:14px">${wording.otherwise}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  return document.toString();
}
