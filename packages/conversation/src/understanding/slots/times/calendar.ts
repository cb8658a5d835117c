import type { LocalDate } from '../time-zone.ts';

const dayLength = 24 * 60 * 60 * 1000;
const epochDay = (date: LocalDate) => Date.UTC(date.year, date.month - 1, date.day) / dayLength;

function fromEpochDay(day: number): LocalDate {
  const date = new Date(day * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Whole days from `from` to `to`; negative where `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return epochDay(to) - epochDay(from);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return fromEpochDay(epochDay(date) + days);
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The same day some months on; the month's last day where that month is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = date.year * 12 + date.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: Math.min(date.day, daysInMonth(year, month)) };
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: LocalDate): number {
  return (((epochDay(date) + 3) % 7) + 7) % 7;
}

/** The Monday of the date's week. */
export function mondayOf(date: LocalDate): LocalDate {
  return addDays(date, -weekdayOf(date));
}

/** The date as given, or null where the calendar has no such day. */
export function validDate(year: number, month: number, day: number): LocalDate | null {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return { year, month, day };
}

/** The next `month`/`day` from `today` on, today included; of a year where one is given. */
export function upcomingMonthDay(
  month: number,
  day: number,
  today: LocalDate,
  year?: number,
): LocalDate | null {
  if (year !== undefined) return validDate(year, month, day);
  for (let ahead = 0; ahead < 8; ahead += 1) {
    const date = validDate(today.year + ahead, month, day);
    if (date && daysBetween(today, date) >= 0) return date;
  }
  return null;
}

/** The next day of the month numbered `day`, today included. */
export function upcomingDayOfMonth(day: number, today: LocalDate): LocalDate | null {
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const { year, month } = addMonths({ ...today, day: 1 }, ahead);
    const date = validDate(year, month, day);
    if (date && daysBetween(today, date) >= 0) return date;
  }
  return null;
}

/** The next date that is both a `weekday` and the `day` of its month, within a year. */
export function upcomingWeekdayAndDay(
  weekday: number,
  day: number,
  today: LocalDate,
): LocalDate | null {
  for (let ahead = 0; ahead <= 12; ahead += 1) {
    const { year, month } = addMonths({ ...today, day: 1 }, ahead);
    const date = validDate(year, month, day);
    if (date && daysBetween(today, date) >= 0 && weekdayOf(date) === weekday) return date;
  }
  return null;
}
