import type { LocalDate } from '../time-zone.ts';
import { addDays, daysBetween, mondayOf, weekdayOf } from './calendar.ts';

export type Holiday =
  | 'new-year'
  | 'new-years-eve'
  | 'valentine'
  | 'easter'
  | 'good-friday'
  | 'saint-jean'
  | 'canada-day'
  | 'independence-day'
  | 'labour-day'
  | 'thanksgiving'
  | 'halloween'
  | 'remembrance-day'
  | 'christmas-eve'
  | 'christmas'
  | 'boxing-day'
  | 'martin-luther-king-day'
  | 'family-day'
  | 'victoria-day'
  | 'memorial-day'
  | 'truth-and-reconciliation';

const fixed: Partial<Record<Holiday, [month: number, day: number]>> = {
  'new-year': [1, 1],
  'new-years-eve': [12, 31],
  valentine: [2, 14],
  'saint-jean': [6, 24],
  'canada-day': [7, 1],
  'independence-day': [7, 4],
  halloween: [10, 31],
  'remembrance-day': [11, 11],
  'christmas-eve': [12, 24],
  christmas: [12, 25],
  'boxing-day': [12, 26],
  'truth-and-reconciliation': [9, 30],
};

/** Western Easter Sunday, by the anonymous Gregorian computus (Meeus, Astronomical Algorithms). */
function easterOf(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skipped = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * sunday) / 451);
  const days = moon + sunday - 7 * late + 114;
  return { year, month: Math.floor(days / 31), day: (days % 31) + 1 };
}

/** The `nth` Monday (0) … Sunday (6) of a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): LocalDate {
  const first = { year, month, day: 1 };
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}

function inYear(holiday: Holiday, year: number, country: 'CA' | 'US'): LocalDate {
  const day = fixed[holiday];
  if (day) return { year, month: day[0], day: day[1] };
  if (holiday === 'martin-luther-king-day') return nthWeekday(year, 1, 0, 3);
  if (holiday === 'family-day') return nthWeekday(year, 2, 0, 3);
  // The Monday before May 25, and the last of May.
  if (holiday === 'victoria-day') return mondayOf({ year, month: 5, day: 24 });
  if (holiday === 'memorial-day') return mondayOf({ year, month: 5, day: 31 });
  if (holiday === 'labour-day') return nthWeekday(year, 9, 0, 1);
  if (holiday === 'thanksgiving')
    return country === 'CA' ? nthWeekday(year, 10, 0, 2) : nthWeekday(year, 11, 3, 4);
  return holiday === 'good-friday' ? addDays(easterOf(year), -2) : easterOf(year);
}

/** The day a caller means by a holiday's name: the next one, today included. */
export function upcomingHoliday(
  holiday: Holiday,
  today: LocalDate,
  country: 'CA' | 'US',
): LocalDate {
  const date = inYear(holiday, today.year, country);
  return daysBetween(today, date) >= 0 ? date : inYear(holiday, today.year + 1, country);
}
