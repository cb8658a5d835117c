import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { addDays, mondayOf, weekdayOf } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { isBareDay } from './told-choices.ts';

const after =
  /^\s*(before|after|prior|d['’]avant|avant|d['’]après|après|suivante?|précédente?)(?!\p{L})(?!\s+(?:that\s+)?(?:\d|noon|midday|lunch|work|school|supper|next|tomorrow|midi|demain|\p{L}+ (?:o['’]?clock|heures?)))/iu;
const oneDay = /^(?:on |the |le |la )*\p{L}+(?:day|di)$|^(?:le )?dimanche$/iu;
const named = /(?:(?:on )?(?:the|le) )?(?:\p{L}+(?:day|di)|dimanche)$/iu;
const dayBeside =
  /(?<!\p{L})(?:(the day) (before|after)(?! (?:tomorrow|yesterday))|(la veille)|(le lendemain)|(?:le jour|la journée) (?:d['’](?:(avant)|après)|suivante?|(précédente?)))(?!\p{L})/iu;
/** "That day", "the next day": of the one that is talked of, though by themselves they may be of today. */
const sameDay =
  /^(?:on |for |pour )?(?:that|cette|ce) (?:very |same |même )?(?:day|jour(?:née)?)\b/iu;
const nextDay = /^(?:on |for )?the (?:next|following) day\b/iu;

/** "The week after", "la semaine d'après": the same day of another week than that of the day that is talked of. */
const weekBeside =
  /(?<!\p{L})(?:(?:to |for )?the (?:week (?:after|later|following)|following week)(?! (?:next|that|this|\p{L}*day|christmas|easter|new|the|i|we|you))|(?:a|one) week later|(?:à |pour )?la semaine (?:d['’]après|suivante|d['’]ensuite)|une semaine plus tard|(the week before|a week (?:earlier|sooner)|la semaine d['’]avant|une semaine plus tôt)(?! (?:next|that|this|\p{L}*day|christmas|easter|the|i|we|you)))(?!\p{L})/iu;

/** "The Wednesday before", "the day after", "la veille": days told of another that is talked of. */
export function withDaysBeside(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  const marked = times.map((time): TimeExpression => {
    const said = time.text.trim();
    if (sameDay.test(said) && !time.endDate) return { ...time, beside: 'same' };
    if (nextDay.test(said) && !time.endDate) {
      const { date: _, ...rest } = time;
      return { ...rest, beside: 'after' };
    }
    const inside = /^(.+?)\s+(before|after|d['’]avant|d['’]après|suivant|précédent)$/iu.exec(said);
    // "Make it the Tuesday": what leads up to the day is no part of it.
    const weekday = named.exec(inside?.[1] ?? said)?.[0] ?? said;
    const word = inside?.[2] ?? after.exec(text.slice(time.end))?.[1];
    const articled = word !== undefined && /^(?:on )?(?:the|le)\b/i.test(told(text, time, weekday));
    if (!time.date || time.endDate || !articled || !oneDay.test(weekday)) return time;
    const { candidates: _, ...rest } = time;
    return {
      ...rest,
      beside: /^(?:before|prior|d['’]avant|avant|préc)/i.test(word) ? 'before' : 'after',
    };
  });
  const inWeek = weekOfDays.exec(text);
  // The week itself is named by its days.
  const ofDays = marked.filter(({ endDate, start }) => !endDate || start !== inWeek?.index);
  if (inWeek && areDaysOfWeek(ofDays, inWeek.index))
    return ofDays.map((time) => (time.date ? inWeekAfter(time) : time));
  // Where a week or a day is named besides, that tells which one is meant.
  const week = times.some(({ date }) => date) ? null : weekBeside.exec(text);
  const day = week ?? dayBeside.exec(text);
  if (!day) return besideEarlier(marked);
  const others = marked.filter(
    ({ start, end }) => start >= day.index + day[0].length || end <= day.index,
  );
  const earlier = day[2]?.toLowerCase() === 'before' || (day[3] ?? day[5] ?? day[6]) !== undefined;
  const ofWeek = day[1] === undefined ? ('weekAfter' as const) : ('weekBefore' as const);
  const beside = week ? ofWeek : earlier ? 'before' : 'after';
  const one: TimeExpression = {
    text: day[0],
    start: day.index,
    end: day.index + day[0].length,
    beside,
  };
  return besideEarlier([...others, one].sort((first, second) => first.start - second.start));
}

/** "The week after, Thursday or Friday", "la semaine d'après, le jeudi": the days are of that week. */
const weekOfDays =
  /(?<!\p{L})(?:(?:the (?:week (?:after|later|following)|following week))(?: that)?|la semaine (?:d['’]après|suivante|d['’]ensuite))(?! (?:next|christmas|easter|new))(?!\p{L})/iu;

function areDaysOfWeek(times: readonly TimeExpression[], from: number): boolean {
  const days = times.filter(({ date }) => date);
  return (
    days.some(({ excluded }) => !excluded) &&
    days.every(
      ({ start, endDate, text }) =>
        start >= from && !endDate && isBareDay({ text: text.replace(itsAfter, '') }),
    )
  );
}

/** The "after" of "the week after" is of the week, and no part of the day that follows. */
const itsAfter = /^(?:after|later|following|après|d['’]après|suivante)[\s,]+/iu;

function inWeekAfter(time: TimeExpression): TimeExpression {
  const { candidates: _, relation, ...rest } = time;
  const ofDay = relation && !itsAfter.test(time.text) ? { relation } : {};
  return { ...rest, ...ofDay, beside: 'weekAfter' };
}

/** "Thursday or the next day": told of a day that was named in the same breath. */
function besideEarlier(times: readonly TimeExpression[]): TimeExpression[] {
  let other: LocalDate | null = null;
  return times.map((time) => {
    const meant = other && !time.date ? besideDay(time, other) : time;
    if (meant.date && !meant.endDate && !meant.beside) other = meant.date;
    return meant;
  });
}

/** The weekday with the article before it, which may stand outside of what was found. */
function told(text: string, { start }: TimeExpression, weekday: string): string {
  const article = /(?:on )?(?:the|le)\s+$/i.exec(text.slice(0, start))?.[0] ?? '';
  return `${article}${weekday}`;
}

/** The day that was told of another: the nearest such weekday on that side of it, or its neighbour. */
export function besideDay(time: TimeExpression, other: LocalDate | null): TimeExpression {
  if (!time.beside) return time;
  const { beside, ...rest } = time;
  if (!other) return rest;
  if (beside === 'same') return { ...rest, date: other };
  if (beside === 'weekAfter')
    return {
      ...rest,
      date: time.date ? addDays(mondayOf(other), 7 + weekdayOf(time.date)) : addDays(other, 7),
    };
  if (beside === 'weekBefore') return { ...rest, date: addDays(other, -7) };
  const step = beside === 'before' ? -1 : 1;
  const apart = time.date ? (weekdayOf(time.date) - weekdayOf(other)) * step : 1;
  return { ...rest, date: addDays(other, step * (((apart + 6) % 7) + 1)) };
}
