import { createHash } from 'node:crypto';
import { and, count, eq, gt, min, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { browserCallTokens } from '../../platform/database/schema/browser-call-tokens.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { wayOf } from './browser-networks.ts';
import { headOfGathered } from './gathered-head.ts';
import { tellGathered } from './gathered-texts.ts';
import { holdSms, type QueuedSms, queueSms } from './queue-sms.ts';
import { textWithOthers } from './tell-many.ts';
import { saysTheSame, tellsAnew } from './tells-anew.ts';

const payload = z.object({
  agentId: z.string(),
  to: z.string(),
  /** The caller's number, E.164; null: all who withhold theirs. */
  caller: z.string().nullable(),
  /** Whether they call from browsers, where anybody may name any number: those are told apart. */
  byBrowser: z.boolean(),
  /** One of a browser's calls, which tells its network; left out: all browsers are meant. */
  callId: z.string().optional(),
});

/** Tells an owner in one text of the calls of one number, or one network, that were not told singly. */
const tellMoreCalls: Job<z.infer<typeof payload>> = { name: 'tell-more-calls', payload };

/** Whose calls are counted as one caller's: a browser is known by its network, whatever number it names. */
interface CallersTexts {
  agentId: string;
  to: string;
  caller: string | null;
  byBrowser: boolean;
  /** Of a browser alone; null: nobody knows it; undefined: all are meant. */
  network?: string | null | undefined;
}

/** How long the texts about one caller's calls are gathered, in minutes… */
export const gatheredMinutes = 15;
/** …alerts of a network's calls, which may be several people's… */
const gatheredMinutesOfNetwork = 10;
/** …and those that are no alerts, once an owner got so many about it in a day. */
const manyADay = 20;
const gatheredMinutesOfMany = 120;
/** How many alerts about one number's calls leave at once before they are gathered. */
export const mostAlertsAtOnce = 3;
/** How many of one network's leave at once where each says what those before it did not: a browser costs its caller nothing. */
const mostNewAlertsAtOnce = 10;
/** The same of all who withhold their number, who are not one another: of any more only repetitions wait. */
const mostWithheldAlertsAtOnce = 10;

/** Before a text about a call from a browser: nobody knows whose it is, whatever number it names. */
const ofBrowser = 'WEB · ';

/** A text to an owner about a call. */
export type OwnersText = QueuedSms & { agentId: string; callId: string };

/**
 * Texts an owner about a call, as part of `transaction`. The first call of a number is told at once,
 * and so are its first alerts and any that says what those did not. What that number causes within a quarter of an hour after, on however
 * many calls, is gathered into one text: no caller uses up what the business may text in a day. Of a danger to life, and
 * of a call they were alerted of already, only the very same words wait. What different numbers cause beyond so much in an hour is told together (`tell-many.ts`).
 */
export async function textOwner(
  transaction: Queryable,
  jobs: Jobs,
  given: OwnersText,
): Promise<void> {
  const { agentId, to, callId } = given;
  const way = await wayOf(transaction, callId);
  if (!way) return queueSms(transaction, jobs, given);
  const byBrowser = way.channel === 'browser';
  const text = byBrowser ? { ...given, body: `${ofBrowser}${given.body}` } : given;
  const { network } = way;
  const about = { agentId, to, caller: byBrowser ? null : way.caller, byBrowser, network };
  await waitForOthers(transaction, about);
  const told = await findTold(transaction, about, text);
  if (told === null) return textWithOthers(transaction, jobs, text, way.channel);
  const notBefore = new Date(told.first.getTime() + told.minutes * 60_000);
  const held = await holdSms(transaction, text, notBefore);
  if (held === null) return;
  const key = `${nameOf(about)}:${told.first.getTime()}:${told.minutes}`;
  await jobs.enqueue(
    transaction,
    tellMoreCalls,
    { agentId, to, caller: about.caller, byBrowser, ...(byBrowser && { callId }) },
    { key, notBefore },
  );
}

/** What is to be told of one number's calls is counted one after another. */
async function waitForOthers(on: Queryable, about: CallersTexts): Promise<void> {
  const key = `owner ${nameOf(about)}`;
  await on.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${key}))`);
}

function nameOf({ agentId, to, caller, byBrowser, network }: CallersTexts): string {
  const whose = byBrowser ? `browser ${network}` : caller;
  return createHash('sha256').update(`${agentId} ${to} ${whose}`).digest('hex');
}

/** When the first text left with which this one is to be gathered; null: it leaves at once. */
async function findTold(
  on: Queryable,
  about: CallersTexts,
  { callId, body, alert = false, toLife = false }: OwnersText,
): Promise<{ first: Date; minutes: number } | null> {
  const left = and(ofCaller(about), notInArray(smsLogs.status, ['failed', 'scheduled']));
  const [day] = await on
    .select({ total: count() })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(and(left, gt(smsLogs.createdAt, sql`now() - interval '1 day'`)));
  const isMany = (day?.total ?? 0) >= manyADay;
  const often = alert && about.byBrowser ? gatheredMinutesOfNetwork : gatheredMinutes;
  const minutes = isMany && !alert ? gatheredMinutesOfMany : often;
  const lately = gt(smsLogs.createdAt, sql`now() - make_interval(mins => ${minutes})`);
  const counted = alert ? eq(smsLogs.alert, true) : ne(smsLogs.callId, callId);
  const [told] = await on
    .select({ total: count(), first: min(smsLogs.createdAt) })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
    .where(and(left, lately, counted));
  const most = alert ? mostAlertsOf(about, isMany) : 1;
  if (!told?.first || told.total < most) return null;
  if (alert && (!about.byBrowser || told.total < mostNewAlertsAtOnce)) {
    const sent = await on
      .select({ body: smsLogs.body, callId: smsLogs.callId })
      .from(smsLogs)
      .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
      .leftJoin(browserCallTokens, eq(browserCallTokens.callSid, callLogs.callSid))
      .where(and(left, lately, counted));
    const bodies = sent.flatMap((one) => one.body ?? []);
    // Of life in danger, and of people who are not one another, only the very same words are a repetition.
    const several = about.caller === null && !about.byBrowser;
    // What comes after it on the same call is how to reach whom the owner knows to be in trouble.
    const goesOn = sent.some((one) => one.callId === callId);
    if (several || toLife || goesOn ? !saysTheSame(body, bodies) : tellsAnew(body, bodies))
      return null;
  }
  return { first: told.first, minutes };
}

function mostAlertsOf({ caller, byBrowser }: CallersTexts, isMany: boolean): number {
  if (caller !== null || byBrowser) return isMany ? 1 : mostAlertsAtOnce;
  return isMany ? mostAlertsAtOnce : mostWithheldAlertsAtOnce;
}

/** Of a query on texts and their calls: what an agent's owner was texted about one number's calls. */
function ofCaller({ agentId, to, caller, byBrowser, network }: CallersTexts): SQL | undefined {
  const ofNetwork =
    network === undefined
      ? undefined
      : sql`${browserCallTokens.network} IS NOT DISTINCT FROM ${network}`;
  return and(
    eq(smsLogs.agentId, agentId),
    eq(smsLogs.phoneNumber, to),
    eq(smsLogs.direction, 'outbound'),
    byBrowser
      ? and(eq(callLogs.channel, 'browser'), ofNetwork)
      : and(
          ne(callLogs.channel, 'browser'),
          sql`${callLogs.fromNumber} IS NOT DISTINCT FROM ${caller}`,
        ),
  );
}

/** Tells what was gathered, in one text that takes the place of those that waited. */
export function moreCallsWorker(database: Database, jobs: () => Jobs): Worker {
  return worker(tellMoreCalls, ({ callId, ...told }) =>
    database.transaction(async (transaction) => {
      const way = callId === undefined ? null : await wayOf(transaction, callId);
      const about = { ...told, network: way?.network };
      await waitForOthers(transaction, about);
      const { to, caller, byBrowser } = about;
      const ofNumber = caller === null ? 'withheld numbers' : writeNumber(caller);
      const whose = byBrowser ? 'browsers' : ofNumber;
      await tellGathered(transaction, jobs(), {
        to,
        which: ofCaller(about),
        headOf: (calls, known) => headOfGathered({ fresh: calls.length - known, known, whose }),
      });
    }),
  );
}

function writeNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatNational() ?? number;
}
