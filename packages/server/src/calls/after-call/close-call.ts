import {
  type CallOutcome,
  type Conversation,
  type Input,
  outcomeOf,
  type Receptionist,
  withWrittenReason,
} from '@second-ring/conversation';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { type ClaimedCall, claimCall } from '../record/claim-call.ts';
import { rebuildConversation, recordOf, type Turn } from '../record/rebuild-conversation.ts';
import { recordTurns, storeTurns, type TakenTurn } from '../record/record-turns.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import { reportOutcome, toldBefore, wordsOnly, wordsTold } from './report-outcome.ts';

/** How a call came to its end, as far as the line knows. */
export interface Closing {
  callSid: string;
  /** What is still to be told to the conversation, in order; a `hungUp` follows by itself. */
  inputs?: Input[];
  /** Why it failed, for the operator; null where it did not. */
  failure?: string | null;
  /** Why they called in a model's words, unchecked; null: it wrote none. */
  reason?: string | null;
  /** Leads to the call's page; null: no such page can be reached. */
  linkOf: (callId: string) => string | null;
}

/**
 * Closes a call in one transaction: its log, lead and promises are written and what the owner is
 * told is on its way, or nothing of that. Returns false where it is closed already or unknown, so
 * that a carrier may report an end as often as it likes.
 */
export async function closeCall(outside: CallSurroundings, closing: Closing): Promise<boolean> {
  await outside.receptionists.makeReady(outside.database, closing.callSid);
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
  { inputs = [], failure = null, reason = null, linkOf }: Closing,
): Promise<CallStatus> {
  const now = outside.clock.now();
  const { receptionist, conversation, added } = await lastWords(outside, transaction, call, inputs);
  if (added.length > 0)
    await storeTurns(transaction, call, call.turns.length + 1, added, outside.mind.version);
  const told = conversation ? outcomeOf(conversation) : wordsOnly(call, call.turns, now);
  const outcome = receptionist ? inWords(receptionist, told, reason) : told;
  const link = linkOf(call.callId);
  const isTexts = call.channel === 'sms';
  const ended = isTexts ? 'texted' : statusOf(outcome);
  const status = failure !== null || !conversation ? 'failed' : ended;
  const endedAt = outcome.endedAt ?? now;
  const startedAt = outcome.startedAt || call.startedAt.getTime();
  await transaction
    .update(callLogs)
    .set({
      callStatus: status,
      errorMessage: failure,
      callDuration: isTexts ? null : Math.max(0, Math.round((endedAt - startedAt) / 1_000)),
      endedAt: new Date(endedAt),
      endReason: outcome.endReason,
    })
    .where(eq(callLogs.id, call.callId));
  const before =
    receptionist && conversation
      ? await toldBefore(outside.mind, receptionist, call)
      : wordsTold(call);
  const whole = { ...call, turns: [...call.turns, ...added] };
  await reportOutcome(outside, transaction, { call: whole, receptionist, outcome, before, link });
  await forgetStates(transaction, call.callId);
  return status;
}

interface LastWords {
  receptionist: Receptionist | null;
  /** Null where the call cannot be brought back. */
  conversation: Conversation | null;
  added: Turn[];
}

/** Brings the call back and tells it what is left to tell. A fault there loses no stored word. */
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
    const { mind } = outside;
    let { conversation } = await rebuildConversation(mind, receptionist, call.turns);
    const ended = outcomeOf(conversation).endedAt !== null;
    const last: Input[] = ended ? inputs : [...inputs, { type: 'hungUp' }];
    const taken = last.map((input): TakenTurn => {
      const step = mind.advance(receptionist, conversation, input, at);
      conversation = step.conversation;
      return { input, at, ...step };
    });
    return { receptionist, conversation, added: recordTurns(taken, recordOf(call.turns)) };
  } catch (error) {
    outside.log.error({ callSid: call.callSid, err: error }, 'the call could not be brought back');
    return { receptionist, conversation: null, added: [] };
  }
}

/** With the reason in the model's words: those it wrote afterwards, else those it noted on the call. */
function inWords(
  receptionist: Receptionist,
  told: CallOutcome,
  written: string | null,
): CallOutcome {
  for (const words of [written, told.model.note]) {
    const outcome = words ? withWrittenReason(receptionist, told, words) : told;
    if (outcome !== told) return outcome;
  }
  return told;
}

/** Nobody goes on from here: what only served that is not kept, a model's prompts among it. */
async function forgetStates(transaction: Transaction, callId: string): Promise<void> {
  const bare = JSON.stringify({ system: '', messages: [], maxTokens: 0 });
  const effects = sql`(SELECT jsonb_agg(
    CASE WHEN effect #>> '{request,kind}' = 'askModel'
      THEN jsonb_set(effect, '{request,prompt}', ${bare}::jsonb) ELSE effect END ORDER BY place)
    FROM jsonb_array_elements(${callTurns.effects}) WITH ORDINALITY AS each (effect, place))`;
  await transaction
    .update(callTurns)
    .set({ state: null, effects: sql`coalesce(${effects}, ${callTurns.effects})` })
    .where(and(eq(callTurns.callId, callId), isNotNull(callTurns.effects)));
}

/** How a call is logged once it is over. */
type CallStatus = 'completed' | 'user-ended' | 'agent-ended' | 'texted' | 'failed';

/** What an outcome counts as: who ended the call, or that it ran its course. */
function statusOf({ endReason, transferred }: CallOutcome): CallStatus {
  if (transferred || endReason === 'caller-done' || endReason === 'transferred') return 'completed';
  return endReason === null || endReason === 'caller-hung-up' ? 'user-ended' : 'agent-ended';
}
