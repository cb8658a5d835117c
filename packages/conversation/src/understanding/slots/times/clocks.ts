import { addDays } from './calendar.ts';
import { type Clock, type Rule, wordValue } from './piece.ts';
import type { PartOfDay } from './time-expression.ts';
import type { TimeWord } from './time-word.ts';

type Read = Rule['read'];

/** By the value of `P` words; the last is tonight, which also names its day. */
const partsOfDay: readonly PartOfDay[] = [
  'morning',
  'midday',
  'afternoon',
  'evening',
  'night',
  'night',
];
const tonight = 5;

function clock(hour: number, minute: number, meridiem: number | undefined): Clock | null {
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59) return null;
  const minutes = (hour % 24) * 60 + minute;
  if (meridiem === undefined) return { minutes, either: hour >= 1 && hour <= 12 };
  // "15:30 pm" is said; "13 am" is a slip that leaves nothing certain but the figures.
  if (hour > 12 || hour === 0) return { minutes, either: false };
  return { minutes: (hour % 12) * 60 + minute + meridiem * 60, either: false };
}

/** `minutes` before or after the hour at `base`. */
function moved(base: Clock | null, minutes: number): Clock | null {
  return base ? { ...base, minutes: (base.minutes + minutes + 1440) % 1440 } : null;
}

/** The hour that "half past" and the like count from, in words such as "three" or "noon". */
function countedHour(words: readonly TimeWord[], nth: number): Clock | null {
  const fixed = wordValue(words, 'Z');
  if (fixed !== undefined) return { minutes: fixed, either: false };
  return clock(wordValue(words, 'N', nth) ?? -1, 0, wordValue(words, 'A'));
}

/** One time in English words, such as `hpN` "half past three" or `NNA` "two thirty pm". */
function englishClock(words: readonly TimeWord[]): Clock | null {
  const letters = words.map((word) => word.symbol).join('');
  const meridiem = wordValue(words, 'A');
  if (letters.startsWith('hp')) return moved(countedHour(words, 0), 30);
  if (letters.startsWith('qp')) return moved(countedHour(words, 0), 15);
  if (/^q[-B]/.test(letters)) return moved(countedHour(words, 0), -15);
  if (/^NU?p/.test(letters)) return moved(countedHour(words, 1), wordValue(words, 'N') ?? 0);
  if (/^NU?[-B]/.test(letters)) return moved(countedHour(words, 1), -(wordValue(words, 'N') ?? 0));
  const written = wordValue(words, 'CdJ');
  if (written !== undefined) return clock(Math.floor(written / 60), written % 60, meridiem);
  const fixed = wordValue(words, 'Z');
  if (fixed !== undefined) return { minutes: fixed, either: false };
  const [hour = -1, minute] = [wordValue(words, 'N'), wordValue(words, 'N', 1)];
  const isOh = letters.includes('0');
  if (minute !== undefined && (isOh ? minute > 9 : minute < 10)) return null;
  return clock(hour, minute ?? 0, meridiem);
}

/** One time in French words, such as `NKN` "quinze heures trente" or `NKpTq` "trois heures moins le quart". */
function frenchClock(words: readonly TimeWord[]): Clock | null {
  const letters = words.map((word) => word.symbol).join('');
  const fixed = wordValue(words, 'Z');
  const written = wordValue(words, 'C');
  const hour = wordValue(words, 'N') ?? -1;
  const base =
    fixed !== undefined
      ? { minutes: fixed, either: false }
      : written !== undefined
        ? clock(Math.floor(written / 60), written % 60, wordValue(words, 'A'))
        : clock(hour, 0, wordValue(words, 'A'));
  const named = wordValue(words, 'N', fixed === undefined ? 1 : 0);
  const minutes = letters.includes('h') ? 30 : letters.includes('q') ? 15 : (named ?? 0);
  if (minutes > 59) return null;
  return moved(base, letters.includes('p') ? -minutes : minutes);
}

const around = (words: readonly TimeWord[]) =>
  words.some((word) => word.symbol === 's') ? { relation: 'around' as const } : {};

const singleClock =
  (read: (words: readonly TimeWord[]) => Clock | null): Read =>
  (words) => {
    const found = read(words);
    return found ? { clock: found, ...around(words) } : null;
  };

/**
 * The second time of a range lends the first its half of the day ("2 to 4 pm"), unless the range
 * would then run backwards ("11 to 1 pm").
 */
function lend(from: Clock, to: Clock): Clock {
  if (!from.either || to.either) return from;
  const noon = 720;
  const early = from.minutes % noon;
  const late = early + noon;
  return { minutes: late < to.minutes ? late : early, either: false };
}

const clockRange =
  (read: (words: readonly TimeWord[]) => Clock | null, split: RegExp): Read =>
  (words) => {
    const at = split.exec(words.map((word) => word.symbol).join(''));
    if (!at) return null;
    const offset = at.index + (at[1]?.length ?? 0);
    const from = read(words.slice(at[0].startsWith('F') || at[0].startsWith('b') ? 1 : 0, offset));
    const to = read(words.slice(offset + 1));
    if (!from || !to) return null;
    return { clock: lend(from, to), endClock: to, relation: 'between' };
  };

/** One English time; see `englishTime` for its patterns. */
export const readEnglishClock = singleClock(englishClock);
export const readFrenchClock = singleClock(frenchClock);
export const readEnglishRange = clockRange(
  englishClock,
  /^((?:[Fb])?(?:q[-B][NZ]|NU[-B][NZ]|[^-&])[^-&]*)[-&]/,
);
export const readFrenchRange = clockRange(frenchClock, /^([^-&@]+(?:&[hq])?)[-&@]/);

/** "Eight thirty", before whatever goes on: a quarter of an hour, for eight twenty-two may be digits of anything. */
export const readQuarterHour: Read = (words, scene) => {
  const minute = wordValue(words, 'N', 1) ?? 0;
  return minute > 0 && minute % 15 === 0 ? readEnglishClock(words, scene) : null;
};

/** "The next evening". */
export const nextPart: Read = (words, { today }) => {
  const partOfDay = partsOfDay[wordValue(words, 'P') ?? 0];
  return partOfDay ? { partOfDay, date: addDays(today, 1) } : null;
};

/** "Wednesday evening next week": the day `read` finds and its part. */
export const withPart =
  (read: Read): Read =>
  (words, scene) => {
    const found = read(words, scene);
    const partOfDay = partsOfDay[wordValue(words, 'P') ?? 0];
    return found && partOfDay ? { ...found, partOfDay } : null;
  };

/** "In the morning"; "tonight" and "this afternoon" name today as well. */
export const readPart: Read = (words, { today }) => {
  const value = wordValue(words, 'P') ?? 0;
  const partOfDay = partsOfDay[value];
  if (!partOfDay) return null;
  if (wordValue(words, 'l') !== undefined) return { partOfDay, date: addDays(today, -1) };
  const named = value === tonight || wordValue(words, 't') !== undefined;
  return named ? { partOfDay, date: addDays(today, 0) } : { partOfDay };
};
