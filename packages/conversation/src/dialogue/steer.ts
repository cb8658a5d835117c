import type { Intent } from '../understanding/intents/intent.ts';
import { isPromptInjection } from '../understanding/intents/prompt-injection.ts';
import type { Understanding } from '../understanding/understand.ts';
import { phrase, type Turn, tell } from './turn.ts';

/** What a turn that only steers the conversation came to. */
export type Steered = 'answered' | 'waiting' | 'no';

/**
 * Meets what is said about the conversation itself: repeat, slower, wait, are you there. Anything
 * else in the turn is left to the answers, so these act only when they stand alone.
 */
export function steer(turn: Turn, heard: Understanding): Steered {
  const intents = new Set(heard.intents.map(({ intent }) => intent));
  const only = (...allowed: Intent[]) =>
    intents.size > 0 && [...intents].every((intent) => allowed.includes(intent));
  const asksOfService = heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near');
  // "No wait, the other one" corrects a service that was named, and asks for no time.
  if (intents.has('hold') && !asksOfService && only('hold', 'yes', 'thanks', 'no')) {
    tell(turn, 'hold');
    return 'waiting';
  }
  if (
    intents.has('repeat') &&
    !asksOfService &&
    only('repeat', 'slower', 'greeting', 'no', 'yes')
  ) {
    sayAgain(turn);
    return 'answered';
  }
  if (intents.has('slower') && only('slower', 'repeat', 'yes')) {
    tell(turn, 'slower');
    sayAgain(turn, false);
    return 'answered';
  }
  if (intents.has('audioCheck') && only('audioCheck', 'greeting', 'repeat')) {
    tell(turn, 'hearYou');
    return 'answered';
  }
  if (isPromptInjection(heard.text)) {
    tell(turn, 'injection');
    return 'answered';
  }
  return 'no';
}

function sayAgain(turn: Turn, lead = true): void {
  const { state } = turn;
  const open = state.open?.question ?? null;
  turn.repeats = true;
  if (lead) turn.statements.push(phrase(turn, 'repeatLead'));
  if (state.lastAnswer) turn.statements.push(state.lastAnswer);
  if (open && state.openText) turn.asking = { question: open, text: state.openText };
}
