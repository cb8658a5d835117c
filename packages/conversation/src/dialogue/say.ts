import type { Response } from '../plan/finish.ts';
import { goodbyeHeardAt } from './closing.ts';
import { patienceNow, patienceOnHold } from './silence.ts';
import { speak, type Turn, untilHeard } from './turn.ts';

const longestTransfer = 60_000;
/** A request that takes longer is bridged with a word. */
export const fillerAfter = 700;

/** Speaks what was decided and sets the one deadline that follows from it. */
export function say(turn: Turn, response: Response = 'spoke'): null {
  const { state } = turn;
  state.holding = response === 'holding';
  speak(turn);
  const spoken = untilHeard(turn);
  if (state.phase === 'closing') state.deadline = { at: goodbyeHeardAt(turn), kind: 'goodbye' };
  else if (state.phase === 'transferring')
    state.deadline = { at: turn.now + spoken + longestTransfer, kind: 'transfer' };
  else if (state.awaiting) state.deadline = { at: turn.now + fillerAfter, kind: 'filler' };
  else if (state.phase === 'talking')
    wait(turn, spoken + (response === 'holding' ? patienceOnHold : patienceNow(state)));
  return null;
}

/** Gives the caller so long before a silence is met: it is not theirs while they wait for us. */
export function wait({ state, now }: Turn, milliseconds: number): null {
  if (state.awaiting && state.deadline) return null;
  state.deadline = { at: now + milliseconds, kind: 'silence' };
  return null;
}
