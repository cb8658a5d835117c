import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Asker, countAsking } from '../askings/limit-asking.ts';
import type { Database, Queryable, Transaction } from '../database/database.ts';
import { emailProofs } from '../database/schema/email-proofs.ts';
import { userBusinesses } from '../database/schema/user-businesses.ts';
import { users } from '../database/schema/users.ts';
import { clientAddress } from '../http/client-address.ts';
import { publicAddress } from '../http/public-address.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import type { OutgoingMail } from '../providers/mail/interface.ts';
import { mailPage } from './mail-page.ts';
import { strangersBudgets, takeStrangersMail } from './strangers-mail.ts';

/** Where a mail that asks leads. */
export const emailProofPath = '/summaries/confirm';

/** Who has not answered is not asked again by each day's calls. */
const quiet = 7 * 24 * 60 * 60_000;

/** How long to wait where very many were asked: milliseconds. */
const hour = 60 * 60_000;

/** An address as proofs know it. */
const written = (email: string) => email.trim().toLowerCase();

/** Of a query on users: who has confirmed their address and is not kept out. */
export function isReachable(): SQL | undefined {
  const letIn = or(isNull(users.bannedUntil), lte(users.bannedUntil, sql`now()`));
  return and(isNotNull(users.emailConfirmedAt), isNull(users.deletedAt), letIn);
}

/** Whether an address is that of somebody who is kept out, who hears of nothing any more. */
async function isKeptOut(database: Queryable, email: string): Promise<boolean> {
  const theirs = and(eq(sql`lower(${users.email})`, written(email)), isNull(users.deletedAt));
  return (await database.$count(users, and(theirs, gt(users.bannedUntil, sql`now()`)))) > 0;
}

/**
 * Whether what callers say may be mailed to an address: to an owner of the business who has
 * confirmed it with their account, or to whoever agreed in the mail that asked them.
 */
export async function mayMail(
  database: Queryable,
  businessId: string,
  email: string,
): Promise<boolean> {
  if (await isKeptOut(database, email)) return false;
  const theirs = and(
    eq(emailProofs.businessId, businessId),
    eq(emailProofs.email, written(email)),
    isNotNull(emailProofs.provedAt),
  );
  if ((await database.$count(emailProofs, theirs)) > 0) return true;
  const [owner] = await database
    .select({ id: users.id })
    .from(userBusinesses)
    .innerJoin(users, eq(userBusinesses.userId, users.id))
    .where(
      and(
        eq(userBusinesses.businessId, businessId),
        eq(sql`lower(${users.email})`, written(email)),
        isReachable(),
      ),
    );
  return owner !== undefined;
}

/** An address that is to be asked whether it wants a business's summaries. */
interface AskedAddress {
  businessId: string;
  email: string;
  /** Who named it just now; null: a summary is due, and asks by itself. */
  asker: Asker | null;
}

/**
 * The mail that asks whether summaries may go to an address. Nothing in it was typed or said by
 * anybody: it goes to people who may not have asked.
 * @returns in place of the mail, how many milliseconds to wait where it was asked lately.
 */
export async function composeQuestion(
  transaction: Transaction,
  publicUrl: string,
  { businessId, email: typed, asker }: AskedAddress,
  now: number,
): Promise<{ question: OutgoingMail } | { wait: number }> {
  const email = written(typed);
  if (await isKeptOut(transaction, email)) return { wait: quiet };
  if (asker === null) {
    const asked = and(
      eq(emailProofs.businessId, businessId),
      eq(emailProofs.email, email),
      gt(emailProofs.askedAt, new Date(now - quiet)),
    );
    if ((await transaction.$count(emailProofs, asked)) > 0) return { wait: quiet };
  }
  const asking = { by: 'mail', target: email, businessId, asker } as const;
  const wait = await countAsking(transaction, asking, now);
  if (wait > 0) return { wait };
  // An account asks few a day. What nobody in particular asks for, strangers' calls may cause.
  const budget = strangersBudgets.questions;
  if (!asker?.userId && !(await takeStrangersMail(transaction, 'questions', budget, now)))
    return { wait: hour };
  const token = randomBytes(32).toString('base64url');
  const question = { tokenHash: hashOf(token), askedAt: new Date(now) };
  await transaction
    .insert(emailProofs)
    .values({ businessId, email, ...question })
    .onConflictDoUpdate({ target: [emailProofs.businessId, emailProofs.email], set: question });
  const query = new URLSearchParams({ token });
  return { question: mailAsking(email, publicAddress(publicUrl, `${emailProofPath}?${query}`)) };
}

/** How long a mail that asks can be answered. */
const answerableFor = 7 * 24 * 60 * 60_000;

/** Notes that whoever reads an address has agreed. False for a token nobody was sent of late. */
async function proveEmail(database: Queryable, token: string, now: number) {
  const proved = await database
    .update(emailProofs)
    .set({ provedAt: new Date(now) })
    .where(
      and(
        eq(emailProofs.tokenHash, hashOf(token)),
        gt(emailProofs.askedAt, new Date(now - answerableFor)),
      ),
    )
    .returning({ id: emailProofs.id });
  return proved.length > 0;
}

function mailAsking(to: string, link: string): OutgoingMail {
  const subject = 'May summaries of calls come to this address?';
  const words =
    'Somebody asked Second Ring to mail summaries of calls here. Nothing is sent until you agree. If you did not ask for them, ignore this.';
  const body = `<p style="margin:0;font-size:18px;line-height:1.4">${words}</p>
<p style="margin:20px 0 0"><a class="link" href="${link}" style="color:#1f6a4d">Yes, mail them here</a></p>`;
  const text = `${words}\n\nYes, mail them here: ${link}`;
  return { to, subject, text, html: mailPage({ title: subject, body, width: 480 }) };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

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
