import { type Input, type ModelPrompt, mayBeUrgent } from '@second-ring/conversation';
import { and, eq, isNull } from 'drizzle-orm';
import type { Requester } from '../../bookings/appointments/appointment-book.ts';
import { queueSms } from '../../lines/messages/queue-sms.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { type Job, type Worker, worker } from '../../platform/jobs/job.ts';
import { keptTranscript } from '../after-call/mask-cards.ts';
import { claimCall } from '../record/claim-call.ts';
import { doWithTurn } from '../record/done-with-turn.ts';
import { earlierCall } from '../record/earlier-call.ts';
import { findLineByAgent } from '../record/find-line.ts';
import { hideStored, hideTexts } from '../record/hide-stored.ts';
import type { RequestEffect } from '../record/rebuild-conversation.ts';
import { recordCall } from '../record/record-call.ts';
import { storeTurns } from '../record/record-turns.ts';
import type { CallSurroundings } from '../record/surroundings.ts';
import type { ModelPayer } from '../thinking/model-budget.ts';
import {
  beginAnswer,
  finishAnswer,
  giveUpText,
  markTaken,
  type SmsForReceptionist,
  smsForReceptionist,
} from './begun-texts.ts';
import type { CallExchange } from './exchange.ts';
import { performRequest } from './requests.ts';
import { saidSince, textsOf, thinkText } from './think-text.ts';

/** Answers a message whose answering failed, or ended with the instance that had begun it. */
export const answerSmsJob: Job<SmsForReceptionist> = {
  atOnce: 4,
  name: 'answer-sms',
  payload: smsForReceptionist,
};

export function answerSmsWorker(exchange: () => CallExchange): Worker {
  return worker(answerSmsJob, (sms) => answerSms(exchange(), sms));
}

/** Asking and being answered goes on no longer than this for one message. */
const mostRounds = 8;

/**
 * Answers a text message: the same conversation, slower. The words are stored and the answer is on
 * its way in one transaction; what the conversation asks for meanwhile, such as free times, is done
 * between two. A thread that falls silent is closed like any other call. Safe to repeat: words are
 * taken once, and what was asked for and not answered is done again. One that was begun and not
 * finished twice is given up. Texts are thought about one after the other, each when it is its turn.
 */
export async function answerSms(exchange: CallExchange, sms: SmsForReceptionist): Promise<void> {
  const { outside } = exchange;
  const known = await findTaken(outside, sms);
  if (known?.isOver) return;
  const callSid =
    known?.callSid ?? (await findThread(outside, sms)) ?? (await openThread(outside, sms));
  let begun = false;
  const begin = async () => {
    begun = await beginAnswer(outside.database, sms);
    if (begun) await outside.receptionists.makeReady(outside.database, callSid);
    else await giveUpText(outside, sms, callSid);
    return begun;
  };
  try {
    await answerOn(exchange, sms, { callSid, isKnown: known !== null, begin });
  } finally {
    if (begun) await finishAnswer(outside.database, sms);
  }
}

interface Thread {
  callSid: string;
  /** Whether the message was taken on it before. */
  isKnown: boolean;
  /** Called when it is the message's turn to be thought about; false where it is to be given up. */
  begin(): Promise<boolean>;
}

async function answerOn(
  exchange: CallExchange,
  sms: SmsForReceptionist,
  { callSid, isKnown, begin }: Thread,
): Promise<void> {
  const { outside } = exchange;
  const by = { businessId: sms.businessId ?? sms.agentId, network: sms.from };
  const urgent = mayBeUrgent(sms.text);
  let inputs: Input[] = isKnown ? [] : [{ type: 'callerSpoke', text: sms.text }];
  // Null: what an attempt that ended with its instance said is read of its turns.
  let unsent: string[] | null = isKnown ? null : [];
  const key = `reply:${sms.messageSid}:0`;
  for (let round = 0; round < mostRounds && (round === 0 || inputs.length > 0); round += 1) {
    const reply = { key, inputs, unsent, isLast: round === mostRounds - 1 };
    const isFirst = round === 0 && !isKnown;
    const take = async (transaction: Transaction) => {
      const isOurs = !isFirst || (await markTaken(transaction, sms, callSid));
      return isOurs ? takeInputs(outside, transaction, callSid, reply) : null;
    };
    const taken = await outside.pace.inTurn(by, outside.clock, {
      urgent,
      ready: async () => round > 0 || begin(),
      think: () => outside.database.transaction(take),
    });
    if (!taken) return;
    unsent = taken.unsent;
    if (taken.over) return void (await exchange.close({ callSid }));
    inputs = await Promise.all(
      taken.requests.map((request) =>
        request.request.kind === 'askModel'
          ? askWhole(outside, taken.payer, request.id, request.request.prompt)
          : performRequest(outside, request, taken.requester),
      ),
    );
  }
}

/** A text waits for the whole reply; where there is none, the receptionist answers by itself. */
async function askWhole(
  { thinker, log }: CallSurroundings,
  payer: ModelPayer,
  effectId: string,
  prompt: ModelPrompt,
): Promise<Input> {
  let reply = '';
  try {
    await thinker.ask(
      payer,
      prompt,
      (text) => {
        reply = text;
      },
      new AbortController().signal,
    );
    return {
      type: 'requestSucceeded',
      effectId,
      result: { kind: 'modelSaid', text: reply, done: true },
    };
  } catch (error) {
    log.warn({ err: error }, 'a language model did not answer a text');
    return { type: 'requestFailed', effectId, reason: String(error) };
  }
}

/** The thread a message was taken on; null while it was not. */
async function findTaken({ database }: CallSurroundings, { messageSid }: SmsForReceptionist) {
  const [thread] = await database
    .select({ callSid: callLogs.callSid, endedAt: callLogs.endedAt })
    .from(smsLogs)
    .innerJoin(callLogs, eq(callLogs.id, smsLogs.callId))
    .where(eq(smsLogs.twilioSid, messageSid));
  return thread ? { callSid: thread.callSid, isOver: thread.endedAt !== null } : null;
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
  outside: CallSurroundings,
  { messageSid, from, to, agentId }: SmsForReceptionist,
): Promise<string> {
  const line = await findLineByAgent(outside.database, agentId);
  if (!line) throw new Error(`The agent ${agentId} is gone.`);
  const thread = { callSid: messageSid, channel: 'sms', from, to, forwardedFrom: null } as const;
  await recordCall(outside, thread, line);
  return messageSid;
}

interface Reply {
  /** Of the one text that answers a message, however often that is tried. */
  key: string;
  inputs: readonly Input[];
  /** What was said before and waits for the rest; null: it is read of the stored turns. */
  unsent: readonly string[] | null;
  /** Whether it leaves now, whatever is still asked for. */
  isLast: boolean;
}

interface Taken {
  /** Whether the conversation is over. */
  over: boolean;
  /** What was said and waits for what was asked for, to leave in one text with it. */
  unsent: string[];
  /** What it asked for and waits for now. */
  requests: RequestEffect[];
  requester: Omit<Requester, 'effectId'>;
  payer: ModelPayer;
}

async function takeInputs(
  outside: CallSurroundings,
  transaction: Transaction,
  callSid: string,
  { key, inputs, unsent, isLast }: Reply,
): Promise<Taken> {
  const { instance, receptionists, jobs, mind } = outside;
  const call = await claimCall(transaction, callSid, instance);
  if (!call?.snapshotHash) throw new Error(`The thread ${callSid} has just been closed.`);
  const receptionist = await receptionists.asOf(transaction, call.snapshotHash);
  const { turns, effects, requests, hidden, language } = await thinkText(
    outside,
    receptionist,
    call,
    inputs,
    call.turns.length === 0 ? await earlierCall(transaction, call, outside.clock.now()) : null,
  );
  await storeTurns(transaction, call, call.turns.length + 1, turns, mind.version);
  for (const words of hidden)
    await hideStored(transaction, call.callId, call.turns.length + 1, words);
  if (inputs.some(({ type }) => type === 'callerSpoke')) await hideTexts(transaction, call.callId);
  // A thread is open for long: what was written is there to be read meanwhile.
  await transaction
    .update(callLogs)
    .set({
      chatTranscript: keptTranscript([...call.turns, ...turns]).map((entry) => ({ ...entry })),
    })
    .where(eq(callLogs.id, call.callId));
  const over = effects.some(({ type }) => type === 'hangUp' || type === 'transfer');
  const said = [...(unsent ?? saidSince(call.turns)), ...textsOf(effects)];
  const waits = requests.length > 0 && !over && !isLast;
  const body = waits ? '' : said.join(' ');
  const { callId, agentId, businessId, fromNumber: to, toNumber: from } = call;
  const about = { callId, agentId, businessId };
  if (body && to && from)
    await queueSms(transaction, jobs, { key, to, from, body, urgent: true, ...about });
  await doWithTurn(transaction, jobs, call, effects);
  const requester = { ...about, test: call.test, language };
  return { over, unsent: waits ? said : [], requests, requester, payer: call };
}
