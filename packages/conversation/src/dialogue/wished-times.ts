import { corrects } from '../knowledge/corrections.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween, weekdayOf } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

import { withDaysBeside } from './told-beside.ts';
import { isBareDay, withChoices } from './told-choices.ts';
import { isToldOf, ofAMonth, withoutToday } from './told-of.ts';
import { withReplaced } from './told-replaced.ts';
import { inTheWeekMeant, withoutItsWeekday } from './told-weeks.ts';

/** "Thursday, no wait, Friday": what was named before the correction is taken back. */
function withoutCorrected(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  let kept: TimeExpression[] = [];
  for (const time of times) {
    const last = kept.at(-1);
    // "Wednesday rather, Tuesday I work": a day that is ruled out takes the place of none.
    const replaces = !time.excluded || last?.excluded;
    if (!last || !replaces || !takesBack(text, last, time)) {
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

/** "The thirteenth? No, the fifteenth": a bare "no" between two days takes back the first. */
function takesBack(text: string, last: TimeExpression, time: TimeExpression): boolean {
  if (corrects.test(text.slice(last.end, time.end))) return true;
  const days = last.date && time.date && !last.excluded && !time.excluded;
  return Boolean(days) && onlyNo.test(text.slice(last.end, time.start));
}

const onlyNo =
  /^[\s,.;?!]*(?:(?:oh|ah|um|uh|euh|well|ben)[\s,]+)*(?:no|nope|non)[\s,.;!]+(?:on |the |le )*$/i;

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
  const free = withoutBusyDays(text, withoutToday(text, withReplaced(text, times), today));
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

const who =
  "(?:i|we|he|she|they|(?:my|our) \\p{L}+|(?:the|my|our) (?:kids?|boys?|girls?))(?:['’]ve|['’]m|['’]re|['’]s|['’]ll| have| has| am| are| is|ve|m)?";
/** What keeps them: a class, the dentist, a shift. A visit with us and a day off keep nobody. */
const engagement =
  "(?:(?:got|have|has|gotta|had)(?: to)? (?!(?:off|free|time|room|nothing|only|you|just|the day)\\b)(?!(?:an?|my|our|the) (?:appointment|booking|visit|reservation|appt)\\b)(?:(?!(?:and|but|or|so|can|could|make|want|free|open)\\b)[\\p{L}'’]+ ){1,4}|(?:work(?:s|ing)?|busy|booked(?: up)?|tied up|away|out of town|on shift|gone|travel\\p{L}*|at (?:[\\p{L}'’]+ ){1,3}|in (?:court|class|school|surgery|meetings) )(?:(?!(?:and|but|or|so|can|could|make|do|let|how|want|then|it)\\b)[\\p{L}'’]+ ){0,3}?)";
const busy = new RegExp(
  `(?<!\\p{L})${who} ?(?:already |just |still )?${engagement}\\s*(?:on |the |all |all day |from )*$`,
  'iu',
);
/** "Thursday I work, so Friday". */
const busyThen = new RegExp(
  `^[\\s,]*${who} ?(?:already |just |still )?${engagement}\\s*(?:,?\\s*(?:so|but|then|make|let|do|how|can|could)(?!\\p{L})|[.;!?]|$)`,
  'iu',
);
/** In French what keeps them may stand on either side of the day. */
const busyInFrench =
  /(?<!\p{L})(?:(?:j['’]ai|on a|il a|elle a|j['’]avais) (?!(?:congé|rendez|rdv|le temps|le choix|besoin)(?!\p{L}))(?:un |une |le |la |mon |ma |l['’]|mes |notre )?(?:[\p{L}'’]+ ){1,3}|(?:je|on|il|elle|mon \p{L}+|ma \p{L}+) (?:travaill\p{L}+|suis (?:pris\p{L}*|parti\p{L}*|au [\p{L}'’]+|à [\p{L}'’]+))\s*)(?:le |tout le )*$/iu;
const andAlso = /^\s*(?:and|or|&|nor|et|ou)\s*(?:on |the |le )?$/i;

const wishes = /^(?:make|let|how|say|do|try|mett|disons)/i;
const opening = 5;

/** "Make it Friday, I've got the dentist Thursday": what keeps them that day rules it out, where another is told. */
function withoutBusyDays(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  let last: TimeExpression | null = null;
  const kept = times.filter((time, at) => {
    const from = times[at - 1]?.end ?? 0;
    const before = text.slice(from, time.start);
    const goesOn = last !== null && last === times[at - 1] && andAlso.test(before);
    // "Make it Friday" is found whole.
    const next = times[at + 1];
    const after = text.slice(time.end, next ? next.start + opening : undefined);
    const keeps =
      time.date &&
      !wishes.test(time.text) &&
      (goesOn || busy.test(before) || busyInFrench.test(before) || busyThen.test(`${after} `));
    if (keeps) last = time;
    return !keeps;
  });
  return kept.some(({ date, excluded }) => date && !excluded) ? kept : [...times];
}
