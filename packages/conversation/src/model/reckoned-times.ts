import { daysNamedIn } from '../knowledge/day-rules.ts';
import { addDays, isoDate, readDay } from '../knowledge/hours.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import { rememberingOf } from '../remembering.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { addMonths, daysBetween, weekdayOf } from '../understanding/slots/times/calendar.ts';
import type { Grounds, Passage } from './grounds.ts';
import { numbersIn, ordinalsIn } from './numbers-in.ts';
import { shared, speaksOf, withDigits } from './standing-words.ts';
import type { WrittenNumber } from './written-numbers.ts';

/** A length of time as an owner wrote it. */
interface WrittenLength {
  days: number;
  months: number;
}

const lengthWritten =
  /\b(\d{1,3}|an?|one|une?)[ -](hours?|heures?|hrs?|days?|jours?|weeks?|wks?|semaines?|months?|mois|years?|yrs?|ans?|annees?)\b/g;

const lengthOf = (count: number, unit: string): WrittenLength => {
  if (/^h/.test(unit)) return { days: count / 24, months: 0 };
  if (/^(?:d|j)/.test(unit)) return { days: count, months: 0 };
  if (/^(?:w|s)/.test(unit)) return { days: count * 7, months: 0 };
  return { days: 0, months: /^m/.test(unit) ? count : count * 12 };
};

const lengthsOf = rememberingOf(({ folded }: Passage): readonly WrittenLength[] =>
  [...withDigits(folded).matchAll(lengthWritten)].map(([, count = '', unit = '']) =>
    lengthOf(/\d/.test(count) ? Number(count) : 1, unit),
  ),
);

const months = monthNames.split('|');
const monthsOf = (text: string) =>
  months.flatMap((name, at) => (new RegExp(`\\b${name}\\b`).test(text) ? (at % 12) + 1 : []));

const todayOf = ({ now, receptionist }: Grounds): LocalDate =>
  localDateTime(now, receptionist.profile.knowledge.timeZone);

/** The lengths an owner wrote in words that the sentence speaks of. */
function lengthsTold(folded: string, grounds: Grounds): WrittenLength[] {
  return grounds.passages
    .filter((passage) => passage.kind !== 'shop')
    .flatMap((passage) => {
      const lengths = lengthsOf(passage).filter(({ days }) => Number.isInteger(days));
      return lengths.length > 0 && shared(passage, folded, grounds) > 0 ? lengths : [];
    });
}

const shifted = (day: LocalDate, { days, months: by }: WrittenLength, sign: 1 | -1) =>
  addMonths(addDays(day, sign * days), sign * by);

/** "Three weeks from today is the twentieth": a day that an owner's length leads to from one that may be named. */
export function isReckonedDay(date: LocalDate, folded: string, grounds: Grounds): boolean {
  if (promises.test(folded)) return false;
  const from = [todayOf(grounds), ...[...grounds.days].map(readDay)];
  const wanted = isoDate(date);
  return lengthsTold(folded, grounds).some((length) =>
    from.some((day) =>
      ([1, -1] as const).some((sign) => isoDate(shifted(day, length, sign)) === wanted),
    ),
  );
}

/** "The nineteenth is a Saturday": the weekday of a day that may be named, told beside its number. */
export function isItsWeekday(text: string, folded: string, { days }: Grounds): boolean {
  const named = daysNamedIn(fold(text));
  const numbers = new Set([...ordinalsIn(folded), ...numbersIn(folded)]);
  return [...days].map(readDay).some((date) => {
    return named.has(weekdayOf(date)) && numbers.has(date.day);
  });
}

/** "Two months ago", to who named the month that was. */
export function isMonthTold({ month }: LocalDate, text: string, { caller }: Grounds): boolean {
  return /\bago$|^il y a\b/.test(text.trim()) && monthsOf(caller).includes(month);
}

/** "March and six months, so until September": months that an owner's length leads to from one the caller named. */
export function areReckonedMonths(text: string, folded: string, grounds: Grounds): boolean {
  const named = monthsOf(text);
  const from = [...monthsOf(grounds.caller), todayOf(grounds).month];
  const reached = new Set(
    lengthsTold(folded, grounds).flatMap(({ months: by, days }) =>
      days > 0 ? [] : from.map((month) => ((month - 1 + by) % 12) + 1),
    ),
  );
  return (
    named.some((month) => reached.has(month)) &&
    named.every((month) => reached.has(month) || from.includes(month))
  );
}

const apart =
  /^[ -](days?|jours?|weeks?|semaines?|months?|mois)\b(?: (?:away|out|off|from (?:now|today)|left|ago|notice|ahead|d'ici|a partir|de preavis|avant))?/;
const ofDistance =
  /\b(?:away|out|from (?:now|today)|left|ago|notice|ahead|before|until|till|since|past|already|d'ici|dans|il y a|avant|depuis|reste\w*|deja)\b/;

/** "That's twelve days away": how far off is a day that may be named, or how long ago a month the caller told. */
export function isDistance(
  { value, end }: WrittenNumber,
  folded: string,
  grounds: Grounds,
): boolean {
  const unit = apart.exec(folded.slice(end))?.[1];
  if (unit === undefined || !ofDistance.test(folded) || promises.test(folded)) return false;
  const today = todayOf(grounds);
  const gaps = [...grounds.days].map((day) => Math.abs(daysBetween(today, readDay(day))));
  if (/^(?:d|j)/.test(unit)) return gaps.includes(value);
  if (/^(?:w|s)/.test(unit))
    return gaps.some((gap) => gap >= 7 && Math.abs(gap - value * 7) <= restOfWeek);
  return (
    gaps.some((gap) => gap >= 28 && Math.abs(gap - value * daysOfMonth) <= restOfMonth) ||
    monthsOf(grounds.caller).some((month) => (today.month - month + 12) % 12 === value)
  );
}

/** "Two weeks" of an owner who wrote fourteen days, "two days" of one who wrote 48 hours. */
export function isSameLength(
  { value, end }: WrittenNumber,
  folded: string,
  grounds: Grounds,
): boolean {
  const unit = apart.exec(folded.slice(end))?.[1];
  if (unit === undefined) return false;
  const { days, months } = lengthOf(value, unit);
  const isSame = (one: WrittenLength) => one.days === days && one.months === months;
  return grounds.passages.some(
    (one) => one.kind !== 'shop' && speaksOf(one, folded, grounds) && lengthsOf(one).some(isSame),
  );
}

/** What somebody is to do by then is no distance. */
const promises =
  /\b(?:we|they|he|she|it|somebody|someone|on|nous|ils?|elles?)(?:'ll| will| can| va| peut|'re going| are going)\b/;

const restOfWeek = 3;
const daysOfMonth = 30.4;
const restOfMonth = 10;
