import {
  asRecorded,
  type CallOutcome,
  type CallRecord,
  type Conversation,
  type Effect,
  fromSnapshot,
  type Input,
  newConversation,
  outcomeOf,
  type Receptionist,
  type Snapshot,
  type Steps,
} from '@second-ring/conversation';
import type { ListChange, StoredOutcome } from '../../platform/database/schema/call-turns.ts';
import { TurnAbout } from '../../platform/turn-about.ts';
import type { Mind } from '../thinking/mind.ts';
import { understood } from '../thinking/utterance.ts';

/** One stored turn of a call. Null: from before this was stored. */
export interface Turn {
  input: Input;
  /** The `now` it was given to the conversation with. */
  at: number;
  effects: Effect[] | null;
  outcome: StoredOutcome | null;
  /** Read of the last turn only that has one today's mind can read. */
  state: Snapshot | null;
}

export type RequestEffect = Extract<Effect, { type: 'request' }>;

/** A call as its log tells it. */
export interface Rebuilt {
  conversation: Conversation;
  /** A transfer that was asked for and whose end is not in the log. */
  openTransfer: Extract<Effect, { type: 'transfer' }> | null;
  /** Requests whose end is not in the log: a crash may have come before it. */
  openRequests: RequestEffect[];
}

/**
 * Brings a call back from its stored turns: from the last state that can be read, with what was said
 * and asked for as it was stored. Only where there is no such state are inputs replayed, and even
 * then nothing that was said or done changes. Pure: every instance arrives at the same call.
 */
export function rebuildConversation(
  mind: Mind,
  receptionist: Receptionist,
  turns: readonly Turn[],
): Promise<Rebuilt> {
  return turnAbout.do(rebuilding(mind, receptionist, turns)).then(({ result }) => result);
}

/** A replay of a long call takes turns with the calls that go on. */
const turnAbout = new TurnAbout();

function* rebuilding(
  mind: Mind,
  receptionist: Receptionist,
  turns: readonly Turn[],
): Steps<Rebuilt> {
  const start = turns.findLastIndex(({ state }) => state !== null);
  const firstStored = turns.findIndex(({ effects }) => effects !== null);
  let conversation = newConversation();
  let openTransfer: Rebuilt['openTransfer'] = null;
  let openRequests: RequestEffect[] = [];
  const record: CallRecord = { transcript: [], quotes: [], unansweredQuestions: [] };
  for (const [index, turn] of turns.entries()) {
    const { input, state } = turn;
    noteIn(record, turn);
    let effects = turn.effects ?? [];
    // Turns of before effects were stored tell what they asked for by a replay only.
    if (index > start || index < firstStored) {
      const step = mind.advance(receptionist, conversation, understood(input), turn.at);
      conversation = step.conversation;
      if (turn.effects && turn.outcome) {
        const outcome = { ...turn.outcome, ...copyOf(record) };
        conversation = asRecorded(conversation, step.effects, { effects: turn.effects, outcome });
      } else effects = step.effects;
      yield;
    }
    if (index === start && state) conversation = fromSnapshot(state, copyOf(record));
    if (input && 'effectId' in input) {
      if (input.effectId === openTransfer?.id) openTransfer = null;
      openRequests = openRequests.filter(({ id }) => id !== input.effectId);
    }
    openRequests.push(...effects.filter((effect) => effect.type === 'request'));
    openTransfer = effects.find((effect) => effect.type === 'transfer') ?? openTransfer;
  }
  return { conversation, openTransfer, openRequests };
}

/** What was said on a call, quoted and not answered, as far as its turns stored it. */
export function recordOf(turns: readonly Pick<Turn, 'outcome'>[]): CallRecord {
  const record: CallRecord = { transcript: [], quotes: [], unansweredQuestions: [] };
  for (const turn of turns) noteIn(record, turn);
  return record;
}

function noteIn(record: CallRecord, { outcome }: Pick<Turn, 'outcome'>): void {
  if (!outcome) return;
  change(record.transcript, outcome.transcript);
  change(record.quotes, outcome.quotes);
  change(record.unansweredQuestions, outcome.unansweredQuestions);
}

function copyOf({ transcript, quotes, unansweredQuestions }: CallRecord): CallRecord {
  return {
    transcript: [...transcript],
    quotes: [...quotes],
    unansweredQuestions: [...unansweredQuestions],
  };
}

/** Brings a list to how a turn left it. */
export function change<Entry>(list: Entry[], { kept, added }: ListChange<Entry>): void {
  list.splice(kept, Infinity, ...added);
}

/** What a call had come to after these turns, as it was stored then. */
export async function outcomeAfter(
  mind: Mind,
  receptionist: Receptionist,
  turns: readonly Turn[],
): Promise<CallOutcome> {
  const outcome = turns.at(-1)?.outcome;
  if (outcome) return { ...outcome, ...recordOf(turns) };
  return outcomeOf((await rebuildConversation(mind, receptionist, turns)).conversation);
}
