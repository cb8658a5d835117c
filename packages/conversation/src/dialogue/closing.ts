import type { EndReason } from '../conversation.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { nextEffectId, phrase, type Turn, untilHeard } from './turn.ts';

/** How long after the last word the line is let go, so that the goodbye is heard whole. */
const afterGoodbye = 1_500;

/** Says goodbye; the line closes once it has been heard, unless the caller has more to say. */
export function startGoodbye(turn: Turn, reason: EndReason, key?: PhraseKey): void {
  const { state } = turn;
  const passing =
    state.wanted.requests.some(({ settled }) => !settled) || state.unanswered.length > 0;
  turn.statements.push(phrase(turn, key ?? (passing ? 'goodbyePassed' : 'goodbye')));
  turn.asking = null;
  state.open = null;
  state.phase = 'closing';
  state.endReason = reason;
}

/** When the goodbye just spoken will have been heard. */
export function goodbyeHeardAt(turn: Turn): number {
  return turn.now + untilHeard(turn) + afterGoodbye;
}

/** Closes the line. */
export function hangUp(turn: Turn): void {
  const { state } = turn;
  const reason = state.endReason ?? 'caller-done';
  turn.effects.push({ id: nextEffectId(turn), type: 'hangUp', reason });
  finish(turn, reason);
}

/** Ends the conversation: nothing more is said after this. */
export function finish(turn: Turn, reason: EndReason): void {
  const { state } = turn;
  state.phase = 'ended';
  state.endedAt = turn.now;
  state.endReason = reason;
  state.deadline = null;
  state.open = null;
  state.pending = [];
}

/** Takes back a goodbye: the caller had one more thing. */
export function reopen(turn: Turn): void {
  turn.state.phase = 'talking';
  turn.state.endReason = null;
}
