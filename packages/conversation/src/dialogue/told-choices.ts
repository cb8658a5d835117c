import { addDays, daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

const orBetween =
  /^[\s,]*(?:(?:if (?:possible|you can|that works|it works|there'?s room)|si (?:possible|ça se peut|vous pouvez|ça marche|y a de la place)|s'il y a de la place)[\s,]*)?(?:or else|or if not|if not|otherwise|or|ou sinon|ou bien|sinon|ou|and|et)?[\s,]*(?:on |the |le |maybe |peut-être )?$/i;
const choice = /\b(?:or|ou|otherwise|else|if not|sinon)\b/i;
/** "Tonight if they ring within the hour, otherwise Sunday": a condition stands between the two. */
const orElse =
  /^[\s,]*(?:(?:but|only|mais|seulement) )*(?:if|si) [^.;?!]{1,80}?[\s,]+(?:or else|or|otherwise|else|if not|ou sinon|ou|sinon|autrement)[\s,]*(?:on |the |le |for |come |then )*$/i;
/** "The twelfth first, then the nineteenth", "Monday as well as Thursday". */
const andThen =
  /^[\s,]*(?:first|d['’]abord)?[\s,]*(?:and then|then|as well as|et puis|puis|ensuite|ainsi que)[\s,]*(?:on |the |le |again )*$/i;
const narrows =
  /^[\s,]*(?:(?:so|maybe|um|uh|euh|peut-être)[\s,]+)*(?:like|say|let['’]?s say|more like|mettons|disons|genre)[\s,]+(?:maybe |peut-être )?(?:on |the |le )*$/iu;
const and = /^[\s,]*(?:and|et)[\s,]*(?:on |the |le )*$/i;

/** "Thursday or Friday", "one or two o'clock": a choice of days is kept, one of hours is a span. */
export function withChoices(text: string, times: readonly TimeExpression[]): TimeExpression[] {
  const kept: TimeExpression[] = [];
  for (const time of times) {
    const last = kept.at(-1);
    const gap = last ? text.slice(last.end, time.start) : '';
    const both = last !== undefined && isDay(last) && isDay(time) && areBoth(gap, last, time);
    // "After the new year, like the eighth": the day that is meant by it, and no other one.
    if (last?.date && !last.excluded && isDay(time) && narrows.test(gap)) {
      kept.pop();
      kept.push(time);
    } else if (both) kept.push({ ...time, alternative: true, another: true });
    else if (!last || !(orBetween.test(gap) || orElse.test(gap))) kept.push(time);
    else if (isDay(last) && isDay(time)) {
      kept.pop();
      kept.push(...withinAWeek(last, time));
    } else if (last.time && time.time && !time.date && !last.endTime && choice.test(gap))
      kept[kept.length - 1] = spanOf(last, time, text);
    else kept.push(time);
  }
  const offers = kept.some(
    ({ alternative, end }) => alternative && choice.test(text.slice(0, end)),
  );
  return offers
    ? kept
    : kept.map(({ alternative, ...time }) => (time.another ? { ...time, alternative } : time));
}

/** Whether two days are both wanted: one after the other, or the same weekday of two weeks. */
function areBoth(gap: string, first: TimeExpression, second: TimeExpression): boolean {
  if (andThen.test(gap)) return true;
  if (!and.test(gap) || !first.date || !second.date) return false;
  const apart = daysBetween(first.date, second.date);
  return apart > 0 && apart % 7 === 0;
}

/** "Friday", "Friday morning": a day of no week in particular. */
export function isBareDay({ text }: Pick<TimeExpression, 'text'>): boolean {
  return bareDay.test(text.trim()) && !ofAWeek.test(text);
}

const bareDay =
  /^(?:(?:the|le|maybe|on|peut-être) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?!s?\p{L})/iu;
/** What tells of which week a day is, or of which month. */
const ofAWeek =
  /\b(?:next|this|last|past|coming|after next|weeks?|month|semaine|prochaine?|passée?|dernier|ce|huit|quinze)\b|d['’]après|\d(?:st|nd|rd|th)\b|\b(?:the|le) (?:\d|\p{L}+(?:th|st|nd|rd)\b|second|third)|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b/iu;

/** "Tuesday or Wednesday next week", "next Tuesday or Wednesday": a bare day is of the other's week. */
function withinAWeek(first: TimeExpression, second: TimeExpression): TimeExpression[] {
  const alternative = { ...second, alternative: true as const };
  if (!first.date || !second.date) return [first, alternative];
  const apart = daysBetween(first.date, second.date);
  if (apart < 0 && isBareDay(second))
    return [first, { ...alternative, date: addDays(second.date, 7 * Math.ceil(-apart / 7)) }];
  if (apart >= 7 && isBareDay(first) && !isBareDay(second)) {
    const { candidates: _, ...moved } = first;
    return [{ ...moved, date: addDays(first.date, 7 * Math.floor(apart / 7)) }, alternative];
  }
  return [first, alternative];
}

const isDay = ({ date, endDate, excluded }: TimeExpression) => date && !endDate && !excluded;

function spanOf(first: TimeExpression, last: TimeExpression, text: string): TimeExpression {
  const { candidates: _, excluded: __, ...rest } = first;
  const [from, to] = [first.time, last.time];
  if (!from || !to || to.hour * 60 + to.minute <= from.hour * 60 + from.minute) return first;
  const said = text.slice(first.start, last.end);
  return { ...rest, text: said, end: last.end, endTime: to, relation: 'between' };
}
