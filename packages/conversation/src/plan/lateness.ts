import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { bearingOn } from './bearing.ts';
import { writtenFacts } from './written-facts.ts';

/** What an owner wrote of people who come late. */
const ofLateness =
  /\b(?:lateness|(?:running|arriv\w+|com\w+|be|is|are|or more|minutes?) late|late (?:arriv\w+|clients?|patients?|customers?|guests?|people|dogs?|policy|fee)|(?:minutes?|hours?) (?:or more )?(?:late|after|behind)|grace|tardy|en retard|retards?|retardataires?)\b|^late\b/;

/** Tells what is written about lateness, where it is asked what becomes of somebody later still; false where nothing is. */
export function answerLateness(turn: Turn, act: HeardAct): boolean {
  if (!act.slots.ofLateness) return false;
  const found = writtenFacts(turn)
    .filter(({ inOwnWords }) => inOwnWords)
    .find(({ subject, said }) => ofLateness.test(fold(subject)) || ofLateness.test(fold(said)));
  if (!found) return false;
  turn.answered = true;
  turn.described.add(found.key);
  turn.state.focus.factId = found.key;
  turn.statements.push(bearingOn(turn, found, act.words));
  turn.facts.push(found.fact);
  return true;
}
