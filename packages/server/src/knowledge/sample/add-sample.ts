import { sampleAgentNumber } from '@second-ring/contract/sample-business';
import { instantOf, localDateTime } from '@second-ring/conversation';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { agents } from '../../platform/database/schema/agents.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { phoneNumbers } from '../../platform/database/schema/phone-numbers.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { recordVersion } from '../businesses/record-version.ts';
import {
  type SampleCall,
  sampleBusinessRow,
  sampleCalls,
  sampleOwnerNumber,
  samplePool,
} from './sample-business.ts';

/** Any constant does; it must only differ from other locks in the same database. */
const sampleLock = 7_220_250_143;

interface SampleSurroundings {
  now: Date;
  /** The sid the telephony gives one of the pool's numbers. */
  sidOf: (phoneNumber: string) => string;
}

/**
 * Gives an empty database the sample shop, its agent, a pool of numbers and a week of calls. A
 * database that has a business or a number is left alone, so what was removed stays removed.
 */
export function addSample(database: Database, surroundings: SampleSurroundings): Promise<void> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${sampleLock})`);
    const present =
      (await transaction.$count(businesses)) + (await transaction.$count(phoneNumbers));
    if (present === 0) await insertSample(transaction, surroundings);
  });
}

async function insertSample(transaction: Transaction, { now, sidOf }: SampleSurroundings) {
  const numbers = samplePool.map((each) => ({ ...each, twilioSid: sidOf(each.phoneNumber) }));
  const [number] = await transaction.insert(phoneNumbers).values(numbers).returning();
  const [shop] = await transaction.insert(businesses).values(sampleBusinessRow).returning();
  const business = foundOrRefused(shop, 'business');
  const { id: businessId } = business;
  await recordVersion(transaction, { before: null, after: business, author: null });
  const [agent] = await transaction
    .insert(agents)
    .values({
      businessId,
      name: 'Front desk',
      millisAgentId: 'sample-agent',
      phoneNumberId: foundOrRefused(number, 'phone number').id,
      firstMessage: 'Thanks for calling Harbourview Tint and Coatings. How can I help?',
      callSummaryRecipientNumber: sampleOwnerNumber,
      callSummaryRecipientEmail: sampleBusinessRow.email,
    })
    .returning();
  await insertCalls(transaction, { businessId, agentId: foundOrRefused(agent, 'agent').id }, now);
}

async function insertCalls(
  transaction: Transaction,
  owner: { businessId: string; agentId: string },
  now: Date,
) {
  for (const [index, call] of sampleCalls.entries()) {
    const row = sampleCallRow(call, index, now);
    const [stored] = await transaction
      .insert(callLogs)
      .values({ ...owner, ...row })
      .returning({ id: callLogs.id });
    const { id: callId } = foundOrRefused(stored, 'call log');
    const { businessId } = owner;
    const { endedAt } = row;
    if (call.lead) {
      await transaction
        .insert(leads)
        .values({ businessId, callId, ...call.lead, createdAt: endedAt });
    }
    if (call.promise) {
      await transaction.insert(commitments).values({
        businessId,
        callId,
        text: call.promise,
        madeAt: endedAt,
        dueAt: dueOf(call, now),
      });
    }
    const messages = sampleSmsRows(call, index, now);
    if (messages.length > 0) {
      await transaction
        .insert(smsLogs)
        .values(messages.map((message) => ({ ...owner, callId, ...message })));
    }
  }
}

const day = 24 * 60 * 60 * 1000;
const secondsPerTurn = 8;

/** A sample call as a row, placed in the week before `now`. */
function sampleCallRow(call: SampleCall, index: number, now: Date) {
  const started = startOf(call, now);
  const ended = new Date(started.getTime() + call.seconds * 1000);
  return {
    callSid: `sample-call-${index + 1}`,
    millisCallId: `sample-call-${index + 1}`,
    millisSessionId: `sample-session-${index + 1}`,
    millisAgentId: 'sample-agent',
    fromNumber: call.from,
    toNumber: sampleAgentNumber,
    callTimestamp: started,
    callDuration: call.seconds,
    callStatus: call.status,
    endedAt: ended,
    costBreakdown: [{ type: 'sample', credit: Math.ceil(call.seconds / 6) }],
    chatTranscript: call.lines.map((content, turn) => ({
      role: turn % 2 === 0 ? 'assistant' : 'user',
      content,
      at: started.getTime() + turn * secondsPerTurn * 1000,
    })),
    summary: `SAMPLE · ${call.summary}`,
    lead: call.lead ?? null,
    urgent: call.urgent ?? false,
    spam: call.spam ?? false,
    quotes: (call.quotes ?? []).map((quote) => ({ ...quote, at: started.getTime() })),
    commitments: call.promise
      ? [
          {
            text: call.promise,
            dueAt: dueOf(call, now)?.getTime() ?? null,
            madeAt: ended.getTime(),
          },
        ]
      : [],
    unansweredQuestions: call.unanswered ?? [],
    endReason: call.spam ? 'spam' : 'caller-done',
    metadata: { sample: true },
  } satisfies typeof callLogs.$inferInsert;
}

/** The texts around a sample call: the summary to the owner and, from some callers, a question. */
function sampleSmsRows(call: SampleCall, index: number, now: Date) {
  const at = new Date(startOf(call, now).getTime() + (call.seconds + 20) * 1000);
  const summary = {
    direction: 'outbound' as const,
    phoneNumber: sampleOwnerNumber,
    status: 'simulated',
    twilioSid: `sample-sms-${index + 1}`,
    body: `SAMPLE · ${call.summary}`,
    metadata: { sample: true, from: sampleAgentNumber, to: sampleOwnerNumber },
    createdAt: at,
  };
  if (call.from === null || call.lead === undefined) return [summary];
  const question = {
    direction: 'inbound' as const,
    phoneNumber: call.from,
    status: 'received',
    twilioSid: `sample-sms-${index + 1}-reply`,
    body: 'SAMPLE · Thanks, talk soon!',
    metadata: { sample: true, from: call.from, to: sampleAgentNumber },
    createdAt: new Date(at.getTime() + 60_000),
  };
  return [summary, question] satisfies (typeof smsLogs.$inferInsert)[];
}

function startOf({ daysAgo, time: [hours, minutes] }: SampleCall, now: Date): Date {
  const start = new Date(now.getTime() - daysAgo * day);
  start.setUTCHours(hours, minutes, 0, 0);
  return start;
}

/** Five in the afternoon of the day that was promised, where the shop is; null: none was. */
function dueOf(call: SampleCall, now: Date): Date | null {
  if (call.dueInDays === undefined) return null;
  const { timeZone } = sampleBusinessRow;
  const promised = startOf(call, now).getTime() + call.dueInDays * day;
  const closing = { hour: 17, minute: 0 };
  return new Date(instantOf(localDateTime(promised, timeZone), closing, timeZone));
}
