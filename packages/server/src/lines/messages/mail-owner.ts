import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lt,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { escapeHtml, mailPage } from '../../platform/mail/mail-page.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { countOfNetwork, eachNetworkFirst, wayOf } from './browser-networks.ts';
import { headOfGathered } from './gathered-head.ts';
import { findRecipients, type MailRecipient } from './recipients.ts';

/** How many calls from browsers in a day an owner is mailed of one by one. */
export const mostMailedSingly = 5;
/** The same of those that are urgent, from one network: one among many may be somebody's… */
export const mostAlerted = 10;
/** …and from all networks together. */
export const mostAlertedInAll = 200;
/** How long what they are not mailed of singly is gathered, in milliseconds… */
const gatheredFor = 2 * 3_600_000;
/** …and what is urgent. */
const urgentGatheredFor = 5 * 60_000;
/** What is being written down at the end of that time is waited for so long, in milliseconds. */
const settling = 15_000;
/** How many of them a mail tells of; the others are on the page of calls. */
const mostToldOf = 20;

const payload = z.object({
  agentId: z.string(),
  from: z.number(),
  to: z.number(),
  /** Whether it is of those that are urgent. */
  urgent: z.boolean().optional(),
});
type GatheredCalls = z.infer<typeof payload>;

/** Mails an owner once of the calls from browsers that they were not mailed of singly. */
const mailBrowserCalls: Job<GatheredCalls> = { name: 'mail-browser-calls', payload };

/** A mail to an owner about a call. */
interface OwnersMail {
  agentId: string | null;
  callId: string;
  businessId: string;
  /** Equal keys are one mail to each address. */
  key: string;
  urgent: boolean;
  emails: readonly MailRecipient[];
  mail: { subject: string; text: string; html: string };
}

/**
 * Mails an owner about a call, as part of `transaction`. Anybody calls from a browser for nothing: of
 * those calls they are mailed singly of a few in a day, of the others in one mail for some
 * hours. What is urgent is counted alone, each network by itself, and gathered for minutes.
 */
export async function mailOwner(
  transaction: Queryable,
  jobs: Jobs,
  { agentId, callId, businessId, key, urgent, emails, mail }: OwnersMail,
): Promise<void> {
  const isMany = agentId !== null && (await isOneOfMany(transaction, agentId, callId, urgent));
  if (urgent)
    await mark(transaction, callId, 'alertedAt', ...(isMany ? [] : (['alertLeftAt'] as const)));
  if (isMany) return gather(transaction, jobs, agentId, callId);
  for (const { to, insteadOf } of emails)
    await jobs.enqueue(
      transaction,
      sendMail,
      { to, ...mail, callId, summaryOf: businessId, insteadOf },
      { key: `${key}:${to}`, urgent, alert: urgent, tenant: businessId },
    );
}

/**
 * What a call's row notes of its mails: when the owner was to be alerted, when an alert left, and when
 * one was last put off.
 */
type Mark = 'alertedAt' | 'alertLeftAt' | 'urgentlyGatheredAt';

function mark(on: Queryable, callId: string, ...names: Mark[]) {
  const now = Date.now();
  const marked = JSON.stringify(Object.fromEntries(names.map((name) => [name, now])));
  return on
    .update(callLogs)
    .set({ metadata: sql`coalesce(${callLogs.metadata}, '{}'::jsonb) || ${marked}::jsonb` })
    .where(
      and(
        eq(callLogs.id, callId),
        eq(callLogs.channel, 'browser'),
        isNull(callLogs.callerErasedAt),
      ),
    );
}

function fromBrowsers(agentId: string): SQL | undefined {
  return and(eq(callLogs.agentId, agentId), eq(callLogs.channel, 'browser'));
}

function marked(name: Mark): SQL<number | null> {
  return sql`(${callLogs.metadata} ->> ${name}::text)::double precision`;
}

/** Leaves a call to be told with others: soon, where its owner was to be alerted, its end too. */
async function gather(
  transaction: Queryable,
  jobs: Jobs,
  agentId: string,
  callId: string,
): Promise<void> {
  const alerted = and(eq(callLogs.id, callId), isNotNull(marked('alertedAt')));
  const urgent = (await transaction.$count(callLogs, alerted)) > 0;
  const length = urgent ? urgentGatheredFor : gatheredFor;
  if (urgent) await mark(transaction, callId, 'urgentlyGatheredAt');
  const from = Math.floor(Date.now() / length) * length;
  const about = { agentId, from, to: from + length, urgent };
  await jobs.enqueue(transaction, mailBrowserCalls, about, {
    key: keyOf(about),
    notBefore: new Date(about.to + settling),
    alert: urgent,
  });
}

/** Equal keys are one mail of what was gathered from one instant on. */
function keyOf({ agentId, from, urgent }: Omit<GatheredCalls, 'to'>): string {
  return `${urgent ? 'urgent-' : ''}browser-calls:${agentId}:${from}`;
}

/**
 * Whether a call came from a browser, after so many others that day; of what is urgent those alone are
 * counted that were, so that silent calls put off no alert.
 */
async function isOneOfMany(
  on: Queryable,
  agentId: string,
  callId: string,
  urgent: boolean,
): Promise<boolean> {
  const call = await wayOf(on, callId);
  if (call?.channel !== 'browser') return false;
  const [before] = await on
    .select({
      total: count(),
      near: countOfNetwork(call.network),
    })
    .from(callLogs)
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(
      and(
        fromBrowsers(agentId),
        ne(callLogs.id, callId),
        lt(callLogs.createdAt, call.at),
        gt(callLogs.createdAt, new Date(call.at.getTime() - 24 * 3_600_000)),
        urgent ? isNotNull(marked('alertedAt')) : undefined,
      ),
    );
  if (!before) return false;
  if (!urgent) return before.total >= mostMailedSingly;
  return before.near >= mostAlerted || before.total >= mostAlertedInAll;
}

/** Tells what was gathered. */
export function browserCallsWorker(database: Database, jobs: () => Jobs): Worker {
  return worker(mailBrowserCalls, (about) =>
    database.transaction((transaction) => tellGathered(transaction, jobs(), about)),
  );
}

async function tellGathered(
  transaction: Queryable,
  jobs: Jobs,
  { agentId, from, to, urgent = false }: GatheredCalls,
): Promise<void> {
  const recipients = await findRecipients(transaction, agentId);
  if (!recipients) return;
  const window = { agentId, from: new Date(from), to: new Date(to) };
  const found = urgent
    ? await urgentCalls(transaction, window)
    : await endedCalls(transaction, window);
  const calls = eachNetworkFirst(found);
  const [last] = calls;
  if (!last) return;
  const known = calls.filter(({ isKnown }) => isKnown).length;
  const fresh = calls.length - known;
  const subject = headOfGathered({ fresh, known, urgent, whose: 'browsers' });
  const lines = calls.slice(0, mostToldOf).map(({ told }) => told ?? '');
  const title = `${subject} · ${recipients.businessName}`;
  const rest = calls.length > lines.length ? ['The others are on your page of calls.'] : [];
  const text = `${[title, ...lines.map((line) => `- ${line}`), ...rest].join('\n\n')}\n`;
  const body = [
    `<p style="margin:0 0 16px;font-size:18px;font-weight:600">${escapeHtml(title)}</p>`,
  ]
    .concat(lines.concat(rest).map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`))
    .join('\n');
  for (const { to: email, insteadOf } of recipients.emails)
    await jobs.enqueue(
      transaction,
      sendMail,
      {
        to: email,
        subject,
        text,
        html: mailPage({ title: subject, body, width: 640 }),
        callId: last.id,
        summaryOf: recipients.businessId,
        insteadOf,
      },
      {
        key: `${keyOf({ agentId, from, urgent })}:${to}:${email}`,
        tenant: recipients.businessId,
        urgent,
        alert: urgent,
      },
    );
}

interface Window {
  agentId: string;
  from: Date;
  to: Date;
}

/** Calls that are over, other than those that were urgent: whoever was to be alerted is told sooner. */
async function endedCalls(on: Queryable, { agentId, from, to }: Window) {
  const ended = await on
    .select({
      id: callLogs.id,
      told: callLogs.summary,
      isKnown: sql<boolean>`false`,
      network: browserCallTokens.network,
    })
    .from(callLogs)
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(
      and(
        fromBrowsers(agentId),
        isNotNull(callLogs.summary),
        isNull(marked('alertedAt')),
        gte(sql`coalesce(${callLogs.endedAt}, ${callLogs.createdAt})`, from),
        lt(sql`coalesce(${callLogs.endedAt}, ${callLogs.createdAt})`, to),
      ),
    )
    .orderBy(desc(callLogs.createdAt));
  const calls = [];
  for (const call of ended) if (await isOneOfMany(on, agentId, call.id, false)) calls.push(call);
  return calls;
}

/** Urgent calls that were put off, as they ended, or else as the owner would have been alerted of them. */
function urgentCalls(on: Queryable, { agentId, from, to }: Window) {
  const alert = sql<string | null>`(
    SELECT effect #>> '{request,text}'
    FROM ${callTurns}, jsonb_array_elements(${callTurns.effects}) AS effect
    WHERE ${callTurns.callId} = ${callLogs.id} AND effect #>> '{request,kind}' = 'alertOwner'
    ORDER BY ${callTurns.sequence} DESC LIMIT 1)`;
  return on
    .select({
      id: callLogs.id,
      told: sql<string | null>`coalesce(${callLogs.summary}, ${alert})`,
      isKnown: sql<boolean>`${marked('alertLeftAt')} IS NOT NULL`,
      network: browserCallTokens.network,
    })
    .from(callLogs)
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(
      and(
        fromBrowsers(agentId),
        gte(marked('urgentlyGatheredAt'), from.getTime()),
        lt(marked('urgentlyGatheredAt'), to.getTime()),
      ),
    )
    .orderBy(desc(callLogs.createdAt));
}
