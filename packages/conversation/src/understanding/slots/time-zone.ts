import type { Instant } from '../../conversation.ts';

/** A day of the calendar: `month` 1–12, `day` 1–31. */
export interface LocalDate {
  year: number;
  month: number;
  day: number;
}

/** A time on the clock: `hour` 0–23, `minute` 0–59. */
export interface LocalTime {
  hour: number;
  minute: number;
}

/** What the wall clock and the calendar show. `weekday` is 0 for Monday to 6 for Sunday. */
export interface LocalDateTime extends LocalDate, LocalTime {
  weekday: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs a thousand times what using it does, so each zone's is kept. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const kept = formatters.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}

/** The wall clock in `timeZone` read as though it were UTC, in epoch milliseconds. */
function wallClock(instant: Instant, timeZone: string): number {
  const fields = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  for (const part of formatterFor(timeZone).formatToParts(instant))
    if (part.type in fields) Object.assign(fields, { [part.type]: Number(part.value) });
  const { year, month, day, hour, minute, second } = fields;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * What clocks and calendars in `timeZone` (an IANA name) show at `instant`.
 * Throws a RangeError for a zone that does not exist.
 */
export function localDateTime(instant: Instant, timeZone: string): LocalDateTime {
  const shown = new Date(wallClock(instant, timeZone));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    weekday: (shown.getUTCDay() + 6) % 7,
  };
}

/**
 * The instant at which clocks in `timeZone` show `time` on `date`. A time the clocks skip in spring
 * moves forward by what was skipped; of a time they show twice in autumn, the first is meant
 * (the `compatible` rule of ECMAScript's Temporal).
 */
export function instantOf(date: LocalDate, time: LocalTime, timeZone: string): Instant {
  const day = 24 * 60 * 60 * 1000;
  const wall = Date.UTC(date.year, date.month - 1, date.day, time.hour, time.minute);
  const offsetAt = (instant: Instant) => wallClock(instant, timeZone) - instant;
  const before = wall - offsetAt(wall - day);
  const after = wall - offsetAt(wall + day);
  const shown = [before, after].filter((instant) => wallClock(instant, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : before;
}
