import type { Instant } from '../conversation.ts';
import {
  instantOf,
  type LocalDate,
  type LocalTime,
  localDateTime,
} from '../understanding/slots/time-zone.ts';
import {
  type BusinessHours,
  type DayHours,
  type HoursException,
  type OpenPeriod,
  type Weekday,
  weekdays,
} from './business.ts';

/** A span of opening, in minutes of its day; `close` beyond 1440 is on the next day. */
export interface Span {
  open: number;
  close: number;
}

/** What is known of one date. `unknown` where the owner's entry cannot be read: never a guess. */
export interface DayOpening {
  date: LocalDate;
  weekday: Weekday;
  state: 'open' | 'closed' | 'unknown';
  /** In order; empty unless open. */
  spans: Span[];
  allDay: boolean;
  /** The exception these hours come from, rather than from the week. */
  exception: HoursException | null;
}

const wholeDay = 24 * 60;

/** Minutes since midnight of `HH:MM` (or `9:30 PM`); null when it is not a time. */
function minutesOf(text: string | undefined): number | null {
  const read = /^\s*(\d{1,2}):(\d{2})(?::\d{2})?\s*(am|pm)?\s*$/i.exec(text ?? '');
  if (!read) return null;
  const [hour, minute] = [Number(read[1]), Number(read[2])];
  const half = read[3]?.toLowerCase();
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half && (hour < 1 || hour > 12)) return null;
  if (!half) return hour * 60 + minute;
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;
}

/** Reads one span; `00:00` to `00:00`, `23:59` or `24:00` is the whole day. */
function spanOf({ open, close }: OpenPeriod): Span | null {
  const [from, to] = [minutesOf(open), minutesOf(close)];
  if (from === null || to === null || from === wholeDay) return null;
  if (from === 0 && (to === 0 || to >= wholeDay - 1)) return { open: 0, close: wholeDay };
  if (from === to) return null;
  return { open: from, close: to > from ? to : to + wholeDay };
}

function read(day: DayHours | undefined): Pick<DayOpening, 'state' | 'spans' | 'allDay'> {
  const unknown = { state: 'unknown', spans: [], allDay: false } as const;
  if (!day) return { ...unknown, spans: [] };
  if (day.isClosed) return { state: 'closed', spans: [], allDay: false };
  const spans: Span[] = [];
  for (const period of [day, ...(day.more ?? [])]) {
    const span = spanOf(period);
    if (!span || span.open < (spans.at(-1)?.close ?? 0)) return { ...unknown, spans: [] };
    spans.push(span);
  }
  const first = spans[0];
  const allDay = first?.open === 0 && first.close === wholeDay;
  return { state: 'open', spans, allDay };
}

/** `2026-12-24`. */
export function isoDate({ year, month, day }: LocalDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A day as `isoDate` writes it. */
export function readDay(written: string): LocalDate {
  const [year = 0, month = 1, day = 1] = written.split('-').map(Number);
  return { year, month, day };
}

/** The date `days` later, or earlier where negative. */
export function addDays({ year, month, day }: LocalDate, days: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function weekdayNamed(date: LocalDate): Weekday {
  const sundayFirst = new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? 'monday';
}

/** What the week says of a weekday, exceptions left aside. */
export function weekdayOpening(hours: BusinessHours | null, weekday: Weekday) {
  return read(hours?.[weekday]);
}

/**
 * The hours between the earliest opening and the latest closing of the week, in which a bare "seven"
 * is likely meant. Null where they are unknown or go around the clock.
 */
export function usualHours(hours: BusinessHours | null): { open: number; close: number } | null {
  const spans = weekdays.flatMap((weekday) => weekdayOpening(hours, weekday).spans);
  if (spans.length === 0) return null;
  const open = Math.min(...spans.map((span) => span.open));
  const close = Math.max(...spans.map((span) => span.close));
  if (close - open >= wholeDay) return null;
  return { open: Math.floor(open / 60), close: Math.min(24, Math.ceil(close / 60)) };
}

/** What is known of a date: its exception where there is one, otherwise its weekday. */
export function openingOn(hours: BusinessHours | null, date: LocalDate): DayOpening {
  const weekday = weekdayNamed(date);
  const exception = hours?.exceptions?.find((one) => one.date === isoDate(date)) ?? null;
  return { date, weekday, exception, ...read(exception ?? hours?.[weekday]) };
}

/** The hour and minute of so many minutes after midnight. */
export function timeOf(minutes: number): LocalTime {
  return { hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** The instants a date's spans begin and end, in order. */
export function stretchesOn(hours: BusinessHours | null, date: LocalDate, timeZone: string) {
  return openingOn(hours, date).spans.map(({ open, close }) => {
    const closingDay = close >= wholeDay ? addDays(date, 1) : date;
    return {
      from: instantOf(date, timeOf(open), timeZone),
      to: instantOf(closingDay, timeOf(close % wholeDay), timeZone),
    };
  });
}

function stretchAt(hours: BusinessHours | null, instant: Instant, timeZone: string) {
  const today = localDateTime(instant, timeZone);
  return [addDays(today, -1), today]
    .flatMap((date) => stretchesOn(hours, date, timeZone))
    .find(({ from, to }) => from <= instant && instant < to);
}

/** Whether the doors are open at `instant`, a night that began the day before included. */
export function isOpenAt(
  hours: BusinessHours | null,
  instant: Instant,
  timeZone: string,
): 'open' | 'closed' | 'unknown' {
  if (stretchAt(hours, instant, timeZone)) return 'open';
  const { state } = openingOn(hours, localDateTime(instant, timeZone));
  return state === 'unknown' ? 'unknown' : 'closed';
}

/**
 * When the doors next open after `instant`, within two weeks. Null when that is not known: an
 * unreadable day comes first, or nothing opens.
 */
export function nextOpening(
  hours: BusinessHours | null,
  instant: Instant,
  timeZone: string,
): Instant | null {
  const today = localDateTime(instant, timeZone);
  for (let days = 0; days <= 14; days += 1) {
    const date = addDays(today, days);
    if (openingOn(hours, date).state === 'unknown') return null;
    const next = stretchesOn(hours, date, timeZone).find(({ from }) => from > instant);
    if (next) return next.from;
  }
  return null;
}

/** When the doors open at `instant` close; null when closed, unknown or open around the clock. */
export function closingTime(
  hours: BusinessHours | null,
  instant: Instant,
  timeZone: string,
): Instant | null {
  let closing = stretchAt(hours, instant, timeZone)?.to ?? null;
  for (let days = 0; days <= 7 && closing !== null; days += 1) {
    const further = stretchAt(hours, closing, timeZone);
    if (!further) return closing;
    closing = further.to;
  }
  return null;
}
