import { ageSaid, andUp } from '../knowledge/bare-amounts.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { tableOf } from '../table-of.ts';
import { findNumbers } from '../understanding/slots/numbers.ts';
import { inDigits, ungrouped } from './written-numbers.ts';

/** Every number of a folded text, in digits or in words. */
export function numbersIn(folded: string): Set<number> {
  const digits = [...folded.matchAll(inDigits)].flatMap(([found]) => [
    Number(
      ungrouped(found)
        .replace(/,(?=\d{3})/g, '')
        .replace(',', '.'),
    ),
    ...(found.match(/\d+/g) ?? []).map(Number),
  ]);
  const dozen = /\b(?:dozen|douzaine)s?\b/.test(folded) ? [12] : [];
  return new Set([...digits, ...spokenNumbers(folded).map(({ value }) => value), ...dozen]);
}

/** "Neuf cents" as nine hundred, where what follows does not tell whether it is money. */
export function hundredsIn(folded: string): number[] {
  const plural = /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf) cents\b/g;
  if (folded.match(plural) === null) return [];
  const singular = folded.replace(plural, (words) => words.slice(0, -1));
  return spokenNumbers(singular).flatMap(({ value }) => (value >= 200 ? value : []));
}

/** "The second time", "June twentieth": places in an order, as numbers. */
export function ordinalsIn(text: string): number[] {
  return (['en', 'fr'] as const).flatMap((language) =>
    findNumbers(text, { language }).flatMap(({ kind, value }) => (kind === 'ordinal' ? value : [])),
  );
}

/** Numbers that no thing follows: "can you do it for a hundred". */
export function bareNumbersIn(folded: string): Set<number> {
  const written = [
    ...[...folded.matchAll(/\d+(?:[.,]\d+)*/g)].map((found) => ({
      value: Number(found[0].replace(/[,:].*$/, '')),
      end: found.index + found[0].length,
    })),
    ...spokenNumbers(folded),
  ];
  return new Set(
    written.flatMap(({ value, end }) =>
      /^\s*(?:$|[.,;?!]|\$|(?:dollars?|bucks|and|but|or|for|so|is|if|would|et|ou|mais|pour|tops|max|thats|that)\b)/.test(
        folded.slice(end),
      )
        ? [value]
        : [],
    ),
  );
}

/** Words for one digit, "oh" among them. */
const digitWords: Readonly<Record<string, string>> = tableOf({
  oh: '0',
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  un: '1',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  sept: '7',
  huit: '8',
  neuf: '9',
});

/** "Double five": the next digit, so often. */
const times: Readonly<Record<string, number>> = tableOf({ double: 2, triple: 3 });

/** The digits of a folded text one after another, spoken ones included. */
export function digitsOf(folded: string): string {
  const words = folded.match(/\d+|[a-z]+/g) ?? [];
  return words
    .map((word, at) => {
      const digits = /\d/.test(word) ? word : (digitWords[word] ?? '');
      return digits.length === 1 ? digits.repeat(times[words[at - 1] ?? ''] ?? 1) : digits;
    })
    .join('');
}

/** Numbers put together of those said one after another: "nineteen oh four", "twenty-two seventy-two". */
export function saidInPieces(said: string): string[] {
  // "Zéro cent soixante-dix-huit" is no 178: a zero that is said is a digit of its own.
  const folded = said.replace(/\bzero\b/g, '0   ');
  const digits = [...folded.matchAll(/\d+|\b(?:oh|o)\b/g)].map((found) => ({
    text: /\d/.test(found[0]) ? found[0] : '0',
    start: found.index,
    end: found.index + found[0].length,
  }));
  const words = spokenNumbers(folded).map(({ value, start, end }) => ({
    text: String(value),
    start,
    end,
  }));
  const pieces = [...digits, ...words].sort((one, other) => one.start - other.start);
  const runs: string[] = [];
  let run = '';
  let from = 0;
  for (const { text, start, end } of pieces) {
    const adjoins = run !== '' && /^[\s-]*$/.test(folded.slice(from, start));
    if (!adjoins && run !== '') runs.push(run);
    run = adjoins ? run + text : text;
    from = end;
  }
  return run === '' ? runs : [...runs, run];
}

/** The ages a folded text sets: of "25 a day, you must be 25" the second. */
export function agesIn(folded: string): Set<number> {
  const written = [...folded.matchAll(/\d+/g)].map((found) => ({
    value: Number(found[0]),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const ages = [...written, ...spokenNumbers(folded)].filter(({ start, end }) => {
    const [before, after] = [folded.slice(0, start), folded.slice(end)];
    return ageSaid(before, after) === 'mustBe' || andUp.test(after) || ofYears.test(after);
  });
  return new Set(ages.map(({ value }) => value));
}

const ofYears = /^[ -]?(?:years?|ans)\b/;
