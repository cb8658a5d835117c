import { matchFaq } from '../knowledge/faq.ts';
import type { Understanding } from '../understanding/understand.ts';
import { tellFact } from './answer-fact.ts';
import { takeUp } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { type Turn, tell } from './turn.ts';

const late =
  /\b(?:i(?:'?m| am|'?ll be| will be)|we(?:'?re| are|'?ll be| will be)|running|gonna be|going to be|might be)\b[^.?!]{0,40}\b(?:late|behind)\b|\bstuck in traffic\b|\b(?:en|un peu) (?:retard)\b/i;
/** Who asks for another time wants more than to be waited for. */
const moves =
  /\b(?:reschedul\w*|move|push|change|switch|another (?:time|day)|different (?:time|day)|instead|cancel\w*|report\w*|déplacer|annuler)\b/i;

/** Asked of, where the business says nothing under these words. */
const asked = { en: 'what if I am late', fr: 'si je suis en retard' } as const;

/** Somebody on their way who will be late: the team hears of it, the caller what then holds. */
export function meetLateness(turn: Turn, heard: Understanding): boolean {
  if (!late.test(heard.text) || isQuestion(heard.text)) return false;
  if (moves.test(heard.text) || heard.intents.some(({ intent }) => intent === 'complaint'))
    return false;
  turn.state.caller.reasons.push(heard.text.trim());
  tell(turn, 'lateNoted');
  const fact = matchFaq(turn.receptionist.questions, asked[turn.state.language]);
  if (fact?.kind === 'strong') tellFact(turn, fact);
  takeUp(turn, 'message', false);
  return true;
}
