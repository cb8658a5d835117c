import type { NumberWords } from './number-words.ts';
import { readBelowHundred, readNumber } from './read-number.ts';
import type { Token } from './tokens.ts';

/** Digits said or written one after another, as in a phone number. */
export interface DigitRun {
  digits: string;
  /** The digits as they were grouped: "604-555-0188" gives 604, 555, 0188. */
  groups: { digits: string; start: number; end: number }[];
  /** Whether any of it was in words. */
  spoken: boolean;
  /** Whether a `+` stands before it. */
  plus: boolean;
  /** Index of the first token. */
  first: number;
  /** Index after the last token. */
  next: number;
  start: number;
  end: number;
}

interface Group {
  digits: string;
  spoken: boolean;
  next: number;
}

/** Marks and fillers that may stand between two groups of a number. */
export const betweenGroups: ReadonlySet<string> = new Set(
  '- ‑ – . , ( ) plus dash hyphen dot space then uh um er euh tiret point espace puis'.split(' '),
);

const goesOn = new Set(['and then', 'et puis', 'et pis', 'et ensuite']);

/** One digit, in figures or words. */
function readDigit(token: Token | undefined, words: NumberWords): number | null {
  if (!token) return null;
  if (token.kind === 'digits') return token.word.length === 1 ? Number(token.word) : null;
  const unit = words.units.get(token.word) ?? (token.word === 'oh' ? 0 : undefined);
  return unit !== undefined && unit < 10 ? unit : null;
}

/** "Five hundred" as 500 and "twenty two hundred" as 2200; only "and" adds: "six hundred and four". */
function readHundreds(
  tokens: readonly Token[],
  index: number,
  value: number,
  words: NumberWords,
): Group | null {
  const word = tokens[index]?.word ?? '';
  if (value === 0) return null;
  if (words.scales.get(word) === 1000)
    return { digits: String(value * 1000), spoken: true, next: index + 1 };
  if (!words.hundred.has(word)) return null;
  const added =
    tokens[index + 1]?.word === words.and ? readBelowHundred(tokens, index + 2, words) : null;
  if (added && !added.ordinal && value < 10)
    return { digits: String(value * 100 + added.value), spoken: true, next: added.next };
  return { digits: String(value * 100), spoken: true, next: index + 1 };
}

function readSpokenGroup(
  tokens: readonly Token[],
  index: number,
  words: NumberWords,
): Group | null {
  if (words.and === 'et') {
    const number = readNumber(tokens, index, words);
    if (!number || number.ordinal || number.value > 9999) return null;
    return { digits: String(number.value), spoken: true, next: number.next };
  }
  const number = readBelowHundred(tokens, index, words);
  if (!number || number.ordinal) return null;
  const hundreds = readHundreds(tokens, number.next, number.value, words);
  return hundreds ?? { digits: String(number.value), spoken: true, next: number.next };
}

/** "Five five five, one sec": no digit of a number. */
function asksToWait(tokens: readonly Token[], index: number): boolean {
  const one = /^(?:1|one|un|une)$/.test(tokens[index]?.word ?? '');
  return (
    one && /^(?:sec|second|seconde|minute|min|moment|instant)$/.test(tokens[index + 1]?.word ?? '')
  );
}

function readGroup(tokens: readonly Token[], index: number, words: NumberWords): Group | null {
  const token = tokens[index];
  if (!token || asksToWait(tokens, index)) return null;
  if (token.kind === 'digits') {
    const hundreds =
      token.word.length < 3 ? readHundreds(tokens, index + 1, Number(token.word), words) : null;
    return hundreds ?? { digits: token.word, spoken: false, next: index + 1 };
  }
  const times = words.repeats.get(token.word);
  if (times !== undefined) {
    const digit = readDigit(tokens[index + 1], words);
    return digit === null
      ? null
      : { digits: String(digit).repeat(times), spoken: true, next: index + 2 };
  }
  return readSpokenGroup(tokens, index, words);
}

/** The digits that words such as "oh", "for" and "to" stand for, as many as follow each other. */
function readSoundAlikes(
  tokens: readonly Token[],
  index: number,
  words: NumberWords,
): Group | null {
  let digits = '';
  let at = index;
  for (; at < index + 4; at += 1) {
    const digit = words.soundAlikes.get(tokens[at]?.word ?? '');
    if (digit === undefined) break;
    digits += digit;
  }
  return digits === '' ? null : { digits, spoken: true, next: at };
}

const wholeLengths = new Set([7, 10, 11]);
const isZeroWord = (word: string | undefined) => word === 'oh' || word === 'o';

/** Sound-alikes count between digits, or at an end where they complete a phone number; "oh" always. */
function acceptSoundAlikes(
  tokens: readonly Token[],
  alike: Group,
  soFar: number,
  words: NumberWords,
): boolean {
  const follows = readGroup(tokens, alike.next, words);
  if (soFar === 0) return false;
  const zeros = tokens.slice(alike.next - alike.digits.length, alike.next);
  if (!follows && isExclaimed(tokens, alike, soFar)) return false;
  if (follows || zeros.every((token) => isZeroWord(token.word))) return true;
  if (wholeLengths.has(soFar)) return false;
  return wholeLengths.has(soFar + alike.digits.length);
}

/** "Five five oh one seven nine. Oh and what if": the last one begins what is said next. */
function isExclaimed(tokens: readonly Token[], { digits, next }: Group, soFar: number): boolean {
  const before = tokens[next - digits.length - 1];
  const stops = before?.kind === 'mark' && /^[.?!]$/.test(before.word);
  return digits.length === 1 && tokens[next]?.kind === 'word' && (stops || wholeLengths.has(soFar));
}

/** "Oh four" or "oh one": a zero at the front of a fragment, where a digit follows; "oh oh" by itself is two. */
function readLeadingZero(tokens: readonly Token[], index: number, words: NumberWords) {
  if (!isZeroWord(tokens[index]?.word)) return null;
  let at = index;
  while (isZeroWord(tokens[at]?.word) && at < index + 3) at += 1;
  const alone = at - index > 1 && index === 0 && at === tokens.length;
  if (!alone && !readGroup(tokens, at, words)) return null;
  return { digits: '0'.repeat(at - index), spoken: true, next: at };
}

function readNext(tokens: readonly Token[], index: number, soFar: number, words: NumberWords) {
  const group = readGroup(tokens, index, words);
  if (group) return group;
  if (soFar === 0) return readLeadingZero(tokens, index, words);
  const alike = readSoundAlikes(tokens, index, words);
  return alike && acceptSoundAlikes(tokens, alike, soFar, words) ? alike : null;
}

/** The index after what may stand between two groups of a number. */
export function skipBetween(
  tokens: readonly Token[],
  index: number,
  between: ReadonlySet<string> = betweenGroups,
): number {
  let at = index;
  while (at < index + 4) {
    const word = tokens[at]?.word ?? '';
    const after = tokens[at + 1]?.word ?? '';
    if (word === 'area' && after === 'code') at += 2;
    // "Four oh three and then five five five": a bare "and" may add a number to another.
    else if (goesOn.has(`${word} ${after}`)) at += 2;
    else if (between.has(word)) at += 1;
    else break;
  }
  return at;
}

function readRun(tokens: readonly Token[], first: number, words: NumberWords): DigitRun | null {
  const run: DigitRun = {
    digits: '',
    groups: [],
    spoken: false,
    plus: tokens[first - 1]?.word === '+' || tokens[first - 1]?.word === 'plus',
    first,
    next: first,
    start: tokens[first]?.start ?? 0,
    end: 0,
  };
  let at = first;
  for (;;) {
    const group = readNext(tokens, at, run.digits.length, words);
    if (!group) break;
    const start = tokens[at]?.start ?? 0;
    const end = tokens[group.next - 1]?.end ?? start;
    run.groups.push({ digits: group.digits, start, end });
    run.digits += group.digits;
    run.spoken ||= group.spoken;
    run.next = group.next;
    run.end = end;
    at = skipBetween(tokens, group.next);
  }
  return run.digits === '' ? null : run;
}

/** "Two four oh…" heard as "to for oh…": first digits, where they are just what a number lacks. */
function withLeadingSoundAlikes(
  run: DigitRun,
  tokens: readonly Token[],
  words: NumberWords,
): DigitRun {
  if (!run.spoken || wholeLengths.has(run.digits.length)) return run;
  const leading: DigitRun['groups'] = [];
  for (let first = run.first - 1; first >= 0 && leading.length < 4; first -= 1) {
    const token = tokens[first];
    const digit = words.soundAlikes.get(token?.word ?? '');
    if (!token || digit === undefined) break;
    leading.unshift({ digits: String(digit), start: token.start, end: token.end });
    const digits = leading.map((group) => group.digits).join('') + run.digits;
    if (digits.length === 10 || digits.length === 7)
      return { ...run, digits, groups: [...leading, ...run.groups], first, start: token.start };
  }
  return run;
}

/** Every run of digits in a text, spoken, written or both, in order and without overlap. */
export function digitRuns(tokens: readonly Token[], words: NumberWords): DigitRun[] {
  const runs: DigitRun[] = [];
  for (let index = 0; index < tokens.length; ) {
    const run = readRun(tokens, index, words);
    if (run) runs.push(withLeadingSoundAlikes(run, tokens, words));
    index = run ? run.next : index + 1;
  }
  return runs;
}
