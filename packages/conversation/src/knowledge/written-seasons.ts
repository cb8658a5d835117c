import { monthNames } from './words.ts';

const monthsInAYear = 12;
/** "Sept" is a number in French, "may" and "march" are verbs: by themselves they name no month. */
const short: readonly string[] = [
  ...['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
];
const doubtful = new Set(['may', 'march', 'mars', 'mar', 'sept', 'dec', 'jan']);
const name = `(?:${monthNames}|sept|${short.join('|')})`;
/** "April the fifteenth", "le 1er mai": a day of the month leaves the month. */
const before =
  "(?:(?:early|mid|late|the end of|debut|mi|fin|l'|le |the |\\d{1,2}(?:er|st|nd|rd|th)? )-? ?)?";
const behind = '\\.?(?: \\d{1,2}(?:st|nd|rd|th)?)?';
const range = new RegExp(
  `\\b(${name})${behind} ?(?:to|through|thru|till?|until|au|a|jusqu'au|jusqu'a|jusqu'en|jusque|[-–]|and up to) ?(?:the end of |la fin |fin |mid-? ?|early |${before})(${name})\\b`,
  'g',
);
const lists = new RegExp(
  `\\b${name}${behind}(?:,? ?(?:and|&|or|et|ou|,) ?${before}${name}\\b\\.?)+`,
  'g',
);
const leads = "(?:in|during|of|en|de|d'|au mois de)";
const alone = new RegExp(`(?:\\b${leads} ?(?:early |mid-?|late )?)?\\b(${name})\\b`, 'g');
const led = new RegExp(`^${leads}\\b|^d'`);

/** "Until December", "avant mai": one end, and not the months. */
const ends = new RegExp(
  `\\b(?:until|till|by|before|after|since|from|starting|jusqu'?(?:a|au|en)?|avant|apres|depuis|a partir de|des) ?(?:the end of |la fin de |early |mid-? ?|late |mi-? ?|fin |${before})${name}\\b`,
);

/** 1 is January. */
function numberOf(word: string): number {
  const at = monthNames.split('|').indexOf(word);
  return ((at >= 0 ? at : short.indexOf(word.slice(0, 3))) % monthsInAYear) + 1;
}

/** The months that folded words name, each or from one to another; null where they name none. */
export function monthsIn(folded: string): ReadonlySet<number> | null {
  const found = new Set<number>();
  for (const [, from = '', to = ''] of folded.matchAll(range)) {
    const [first, last] = [numberOf(from), numberOf(to)];
    const length = ((last - first + monthsInAYear) % monthsInAYear) + 1;
    for (let at = 0; at < length; at += 1) found.add(((first - 1 + at) % monthsInAYear) + 1);
  }
  if (found.size > 0) return found;
  if (ends.test(folded)) return null;
  for (const [list] of folded.matchAll(lists))
    for (const [, month = ''] of list.matchAll(alone)) found.add(numberOf(month));
  for (const [words, month = ''] of folded.matchAll(alone)) {
    if (month === 'sept') continue;
    if (led.test(words) || !(doubtful.has(month) || short.includes(month)))
      found.add(numberOf(month));
  }
  return found.size > 0 ? found : null;
}

/** What a caller calls a season of the year, by the months nobody would leave out of it. */
const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:(?:in|over|during|all|this) (?:the )?winter(?:time)?|(?:en|l'|cet) ?hiver)\b/, [12, 1, 2]],
  [/\b(?:(?:in|over|during|all|this) (?:the )?summer(?:time)?|(?:en|l'|cet) ?ete)\b/, [7, 8]],
];

/** The months that a caller's folded words name, be it by a season; null where they name none. */
export function monthsAsked(folded: string): ReadonlySet<number> | null {
  const named = monthsIn(folded);
  if (named) return named;
  const [season] = seasons.flatMap(([words, months]) => (words.test(folded) ? [months] : []));
  return season ? new Set(season) : null;
}

/** Words of an owner's that say of what months a thing is, and nothing else. */
export const bareSeason = new RegExp(
  `^(?:available |offered |done |season(?:al)?[: ]|saison[: ]|only |from |de |d'|du |in |en |between |entre )*(?:\\b${name}\\b|to|through|thru|till?|until|and|or|et|ou|au|a|jusqu'a|jusqu'en|only|seulement|fin|mid|early|late|mi|debut|the end of|\\d{1,2}(?:er|st|nd|rd|th)?|[-–&,.\\s])+$`,
);
