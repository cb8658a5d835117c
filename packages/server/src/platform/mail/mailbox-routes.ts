import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Database } from '../database/database.ts';
import { mailbox } from '../database/schema/mailbox.ts';
import { isMadeHere } from '../http/client-address.ts';
import { Refusal } from '../refusal.ts';

const shown = 200;

/** The mailbox of an installation without a mail server, for whoever sits at this machine. */
export function mailboxRoutes(database: Database): Hono {
  const routes = new Hono();
  routes.use('/dev/*', async (context, next) => {
    if (!isMadeHere(context.req.raw, context.env)) {
      throw new Refusal('NOT_ALLOWED', 'The mailbox can only be read on the machine itself.');
    }
    context.header('Cache-Control', 'no-store');
    await next();
  });
  routes.get('/dev/mail.json', async (context) => context.json(await newest(database)));
  routes.get('/dev/mail', async (context) => context.html(page(await newest(database))));
  return routes;
}

function newest(database: Database) {
  const { to, subject, text, html, sentAt } = mailbox;
  return database
    .select({ to, subject, text, html, sentAt })
    .from(mailbox)
    .orderBy(desc(sentAt))
    .limit(shown);
}

const written = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Read on a telephone as well: a confirmation is pressed where the account is made. */
const style = raw(`
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1, h2 { line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; }
p { margin: 0; opacity: .75; }
article { margin-top: 1.25rem; padding: 1rem; border: 1px solid #8886; border-radius: 12px; overflow-wrap: anywhere; }
pre { margin: .75rem 0 0; font: inherit; white-space: pre-wrap; }`);

type StoredMail = Awaited<ReturnType<typeof newest>>[number];

function page(mails: StoredMail[]) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Mailbox · Second Ring</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body>
<h1>Mailbox</h1>
<p>No mail server is set (SMTP_URL), so email stays here. Newest first.</p>
${mails.length === 0 ? html`<p>No email yet.</p>` : mails.map(article)}
</body></html>`;
}

function article({ to, subject, text, sentAt }: StoredMail) {
  const when = sentAt.toLocaleString('en-US', { ...written, timeZone: 'UTC' });
  return html`<article><h2>${subject}</h2><p>To ${to}, <time datetime="${sentAt.toISOString()}">${when} UTC</time></p>
<pre>${withLinks(text)}</pre></article>`;
}

/** Text and the web addresses in it, alternating; addresses become links. */
function withLinks(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
}
