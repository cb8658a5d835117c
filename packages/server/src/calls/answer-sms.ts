import {
  advance,
  type Effect,
  type Input,
  nextDeadline,
  type Receptionist,
} from '@second-ring/conversation';
import { and, eq, isNull } from 'drizzle-orm';
import { alertOwner } from '../after-call/alert-owner.ts';
import { queueSms } from '../after-call/queue-sms.ts';
import type { Transaction } from '../database/database.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { type ClaimedCall, claimCall } from './claim-call.ts';
import type { CallExchange } from './exchange.ts';
import { findLineByAgent } from './find-line.ts';
import { rebuildConversation, type Turn } from './rebuild-conversation.ts';
import { recordCall } from './record-call.ts';
import { storeTurns } from './store-turns.ts';
import type { CallSurroundings } from './surroundings.ts';
import { understood } from './utterance.ts';

/** A text message for the receptionist. */
export interface SmsForReceptionist {
  /** The carrier's id of the message. */
  messageSid: string;
  from: string;
  to: string;
  text: string;
  agentId: string;
}

/**
 * Answers a text message: the same conversation, slower. The words are stored and the answer is on
 * its way in one transaction. A thread that falls silent is closed like any other call.
 */
export async function answerSms(exchange: CallExchange, sms: SmsForReceptionist): Promise<void> {
  const { outside } = exchange;
  const callSid = (await findThread(outside, sms)) ?? (await openThread(outside, sms));
  const over = await outside.database.transaction((transaction) =>
    takeMessage(outside, transaction, callSid, sms),
  );
  if (over) await exchange.close({ callSid });
}

async function findThread(
  { database }: CallSurroundings,
  { from, to }: SmsForReceptionist,
): Promise<string | null> {
  const [thread] = await database
    .select({ callSid: callLogs.callSid })
    .from(callLogs)
    .where(
      and(
        eq(callLogs.channel, 'sms'),
        eq(callLogs.fromNumber, from),
        eq(callLogs.toNumber, to),
        isNull(callLogs.endedAt),
      ),
    );
  return thread?.callSid ?? null;
}

async function openThread(
  { database, receptionists }: CallSurroundings,
  { messageSid, from, to, agentId }: SmsForReceptionist,
): Promise<string> {
  const line = await findLineByAgent(database, agentId);
  if (!line) throw new Error(`The agent ${agentId} is gone.`);
  const thread = { callSid: messageSid, channel: 'sms', from, to, forwardedFrom: null } as const;
  await recordCall(database, receptionists, thread, line);
  return messageSid;
}

/** Returns whether the conversation is over. */
async function takeMessage(
  { clock, instance, receptionists, jobs }: CallSurroundings,
  transaction: Transaction,
  callSid: string,
  { messageSid, from, to, text }: SmsForReceptionist,
): Promise<boolean> {
  const call = await claimCall(transaction, callSid, instance);
  if (!call?.snapshotHash) throw new Error(`The thread ${callSid} has just been closed.`);
  const receptionist = await receptionists.asOf(transaction, call.snapshotHash);
  const { turns, effects } = readMessage(receptionist, call, text, clock.now());
  await storeTurns(transaction, call, call.turns.length + 1, turns);
  const body = effects.flatMap((effect) => (effect.type === 'say' ? effect.text : [])).join(' ');
  const { callId, agentId, businessId } = call;
  const about = { callId, agentId, businessId };
  const key = `reply:${messageSid}`;
  if (body) await queueSms(transaction, jobs, { key, to: from, from: to, body, ...about });
  for (const effect of effects)
    if (effect.type === 'request' && effect.request.kind === 'alertOwner')
      await alertOwner(transaction, jobs, { call, key: effect.id, text: effect.request.text });
  return effects.some(({ type }) => type === 'hangUp' || type === 'transfer');
}

/** What the conversation makes of one message: the inputs it was told, and what is to be done. */
function readMessage(
  receptionist: Receptionist,
  { callSid, fromNumber, turns: before }: ClaimedCall,
  text: string,
  now: number,
): { turns: Turn[]; effects: Effect[] } {
  let { conversation } = rebuildConversation(receptionist, before);
  const turns: Turn[] = [];
  const effects: Effect[] = [];
  const take = (input: Input, at: number) => {
    const step = advance(receptionist, conversation, understood(input), at);
    conversation = step.conversation;
    turns.push({ input, at });
    effects.push(...step.effects);
  };
  if (before.length === 0)
    take({ type: 'answered', callId: callSid, channel: 'sms', from: fromNumber }, now);
  take({ type: 'callerSpoke', text }, now);
  // A thread keeps no appointment book at hand: the receptionist takes a message instead.
  for (const effect of [...effects])
    if (effect.type === 'request' && effect.request.kind !== 'alertOwner')
      take({ type: 'requestFailed', effectId: effect.id, reason: 'not by text message' }, now);
  // A text is whole when it arrives: nobody is going to finish the sentence.
  const waiting = effects.some(({ type }) => type === 'say') ? null : nextDeadline(conversation);
  if (waiting !== null) take({ type: 'deadlineReached' }, Math.max(now, waiting));
  return { turns, effects };
}
