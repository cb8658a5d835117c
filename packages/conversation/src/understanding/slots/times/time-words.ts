import type { NumberWords } from '../words/number-words.ts';
import { readNumber } from '../words/read-number.ts';
import type { Token } from '../words/tokens.ts';
import type { Holiday } from './holidays.ts';
import { markShifts, nameOneAfter } from './other-weeks-and-shifts.ts';
import type { TimeWord } from './time-word.ts';

export const units = [
  'minute',
  'hour',
  'day',
  'week',
  'weekend',
  'month',
  'year',
  'business-day',
  'quarter',
] as const;
export type Unit = (typeof units)[number];

/** The words of a language: phrases of up to four words, each with its symbol and value. */
export interface TimeLexicon {
  numbers: NumberWords;
  /** Folded phrases, words parted by single spaces. */
  phrases: ReadonlyMap<string, { symbol: string; value: number }>;
  /** First words of the phrases that have several words. */
  openings: ReadonlySet<string>;
  /** Words dropped before anything is read: "uh", "um". */
  fillers: ReadonlySet<string>;
  /** Written after an hour, as in "15h30". */
  hourMarks: ReadonlySet<string>;
  /** Letters that stand for am and pm right after figures: "9p". */
  meridiemMarks: ReadonlyMap<string, number>;
  /** Words recognition writes for an hour, trusted only right after "at". */
  atHomophones: ReadonlyMap<string, number>;
  /** The holidays by the value of their `H` words. */
  holidays: readonly Holiday[];
  /** Suffixes of written ordinals: "5th", "1er". */
  ordinalMarks: ReadonlySet<string>;
  /** Whether "12/3" is the third of December. */
  monthFirst: boolean;
}

/** Builds a lexicon's phrase table from lines of `symbol value phrase|phrase|…`. */
export function phraseTable(lines: string): Pick<TimeLexicon, 'phrases' | 'openings'> {
  const phrases = new Map<string, { symbol: string; value: number }>();
  for (const line of lines.trim().split('\n')) {
    const [symbol = '.', value = '0', ...rest] = line.trim().split(' ');
    for (const phrase of rest.join(' ').split('|'))
      phrases.set(phrase, { symbol, value: Number(value) });
  }
  const several = [...phrases.keys()].filter((phrase) => phrase.includes(' '));
  return { phrases, openings: new Set(several.map((phrase) => phrase.split(' ')[0] ?? '')) };
}

interface Reading {
  symbol: string;
  value: number;
  next: number;
}

const glued = (tokens: readonly Token[], index: number) =>
  tokens[index] !== undefined && tokens[index]?.start === tokens[index - 1]?.end;

const figures = (token: Token | undefined) =>
  token?.kind === 'digits' && token.word.length <= 4 ? Number(token.word) : Number.NaN;

function readClockFigures(tokens: readonly Token[], index: number, lexicon: TimeLexicon) {
  const hour = figures(tokens[index]);
  const mark = tokens[index + 1]?.word ?? '';
  const minute = figures(tokens[index + 2]);
  const isHourMark = lexicon.hourMarks.has(mark);
  if (!(hour <= 24)) return null;
  if (mark !== ':' && mark !== '.' && !isHourMark) return null;
  const minuteFits = tokens[index + 2]?.word.length === 2 && minute < 60;
  const together = isHourMark || (glued(tokens, index + 1) && glued(tokens, index + 2));
  if (!minuteFits || !together) return null;
  let next = index + 3;
  if (tokens[next]?.word === ':' && glued(tokens, next) && figures(tokens[next + 1]) < 60)
    next += 2;
  return { symbol: mark === '.' ? 'd' : 'C', value: (hour % 24) * 60 + minute, next };
}

function readDateFigures(tokens: readonly Token[], index: number, lexicon: TimeLexicon) {
  const mark = tokens[index + 1]?.word ?? '';
  if (mark !== '-' && mark !== '/') return null;
  if (!glued(tokens, index + 1) || !glued(tokens, index + 2)) return null;
  const parts = [figures(tokens[index]), figures(tokens[index + 2])];
  let next = index + 3;
  if (tokens[next]?.word === mark && glued(tokens, next) && glued(tokens, next + 1)) {
    parts.push(figures(tokens[next + 1]));
    next += 2;
  } else if (mark === '-') return null;
  const [first = 0, second = 0, third = 0] = parts;
  if (first > 1900) return { symbol: 'I', value: first * 10000 + second * 100 + third, next };
  const [month, day] =
    (lexicon.monthFirst && first <= 12) || second > 12 ? [first, second] : [second, first];
  if (!(month <= 12 && day <= 31 && month > 0 && day > 0)) return null;
  const year = third > 0 && third < 100 ? third + 2000 : third;
  return { symbol: 'I', value: year * 10000 + month * 100 + day, next };
}

function readFigures(tokens: readonly Token[], index: number, lexicon: TimeLexicon): Reading {
  if ('$€£'.includes(tokens[index - 1]?.word ?? '.'))
    return { symbol: '.', value: 0, next: index + 1 };
  const clock = readClockFigures(tokens, index, lexicon);
  if (clock) return clock;
  const date = readDateFigures(tokens, index, lexicon);
  if (date) return date;
  const value = figures(tokens[index]);
  const isOrdinal =
    glued(tokens, index + 1) && lexicon.ordinalMarks.has(tokens[index + 1]?.word ?? '');
  if (isOrdinal && value <= 31) return { symbol: 'O', value, next: index + 2 };
  const next = index + 1;
  if (value < 100) return { symbol: 'N', value, next };
  if (value >= 1900 && value <= 2100) return { symbol: 'Y', value, next };
  const [hour, minute] = [Math.floor(value / 100), value % 100];
  if (hour < 24 && minute < 60) return { symbol: 'J', value: hour * 60 + minute, next };
  return { symbol: '.', value: 0, next };
}

function readPhrase(tokens: readonly Token[], index: number, lexicon: TimeLexicon): Reading | null {
  const word = tokens[index]?.word ?? '';
  if (lexicon.openings.has(word))
    for (let length = 4; length > 1; length -= 1) {
      const several = tokens.slice(index, index + length).map((token) => token.word);
      const found = several.length === length ? lexicon.phrases.get(several.join(' ')) : undefined;
      if (found) return { ...found, next: index + length };
    }
  const found = lexicon.phrases.get(word);
  return found ? { ...found, next: index + 1 } : null;
}

function readWord(tokens: readonly Token[], index: number, lexicon: TimeLexicon): Reading {
  const token = tokens[index];
  if (token?.kind === 'digits') return readFigures(tokens, index, lexicon);
  const mark = lexicon.meridiemMarks.get(token?.word ?? '');
  if (mark !== undefined && glued(tokens, index) && tokens[index - 1]?.kind === 'digits')
    return { symbol: 'A', value: mark, next: index + 1 };
  const phrase = readPhrase(tokens, index, lexicon);
  if (phrase) return phrase;
  const number = readNumber(tokens, index, lexicon.numbers);
  if (!number) return { symbol: '.', value: 0, next: index + 1 };
  const { value, next } = number;
  if (number.ordinal) return { symbol: value <= 31 ? 'O' : '.', value, next };
  if (value < 100) return { symbol: 'N', value, next };
  return { symbol: value >= 1900 && value <= 2100 ? 'Y' : '.', value, next };
}

/** "Sat" and "sun" are weekdays beside a day's usual company, as in "on sat" or "sun 5th". */
function settleWeekday(word: TimeWord, before?: TimeWord, after?: TimeWord): TimeWord {
  if (word.symbol !== 'W') return word;
  const isWeekday =
    'nxtclFaBb-&'.includes(before?.symbol ?? '.') || 'NOPCM@'.includes(after?.symbol ?? '.');
  return { ...word, symbol: isWeekday ? 'D' : '.' };
}

/** Whether a token is the hyphen of "five-thirty", which says no more than a space. */
function isInnerHyphen(tokens: readonly Token[], index: number, words: NumberWords): boolean {
  if (tokens[index]?.word !== '-' || !glued(tokens, index) || !glued(tokens, index + 1))
    return false;
  return (
    words.units.has(tokens[index - 1]?.word ?? '') && words.tens.has(tokens[index + 1]?.word ?? '')
  );
}

const beforePronoun = new Set(
  'the that this which another other same new any no first last bigger smaller cheaper big small'.split(
    ' ',
  ),
);

/** "That one" is no hour; "the one thirty slot" has one. */
function markPronouns(tokens: readonly Token[], words: TimeWord[]): void {
  const oneAt = new Set(
    tokens.flatMap(({ word, start }, index) =>
      word === 'one' && beforePronoun.has(tokens[index - 1]?.word ?? '') ? [start] : [],
    ),
  );
  for (const [index, word] of words.entries())
    if (oneAt.has(word.start) && !'NKA0C'.includes(words[index + 1]?.symbol ?? '.'))
      words[index] = { ...word, symbol: '.' };
}

/** Every word of a sentence with its meaning, fillers left out. */
export function readTimeWords(allTokens: readonly Token[], lexicon: TimeLexicon): TimeWord[] {
  const tokens = allTokens.filter(
    (token, index) =>
      !lexicon.fillers.has(token.word) && !isInnerHyphen(allTokens, index, lexicon.numbers),
  );
  const words: TimeWord[] = [];
  for (let index = 0; index < tokens.length; ) {
    const hour =
      words.at(-1)?.symbol === '@'
        ? lexicon.atHomophones.get(tokens[index]?.word ?? '')
        : undefined;
    const { symbol, value, next } =
      hour === undefined
        ? readWord(tokens, index, lexicon)
        : { symbol: 'N', value: hour, next: index + 1 };
    const start = tokens[index]?.start ?? 0;
    words.push({ symbol, value, start, end: tokens[next - 1]?.end ?? start });
    index = next;
  }
  markPronouns(tokens, words);
  markShifts(tokens, words);
  return nameOneAfter(tokens, words).map((word, index) =>
    settleWeekday(word, words[index - 1], words[index + 1]),
  );
}
