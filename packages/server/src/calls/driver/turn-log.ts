import { setTimeout as pause } from 'node:timers/promises';
import { type CallRecord, type Effect, outcomeOf } from '@second-ring/conversation';
import { timed } from '../../platform/turn-about.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { asksWithTurn, doWithTurn } from '../record/done-with-turn.ts';
import type { HiddenWords } from '../record/hidden-words.ts';
import { hideStored } from '../record/hide-stored.ts';
import { recordOf, type Turn } from '../record/rebuild-conversation.ts';
import { LeaseLost, recordTurns, storeTurns, type TakenTurn } from '../record/record-turns.ts';
import type { CallSurroundings } from '../record/surroundings.ts';

/** Milliseconds before each further attempt: a database that fails over is often back by then. */
const pauses = [50, 250, 1_000];

/** One call's turns on their way into the database, in order and under its lease. */
export class TurnLog {
  readonly #outside: CallSurroundings;
  readonly #call: ClaimedCall;
  #next: number;
  /** What was said and quoted, as far as it is stored. */
  #stored: CallRecord;
  /** Inputs that asked nothing of us wait here for the next that does. */
  #unstored: TakenTurn[] = [];
  /** How long they were thought about, in milliseconds. */
  #thought = 0;
  /** What is to be hidden of the stored turns. */
  #hidden: HiddenWords[] = [];

  constructor(outside: CallSurroundings, call: ClaimedCall) {
    this.#outside = outside;
    this.#call = call;
    this.#next = call.turns.length + 1;
    this.#stored = recordOf(call.turns);
  }

  /** @param milliseconds for how long it was thought about. */
  add(turn: TakenTurn, milliseconds = 0): void {
    this.#unstored.push(turn);
    this.#thought += milliseconds;
  }

  /** Hides words of turns before; those that are stored with the next that is. */
  hide(words: HiddenWords): void {
    this.#hidden.push(words);
    this.#unstored = this.#unstored.map((turn) => ({
      ...turn,
      input: words.inData(turn.input),
      effects: words.inData(turn.effects),
      conversation: words.inConversation(turn.conversation),
    }));
  }

  /** What the call comes to after each turn is told anew, and is as much work of its business's. */
  #recorded(taken: readonly TakenTurn[]): Turn[] {
    const { result: turns, milliseconds } = timed(() => recordTurns(taken, this.#stored));
    const { pace, clock } = this.#outside;
    pace.thought(this.#call, this.#thought + milliseconds, clock.now());
    this.#thought = 0;
    return turns;
  }

  /**
   * Stores everything added, and in the same transaction hides what it reveals of the turns before and
   * puts what must reach the owner at once on its way. Tries again while the database is away; what is stored twice is stored once.
   * @throws LeaseLost when another instance has the call.
   */
  async store(effects: readonly Effect[]): Promise<void> {
    const taken = this.#unstored;
    const turns = this.#recorded(taken);
    const hidden = this.#hidden;
    const { log } = this.#outside;
    for (const wait of [...pauses, null]) {
      try {
        await storeOnce(this.#outside, this.#call, { first: this.#next, turns, effects, hidden });
        break;
      } catch (error) {
        if (error instanceof LeaseLost || wait === null) throw error;
        log.warn({ callSid: this.#call.callSid, err: error }, 'a turn could not be stored yet');
        await pause(wait);
      }
    }
    this.#next += turns.length;
    this.#hidden = this.#hidden.slice(hidden.length);
    const last = taken.at(-1);
    if (last) this.#stored = outcomeOf(last.conversation);
    this.#unstored = this.#unstored.slice(turns.length);
  }
}

interface Storing {
  /** The number of the first of the turns. */
  first: number;
  turns: readonly Turn[];
  effects: readonly Effect[];
  hidden: readonly HiddenWords[];
}

async function storeOnce(
  { database, jobs, mind }: CallSurroundings,
  call: ClaimedCall,
  { first, turns, effects, hidden }: Storing,
): Promise<void> {
  if (hidden.length === 0 && !asksWithTurn(effects))
    return storeTurns(database, call, first, turns, mind.version);
  await database.transaction(async (transaction) => {
    await storeTurns(transaction, call, first, turns, mind.version);
    for (const words of hidden) await hideStored(transaction, call.callId, first, words);
    await doWithTurn(transaction, jobs, call, effects);
  });
}
