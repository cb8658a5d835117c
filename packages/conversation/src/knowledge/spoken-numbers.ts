import { fold } from './words.ts';

const small = new Map<string, number>([['une', 1]]);
const add = (first: number, step: number, words: string) => {
  for (const [at, word] of words.split(' ').entries()) small.set(word, first + at * step);
};
add(0, 1, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen');
add(15, 1, 'fifteen sixteen seventeen eighteen nineteen');
add(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety');
add(
  1,
  1,
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
);
add(20, 10, 'vingt trente quarante cinquante soixante');
small.set('vingts', 20);
/** "Une trentaine de kilomètres": about as many, and a number by itself after the "une". */
const collective = new Map([
  ['dizaine', 10],
  ['vingtaine', 20],
  ['trentaine', 30],
  ['quarantaine', 40],
  ['cinquantaine', 50],
  ['soixantaine', 60],
  ['centaine', 100],
]);
for (const [word, value] of collective) small.set(word, value);

const scales = new Map([
  ['hundred', 100],
  ['cent', 100],
  ['cents', 100],
  ['thousand', 1000],
  ['mille', 1000],
]);

/** A number found in words: its value and where it stands in the folded text. */
export interface SpokenNumber {
  value: number;
  start: number;
  end: number;
}

/** A number being heard: `total` of the thousands so far, `current` below them, the last word. */
interface Reading {
  total: number;
  current: number;
  last: number;
}

/** Adds a word's value; null where it cannot belong to the same number. */
function withValue(reading: Reading, value: number, name: string): Reading | null {
  const { total, current, last } = reading;
  const grown = (to: number) => ({ total, current: to, last: value });
  if (current === 0) return grown(value);
  const fourTwenties = /^vingts?$/.test(name) && last === 4 && current % 100 === 4;
  if (fourTwenties) return grown(current + 76);
  // "Soixante-dix-sept" and "quatre-vingt-dix" count on past ten; "twenty seventeen" does not.
  const pastTen = last === 60 || (last === 20 && current % 100 === 80);
  const tensThenUnit = last >= 20 && last < 100 && value < (pastTen ? 20 : 10);
  const tenThenUnit = last === 10 && value >= 7 && value <= 9;
  if (tensThenUnit || tenThenUnit) return grown(current + value);
  if (current % 100 === 0 && value < 100) return grown(current + value);
  if (current < 20 && value >= 10 && value < 100) return grown(current * 100 + value);
  // "Twenty seventeen": a year of this century.
  if (current === 20 && last === 20 && value >= 10 && value < 40 && value !== 20)
    return grown(2000 + value);
  return null;
}

function withScale({ total, current }: Reading, by: number): Reading {
  const size = Math.max(1, current) * by;
  return by === 100
    ? { total, current: size, last: by }
    : { total: total + size, current: 0, last: by };
}

const nothing: Reading = { total: 0, current: 0, last: 0 };

/**
 * Numbers written in words, English or French, in folded text: "three hundred and ninety-nine",
 * "twelve fifty" (1250), "quatre-vingt-dix". A French `cents` after a number is a hundred only
 * where another number word follows, since it may be money.
 */
export function spokenNumbers(text: string): SpokenNumber[] {
  const folded = fold(text);
  const words = [...folded.matchAll(/[a-z]+/g)];
  const found: SpokenNumber[] = [];
  let reading: Reading | null = null;
  let [start, end] = [0, 0];
  for (const [at, word] of words.entries()) {
    const [name] = word;
    const value = small.get(name);
    const scale = scales.get(name);
    if (value === undefined && scale === undefined) continue;
    const next = words[at + 1]?.[0] ?? '';
    if (name === 'cents' && !small.has(next) && !/^dollar|^piastre/.test(next)) continue;
    const adjoins: boolean = /^[\s-]*(?:(?:and|et)[\s-]+)?$/.test(folded.slice(end, word.index));
    const before: Reading | null = adjoins && !collective.has(name) ? reading : null;
    let grown: Reading | null = null;
    if (before)
      grown = scale === undefined ? withValue(before, value ?? 0, name) : withScale(before, scale);
    if (!grown) {
      if (reading) found.push({ value: reading.total + reading.current, start, end });
      start = word.index;
    }
    reading = grown ?? (scale ? withScale(nothing, scale) : withValue(nothing, value ?? 0, name));
    end = word.index + name.length;
  }
  if (reading) found.push({ value: reading.total + reading.current, start, end });
  return found;
}

/**
 * A folded text with the numbers that stand in it as words in figures: "every 2 weeks".
 * @param counts which of them; left out: all.
 */
export function withFigures(
  folded: string,
  counts: (number: SpokenNumber) => boolean = () => true,
): string {
  return spokenNumbers(folded)
    .filter(counts)
    .toReversed()
    .reduce(
      (text, { value, start, end }) => `${text.slice(0, start)}${value}${text.slice(end)}`,
      folded,
    );
}

const half = '(?:and a half|et demie?|1/2|½)';
const point = '(?:point|virgule)';
const wordBefore = `(?<![\\p{L}\\d.,])(\\d{1,3}|${[...small.keys()].join('|')})`;
const broken = new RegExp(
  `${wordBefore}(?:[\\s-]*${half}|[\\s]+${point}[\\s]+(\\d|${[...small.keys()].join('|')}))(?![\\p{L}\\d])`,
  'giu',
);
/** "Two and a half hours" is how long, and said so. */
const ofTime =
  /^[\s-]*(?:hours?|hrs?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?)\b/;

/** Where a folded text tells a number and a part: "two and a half ton", "deux virgule cinq"; of time, none. */
function brokenNumbers(folded: string): SpokenNumber[] {
  return [...folded.matchAll(broken)].flatMap(({ 0: said, 1: whole = '', 2: part, index }) => {
    const end = index + said.length;
    if (ofTime.test(folded.slice(end))) return [];
    const worth = (word: string) => small.get(word) ?? Number(word);
    const tenths = part === undefined ? 5 : worth(part);
    return tenths < 10 ? { value: worth(whole) + tenths / 10, start: index, end } : [];
  });
}

/** A folded text with such numbers in figures: "a 2.5 ton". */
export function withDecimals(folded: string): string {
  return brokenNumbers(folded)
    .toReversed()
    .reduce(
      (text, { value, start, end }) => `${text.slice(0, start)}${value}${text.slice(end)}`,
      folded,
    );
}

/** A text without such numbers, each other word where it was: none of them is a day, or how many. */
export function withoutDecimals(text: string): string {
  const folded = fold(text);
  if (folded.length !== text.length) return text;
  return brokenNumbers(folded).reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  );
}
