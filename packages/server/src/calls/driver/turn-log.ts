import { setTimeout as pause } from 'node:timers/promises';
import { type CallRecord, type Effect, outcomeOf } from '@second-ring/conversation';
import { alertOwner } from '../../lines/messages/queue-sms.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
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

  constructor(outside: CallSurroundings, call: ClaimedCall) {
    this.#outside = outside;
    this.#call = call;
    this.#next = call.turns.length + 1;
    this.#stored = recordOf(call.turns);
  }

  add(turn: TakenTurn): void {
    this.#unstored.push(turn);
  }

  /**
   * Stores everything added, and in the same transaction puts what must reach the owner at once on
   * its way. Tries again while the database is away; what is stored twice is stored once.
   * @throws LeaseLost when another instance has the call.
   */
  async store(effects: readonly Effect[]): Promise<void> {
    const taken = this.#unstored;
    const turns = recordTurns(taken, this.#stored);
    const { log } = this.#outside;
    for (const wait of [...pauses, null]) {
      try {
        await storeOnce(this.#outside, this.#call, this.#next, turns, effects);
        break;
      } catch (error) {
        if (error instanceof LeaseLost || wait === null) throw error;
        log.warn({ callSid: this.#call.callSid, err: error }, 'a turn could not be stored yet');
        await pause(wait);
      }
    }
    this.#next += turns.length;
    const last = taken.at(-1);
    if (last) this.#stored = outcomeOf(last.conversation);
    this.#unstored = this.#unstored.slice(turns.length);
  }
}

async function storeOnce(
  { database, jobs, mind }: CallSurroundings,
  call: ClaimedCall,
  first: number,
  turns: readonly Turn[],
  effects: readonly Effect[],
): Promise<void> {
  const alerts = effects.flatMap((effect) =>
    effect.type === 'request' && effect.request.kind === 'alertOwner'
      ? [{ id: effect.id, text: effect.request.text }]
      : [],
  );
  if (alerts.length === 0) return storeTurns(database, call, first, turns, mind.version);
  await database.transaction(async (transaction) => {
    await storeTurns(transaction, call, first, turns, mind.version);
    for (const { id, text } of alerts) await alertOwner(transaction, jobs, { call, key: id, text });
  });
}
