import { remembering } from '../remembering.ts';
import type { ServiceOption } from './business.ts';
import { withFigures } from './spoken-numbers.ts';
import { fold } from './words.ts';

/** So many times in four weeks, which is what people mean by a month of visits. */
const perWeek = 4;
const timesIn: Readonly<Record<string, number>> = {
  day: 7 * perWeek,
  week: perWeek,
  month: 1,
  jour: 7 * perWeek,
  semaine: perWeek,
  mois: 1,
};

const period = '(day|week|month|jour|semaine|mois)s?\\b';
const times =
  '(?:(?:visits?|times?|washes|sessions?|lessons?|cleanings?|classes|days?|fois|visites?|cours|jours?|seances?) )?';
const perPeriod = new RegExp(
  `\\b(once|twice|\\d+|une) ?x? ${times}(?:an?|per|each|every|par|la|le|a la) ${period}`,
);
const everyFew = new RegExp(
  `\\b(?:(?:every|each) (other|second|\\d+)|(?:aux|(?:a )?tou(?:s|tes) les|chaque) (\\d+)) ${period}`,
);
const everyOne = new RegExp(`\\b(?:every|each|chaque|tou(?:s|tes) les) ${period}`);
const named: readonly (readonly [RegExp, number])[] = [
  [/\b(?:bi-?weekly|fortnightly|bi-?mensuel\w*)\b/, perWeek / 2],
  [/\b(?:weekly|hebdomadaires?|a la semaine)\b/, perWeek],
  [/\b(?:monthly|mensuel\w*|au mois)\b/, 1],
  [/\b(?:daily|quotidien\w*)\b/, 7 * perWeek],
];

/**
 * How often in four weeks a text says that something is done: 4 of "every week" and of "four a month", 2 of "every
 * other week" and "aux deux semaines". Null where it says nothing of the kind.
 */
export const frequencyIn = remembering((text): number | null => {
  const folded = withFigures(fold(text));
  const few = everyFew.exec(folded);
  if (few) {
    const [, english, french, unit = ''] = few;
    const step = /^\d/.test(english ?? french ?? '') ? Number(english ?? french) : 2;
    return step > 0 ? (timesIn[unit] ?? 0) / step : null;
  }
  const counted = perPeriod.exec(folded);
  if (counted) {
    const [, count = '', unit = ''] = counted;
    const value = /^\d/.test(count) ? Number(count) : count === 'twice' ? 2 : 1;
    return value * (timesIn[unit] ?? 0);
  }
  const one = everyOne.exec(folded);
  if (one) return timesIn[one[1] ?? ''] ?? null;
  return named.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
});

/** The option that is for as often as a text says; null where the options tell of no such thing, or none is. */
export function optionByFrequency(
  options: readonly ServiceOption[],
  text: string,
): ServiceOption | null {
  const often = options.map((option) => ({ option, times: frequencyIn(option.name) }));
  if (often.filter((one) => one.times !== null).length < 2) return null;
  const said = frequencyIn(text);
  const [only, other] = said === null ? [] : often.filter((one) => one.times === said);
  return only && !other ? only.option : null;
}
