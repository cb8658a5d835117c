import type { Instant } from '../conversation.ts';
import type { KeptTurn } from './kept-turns.ts';
import { failed, type PlayedCall, passed, type RehearsalCase, type Verdict } from './rehearsal.ts';
import { whyNotSameAnswer } from './same-facts.ts';

/** A call that really happened, kept with the answers its owner wants next time. */
export interface KeptCall {
  id: string;
  name: string;
  /** When it happened: "tomorrow" is the day after this. */
  calledAt: Instant;
  turns: readonly KeptTurn[];
}

/** The caller says again what they said, in the same order, and each wanted answer must be given. */
export function keptCase({ id, name, calledAt, turns }: KeptCall): RehearsalCase {
  return {
    id: `kept ${id}`,
    group: 'kept',
    name,
    about: null,
    at: calledAt,
    lines: turns.map(({ caller }) => caller),
    judge: (call) => judgeKept(call, turns),
  };
}

function judgeKept(call: PlayedCall, turns: KeptCall['turns']): Verdict {
  const reasons: string[] = [];
  const faults: string[] = [];
  for (const [index, { caller, wanted }] of turns.entries()) {
    if (wanted === null) continue;
    const played = call.turns[index];
    const why = played ? whyNotSameAnswer(wanted, played.said) : 'the call had ended';
    if (why === null) continue;
    faults.push(`${index}: ${why}`);
    reasons.push(
      played
        ? `To "${caller}" you want "${wanted}" The AI said "${played.said}": ${why}.`
        : `The call ended before the caller could say "${caller}".`,
    );
  }
  const [first] = reasons;
  if (first === undefined) return passed('The AI gave the answers you want.');
  return { ...failed(first), faults };
}
