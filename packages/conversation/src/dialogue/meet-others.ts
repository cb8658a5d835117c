import { classifySpam } from '../understanding/intents/classify-spam.ts';
import type { Understanding } from '../understanding/understand.ts';
import { startGoodbye } from './closing.ts';
import { ask, type Turn } from './turn.ts';

/** What goes on selling after a first no. */
const pitch =
  /\b(?:demo|presentation|webinar|website|google|seo|marketing|leads|rankings?|quick (?:call|chat)|few minutes|minutes of your|funding|loan|solutions?|platform|our (?:service|product|company|clients?)|businesses like yours|owner|save you|free trial|special offer)\b/i;

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
  const goesOn = state.spamTurns > 0 && state.spam && pitch.test(heard.text);
  if (!flagged && !verdict.spam && !goesOn) return false;
  if (goesOn && heard.services.length > 0) return false;
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
