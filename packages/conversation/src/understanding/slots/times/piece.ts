import type { LocalDate, LocalDateTime } from '../time-zone.ts';
import type { TimeExpression, TimeOptions } from './time-expression.ts';
import type { TimeWord } from './time-word.ts';
import type { TimeLexicon, Unit } from './time-words.ts';

/** A time as said: minutes after midnight, and whether it may as well be twelve hours later. */
export interface Clock {
  minutes: number;
  either: boolean;
}

/** One thing said about when, before it is joined with its neighbours. */
export interface Meaning extends Pick<TimeExpression, 'partOfDay' | 'relation'> {
  date?: LocalDate;
  endDate?: LocalDate;
  /** Other days the words can mean. */
  alternatives?: LocalDate[];
  clock?: Clock;
  endClock?: Clock;
  duration?: { count: number; unit: Unit };
  /** Set where the day was counted out, as in "two weeks from now". */
  counted?: true;
  /** Days after which a range's end given like this comes round again: "Friday to Monday". */
  repeats?: 'week' | 'month' | 'year';
}

/** A meaning and the words that carried it: `[first, next)`. */
export interface Piece extends Meaning {
  first: number;
  next: number;
}

/** What the words are read against. */
export interface Scene extends TimeOptions {
  today: LocalDateTime;
  lexicon: TimeLexicon;
  country: 'CA' | 'US';
}

/** One way of saying when: a pattern over the words' letters, and what it means. */
export interface Rule {
  pattern: RegExp;
  /** True where a bare number counts only because a day stands before it or a time was asked for. */
  loose?: true;
  /** Null where the letters fit but the values do not, as in "February 30". */
  read(words: readonly TimeWord[], scene: Scene): Meaning | null;
}

/** A way of saying when, by its pattern as it is written. */
export function rule(pattern: string, read: Rule['read'], loose?: true): Rule {
  return { pattern: new RegExp(pattern, 'y'), read, ...(loose ? { loose } : {}) };
}

/** The value of the `nth` word with one of the letters; undefined where there is none. */
export function wordValue(
  words: readonly TimeWord[],
  letters: string,
  nth = 0,
): number | undefined {
  return words.filter((word) => letters.includes(word.symbol))[nth]?.value;
}
