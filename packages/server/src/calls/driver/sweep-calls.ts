import { and, asc, desc, eq, gt, isNull, lt, max, notExists, sql } from 'drizzle-orm';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { unhurried } from '../../platform/turn-about.ts';
import { forgetBrowserTokens } from './browser-calls.ts';
import type { CallExchange } from './exchange.ts';

/** No call is silent this long: silence ends it within minutes. */
const abandonedAfter = 15 * 60_000;
/** Texts are answered when people find the time: a thread is kept for a day. */
const threadOverAfter = 24 * 60 * 60_000;
/** A thread that pauses this long is worth telling of, in milliseconds. */
const quietAfter = 5 * 60_000;
const sweepEvery = 60_000;
/** So many are told of in one sweep, however many fell quiet together. */
export const mostInOneSweep = 25;

/**
 * Closes the calls nobody will ever report the end of: the carrier's request was lost, or a browser
 * vanished. Their owners are told what was said. Returns how many there were.
 */
export async function sweepCalls(exchange: CallExchange): Promise<number> {
  const { database, clock } = exchange.outside;
  const ago = (milliseconds: number) => new Date(clock.now() - milliseconds).toISOString();
  const before = sql`(CASE ${callLogs.channel} WHEN 'sms' THEN ${ago(threadOverAfter)} ELSE ${ago(abandonedAfter)} END)::timestamptz`;
  const recentTurns = database
    .select({ one: sql`1` })
    .from(callTurns)
    .where(and(eq(callTurns.callId, callLogs.id), sql`${callTurns.at} >= ${before}`));
  const abandoned = await database
    .select({ callSid: callLogs.callSid, channel: callLogs.channel })
    .from(callLogs)
    .where(
      and(isNull(callLogs.endedAt), lt(callLogs.callTimestamp, before), notExists(recentTurns)),
    )
    .orderBy(ofEachBusinessFirst, asc(callLogs.callTimestamp))
    .limit(mostInOneSweep);
  await unhurried(abandoned, async ({ callSid, channel }) => {
    // Nobody hangs up on a text: its thread has come to its end.
    const failure = channel === 'sms' ? null : 'The line was lost, and nobody came back.';
    if (callSid !== null) await exchange.close({ callSid, failure });
  });
  await forgetBrowserTokens(exchange.outside);
  return abandoned.length;
}

/** A business's first before another's second: who has many keeps nobody else waiting. */
const ofEachBusinessFirst = sql`row_number() OVER (PARTITION BY ${callLogs.businessId} ORDER BY ${callLogs.callTimestamp})`;

/**
 * Tells owners of the threads that have fallen quiet since they last heard of them: the urgent ones first,
 * one of each business before a second of any, and so many at a time. Returns how many it told of.
 */
export async function reportQuietThreads(exchange: CallExchange): Promise<number> {
  const { database, clock, log } = exchange.outside;
  const isUrgent = sql`coalesce(bool_or((${callTurns.outcome} ->> 'urgent')::boolean), false)`;
  const quiet = await database
    .select({ callSid: callLogs.callSid })
    .from(callLogs)
    .innerJoin(callTurns, eq(callTurns.callId, callLogs.id))
    .where(and(eq(callLogs.channel, 'sms'), isNull(callLogs.endedAt)))
    .groupBy(callLogs.id)
    .having(
      and(
        gt(max(callTurns.sequence), callLogs.toldTurns),
        lt(max(callTurns.at), new Date(clock.now() - quietAfter)),
      ),
    )
    .orderBy(desc(isUrgent), ofEachBusinessFirst, asc(max(callTurns.at)))
    .limit(mostInOneSweep);
  await unhurried(quiet, async ({ callSid }) => {
    if (callSid !== null)
      await exchange.report(callSid).catch((error: unknown) =>
        // Its words are stored, and its closing tells them whatever stands in the way now.
        log.error({ callSid, err: error }, 'a quiet thread could not be reported yet'),
      );
  });
  return quiet.length;
}

/** Sweeps every minute until called off. */
export function keepSweeping(exchange: CallExchange): () => void {
  const { clock, log } = exchange.outside;
  let cancel = () => {};
  const next = () => {
    cancel = clock.wakeAt(clock.now() + sweepEvery, async () => {
      await sweepCalls(exchange).catch((error: unknown) =>
        log.error({ err: error }, 'abandoned calls could not be closed; trying again'),
      );
      await reportQuietThreads(exchange).catch((error: unknown) =>
        log.error({ err: error }, 'quiet threads could not be found; trying again'),
      );
      next();
    });
  };
  next();
  return () => cancel();
}
