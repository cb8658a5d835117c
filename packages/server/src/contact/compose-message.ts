import type { ContactMessage } from '@second-ring/contract';
import { escapeHtml } from '../after-call/escape-html.ts';
import type { OutgoingMail } from '../providers/mail/interface.ts';

/** The e-mail an operator gets of a message from the contact page; an answer goes to its writer. */
export function composeMessage(
  { name, email, message }: ContactMessage,
  operator: string,
): OutgoingMail {
  const from = `${name} <${email}>`;
  return {
    to: operator,
    replyTo: email,
    subject: `Message from ${name}`,
    text: `${from} wrote on the contact page:\n\n${message}\n\nAnswer this email to write back.\n`,
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;color:#222;max-width:640px">',
      `<p><strong>${escapeHtml(from)}</strong> wrote on the contact page:</p>`,
      `<p style="white-space:pre-wrap">${escapeHtml(message)}</p>`,
      '<p style="color:#666">Answer this email to write back.</p></body></html>',
    ].join(''),
  };
}
