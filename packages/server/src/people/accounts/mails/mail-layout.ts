import { escapeHtml } from '../../../platform/mail/escape-html.ts';
import { mailButton, mailColours, mailPage } from '../../../platform/mail/mail-page.ts';
import type { OutgoingMail } from '../../../platform/providers/mail/interface.ts';

/** What an account mail says, whatever its look. */
export interface MailWords {
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
export function layOut(words: MailWords): OutgoingMail {
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
