import { and, desc, eq, gt, gte, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { escapeHtml, mailPage } from '../../platform/mail/mail-page.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { findRecipients } from './recipients.ts';

/** How many calls from browsers in a day an owner is mailed of one by one. */
export const mostMailedSingly = 5;
/** The same of those that are urgent: one among many may be somebody's. */
export const mostAlerted = 50;
/** How long what they are not mailed of singly is gathered, in milliseconds. */
const gatheredFor = 2 * 3_600_000;
/** How many of them a mail tells of; the others are on the page of calls. */
const mostToldOf = 20;

const payload = z.object({ agentId: z.string(), from: z.number(), to: z.number() });
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
  emails: readonly string[];
  mail: { subject: string; text: string; html: string };
}

/**
 * Mails an owner about a call, as part of `transaction`. Anybody calls from a browser for nothing: of
 * those calls they are mailed singly of a few in a day, of the others in one mail for some
 * hours. What is urgent has a bound of its own.
 */
export async function mailOwner(
  transaction: Queryable,
  jobs: Jobs,
  { agentId, callId, businessId, key, urgent, emails, mail }: OwnersMail,
): Promise<void> {
  const most = urgent ? mostAlerted : mostMailedSingly;
  const gathered = agentId !== null && (await isOneOfMany(transaction, agentId, callId, most));
  if (gathered) {
    const from = Math.floor(Date.now() / gatheredFor) * gatheredFor;
    const about = { agentId, from, to: from + gatheredFor };
    await jobs.enqueue(transaction, mailBrowserCalls, about, {
      key: `browser-calls:${agentId}:${from}`,
      notBefore: new Date(about.to),
    });
    return;
  }
  for (const to of emails)
    await jobs.enqueue(
      transaction,
      sendMail,
      { to, ...mail, callId, summaryOf: businessId },
      { key: `${key}:${to}`, urgent, alert: urgent, tenant: businessId },
    );
}

/** Whether a call came from a browser, after so many others that day. */
async function isOneOfMany(
  on: Queryable,
  agentId: string,
  callId: string,
  most: number,
): Promise<boolean> {
  const [call] = await on
    .select({ channel: callLogs.channel, at: callLogs.createdAt })
    .from(callLogs)
    .where(eq(callLogs.id, callId));
  if (call?.channel !== 'browser') return false;
  const before = and(
    eq(callLogs.agentId, agentId),
    eq(callLogs.channel, 'browser'),
    ne(callLogs.id, callId),
    lt(callLogs.createdAt, call.at),
    gt(callLogs.createdAt, new Date(call.at.getTime() - 24 * 3_600_000)),
  );
  return (await on.$count(callLogs, before)) >= most;
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
  { agentId, from, to }: GatheredCalls,
): Promise<void> {
  const recipients = await findRecipients(transaction, agentId);
  if (!recipients) return;
  const ended = await transaction
    .select({ id: callLogs.id, summary: callLogs.summary })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.agentId, agentId),
        eq(callLogs.channel, 'browser'),
        isNotNull(callLogs.summary),
        gte(sql`coalesce(${callLogs.endedAt}, ${callLogs.createdAt})`, new Date(from)),
        lt(sql`coalesce(${callLogs.endedAt}, ${callLogs.createdAt})`, new Date(to)),
      ),
    )
    .orderBy(desc(callLogs.createdAt));
  const calls = [];
  for (const call of ended)
    if (await isOneOfMany(transaction, agentId, call.id, mostMailedSingly)) calls.push(call);
  const [last] = calls;
  if (!last) return;
  const subject = `${calls.length} more ${calls.length === 1 ? 'call' : 'calls'} from browsers`;
  const lines = calls.slice(0, mostToldOf).map(({ summary }) => summary ?? '');
  const title = `${subject} · ${recipients.businessName}`;
  const rest = calls.length > lines.length ? ['The others are on your page of calls.'] : [];
  const text = `${[title, ...lines.map((line) => `- ${line}`), ...rest].join('\n\n')}\n`;
  const body = [
    `<p style="margin:0 0 16px;font-size:18px;font-weight:600">${escapeHtml(title)}</p>`,
  ]
    .concat(lines.concat(rest).map((line) => `<p style="margin:0 0 12px">${escapeHtml(line)}</p>`))
    .join('\n');
  for (const email of recipients.emails)
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
      },
      {
        key: `browser-calls:${agentId}:${from}:${to}:${email}`,
        tenant: recipients.businessId,
      },
    );
}
