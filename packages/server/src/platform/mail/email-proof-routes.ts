import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../database/database.ts';
import { clientAddress } from '../http/client-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { emailProofPath, proveEmail } from './email-proofs.ts';

const askedPerMinute = 30;

/**
 * Where a mail that asks about summaries leads. The link only shows a button: programs that read
 * mails ahead of people follow links, and agree to nothing by it.
 */
export function emailProofRoutes(database: Database): Hono {
  const limit = createRateLimit();
  const routes = new Hono();
  routes.use(emailProofPath, async ({ req, env, header }, next) => {
    await limit('email-proof', askedPerMinute, clientAddress(req.raw.headers, env));
    header('Cache-Control', 'no-store');
    header('Referrer-Policy', 'no-referrer');
    await next();
  });
  routes.get(emailProofPath, (context) =>
    context.html(
      page(html`<h1>Summaries of calls</h1>
<p>They will be mailed to you after each call. You can have that changed at any time.</p>
<form method="post"><input type="hidden" name="token" value="${context.req.query('token') ?? ''}">
<button>Yes, mail them to me</button></form>`),
    ),
  );
  routes.post(emailProofPath, async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const agreed = await proveEmail(database, form.get('token') ?? '', Date.now());
    return context.html(
      page(
        agreed
          ? html`<h1>Thank you</h1><p>Summaries of calls will be mailed to you.</p>`
          : html`<h1>This link is not good any more</h1><p>Use the one in the latest mail.</p>`,
      ),
      agreed ? 200 : 404,
    );
  });
  return routes;
}

function page(body: ReturnType<typeof html>) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Second Ring</title><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>
<body>${body}</body></html>`;
}
