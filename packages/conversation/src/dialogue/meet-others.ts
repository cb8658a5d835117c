import { classifySpam } from '../understanding/intents/classify-spam.ts';
import type { Understanding } from '../understanding/understand.ts';
import { startGoodbye } from './closing.ts';
import { ask, type Turn } from './turn.ts';

/** So sure a robocall that no courtesy question is owed. */
const surelySpam = 0.9;

/**
 * Meets sales calls and robocalls: courteously once, then the call ends. Only a caller with nothing
 * of a customer's about them is taken for one.
 */
export function meetSpam(turn: Turn, heard: Understanding): boolean {
  const { state } = turn;
  const flagged = heard.intents.some(({ intent }) => intent === 'spam');
  const verdict = classifySpam(heard.text);
  if (!flagged && !verdict.spam) return false;
  if (state.goals.length > 0) return false;
  state.spamTurns += 1;
  state.spam = true;
  if (state.spamTurns === 1 && verdict.score < surelySpam)
    ask(turn, { kind: 'customerOrSales' }, 'spamFirst');
  else startGoodbye(turn, 'spam', 'spamLast');
  return true;
}

/** A caller who was taken for a salesperson and turns out to want something is a customer. */
export function clearSpam(turn: Turn): void {
  if (turn.state.spamTurns < 2) turn.state.spam = false;
}

/** Somebody who dialled another number. */
export function meetWrongNumber(turn: Turn, heard: Understanding): boolean {
  if (!heard.intents.some(({ intent }) => intent === 'wrongNumber')) return false;
  if (heard.services.length > 0) return false;
  startGoodbye(turn, 'wrong-number', 'wrongNumber');
  return true;
}
