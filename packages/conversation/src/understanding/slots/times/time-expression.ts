import type { Instant } from '../../../conversation.ts';
import type { LocalDate, LocalTime } from '../time-zone.ts';

export type PartOfDay = 'morning' | 'midday' | 'afternoon' | 'evening' | 'night';

/** One thing a caller said about when, resolved to the business's calendar and clock. */
export interface TimeExpression {
  text: string;
  start: number;
  end: number;
  /** The day, or the first of several. */
  date?: LocalDate;
  /** The last of several days, inclusive. */
  endDate?: LocalDate;
  /** The time, or the earliest of a range. */
  time?: LocalTime;
  /** The end of a range. */
  endTime?: LocalTime;
  partOfDay?: PartOfDay;
  /** How the time (or the day, where there is no time) is meant; absent: exactly. */
  relation?: 'after' | 'before' | 'around' | 'between';
  /** "The morning, ten if possible": the hour is what they would like best of it. */
  ifPossible?: true;
  /** True of a day the caller rules out: "any day but Monday", "not Friday". */
  excluded?: true;
  /** True of a day told as another that would do as well as the one before it. */
  alternative?: true;
  /** Of such a day: it is wanted beside the one before it, as a visit of its own. */
  another?: true;
  /** "The Wednesday before", "the day after", "that day": told of the day that is talked of. */
  beside?: 'before' | 'after' | 'same' | 'weekBefore' | 'weekAfter';
  /** "Same time": at the hour that the other visit has. */
  sameTime?: true;
  /** As a model wrote all of it, where no one day and hour hold what it says. */
  asWritten?: string;
  /** Every reading, the chosen one first, where a sensible listener would ask. */
  candidates?: { date?: LocalDate; time?: LocalTime }[];
}

export interface TimeOptions {
  now: Instant;
  /** An IANA zone. */
  timeZone: string;
  language?: 'en' | 'fr';
  /** The hours in which a bare "three" is likely meant: `[open, close)`, default 7 to 19. */
  usualHours?: { open: number; close: number };
  /** True just after the caller was asked when: a bare "three" or "two thirty" then counts. */
  expecting?: boolean;
  /** Whose holidays are meant, default `CA`. */
  country?: 'CA' | 'US';
}
