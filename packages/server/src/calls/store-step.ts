import { setTimeout as pause } from 'node:timers/promises';
import type { Effect } from '@second-ring/conversation';
import { alertOwner } from '../after-call/alert-owner.ts';
import type { ClaimedCall } from './claim-call.ts';
import type { Turn } from './rebuild-conversation.ts';
import { LeaseLost, storeTurns } from './store-turns.ts';
import type { CallSurroundings } from './surroundings.ts';

/** Milliseconds before each further attempt: a database that fails over is often back by then. */
const pauses = [50, 250, 1_000];

/**
 * Stores what happened, and in the same transaction puts what must reach the owner at once on
 * its way. Tries again while the database is away; what is stored twice is stored once.
 * @throws LeaseLost when another instance has the call.
 */
export async function storeStep(
  outside: CallSurroundings,
  call: ClaimedCall,
  first: number,
  turns: readonly Turn[],
  effects: readonly Effect[],
): Promise<void> {
  for (const wait of pauses) {
    try {
      return await storeOnce(outside, call, first, turns, effects);
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      outside.log.warn({ callSid: call.callSid, err: error }, 'a turn could not be stored yet');
      await pause(wait);
    }
  }
  return storeOnce(outside, call, first, turns, effects);
}

async function storeOnce(
  { database, jobs }: CallSurroundings,
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
  if (alerts.length === 0) return storeTurns(database, call, first, turns);
  await database.transaction(async (transaction) => {
    await storeTurns(transaction, call, first, turns);
    for (const { id, text } of alerts) await alertOwner(transaction, jobs, { call, key: id, text });
  });
}
