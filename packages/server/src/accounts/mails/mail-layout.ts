import { html } from 'hono/html';
import type { OutgoingMail } from '../../providers/mail/interface.ts';

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
export async function layOut(words: MailWords): Promise<OutgoingMail> {
  const { to, subject } = words;
  return { to, subject, text: asText(words), html: await asHtml(words) };
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

// The colours of the product's light and dark themes, as mail programs read them.
const light = {
  paper: '#fbf9f4',
  surface: '#ffffff',
  line: '#e4e0d6',
  ink: '#16241f',
  soft: '#5b655f',
  green: '#1f6a4d',
};
const dark = `@media (prefers-color-scheme: dark) {
  .paper { background: #121815 !important; color: #e9ede9 !important; }
  .card { background: #1b231f !important; border-color: #313b36 !important; }
  .brand { color: #7fcfa8 !important; }
  .soft { color: #a9b3ad !important; }
  .button { background: #7fcfa8 !important; color: #0d1a14 !important; }
}`;

/** Tables and inline styles: mail programs know little else. Those that know dark, get it. */
async function asHtml({ subject, text, action, code, otherwise }: MailWords): Promise<string> {
  const button =
    action &&
    html`<p style="margin:24px 0"><a class="button" href="${action.link}" style="display:inline-block;background:${light.green};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${action.words}</a></p>`;
  const digits =
    code &&
    html`<p style="margin:16px 0 4px">${action ? 'Or enter this code:' : 'Your code:'}</p>
<p style="margin:0;font-size:28px;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums">${code}</p>`;
  const document = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${dark}</style></head>
<body class="paper" style="margin:0;background:${light.paper};color:${light.ink};font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:${light.surface};border:1px solid ${light.line};border-radius:12px"><tr><td style="padding:32px 28px;overflow-wrap:anywhere">
<p class="brand" style="margin:0 0 24px;font-weight:700;color:${light.green}">Second Ring</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.25">${subject}</h1>
<p style="margin:0">${text}</p>
${button ?? ''}
${digits ?? ''}
<p class="soft" style="margin:24px 0 0;color:${light.soft};font-size:14px">${otherwise}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
  return document.toString();
}
