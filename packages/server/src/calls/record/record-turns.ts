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
import type { ListChange, StoredOutcome } from '../../platform/database/schema/call-turns.ts';
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
