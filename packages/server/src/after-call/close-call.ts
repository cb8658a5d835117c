import {
  advance,
  type CallOutcome,
  type CallSummary,
  type Conversation,
  type Input,
  newConversation,
  outcomeOf,
  type Receptionist,
  summarise,
} from '@second-ring/conversation';
import { eq } from 'drizzle-orm';
import { type ClaimedCall, claimCall } from '../calls/claim-call.ts';
import { rebuildConversation, type Turn } from '../calls/rebuild-conversation.ts';
import { storeTurns } from '../calls/store-turns.ts';
import type { CallSurroundings } from '../calls/surroundings.ts';
import { scheduleReminder } from '../commitments/remind-owner.ts';
import type { Transaction } from '../database/database.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { commitments, leads } from '../database/schema/leads.ts';
import { type CallStatus, statusOf } from './call-status.ts';
import { tellOwner } from './tell-owner.ts';

/** How a call came to its end, as far as the line knows. */
export interface Closing {
  callSid: string;
  /** What is still to be told to the conversation, in order; a `hungUp` follows by itself. */
  inputs?: Input[];
  /** Why it failed, for the operator; null where it did not. */
  failure?: string | null;
  /** Leads to the call's page; null: no such page can be reached. */
  linkOf: (callId: string) => string | null;
}

/**
 * Closes a call in one transaction: its log, lead and promises are written and what the owner is
 * told is on its way, or nothing of that. Returns false where it is closed already or unknown, so
 * that a carrier may report an end as often as it likes.
 */
export async function closeCall(outside: CallSurroundings, closing: Closing): Promise<boolean> {
  const status = await outside.database.transaction(async (transaction) => {
    const call = await claimCall(transaction, closing.callSid, outside.instance);
    return call && closeClaimed(outside, transaction, call, closing);
  });
  if (status) {
    outside.metrics.callsClosed.inc({ status });
    outside.log.info({ callSid: closing.callSid, status }, 'the call is closed');
  }
  return status !== null;
}

async function closeClaimed(
  outside: CallSurroundings,
  transaction: Transaction,
  call: ClaimedCall,
  { inputs = [], failure = null, linkOf }: Closing,
): Promise<CallStatus> {
  const now = outside.clock.now();
  const { receptionist, conversation, added } = await lastWords(outside, transaction, call, inputs);
  if (added.length > 0) await storeTurns(transaction, call, call.turns.length + 1, added);
  const outcome = conversation ? outcomeOf(conversation) : wordsOnly(call, now);
  const link = linkOf(call.callId);
  const summary = receptionist && summarise(receptionist, outcome, link);
  const status = failure !== null || !conversation ? 'failed' : statusOf(outcome);
  await writeLog(transaction, call, outcome, summary, { status, failure, now });
  await writePromises(outside, transaction, call, outcome);
  if (summary) await tellOwner(transaction, outside.jobs, { call, outcome, summary, link });
  return status;
}

interface LastWords {
  receptionist: Receptionist | null;
  /** Null where the call cannot be replayed. */
  conversation: Conversation | null;
  added: Turn[];
}

/** Replays the call and tells it what is left to tell. A fault there loses no stored word. */
async function lastWords(
  outside: CallSurroundings,
  transaction: Transaction,
  call: ClaimedCall,
  inputs: Input[],
): Promise<LastWords> {
  if (call.snapshotHash === null) return { receptionist: null, conversation: null, added: [] };
  const receptionist = await outside.receptionists.asOf(transaction, call.snapshotHash);
  const at = outside.clock.now();
  try {
    const rebuilt = rebuildConversation(receptionist, call.turns);
    const ended = outcomeOf(rebuilt.conversation).endedAt !== null;
    const last: Input[] = ended ? inputs : [...inputs, { type: 'hungUp' }];
    const conversation = last.reduce(
      (before, input) => advance(receptionist, before, input, at).conversation,
      rebuilt.conversation,
    );
    return { receptionist, conversation, added: last.map((input) => ({ input, at })) };
  } catch (error) {
    outside.log.error({ callSid: call.callSid, err: error }, 'the call could not be replayed');
    return { receptionist, conversation: null, added: [] };
  }
}

/** A call that cannot be replayed still holds every word its caller said. */
function wordsOnly(call: ClaimedCall, now: number): CallOutcome {
  const said = call.turns.flatMap(({ input, at }) =>
    input?.type === 'callerSpoke' ? [{ role: 'user' as const, content: input.text, at }] : [],
  );
  return {
    ...outcomeOf(newConversation()),
    startedAt: call.startedAt.getTime(),
    endedAt: now,
    callerNumber: call.fromNumber,
    transcript: said,
  };
}

async function writeLog(
  transaction: Transaction,
  call: ClaimedCall,
  outcome: CallOutcome,
  summary: CallSummary | null,
  { status, failure, now }: { status: CallStatus; failure: string | null; now: number },
): Promise<void> {
  const endedAt = outcome.endedAt ?? now;
  const startedAt = outcome.startedAt || call.startedAt.getTime();
  await transaction
    .update(callLogs)
    .set({
      callStatus: status,
      errorMessage: failure,
      callDuration: Math.max(0, Math.round((endedAt - startedAt) / 1_000)),
      endedAt: new Date(endedAt),
      endReason: outcome.endReason,
      chatTranscript: outcome.transcript.map((entry) => ({ ...entry })),
      summary: summary?.sms ?? null,
      lead: outcome.lead,
      urgent: outcome.urgent,
      spam: outcome.spam,
      quotes: outcome.quotes,
      commitments: outcome.commitments,
      unansweredQuestions: outcome.unansweredQuestions,
    })
    .where(eq(callLogs.id, call.callId));
}

async function writePromises(
  { jobs }: CallSurroundings,
  transaction: Transaction,
  { callId, businessId }: ClaimedCall,
  outcome: CallOutcome,
): Promise<void> {
  if (businessId === null) return;
  if (outcome.lead)
    await transaction
      .insert(leads)
      .values({ businessId, callId, ...outcome.lead })
      .onConflictDoNothing();
  for (const { text, dueAt, madeAt } of outcome.commitments) {
    const due = dueAt === null ? null : new Date(dueAt);
    const promise = { businessId, callId, text, dueAt: due, madeAt: new Date(madeAt) };
    const stored = await transaction.insert(commitments).values(promise).returning();
    for (const each of stored) await scheduleReminder(transaction, jobs, each);
  }
}
