import { isDeepStrictEqual } from 'node:util';
import {
  type CallOutcome,
  type CallRecord,
  type Conversation,
  type Effect,
  type Input,
  outcomeOf,
  type Snapshot,
  snapshotOf,
} from '@second-ring/conversation';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import {
  callTurns,
  type ListChange,
  type StoredOutcome,
} from '../../platform/database/schema/call-turns.ts';
import { maskPrompt } from '../thinking/utterance.ts';
import type { Turn } from './rebuild-conversation.ts';

/** A turn just taken. */
export interface TakenTurn {
  input: Input;
  at: number;
  effects: readonly Effect[];
  /** As it stands after the turn. */
  conversation: Conversation;
}

/** The most characters of one stored state. Above it what follows the last smaller one is replayed. */
const largestState = 64_000;

/**
 * Turns as they are stored.
 * @param stored what the turns before them stored.
 */
export function recordTurns(taken: readonly TakenTurn[], stored: CallRecord): Turn[] {
  let before = stored;
  return taken.map(({ input, at, effects, conversation }) => {
    const now = outcomeOf(conversation);
    const outcome = changeOf(now, before);
    before = now;
    const state = boundedState(conversation);
    return { input, at, effects: effects.map(withoutCards), outcome, state };
  });
}

function changeOf(now: CallOutcome, before: CallRecord): StoredOutcome {
  return {
    ...now,
    transcript: listChange(now.transcript, before.transcript),
    quotes: listChange(now.quotes, before.quotes),
    unansweredQuestions: listChange(now.unansweredQuestions, before.unansweredQuestions),
  };
}

function listChange<Entry>(now: readonly Entry[], before: readonly Entry[]): ListChange<Entry> {
  const first = now.findIndex((entry, index) => !isDeepStrictEqual(entry, before[index]));
  const kept = first === -1 ? now.length : first;
  return { kept, added: now.slice(kept) };
}

function boundedState(conversation: Conversation): Snapshot | null {
  const state = snapshotOf(conversation);
  return JSON.stringify(state).length > largestState ? null : state;
}

/** A model is sent its prompt masked too. */
function withoutCards(effect: Effect): Effect {
  if (effect.type !== 'request' || effect.request.kind !== 'askModel') return effect;
  const { prompt } = effect.request;
  const messages = maskPrompt(prompt.messages);
  return { ...effect, request: { kind: 'askModel', prompt: { ...prompt, messages } } };
}

/** A conversation that failed at a turn, with the words the caller said in it. */
export function withWords(conversation: Conversation, input: Input, at: number): Conversation {
  if (input.type !== 'callerSpoke') return conversation;
  const line = { role: 'user' as const, content: input.text, at };
  return { ...conversation, transcript: [...conversation.transcript, line] };
}

/** The right to speak on a call. It ends when another instance takes a later one. */
export interface Lease {
  callId: string;
  epoch: number;
}

/** Another instance has taken the call over: stop speaking. */
export class LeaseLost extends Error {
  constructor(callId: string) {
    super(`The call ${callId} has been taken over by another instance.`);
    this.name = 'LeaseLost';
  }
}

/**
 * Stores a call's next turns, the first as number `first`, in one statement and only under a lease
 * that still holds. Once it resolves they survive a crash.
 * @param mind the version of what decided them.
 * @throws LeaseLost when another instance holds the call or has written these numbers already.
 */
export async function storeTurns(
  database: Queryable,
  lease: Lease,
  first: number,
  turns: readonly Turn[],
  mind: string,
): Promise<void> {
  const stored = await database
    .insert(callTurns)
    .select((query) =>
      query
        .select({
          callId: callLogs.id,
          sequence: sql<number>`${first}::integer + turn.ordinality - 1`.as('sequence'),
          input: sql`turn.value -> 'input'`.as('input'),
          at: sql`to_timestamp((turn.value ->> 'at')::double precision / 1000)`.as('at'),
          effects: sql`turn.value -> 'effects'`.as('effects'),
          mind: sql`${mind}::text`.as('mind'),
          outcome: sql`turn.value -> 'outcome'`.as('outcome'),
          state: sql`nullif(turn.value -> 'state', 'null')`.as('state'),
          leaseEpoch: callLogs.leaseEpoch,
        })
        .from(callLogs)
        .crossJoin(sql`jsonb_array_elements(${jsonbText(turns)}::jsonb) with ordinality as turn`)
        .where(and(eq(callLogs.id, lease.callId), eq(callLogs.leaseEpoch, lease.epoch))),
    )
    .onConflictDoNothing()
    .returning({ sequence: callTurns.sequence });
  if (stored.length !== turns.length) throw new LeaseLost(lease.callId);
}

/** As JSON that jsonb takes: words cut short may end in half a character. */
export function jsonbText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'string'
      ? each.replaceAll('\u0000', '').replaceAll(/\p{Cs}/gu, '\uFFFD')
      : each,
  );
}
