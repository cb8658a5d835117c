import { fold } from '../knowledge/words.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

const weekday =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|weekends?|fins? de semaine';
const part = 'mornings|afternoons|evenings|nights|matins|apres-midis?|avant-midis?|soirees?|soirs?';

/** "A Saturday", "weekday evenings": a day of no week in particular. */
const anyOfItsName = new RegExp(
  `\\b(?:an?|any|some|every|one|un|une|n'importe quel(?:le)?|chaque|quelque) (?:${weekday})\\b|\\b(?:week ?day|${weekday}|en semaine)[ -](?:${part})\\b|\\b(?:${part}) (?:only|seulement)\\b`,
);
/** "From Tuesday on", "the twelfth or later", "not before Monday": where it begins, and no end. */
const openEnded = new RegExp(
  `\\bor (?:later|after|thereafter|any \\w+ after)\\b|\\bonwards?\\b|\\b(?:and|or) (?:later|after that)\\b|\\bat the earliest\\b|\\b(?:(?<!(?:week|month|day)s? )from|starting|beginning|no earlier than|no sooner than|not (?:before|until)|any ?time (?:from|after)) (?:on )?(?:the )?(?:${weekday}|\\w+ \\d|\\d)|\\bou (?:apres|plus tard)\\b|\\b(?:a partir|a compter) d|\\bpas avant (?:le )?(?:${weekday}|\\d)|\\bdes (?:le )?(?:${weekday})\\b|\\bau plus tot\\b`,
);
const eitherOr =
  /[\s,]*(?<!\p{L})(?:or else|or|then|ou bien|ou|et puis|puis|ensuite)(?!\p{L})[\s,]*/iu;
const turnedRound = /\b(?:not|no|pas)\b/;

/**
 * Whether words tell a time that no one day and hour hold: what begins on a day, a day of a name alone, a choice of
 * which one has no day. Then they are kept as they are.
 * @param read what is named in a part of them.
 */
export function isLoose(words: string, read: (part: string) => readonly TimeExpression[]): boolean {
  const folded = fold(words);
  if (anyOfItsName.test(folded) || openEnded.test(folded)) return true;
  const parts = words.split(eitherOr);
  if (parts.length < 2) return false;
  const told = parts.map(read).filter((times) => times.length > 0);
  const isDated = (times: readonly TimeExpression[]) => times.some(({ date }) => date);
  // "Evenings after six, or Saturday in the morning"; of "Tuesday at nine or ten" the hours share the day.
  return told.slice(1).some(isDated) && !told.every(isDated);
}

/** Whether words name the day from which on it would do. */
export function beginsOnDay(words: string): boolean {
  const folded = fold(words);
  return (
    openEnded.test(folded) &&
    !anyOfItsName.test(folded) &&
    !turnedRound.test(folded) &&
    !eitherOr.test(words)
  );
}
