import type { LocalDate } from '../understanding/slots/time-zone.ts';
import {
  addDays,
  daysBetween,
  mondayOf,
  weekdayOf,
} from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** "The week after", "the one after", "l'autre d'après": a week on from what was ruled out before it. */
const weekAfter =
  /\b(?:the (?:week|one) after|the (?:following|next) one|the following week|the week after that)\b|(?<!\p{L})(?:l['’]autre(?: semaine)?(?: d['’]après| après)?|celle d['’]après|celui d['’]après|la semaine d['’]après|la semaine suivante|le suivant|la suivante)(?!\p{L})/iu;

const aWeek = 7;
const saturday = 5;

/**
 * "Not this week, the week after, maybe the Wednesday" and "not this Tuesday, the one after": the
 * days of the week that is meant, in the place of those of the week ruled out. What names its own
 * day after all ("the one after, December second") is left as it is.
 */
export function inTheWeekMeant(
  text: string,
  times: readonly TimeExpression[],
  today: LocalDate,
): TimeExpression[] {
  const said = weekAfter.exec(text);
  const before = said && times.findLast(({ start, date }) => date && start < said.index);
  if (!said || !before?.date) return [...times];
  const end = said.index + said[0].length;
  const { date, endDate } = before;
  const ruledOut: TimeExpression = { ...before, excluded: true };
  const others = times.filter((time) => time !== before);
  const later = others.filter((time) => time.date && time.end > said.index);
  const own = later.some((time) => !isWeekday(time));
  if (own) return [ruledOut, ...others.map(withoutAfter)];
  if (!endDate && later.length === 0) {
    const next = { ...before, start: said.index, end, text: said[0], date: addDays(date, aWeek) };
    const { excluded: _, candidates: __, ...meant } = next;
    return [ruledOut, ...others, meant];
  }
  const week = weekMeant(today, endDate ? 1 : 0);
  if (later.length === 0) {
    const meant = { start: said.index, end, text: said[0], date: week, endDate: addDays(week, 6) };
    return [ruledOut, ...others, meant];
  }
  const moved = later.map((time) =>
    withoutAfter({
      ...time,
      date: time.date && endDate ? addDays(week, weekdayOf(time.date)) : addDays(date, aWeek),
    }),
  );
  return [ruledOut, ...others.filter((time) => !later.includes(time)), ...moved];
}

/** The Monday of the week some weeks from this one; at a weekend, "this week" is the one that comes. */
function weekMeant(today: LocalDate, weeks: number): LocalDate {
  const coming = weekdayOf(today) >= saturday ? 1 : 0;
  return addDays(mondayOf(today), aWeek * (weeks + coming));
}

const weekdayOnly =
  /^(?:after[\s,]+)?(?:maybe |peut-être )?(?:on |the |le |a |it's a )*(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:après[\s,]+)?(?:peut-être )?(?:le )?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/i;
const isWeekday = ({ text }: TimeExpression) => weekdayOnly.test(text.trim());

/** The "after" of "the one after" is of the week, and no part of the day that follows. */
function withoutAfter(time: TimeExpression): TimeExpression {
  if (!/^(?:after|après)\s*,/i.test(time.text) || time.time) return time;
  const { relation: _, ...rest } = time;
  return rest;
}

/** "June fifth, it's a Saturday": the weekday of a day that is named names no other. */
export function withoutItsWeekday(times: readonly TimeExpression[]): TimeExpression[] {
  return times.filter(
    (time, at) =>
      !isWeekday(time) ||
      !times
        .slice(0, at)
        .some(
          ({ date, endDate, excluded, text }) =>
            date &&
            time.date &&
            !endDate &&
            !excluded &&
            /\d|th\b|st\b|nd\b|rd\b|first|second|third|premier/i.test(text) &&
            weekdayOf(date) === weekdayOf(time.date) &&
            daysBetween(time.date, date) !== 0,
        ),
  );
}
