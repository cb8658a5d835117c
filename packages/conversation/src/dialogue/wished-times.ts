import { corrects } from '../knowledge/corrections.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween, weekdayOf } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { withoutBusyDays } from './busy-days.ts';
import { withDaysBeside } from './told-beside.ts';
import { isBareDay, withChoices } from './told-choices.ts';
import { isToldOf, ofAMonth, withoutToday } from './told-of.ts';
import { inTheWeekMeant, withoutItsWeekday } from './told-weeks.ts';

/** "Thursday, no wait, Friday": what was named before the correction is taken back. */
function withoutCorrected(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  let kept: TimeExpression[] = [];
  for (const time of times) {
    const last = kept.at(-1);
    // "Wednesday rather, Tuesday I work": a day that is ruled out takes the place of none.
    const replaces = !time.excluded || last?.excluded;
    if (!last || !replaces || !corrects.test(text.slice(last.end, time.end))) {
      kept.push(time);
      continue;
    }
    // "Wednesday, ah no, Wednesday I have the doctor": said again, it is ruled out.
    if (last.date && time.date && daysBetween(last.date, time.date) === 0 && !time.time) {
      kept[kept.length - 1] = { ...last, excluded: true };
      continue;
    }
    const before = kept.find(({ date }) => date);
    kept = [...kept.flatMap((one) => remainderOf(one, time)), nearTo(before, time)];
  }
  return kept;
}

/** What of a time outlives its correction: the hour of another day, the day of another hour. */
function remainderOf(one: TimeExpression, correction: TimeExpression): TimeExpression[] {
  const { date, endDate, candidates: _, time, endTime, partOfDay, relation, ...rest } = one;
  const day = correction.date || !date ? {} : { date, ...(endDate ? { endDate } : {}) };
  const timed = Boolean(correction.time ?? correction.partOfDay);
  const clock =
    timed || !(time ?? partOfDay)
      ? {}
      : {
          ...(time ? { time } : {}),
          ...(endTime ? { endTime } : {}),
          ...(partOfDay ? { partOfDay } : {}),
          ...(relation ? { relation } : {}),
        };
  const left: TimeExpression = { ...rest, ...day, ...clock };
  return left.date || left.time || left.partOfDay ? [left] : [];
}

/** A bare "Friday" that corrects "next Thursday" is the Friday beside it. */
function nearTo(before: TimeExpression | undefined, time: TimeExpression): TimeExpression {
  if (!before?.date || !time.date || time.endDate || /\s/.test(time.text.trim())) return time;
  const weeks = Math.round(daysBetween(time.date, before.date) / 7);
  return weeks > 0 ? { ...time, date: addDays(time.date, 7 * weeks) } : time;
}

const refuses =
  /\b(?:(?:don'?t|do not|not|never|ne)\s+(?:[\p{L}']+\s+){0,3}|(?:no calls?|pas d['’]appels?)\s+)$/iu;

/** "Don't call before ten" wishes for a call after ten. */
function turnedRound(text: string, time: TimeExpression): TimeExpression {
  const other = { before: 'after', after: 'before' } as const;
  const { relation } = time;
  if ((relation !== 'before' && relation !== 'after') || !time.time) return time;
  return refuses.test(text.slice(0, time.start)) ? { ...time, relation: other[relation] } : time;
}

/** "After lunch" is the afternoon, and "before lunch" the morning: neither is midday. */
function besideMidday(time: TimeExpression): TimeExpression {
  if (time.partOfDay !== 'midday' || time.time) return time;
  if (time.relation !== 'after' && time.relation !== 'before') return time;
  const { relation, ...rest } = time;
  return { ...rest, partOfDay: relation === 'after' ? 'afternoon' : 'morning' };
}

const ifPossible =
  /^[\s,]*(?:if (?:possible|(?:at all )?you can|that works|it works)|ideally|preferably|for preference|si (?:possible|ça se peut|vous pouvez)|idéalement|de préférence)(?!\p{L})/iu;
const atBest =
  /(?:ideally|preferably|best (?:at|around)|idéalement|de préférence)[\s,]*(?:at |around |à |vers )?$/iu;
const clockAtEnd =
  /(?:ideally|preferably|idéalement|de préférence)[\s,]*(?:at |around |à |vers )?[\p{L}\d: ]+$/iu;

/** "Ten if possible" is the hour they would like best, and no hour that is set. */
function atItsBest(text: string, time: TimeExpression): TimeExpression {
  if (!time.time || time.relation || time.endTime) return time;
  const said = ifPossible.test(text.slice(time.end)) || atBest.test(text.slice(0, time.start));
  return said || clockAtEnd.test(time.text)
    ? { ...time, relation: 'around', ifPossible: true }
    : time;
}

const anyTime = /\b(?:any ?time|n['’]importe quand|whenever)\s+$/i;

/** "Anytime after three" is so on any day. */
function onAnyDay(text: string, time: TimeExpression): TimeExpression {
  const led = time.date ? null : anyTime.exec(text.slice(0, time.start));
  return led ? { ...time, start: led.index, text: text.slice(led.index, time.end) } : time;
}

/** "Yesterday, well, Friday": what puts a past day right is past too, and neither is wished for. */
function inThePast(
  text: string,
  times: readonly TimeExpression[],
  today: LocalDate,
): TimeExpression[] {
  return times.map((time, at) => {
    const last = times[at - 1];
    if (!last?.date || !time.date || daysBetween(last.date, today) <= 0) return time;
    const amends = /^[\s,]*(?:well|or|no|i mean|rather|ou|non|plutôt|en fait)?[\s,]*$/i;
    if (!amends.test(text.slice(last.end, time.start)) || !isBareDay(time)) return time;
    const { candidates: _, ...past } = time;
    return { ...past, date: addDays(time.date, -7) };
  });
}

/** "Just the third, December third": the day that is told with its month is the one that is meant. */
function withItsMonth(times: readonly TimeExpression[]): TimeExpression[] {
  const monthly = times.filter(({ date, text }) => date && ofAMonth.test(text));
  return times.filter(
    ({ date, endDate, excluded, text, time, partOfDay }) =>
      !date ||
      endDate ||
      excluded ||
      time ||
      partOfDay ||
      ofAMonth.test(text) ||
      /\p{L}+day|\p{L}+di\b/iu.test(text) ||
      !monthly.some((other) => other.date?.day === date.day),
  );
}

/** "Some time next week, Thursday maybe": the day is one of the week that was named. */
function ofTheWeekNamed(times: readonly TimeExpression[]): TimeExpression[] {
  const week = times.find(
    ({ date, endDate, excluded, time }) =>
      !excluded && !time && date && endDate && daysBetween(date, endDate) === 6,
  );
  const { date: from } = week ?? {};
  const within = times.filter((time) => time !== week && time.date && isBareDay(time));
  if (!from || !within.some(({ excluded }) => !excluded)) return [...times];
  return times
    .filter((time) => time !== week)
    .map((time) => {
      if (!time.date || !within.includes(time)) return time;
      const { candidates: _, ...named } = time;
      return { ...named, date: addDays(from, weekdayOf(time.date)) };
    });
}

/** "This week, the twenty-sixth", "Tuesday to Thursday, well, Wednesday": the day says more than the days. */
function withinDaysNamed(times: readonly TimeExpression[]): TimeExpression[] {
  return times.filter(
    ({ date: from, endDate: to, excluded, end }) =>
      !from ||
      !to ||
      excluded ||
      !times.some(
        (one) =>
          one.start >= end &&
          one.date &&
          !one.endDate &&
          !one.excluded &&
          daysBetween(from, one.date) >= 0 &&
          daysBetween(one.date, to) >= 0,
      ),
  );
}

/** "Thursday, but not this Thursday": the day that is ruled out is not wished for either. */
function withoutRuledOut(times: readonly TimeExpression[]): TimeExpression[] {
  const out = times.flatMap(({ date, endDate, excluded }) =>
    excluded && !endDate ? (date ?? []) : [],
  );
  const left = times.flatMap((one): TimeExpression[] => {
    const { date, excluded, endDate } = one;
    if (excluded || endDate || !date || !out.some((other) => daysBetween(other, date) === 0))
      return [one];
    const { date: _, candidates: __, ...rest } = one;
    return rest.time || rest.partOfDay ? [rest] : [];
  });
  return left.some(({ excluded, date }) => date && !excluded) ? left : [...times];
}

/** "Not Monday or Tuesday" rules out both. */
function allRuledOut(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  const all: TimeExpression[] = [];
  for (const time of times) {
    const last = all.at(-1);
    const goesOn =
      last?.excluded &&
      last.date &&
      time.date &&
      !time.time &&
      isBareDay(time) &&
      /^\s*(?:or|nor|and|ou|ni|et)\s*$/i.test(text.slice(last.end, time.start));
    all.push(goesOn ? { ...time, excluded: true } : time);
  }
  return all;
}

/** "Monday and the Wednesday after", said on a Monday: nobody calls today by its name beside a later day. */
function notToday(
  time: TimeExpression,
  times: readonly TimeExpression[],
  today: LocalDate,
): TimeExpression {
  if (!time.date || time.endDate || !isBareDay(time) || daysBetween(today, time.date) !== 0)
    return time;
  const later = times.some(
    (one) => one !== time && one.date && !one.endDate && daysBetween(today, one.date) > 0,
  );
  if (!later) return time;
  const { candidates: _, ...rest } = time;
  return { ...rest, date: addDays(time.date, aWeek) };
}

const aWeek = 7;

/** The times in a turn that say when the caller would like something, corrections made. */
export function wishedTimes(
  text: string,
  times: readonly TimeExpression[],
  today?: LocalDate,
): TimeExpression[] {
  const free = withoutBusyDays(text, withoutToday(text, times, today));
  const marked = withDaysBeside(text, allRuledOut(text, free));
  const meant = today
    ? inTheWeekMeant(text, marked, today).map((time) => notToday(time, marked, today))
    : marked;
  const kept = withoutCorrected(
    text,
    withoutRuledOut(
      withItsMonth(
        withoutItsWeekday(
          withinDaysNamed(ofTheWeekNamed(today ? inThePast(text, meant, today) : meant)),
        ),
      ),
    )
      .filter((time) => !isToldOf(text, time))
      .map((time) => atItsBest(text, onAnyDay(text, besideMidday(turnedRound(text, time))))),
  );
  return withChoices(text, kept);
}
