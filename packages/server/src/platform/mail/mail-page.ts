/** The colours of the product's light theme, as mail programs read them. */
export const mailColours = {
  paper: '#fbf9f4',
  surface: '#ffffff',
  line: '#e4e0d6',
  ink: '#16241f',
  soft: '#5b655f',
  green: '#1f6a4d',
  red: '#a3231f',
} as const;

const dark = `@media (prefers-color-scheme: dark) {
  .paper { background: #121815 !important; color: #e9ede9 !important; }
  .card { background: #1b231f !important; border-color: #313b36 !important; }
  .line { border-color: #313b36 !important; }
  .brand, .link { color: #7fcfa8 !important; }
  .soft { color: #a9b3ad !important; }
  .alarm { color: #ff9d93 !important; }
  .button { background: #7fcfa8 !important; color: #0d1a14 !important; }
}`;

interface MailPage {
  title: string;
  /** HTML, escaped already. Elements of the classes above follow a reader into the dark. */
  body: string;
  /** The card's width where there is room, in pixels. */
  width: number;
}

/**
 * A mail in the product's look, one card on paper. Tables and inline styles: mail programs know
 * little else. Those that know dark, get it. Pure.
 */
export function mailPage({ title, body, width }: MailPage): string {
  const { paper, surface, line, ink, green } = mailColours;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body class="paper" style="margin:0;background:${paper};color:${ink};font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:${width}px;background:${surface};border:1px solid ${line};border-radius:12px"><tr><td style="padding:28px 24px;overflow-wrap:anywhere">
<p class="brand" style="margin:0 0 20px;font-weight:700;color:${green}">Second Ring</p>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
}

/** The one thing to press in a mail. */
export function mailButton(words: string, link: string): string {
  return `<p style="margin:24px 0"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;background:${mailColours.green};color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escapeHtml(words)}</a></p>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an HTML document, attribute values in quotes included. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
