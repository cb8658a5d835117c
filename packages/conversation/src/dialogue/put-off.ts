import type { Understanding } from '../understanding/understand.ts';
import { startGoodbye } from './closing.ts';
import { currentGoal } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { ask, type Turn, tell } from './turn.ts';

const later =
  /\b(?:just (?:wanted to (?:know|check|ask|see)|asking|curious|looking|browsing|shopping around)|(?:don'?t|do not) (?:need|want) (?:to book|an appointment|a call ?back|anything booked|that right now)|not (?:ready|booking|right now|today|yet)|(?:i(?:'?ll| will| can| might)?|let me|we(?:'?ll| will)?) (?:just )?(?:call|phone|ring) (?:you )?(?:guys )?(?:back|later|again)|think (?:about|on) it|(?:talk|speak|check|discuss (?:it|this)) (?:to|with) my (?:wife|husband|partner|daughter|son|mom|mum|mother|dad|father|boss|roommate|landlord|family)|ask my (?:wife|husband|partner|daughter|son|mom|mum|mother|dad|father|boss|roommate|landlord)|never ?mind|forget (?:it|about it)|changed my mind|je vais y (?:penser|réfléchir)|je (?:vous )?rappellerai|rappeler plus tard|laisse[sz]? faire|oubliez ça|pas tout de suite)\b/i;
const conditional = /\b(?:if|about|whether|how|what|when|unless|but|si)\b/i;
/** Who puts a thing off says so in fewer words. */
const mostWords = 14;

/** Requests nobody presses on a caller who puts them off. */
const optional = new Set([
  'booking',
  'reschedule',
  'cancel',
  'answer',
  'callback',
  'message',
  'person',
]);

/**
 * "I'll think about it", "no, just wanted to know": what was under way is let go, and the caller is
 * left to ask on or to leave. False where a turn says anything else.
 */
export function putOff(turn: Turn, heard: Understanding): boolean {
  const { state } = turn;
  const words = heard.text.trim();
  const found = later.exec(words);
  if (!found || words.split(/\s+/).length > mostWords || isQuestion(words)) return false;
  if (conditional.test(words.slice(found.index + found[0].length))) return false;
  const named = heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near');
  if (named || heard.phones.length + heard.times.length > 0) return false;
  const goal = currentGoal(state);
  if (goal && !optional.has(goal.kind)) return false;
  if (goal) state.goals = state.goals.filter((one) => one !== goal);
  state.misses = 0;
  if (heard.intents.some(({ intent }) => intent === 'thanks' || intent === 'goodbye')) {
    startGoodbye(turn, 'caller-done');
    return true;
  }
  tell(turn, 'declined');
  ask(turn, { kind: 'anythingElse' }, 'anythingElse');
  return true;
}
