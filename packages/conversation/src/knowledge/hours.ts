import type { Instant } from '../conversation.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { BusinessHours, HoursException, OpenPeriod, Weekday } from './business.ts';

/** What is known of one date. `unknown` where the owner's entry cannot be read: never a guess. */
export interface DayOpening {
  date: LocalDate;
  weekday: Weekday;
  state: 'open' | 'closed' | 'unknown';
  /** In order; empty unless open. */
  periods: OpenPeriod[];
  allDay: boolean;
  /** The exception these hours come from, rather than from the week. */
  exception: HoursException | null;
}

export function openingOn(_hours: BusinessHours | null, date: LocalDate): DayOpening {
  return { date, weekday: 'monday', state: 'unknown', periods: [], allDay: false, exception: null };
}

export function isOpenAt(
  _hours: BusinessHours | null,
  _instant: Instant,
  _timeZone: string,
): 'open' | 'closed' | 'unknown' {
  return 'unknown';
}

/** When the doors next open, strictly after `instant`, within two weeks; null when not known. */
export function nextOpening(
  _hours: BusinessHours | null,
  _instant: Instant,
  _timeZone: string,
): Instant | null {
  return null;
}

/** When the period open at `instant` ends; null when closed, unknown or open around the clock. */
export function closingTime(
  _hours: BusinessHours | null,
  _instant: Instant,
  _timeZone: string,
): Instant | null {
  return null;
}
