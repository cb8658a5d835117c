import { and, asc, count, eq, gt, min, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { holdSms, type QueuedSms, queueSms } from './queue-sms.ts';

const payload = z.object({
  agentId: z.string(),
  to: z.string(),
  /** The caller's number, E.164; null: all who withhold theirs. */
  caller: z.string().nullable(),
  /** Whether they call from browsers, where anybody may name any number: those are told apart. */
  byBrowser: z.boolean(),
});
type CallersTexts = z.infer<typeof payload>;

/** Tells an owner in one text of the calls of one number that were not told singly. */
const tellMoreCalls: Job<CallersTexts> = { name: 'tell-more-calls', payload };

/** How long the texts about one number's calls are gathered, in minutes… */
export const gatheredMinutes = 15;
/** …and those that are no alerts, once an owner got so many about it in a day. */
const manyADay = 20;
const gatheredMinutesOfMany = 120;
/** How many alerts about one number's calls leave at once before they are gathered. */
export const mostAlertsAtOnce = 3;
/** The same of all who withhold their number: they are not one another. */
const mostWithheldAlertsAtOnce = 10;

/** A text to an owner about a call. */
type OwnersText = QueuedSms & { agentId: string; callId: string };

/**
 * Texts an owner about a call, as part of `transaction`. The first call of a number is told at once,
 * and so are its first alerts. What that number causes within a quarter of an hour after, on however
 * many calls, is gathered into one text: no caller uses up what the business may text in a day.
 */
export async function textOwner(
  transaction: Queryable,
  jobs: Jobs,
  text: OwnersText,
): Promise<void> {
  const [call] = await transaction
    .select({ caller: callLogs.fromNumber, channel: callLogs.channel })
    .from(callLogs)
    .where(eq(callLogs.id, text.callId));
  if (!call) return queueSms(transaction, jobs, text);
  const { agentId, to } = text;
  const byBrowser = call.channel === 'browser';
  const about = { agentId, to, caller: call.caller, byBrowser };
  await waitForOthers(transaction, about);
  const told = await findTold(transaction, about, text);
  if (told === null) return queueSms(transaction, jobs, text);
  const notBefore = new Date(told.first.getTime() + told.minutes * 60_000);
  const held = await holdSms(transaction, text, notBefore);
  if (held === null) return;
  const key = `${agentId}:${to}:${call.caller}:${byBrowser}:${told.first.getTime()}:${told.minutes}`;
  await jobs.enqueue(transaction, tellMoreCalls, about, { key, notBefore });
}

/** What is to be told of one number's calls is counted one after another. */
async function waitForOthers(on: Queryable, about: CallersTexts): Promise<void> {
  const key = `owner ${about.agentId} ${about.to} ${about.caller} ${about.byBrowser}`;
  await on.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
}

/** When the first text left with which this one is to be gathered; null: it leaves at once. */
async function findTold(
  on: Queryable,
  about: CallersTexts,
  { callId, alert = false }: OwnersText,
): Promise<{ first: Date; minutes: number } | null> {
  const left = and(ofCaller(about), notInArray(smsLogs.status, ['failed', 'scheduled']));
  const [day] = await on
    .select({ total: count() })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .where(and(left, gt(smsLogs.createdAt, sql`now() - interval '1 day'`)));
  const isMany = (day?.total ?? 0) >= manyADay;
  const minutes = isMany && !alert ? gatheredMinutesOfMany : gatheredMinutes;
  const lately = gt(smsLogs.createdAt, sql`now() - make_interval(mins => ${minutes})`);
  const counted = alert ? eq(smsLogs.alert, true) : ne(smsLogs.callId, callId);
  const [told] = await on
    .select({ total: count(), first: min(smsLogs.createdAt) })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .where(and(left, lately, counted));
  const most = alert ? mostAlertsOf(about, isMany) : 1;
  return told?.first && told.total >= most ? { first: told.first, minutes } : null;
}

function mostAlertsOf({ caller, byBrowser }: CallersTexts, isMany: boolean): number {
  if (caller !== null || byBrowser) return isMany ? 1 : mostAlertsAtOnce;
  return isMany ? mostAlertsAtOnce : mostWithheldAlertsAtOnce;
}

/** Of a query on texts and their calls: what an agent's owner was texted about one number's calls. */
function ofCaller({ agentId, to, caller, byBrowser }: CallersTexts): SQL | undefined {
  return and(
    eq(smsLogs.agentId, agentId),
    eq(smsLogs.phoneNumber, to),
    eq(smsLogs.direction, 'outbound'),
    sql`${callLogs.fromNumber} IS NOT DISTINCT FROM ${caller}`,
    byBrowser ? eq(callLogs.channel, 'browser') : ne(callLogs.channel, 'browser'),
  );
}

/** Tells what was gathered, in one text that takes the place of those that waited. */
export function moreCallsWorker(database: Database, jobs: () => Jobs): Worker {
  return worker(tellMoreCalls, (about) =>
    database.transaction(async (transaction) => {
      await waitForOthers(transaction, about);
      await tellGathered(transaction, jobs(), about);
    }),
  );
}

async function tellGathered(
  transaction: Transaction,
  jobs: Jobs,
  about: CallersTexts,
): Promise<void> {
  const held = and(ofCaller(about), eq(smsLogs.status, 'scheduled'));
  const waiting = await transaction
    .select({ id: smsLogs.id, text: smsLogs })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .where(held)
    .orderBy(asc(smsLogs.createdAt));
  // Whose words were forgotten meanwhile is not told.
  const texts = waiting.flatMap(({ text }) =>
    text.body === null ? [] : [{ ...text, body: text.body }],
  );
  for (const { id } of waiting) await transaction.delete(smsLogs).where(eq(smsLogs.id, id));
  const last = texts.findLast(({ alert }) => alert) ?? texts.at(-1);
  const [first] = texts;
  const from = z.looseObject({ from: z.string() }).safeParse(last?.metadata).data?.from;
  if (!last || !first || from === undefined) return;
  const calls = new Set(texts.map(({ callId }) => callId)).size;
  const { businessId, agentId, callId, alert } = last;
  const body = calls === 1 && texts.length === 1 ? last.body : moreCalls(calls, about, last.body);
  const key = `gathered:${first.id}`;
  const message = { key, to: about.to, from, body, businessId, agentId, callId };
  await queueSms(transaction, jobs, { ...message, alert, urgent: alert });
}

function moreCalls(calls: number, { caller }: CallersTexts, last: string): string {
  const number = caller === null ? 'withheld numbers' : writeNumber(caller);
  return `${calls} more ${calls === 1 ? 'call' : 'calls'} from ${number}. The last: ${last}`;
}

function writeNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatNational() ?? number;
}
