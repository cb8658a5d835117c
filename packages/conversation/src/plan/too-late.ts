import type { Turn } from '../dialogue/turn.ts';
import { minutesIn, minutesLate } from '../knowledge/durations.ts';
import { fold } from '../knowledge/words.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { asSentences, endsShortened } from '../speaking/sentences.ts';
import { writtenFacts } from './written-facts.ts';

const ofLateness = /\b(?:late|lateness|latecomers?|grace|tardy|retards?|retardataires?)\b/;
/** What becomes of the visit then. */
const putOff =
  /\b(?:re-?book\p{L}*|re-?sched\p{L}*|cancel\p{L}*|move|moved|lose|lost|forfeit\p{L}*|give (?:it|your|the)|given (?:away|up)|no[- ]show|another (?:day|time)|new time|shorten\p{L}*|cut short|remet\p{L}*|report\p{L}*|annul\p{L}*|deplac\p{L}*|repouss\p{L}*|perd\p{L}*|redonn\p{L}*|cedul\p{L}*|autre (?:jour|journee|moment)|raccourci\p{L}*)/u;
/** Late in paying, or for what is only fetched: no visit to be late for. */
const ofElse =
  /\b(?:pick(?:ed|ing)?[- ]?up|return(?:s|ed)?|clos(?:e|ing)|pay\p{L}*|invoices?|ramass\p{L}*|cueillette|fermeture|paie\p{L}*|factures?)\b/u;
/** As many minutes by themselves are not yet too many. */
const beyond =
  /\b(?:more than|over|past|beyond|after|up to|within|grace|exceed\p{L}*|plus (?:de|que|d')|passe|apres|jusqu'a|depass\p{L}*|au-dela)\b/u;

/** "24h notice. late by more than 20 minutes we rebook": two rules, though the second begins small. */
function rulesIn(said: string): string[] {
  return clausesOf(said).flatMap((clause) => {
    const parts = clause.split(/(?<=\.)\s+/);
    return parts.some((part, at) => at < parts.length - 1 && endsShortened(part)) ? clause : parts;
  });
}

/** Who comes later than the owner waits hears at once what becomes of the visit, in the owner's words. */
export function tellTooLate(turn: Turn, words: string): void {
  const late = minutesLate(fold(words));
  if (late === null || turn.state.model) return;
  const broken = writtenFacts(turn).flatMap(({ key, said, subject, fact, inOwnWords }) =>
    (inOwnWords ? rulesIn(said) : []).flatMap((clause) => {
      const folded = fold(clause);
      const [most, other] = minutesIn(folded);
      if (!ofLateness.test(`${fold(subject)} . ${folded}`) || !putOff.test(folded)) return [];
      if (ofElse.test(folded) || most === undefined || other !== undefined) return [];
      const isOver = beyond.test(folded) ? late > most : late >= most;
      return isOver ? [{ key, clause, fact, most }] : [];
    }),
  );
  const [told] = broken.sort((one, another) => another.most - one.most);
  if (!told || turn.described.has(told.key)) return;
  turn.described.add(told.key);
  turn.statements.push(asSentences(told.clause));
  turn.facts.push(told.fact);
}
