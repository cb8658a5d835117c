import { isDeepStrictEqual } from 'node:util';
import {
  type Conversation,
  type Effect,
  type Input,
  outcomeOf,
  type Snapshot,
  snapshotOf,
  type TranscriptEntry,
} from '@second-ring/conversation';
import type { StoredOutcome } from '../database/schema/call-turns.ts';
import type { Turn } from './rebuild-conversation.ts';
import { maskLines } from './utterance.ts';

/** A turn just taken. */
export interface TakenTurn {
  input: Input;
  at: number;
  effects: readonly Effect[];
  /** As it stands after the turn. */
  conversation: Conversation;
}

/** The most characters of one stored state. Above it what follows the last smaller one is replayed. */
export const largestState = 64_000;

/**
 * Turns as they are stored.
 * @param said the transcript as the turns before them stored it.
 */
export function recordTurns(taken: readonly TakenTurn[], said: readonly TranscriptEntry[]): Turn[] {
  let before = said;
  return taken.map(({ input, at, effects, conversation }) => {
    const outcome = changedOutcome(conversation, before);
    before = conversation.transcript;
    const state = boundedState(conversation);
    return { input, at, effects: effects.map(withoutCards), outcome, state };
  });
}

function changedOutcome(
  conversation: Conversation,
  before: readonly TranscriptEntry[],
): StoredOutcome {
  const { transcript, ...outcome } = outcomeOf(conversation);
  const first = transcript.findIndex((line, index) => !isDeepStrictEqual(line, before[index]));
  const kept = first === -1 ? transcript.length : first;
  return { ...outcome, transcript: { kept, added: transcript.slice(kept) } };
}

function boundedState(conversation: Conversation): Snapshot | null {
  const state = snapshotOf(conversation);
  return JSON.stringify(state).length > largestState ? null : state;
}

/** A model is sent its prompt masked too. */
function withoutCards(effect: Effect): Effect {
  if (effect.type !== 'request' || effect.request.kind !== 'askModel') return effect;
  const { prompt } = effect.request;
  const messages = maskLines(prompt.messages);
  return { ...effect, request: { kind: 'askModel', prompt: { ...prompt, messages } } };
}

/** A conversation that failed at a turn, with the words the caller said in it. */
export function withWords(conversation: Conversation, input: Input, at: number): Conversation {
  if (input.type !== 'callerSpoke') return conversation;
  const line = { role: 'user' as const, content: input.text, at };
  return { ...conversation, transcript: [...conversation.transcript, line] };
}
