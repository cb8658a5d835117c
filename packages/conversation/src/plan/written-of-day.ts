import type { Turn } from '../dialogue/turn.ts';
import { isWithin, yearSpansIn } from '../knowledge/days-away.ts';
import { namesIn } from '../knowledge/people-at-work.ts';
import { fold } from '../knowledge/words.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { writtenFacts } from './written-facts.ts';

const ofDoors = /\b(?:clos(?:ed?|ing)|open|shut|hours|ferm\p{L}*|ouvert\p{L}*|heures)\b/u;

/** Tells what the owner wrote of the doors on the very days that are asked about; false where nothing is. */
export function tellWrittenOfDays(turn: Turn, days: readonly LocalDate[]): boolean {
  for (const { said, fact } of writtenFacts(turn)) {
    const telling = sentences(said).filter(
      (sentence) =>
        ofDoors.test(fold(sentence)) &&
        namesIn(sentence, turn.receptionist.staff).length === 0 &&
        yearSpansIn(sentence).some((span) => days.some((day) => isWithin(day, span))),
    );
    if (telling.length === 0) continue;
    turn.statements.push(asSentences(telling.join(' ')));
    turn.facts.push(fact);
    return true;
  }
  return false;
}
