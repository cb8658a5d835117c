import { weekdays } from '../knowledge/business.ts';
import { weekdayOpening } from '../knowledge/hours.ts';
import { fold } from '../knowledge/words.ts';
import { weekdayOf } from '../speaking/say-date.ts';
import { type Grounds, sentenceBefore } from './grounds.ts';
import { inBoth } from './in-both.ts';
import { shared, speaksOf, withDigits } from './standing-words.ts';

/** What a length is also written as. */
const alsoWritten: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:hour|heure)s?$/, /\b(?:1|one|an|une?) ?(?:hr|h|hour|heure)\b|\b60 ?min/],
  [
    /^(?:day|jour|journee)s?$/,
    /\b24 ?(?:h|hrs?|hours?|heures?)\b|\b(?:1|one|an?|un) (?:day|jour)\b/,
  ],
  [/^(?:week|semaine)s?$/, /\b7 (?:days|jours)\b|\b(?:1|one|an?|une) (?:week|wk|semaine)\b/],
  [/^(?:month|mois)$/, /\b30 (?:days|jours)\b|\b(?:1|one|an?|un) (?:month|mo|mois)\b/],
  [/^(?:year|an|annee)s?$/, /\b12 (?:months|mois)\b|\b(?:1|one|an?|un) (?:year|yr|an)\b/],
];

/** "A day's notice" of an owner who wrote 24 hours. */
export function equals(unit: string, folded: string, grounds: Grounds): boolean {
  return alsoWritten.some(
    ([of, as]) =>
      of.test(unit) &&
      grounds.passages.some(
        (passage) => as.test(passage.folded) && shared(passage, folded, grounds) > 0,
      ),
  );
}

/**
 * The clock times, in minutes of half a day, that an owner's "two and a half hours before closing" comes to
 * on the day that is spoken of.
 */
export function latestStarts(folded: string, grounds: Grounds): number[] {
  const { hours } = grounds.receptionist.profile.knowledge;
  const named = weekdays.filter((day) => inBoth(folded).includes(day));
  const date = grounds.state.wanted.time?.date;
  const wished = date ? weekdays.filter((day) => day === weekdays[weekdayOf(date)]) : [];
  const days = named.length > 0 ? named : wished;
  const said = `${sentenceBefore(grounds)} ${folded}`;
  return grounds.passages
    .filter((passage) => passage.kind !== 'shop' && speaksOf(passage, said, grounds))
    .flatMap((passage) => {
      const found = beforeClosing.exec(withDigits(fold(passage.words)));
      if (!found) return [];
      const [, half, count, andHalf, unit = '', halfMore] = found;
      const each = unit.startsWith('m') ? 1 : 60;
      const minutes = half ? 30 : Number(count ?? 1) * each + (andHalf || halfMore ? each / 2 : 0);
      return days.flatMap((day) =>
        weekdayOpening(hours, day).spans.map(({ close }) => (close - minutes + 1440) % 720),
      );
    });
}

const beforeClosing =
  /\b(?:(half an)|(\d+(?:\.5)?)|an?|one|une?)( and a half)? (hours?|minutes?|heures?)( and a half| et demie)? (?:before (?:we )?clos\w+|avant (?:la |notre )?ferm\w+)/;
