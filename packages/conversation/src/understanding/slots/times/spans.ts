import { tableOf } from '../../../table-of.ts';
import { type LocalDate, localDateTime } from '../time-zone.ts';
import { addDays, addMonths, daysBetween, daysInMonth, mondayOf, weekdayOf } from './calendar.ts';
import { relativeDay } from './days.ts';
import { type Meaning, type Rule, wordValue } from './piece.ts';
import type { PartOfDay } from './time-expression.ts';
import type { TimeWord } from './time-word.ts';
import { type Unit, units } from './time-words.ts';

type Read = Rule['read'];

const unitOf = (words: readonly TimeWord[]): Unit | undefined => units[wordValue(words, 'U') ?? -1];

/** `days` business days after `date`, Saturdays and Sundays left out. */
function addBusinessDays(date: LocalDate, days: number): LocalDate {
  let current = date;
  for (let left = Math.min(days, 400); left > 0; ) {
    current = addDays(current, 1);
    if (weekdayOf(current) < 5) left -= 1;
  }
  return current;
}

/** The date `count` units after `date`; null for units shorter than a day. */
export function shift(date: LocalDate, count: number, unit: Unit): LocalDate | null {
  if (!Number.isInteger(count) || Math.abs(count) > 400) return null;
  if (unit === 'day') return addDays(date, count);
  if (unit === 'week' || unit === 'weekend') return addDays(date, 7 * count);
  if (unit === 'month') return addMonths(date, count);
  if (unit === 'quarter') return addMonths(date, 3 * count);
  if (unit === 'year') return addMonths(date, 12 * count);
  return unit === 'business-day' ? addBusinessDays(date, count) : null;
}

function monthSpan(year: number, month: number): Meaning {
  return { date: { year, month, day: 1 }, endDate: { year, month, day: daysInMonth(year, month) } };
}

/** "Next week", "this weekend", "last month": the unit `offset` from the one today is in. */
export const unitSpan =
  (offset: number): Read =>
  (words, { today }) => {
    const unit = unitOf(words);
    const minutes = today.hour * 60 + today.minute;
    const hourFromNow: Meaning = {
      date: addDays(today, 0),
      clock: { minutes, either: false },
      endClock: { minutes: (minutes + 60) % 1440, either: false },
      relation: 'between',
    };
    const monday = addDays(mondayOf(today), 7 * offset);
    if (unit === 'week') return { date: monday, endDate: addDays(monday, 6) };
    if (unit === 'weekend') return { date: addDays(monday, 5), endDate: addDays(monday, 6) };
    const { year, month } = addMonths({ ...today, day: 1 }, offset);
    if (unit === 'month') return monthSpan(year, month);
    const ahead = today.year + offset;
    if (unit === 'year')
      return {
        date: { year: ahead, month: 1, day: 1 },
        endDate: { year: ahead, month: 12, day: 31 },
      };
    if (unit === 'hour' && offset === 1) return hourFromNow;
    return unit === 'day' && offset === 0 ? { date: addDays(today, 0) } : null;
  };

/** "The first week of December"; the week of the 1st counts if most of it is in the month. */
export const weekOfMonth =
  (months: number): Read =>
  (words, { today }) => {
    const [nth = 1, named] = [wordValue(words, 'O'), wordValue(words, 'M')];
    const isWeek = unitOf(words) === 'week' && nth < 6;
    const isMonth = named !== undefined || wordValue(words, 'U', 1) === units.indexOf('month');
    if (!isWeek || !isMonth) return null;
    const ahead = named === undefined ? months : (named - today.month + 12) % 12;
    const first = addMonths({ ...today, day: 1 }, ahead);
    const monday = addDays(mondayOf(first), 7 * (nth - (weekdayOf(first) < 4 ? 1 : 0)));
    return { date: monday, endDate: addDays(monday, 6) };
  };

/** "The weekend", which alone among the units means this one without saying so. */
export const bareWeekend: Read = (words, scene) =>
  unitOf(words) === 'weekend' ? unitSpan(0)(words, scene) : null;

/** A month that is no everyday word or first name, and so needs nothing around it. */
export const plainMonth: Read = (words, scene) =>
  [3, 4, 5, 6, 8].includes(wordValue(words, 'M') ?? 3) ? null : namedMonth(words, scene);

/** "In December": the month that is running or comes next, or that of the year given. */
export const namedMonth: Read = (words, { today }) => {
  const month = wordValue(words, 'M') ?? 1;
  const ahead = month < today.month ? 1 : 0;
  const year = wordValue(words, 'Y');
  return year === undefined
    ? { ...monthSpan(today.year + ahead, month), repeats: 'year' }
    : monthSpan(year, month);
};

/** "In two weeks", "three days from now", "dans une heure". `sign` -1 looks back. */
export const fromNow =
  (sign: 1 | -1): Read =>
  (words, { now, timeZone, today }) => {
    const unit = unitOf(words);
    const count = (wordValue(words, 'NV') ?? 1) * sign;
    if (unit === 'minute' || unit === 'hour') {
      const length = unit === 'minute' ? 60_000 : 3_600_000;
      const { hour, minute, ...date } = localDateTime(now + count * length, timeZone);
      return { date: addDays(date, 0), clock: { minutes: hour * 60 + minute, either: false } };
    }
    const date = unit ? shift(today, count, unit) : null;
    return date ? { date, counted: true } : null;
  };

/** "The next three days", "within two weeks": from tomorrow on, or from today. */
export const comingUnits =
  (firstDay: 0 | 1): Read =>
  (words, { today }) => {
    const unit = unitOf(words);
    const last = unit ? shift(today, wordValue(words, 'NV') ?? 1, unit) : null;
    if (!last || daysBetween(today, last) < 1) return null;
    return { date: addDays(today, firstDay), endDate: last };
  };

/** "Two weeks", to be counted from a day that is named next. */
export const duration: Read = (words) => {
  const unit = unitOf(words);
  return unit ? { duration: { count: wordValue(words, 'NV') ?? 1, unit } } : null;
};

/** "The end of tomorrow", "mid today", "later today": a day and the part of it. */
export const partOfRelativeDay: Read = (words, scene) => {
  const found = relativeDay(words, scene);
  const part = words.find((word) => word.symbol in partNamed)?.symbol ?? 'S';
  const partOfDay = partNamed[part];
  return found && partOfDay ? { ...found, partOfDay } : null;
};

const partNamed: Readonly<Record<string, PartOfDay>> = tableOf({
  S: 'morning',
  m: 'midday',
  E: 'afternoon',
  L: 'afternoon',
});

/** Narrows a week, month or year to its start, middle or end. */
function narrow(span: Meaning, part: string): Meaning | null {
  const { date, endDate } = span;
  if (!date || !endDate) return null;
  const length = daysBetween(date, endDate) + 1;
  const cut = (from: number, to: number) => ({
    date: addDays(date, Math.round(from * length)),
    endDate: addDays(date, Math.round(to * length) - 1),
  });
  if (part === 'S') return length < 8 ? cut(0, 3 / 7) : cut(0, 1 / 3);
  if (part === 'm') return length < 8 ? cut(2 / 7, 4 / 7) : cut(9 / length, 20 / length);
  return length < 8 ? cut(3 / 7, 1) : cut(2 / 3, 1);
}

/** "The end of the month", "early next week": a part of what `read` finds. */
export const partOfSpan =
  (read: Read): Read =>
  (words, scene) => {
    const span = read(words, scene);
    const part = words.find((word) => 'SmEL'.includes(word.symbol))?.symbol ?? 'S';
    if (!span) return null;
    if (part !== 'L') return narrow(span, part);
    const { date, endDate } = span;
    if (!date || !endDate) return null;
    return daysBetween(scene.today, date) > 0
      ? narrow(span, 'E')
      : { ...span, date: addDays(scene.today, 0) };
  };
