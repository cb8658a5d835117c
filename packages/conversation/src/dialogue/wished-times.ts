import { corrects } from '../knowledge/corrections.ts';
import { clausesOf } from '../understanding/clauses.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { inTheWeekMeant, withoutItsWeekday } from './told-weeks.ts';

/** "Thursday, no wait, Friday": what was named before the correction is taken back. */
function withoutCorrected(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  let kept: TimeExpression[] = [];
  for (const time of times) {
    const last = kept.at(-1);
    if (!last || !corrects.test(text.slice(last.end, time.end))) {
      kept.push(time);
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

const told =
  /\b(?:i|we|he|she|it|they|you|somebody|someone|(?:my|our|the|his|her|your) \w+(?:['’]s)?)\s+(?:just |already |also )?(?:was|were|had|did|got|hurt|broke|came|went|fell|left|bought|took|saw|heard|said|told|gave|made|lost|threw|cut|slipped|\w{2,}ed)\b|\b(?:j'ai|on a|nous avons|s'est|c'était|il a|elle a|était)\b/i;
const wished =
  /\b(?:can|could|would|like|want|need|wanna|gonna|book|come|available|free|open|works?|best|prefer|move|will|peux|peut|voudrais|aimerais|veux|pouvez|pourrais)\b/i;

/** "The same day" is the day of something else. */
const sameDay = /\bsame day\b|\bm[eê]me jour(?:n[eé]e)?\b/i;

/** "I hurt it on the weekend" tells of a day that is past, and wishes for none. */
function isToldOf(text: string, time: TimeExpression): boolean {
  const clause = clausesOf(text).find(({ start, end }) => time.start >= start && time.start < end);
  if (clause === undefined || wished.test(clause.text)) return false;
  const at = told.exec(clause.text)?.index;
  // "What time do you lock up Friday, I got the rest on the truck": what is told comes after the day.
  return at !== undefined && clause.start + at < time.start;
}

const refuses = /\b(?:don'?t|do not|not|never|ne)\s+(?:[\p{L}']+\s+){0,3}$/iu;

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

const orBetween = /^[\s,]*(?:or|ou|and|et)?[\s,]*(?:on |the |le |maybe |peut-être )?$/i;
const choice = /\b(?:or|ou)\b/i;

/** "Thursday or Friday", "one or two o'clock": a choice of days is kept, one of hours is a span. */
function withChoices(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  const kept: TimeExpression[] = [];
  for (const time of times) {
    const last = kept.at(-1);
    const gap = last ? text.slice(last.end, time.start) : '';
    if (!last || !orBetween.test(gap)) kept.push(time);
    else if (isDay(last) && isDay(time)) kept.push({ ...time, alternative: true });
    else if (last.time && time.time && !time.date && !last.endTime && choice.test(gap))
      kept[kept.length - 1] = spanOf(last, time, text);
    else kept.push(time);
  }
  const offers = kept.some(
    ({ alternative, end }) => alternative && choice.test(text.slice(0, end)),
  );
  return offers ? kept : kept.map(({ alternative: _, ...time }) => time);
}

const isDay = ({ date, endDate, excluded }: TimeExpression) => date && !endDate && !excluded;

function spanOf(first: TimeExpression, last: TimeExpression, text: string): TimeExpression {
  const { candidates: _, excluded: __, ...rest } = first;
  const [from, to] = [first.time, last.time];
  if (!from || !to || to.hour * 60 + to.minute <= from.hour * 60 + from.minute) return first;
  const said = text.slice(first.start, last.end);
  return { ...rest, text: said, end: last.end, endTime: to, relation: 'between' };
}

const anyTime = /\b(?:any ?time|n['’]importe quand|whenever)\s+$/i;

/** "Anytime after three" is so on any day. */
function onAnyDay(text: string, time: TimeExpression): TimeExpression {
  const led = time.date ? null : anyTime.exec(text.slice(0, time.start));
  return led ? { ...time, start: led.index, text: text.slice(led.index, time.end) } : time;
}

/** The times in a turn that say when the caller would like something, corrections made. */
export function wishedTimes(
  text: string,
  times: readonly TimeExpression[],
  today?: LocalDate,
): TimeExpression[] {
  const meant = today ? inTheWeekMeant(text, times, today) : [...times];
  const kept = withoutCorrected(
    text,
    withoutItsWeekday(meant)
      .filter((time) => !isToldOf(text, time) && !sameDay.test(time.text))
      .map((time) => onAnyDay(text, besideMidday(turnedRound(text, time)))),
  );
  return withChoices(text, kept);
}
