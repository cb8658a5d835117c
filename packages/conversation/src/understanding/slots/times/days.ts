import type { LocalDate } from '../time-zone.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  mondayOf,
  upcomingDayOfMonth,
  upcomingMonthDay,
  upcomingWeekdayAndDay,
  validDate,
  weekdayOf,
} from './calendar.ts';
import { upcomingHoliday } from './holidays.ts';
import { type Meaning, type Rule, type Scene, wordValue } from './piece.ts';
import type { TimeWord } from './time-word.ts';

type Read = Rule['read'];

const day = (date: LocalDate | null, rest: Meaning = {}): Meaning | null =>
  date ? { ...rest, date } : null;

const weekday = (words: readonly TimeWord[]) => wordValue(words, 'D') ?? 0;

/** "Friday": the next one; on a Friday today, or the one a week on. */
export const bareWeekday: Read = (words, { today }) => {
  const ahead = (weekday(words) - today.weekday + 7) % 7;
  const date = addDays(today, ahead);
  return {
    date,
    repeats: 'week',
    ...(ahead === 0 ? { alternatives: [addDays(today, 7)] } : {}),
  };
};

/** "Next Friday": the one of next week, though some mean the one that is days away. */
export const nextWeekday: Read = (words, { today }) => {
  const date = addDays(mondayOf(today), 7 + weekday(words));
  const nearer = addDays(date, -7);
  return {
    date,
    repeats: 'week',
    ...(daysBetween(today, nearer) > 0 ? { alternatives: [nearer] } : {}),
  };
};

/** "This Friday": this week's, or the next where this week's is past. */
export const thisWeekday: Read = (words, { today }) => {
  const date = addDays(mondayOf(today), weekday(words));
  return { date: daysBetween(today, date) < 0 ? addDays(date, 7) : date, repeats: 'week' };
};

/** "This coming Friday": the next after today. */
export const comingWeekday: Read = (words, { today }) => ({
  date: addDays(today, ((weekday(words) - today.weekday + 6) % 7) + 1),
  repeats: 'week',
});

/** "Last Friday": the one of last week. */
export const lastWeekday: Read = (words, { today }) => ({
  date: addDays(mondayOf(today), weekday(words) - 7),
});

/** "This past Friday": the last one before today. */
export const pastWeekday: Read = (words, { today }) => ({
  date: addDays(today, -(((today.weekday - weekday(words) + 6) % 7) + 1)),
});

/** "Thursday after next", "the Friday after", "jeudi en huit": a week on from the next one. */
export const weekdayAfterNext: Read = (words, scene) => {
  const date = bareWeekday(words, scene)?.date;
  return date ? { date: addDays(date, 7), repeats: 'week' } : null;
};

/** "Jeudi en huit", "en quinze": one week on, or two. */
export const weekdayInDays: Read = (words, scene) => {
  const weeks = { 8: 1, 15: 2 }[wordValue(words, 'N') ?? 0];
  const date = bareWeekday(words, scene)?.date;
  return date && weeks ? { date: addDays(date, 7 * weeks), repeats: 'week' } : null;
};

/** "Tuesday next week" and the like: the weekday of the week `weeks` from this one. */
export const weekdayOfWeek =
  (weeks: number): Read =>
  (words, { today }) => {
    if (wordValue(words, 'U') !== 3) return null;
    return { date: addDays(mondayOf(today), weekday(words) + 7 * weeks), repeats: 'week' };
  };

/** "A week on Friday". */
export const weekAfterWeekday: Read = (words, scene) => {
  if (wordValue(words, 'U') !== 3) return null;
  const date = bareWeekday(words, scene)?.date;
  return date ? { date: addDays(date, 7 * (wordValue(words, 'VN') ?? 1)) } : null;
};

/** "Tuesday the eleventh". */
export const weekdayAndDay: Read = (words, { today }) => {
  const said = wordValue(words, 'ON') ?? 0;
  const date = upcomingWeekdayAndDay(weekday(words), said, today);
  const bare = words.every(({ symbol }) => 'DN'.includes(symbol)) && said <= 12;
  // "Saturday nine" two months before such a Saturday is nine o'clock.
  if (bare && date && daysBetween(today, date) > daysAhead) return null;
  return day(date, { repeats: 'month' });
};

const daysAhead = 31;

/** "December 3rd", "the 3rd of December 2027", with or without its weekday. */
export const monthAndDay: Read = (words, { today }) => {
  const [month = 0, date = 0] = [wordValue(words, 'M'), wordValue(words, 'ON')];
  return day(upcomingMonthDay(month, date, today, wordValue(words, 'Y')), { repeats: 'year' });
};

/** "December 3rd to 8th". */
export const monthAndDays: Read = (words, scene) => {
  const start = monthAndDay(words, scene)?.date;
  const last = wordValue(words, 'ON', 1) ?? 0;
  if (!start) return null;
  const end = validDate(start.year, start.month, last);
  return end && daysBetween(start, end) >= 0 ? { date: start, endDate: end } : null;
};

/** "The 5th": the next 5th there is. */
export const dayOfMonth: Read = (words, { today }) =>
  day(upcomingDayOfMonth(wordValue(words, 'ON') ?? 0, today), { repeats: 'month' });

/** "The 5th of this month", "of next month". */
export const dayOfMonthAhead =
  (months: number): Read =>
  (words, { today }) => {
    if (wordValue(words, 'U') !== 5) return null;
    const { year, month } = addMonths({ ...today, day: 1 }, months);
    return day(validDate(year, month, wordValue(words, 'ON') ?? 0));
  };

/** `2026-12-03` or `12/3`. */
export const writtenDate: Read = (words, { today }) => {
  const written = wordValue(words, 'I') ?? 0;
  const year = Math.floor(written / 10000);
  const [month, date] = [Math.floor(written / 100) % 100, written % 100];
  return day(upcomingMonthDay(month, date, today, year || undefined), { repeats: 'year' });
};

export const relativeDay: Read = (words, { today }) => ({
  date: addDays(today, wordValue(words, 'R') ?? 0),
});

export const holiday: Read = (words, { today, lexicon, country }) => {
  const found = lexicon.holidays[wordValue(words, 'H') ?? -1];
  return found ? { date: upcomingHoliday(found, today, country) } : null;
};

/** "Labour Day weekend": with the Monday, where the holiday is one. */
export const longWeekend: Read = (words, scene) => {
  const date = holiday(words, scene)?.date;
  const span = weekAround(holiday)(words, scene);
  if (!date || !span?.endDate || wordValue(words, 'U') !== 4) return null;
  return daysBetween(span.endDate, date) === 1 ? { ...span, endDate: date } : span;
};

/** "The first Monday of December", "the last Friday of next month"; `months` where none is named. */
export const nthWeekday =
  (months: number): Read =>
  (words, { today }) => {
    const unit = wordValue(words, 'U');
    if (unit !== undefined && unit !== 5) return null;
    const named = wordValue(words, 'M');
    const { year, month } =
      named === undefined
        ? addMonths({ ...today, day: 1 }, months)
        : { year: today.year + (named < today.month ? 1 : 0), month: named };
    const nth = wordValue(words, 'O') ?? -1;
    const edge = nth > 0 ? { year, month, day: 1 } : addMonths({ year, month, day: 1 }, 1);
    const step = ((weekday(words) - weekdayOf(edge) + 7) % 7) + 7 * (nth > 0 ? nth - 1 : -1);
    const date = addDays(edge, step);
    return date.month === month ? { date } : null;
  };

/** "The week of the 18th", "the weekend of Halloween". */
export const weekAround =
  (read: Read): Read =>
  (words, scene: Scene) => {
    const date = read(words, scene)?.date;
    const unit = wordValue(words, 'U');
    if (!date || (unit !== 3 && unit !== 4)) return null;
    // The weekend of a Monday or Tuesday is the one before it.
    const monday = mondayOf(unit === 4 ? addDays(date, -2) : date);
    return { date: addDays(monday, unit === 4 ? 5 : 0), endDate: addDays(monday, 6) };
  };

/** "The week before Christmas", "the weekend before the 18th": the seven days up to it, or the last Saturday and Sunday. */
export const weekBefore =
  (read: Read): Read =>
  (words, scene: Scene) => {
    const date = read(words, scene)?.date;
    const unit = wordValue(words, 'U');
    if (!date || (unit !== 3 && unit !== 4)) return null;
    if (unit === 3) return { date: addDays(date, -7), endDate: addDays(date, -1) };
    const sunday = addDays(date, -1 - weekdayOf(date));
    return { date: addDays(sunday, -1), endDate: sunday };
  };
