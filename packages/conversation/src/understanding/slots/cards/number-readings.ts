import { numberWords } from '../words/number-words.ts';
import { readNumber } from '../words/read-number.ts';
import type { Token } from '../words/tokens.ts';

/** One way to read the tokens from some index on as digits, and the index after them. */
export interface Reading {
  digits: string;
  next: number;
}

const languages = [numberWords('en'), numberWords('fr')];
const [english, french] = languages;

/** Words a number goes on with. */
const numerals: ReadonlySet<string> = new Set(
  languages.flatMap(({ units, tens, hundred, scales, and }) => [
    ...units.keys(),
    ...tens.keys(),
    ...hundred,
    ...scales.keys(),
    and,
    'vingts',
  ]),
);
/** Words a number begins with. */
const beginnings: ReadonlySet<string> = new Set([
  ...languages.flatMap(({ units, tens }) => [...units.keys(), ...tens.keys()]),
  'cent',
  'mille',
]);
const repeats: ReadonlyMap<string, number> = new Map(
  languages.flatMap(({ repeats }) => [...repeats]),
);
const timesWords = new Set(['fois', 'times']);
/** "Four ones" are 1111. */
const plurals: ReadonlyMap<string, string> = new Map(
  'zeros|zeroes|ones|twos|threes|fours|fives|sixes|sevens|eights|nines|ohs'
    .split('|')
    .map((word, index) => [word, String(index < 2 ? 0 : index === 11 ? 0 : index - 1)]),
);
/** Words recognition writes for a digit, to be read as one only among others. */
const soundAlikes: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ soundAlikes }) =>
    [...soundAlikes].map(([word, digit]): [string, string] => [word, String(digit)]),
  ),
);
const mostWords = 16;

/** The digit a word such as "oh" or "for" may stand for; null: none. */
export const soundAlike = (token: Token | undefined): string | null =>
  soundAlikes.get(token?.word ?? '') ?? null;

/** Whether a word says zero as people do: it is no other word of theirs in between digits. */
export const isZeroWord = (token: Token | undefined): boolean =>
  token?.word === 'oh' || token?.word === 'o';

const isHyphen = (token: Token | undefined) => token?.word === '-' || token?.word === '‑';

/** The whole number in words that begins at an index, and what it may be the beginning of. */
function inWords(tokens: readonly Token[], index: number): Reading[] {
  let end = index + 1;
  while (end < index + mostWords && goesOn(tokens[end])) end += 1;
  const found: Reading[] = [];
  for (const words of languages)
    for (let stop = end; stop > index; stop -= 1) {
      if (stop < end && !mayEnd(tokens, stop)) continue;
      const number = readNumber(tokens.slice(index, stop), 0, words);
      if (!number || number.ordinal) continue;
      const [digits, next] = [String(number.value), index + number.next];
      if (!found.some((each) => each.digits === digits && each.next === next))
        found.push({ digits, next });
    }
  return found;
}

/** Whether no number follows the word at an index. */
function isLast(tokens: readonly Token[], index: number): boolean {
  const next = tokens.slice(index + 1, index + 4).find(({ kind }) => kind !== 'mark');
  return !next || !(next.kind === 'digits' || goesOn(next) || repeats.has(next.word));
}

const isTens = (word: string) =>
  word === 'dix' || word === 'vingts' || languages.some(({ tens }) => tens.has(word));
const larger = new Set('hundred thousand cent cents mille'.split(' '));
const twenties = new Set(['vingt', 'vingts']);
const frenchTeens = new Set('dix onze douze treize quatorze quinze seize'.split(' '));

/**
 * Whether two numbers may be parted where words could be read as one: "four hundred | five hundred",
 * "thirty | one hundred", "soixante | douze", "trente | quatre-vingts", "quatre | vingt".
 */
function mayEnd(tokens: readonly Token[], index: number): boolean {
  const [before, after] = [tokens[index - 1]?.word ?? '', tokens[index]];
  if (!after || isHyphen(after)) return false;
  const follows = tokens[isHyphen(tokens[index + 1]) ? index + 2 : index + 1]?.word ?? '';
  // "Three hundred forty | five", and the odd last digit of one told in pairs.
  if (isTens(before) && (larger.has(tokens[index - 2]?.word ?? '') || isLast(tokens, index)))
    return true;
  if (larger.has(before) || larger.has(follows)) return true;
  // "Cinq | cent".
  if (after.word === 'cent' || after.word === 'mille') return true;
  if (after.word === 'quatre' && twenties.has(follows)) return true;
  if (before === 'quatre') return twenties.has(after.word);
  return (before === 'soixante' || twenties.has(before)) && frenchTeens.has(after.word);
}

const goesOn = (token: Token | undefined) =>
  token !== undefined && (isHyphen(token) || numerals.has(token.word));

/** "4 thousand 1 hundred 11" and "41 hundred 11", begun in figures. */
function scaled(tokens: readonly Token[], index: number): Reading | null {
  let value = Number(tokens[index]?.word);
  let at = index + 1;
  const word = tokens[at]?.word ?? '';
  const unit =
    word === 'thousand' || word === 'mille'
      ? 1000
      : english?.hundred.has(word) || word === 'cent'
        ? 100
        : 0;
  if (unit === 0 || value === 0 || value > 99) return null;
  value *= unit;
  at += 1;
  const rest = restOf(tokens, at);
  if (rest && rest.value < unit) {
    value += rest.value;
    at = rest.next;
  }
  return { digits: String(value), next: at };
}

function restOf(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  const token = tokens[index];
  if (!token) return null;
  if (token.kind === 'digits') {
    const larger = scaled(tokens, index) ?? { digits: token.word, next: index + 1 };
    return { value: Number(larger.digits), next: larger.next };
  }
  const words = english && readNumber(tokens, index, english);
  const read = words ?? (french && readNumber(tokens, index, french));
  return read && !read.ordinal ? read : null;
}

/** "Double one", "deux fois un", "three times four", "four ones", "four more zeros", "3 fois 4". */
function repeated(tokens: readonly Token[], index: number): Reading | null {
  const word = tokens[index]?.word ?? '';
  const times = repeats.get(word);
  if (times !== undefined) return timesOver(tokens, index + 1, times);
  const counted = tokens[index]?.kind === 'digits' ? Number(word) : unitOf(word);
  if (counted === undefined || counted < 2 || counted > 9) return null;
  const follows = tokens[index + 1]?.word ?? '';
  const isMore = follows === 'more' || follows === 'other';
  const plural = plurals.get(isMore ? (tokens[index + 2]?.word ?? '') : follows);
  if (plural !== undefined)
    return { digits: plural.repeat(counted), next: index + (isMore ? 3 : 2) };
  if (!timesWords.has(follows)) return null;
  const article = tokens[index + 2]?.word;
  return timesOver(tokens, article === 'le' || article === 'the' ? index + 3 : index + 2, counted);
}

const unitOf = (word: string) => english?.units.get(word) ?? french?.units.get(word);

function timesOver(tokens: readonly Token[], index: number, times: number): Reading | null {
  const token = tokens[index];
  if (!token) return null;
  const one =
    token.kind === 'digits'
      ? { digits: token.word, next: index + 1 }
      : isZeroWord(token)
        ? { digits: '0', next: index + 1 }
        : beginnings.has(token.word)
          ? inWords(tokens, index).findLast(({ digits }) => digits.length < 3)
          : undefined;
  if (!one || one.digits.length > 2) return null;
  return { digits: one.digits.repeat(times), next: one.next };
}

/**
 * Every way to read what begins at an index as digits, in figures or in words of either language,
 * the one that takes most tokens first. Empty where no number begins there.
 */
export function readingsAt(tokens: readonly Token[], index: number): Reading[] {
  const token = tokens[index];
  if (!token || token.kind === 'mark') return [];
  const found: Reading[] = [];
  const times = repeated(tokens, index);
  if (times) found.push(times);
  if (token.kind === 'digits') {
    const value = scaled(tokens, index);
    if (value) found.push(value);
    found.push({ digits: token.word, next: index + 1 });
  } else if (beginnings.has(token.word) || isHundred(tokens, index))
    found.push(...inWords(tokens, index));
  if (found.length < 2) return found;
  // "Seven hundred twenty seven thousand": no number ends before a word that multiplies it.
  const ends = found.filter(({ next }) => !multiplies(tokens[next]));
  return (ends.length > 0 ? ends : found).sort((a, b) => b.next - a.next);
}

const multiplies = (token: Token | undefined) =>
  token?.word === 'hundred' || token?.word === 'thousand';

/** "A hundred". */
function isHundred(tokens: readonly Token[], index: number): boolean {
  const follows = tokens[index + 1]?.word ?? '';
  return (
    (english?.one.has(tokens[index]?.word ?? '') ?? false) &&
    (follows === 'thousand' || (english?.hundred.has(follows) ?? false))
  );
}
