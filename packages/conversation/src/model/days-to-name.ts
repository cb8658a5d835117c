import { addDays, isOpenAt, isoDate, openingOn } from '../knowledge/hours.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import {
  instantOf,
  type LocalDate,
  type LocalTime,
  localDateTime,
} from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { Grounds } from './grounds.ts';

/** A day that may be named, or a stretch of days with one in it. */
export function mayName(date: LocalDate, last: LocalDate | undefined, { days }: Grounds): boolean {
  if (!last) return days.has(isoDate(date));
  for (let at = 0; at < 14; at += 1) {
    const day = isoDate(addDays(date, at));
    if (days.has(day)) return true;
    if (day >= isoDate(last)) break;
  }
  return false;
}

/** "The twenty-seventh", of a month that was named before. */
export function isDayNamed({ day }: LocalDate, text: string, { days }: Grounds): boolean {
  if (new RegExp(`\\b(?:${monthNames})\\b`).test(fold(text))) return false;
  if (!/\b(?:the|le)\b/.test(fold(text)) || weekdayWords.test(fold(text))) return false;
  return [...days].some((one) => one.endsWith(`-${String(day).padStart(2, '0')}`));
}

const suggests =
  /\b(?:would|should|shall|does|do you|could|might|how about|what about|or|est-ce que|voulez|aimeriez|irait|conviendrait|prefer\w*|ou)\b/;
const claimsDay =
  /\b(?:works? for us|(?:is|are|'s) (?:free|open|available)|we (?:have|can)|libre|disponible|on a)\b/;

/** "Next week, Tuesday to Friday, I'll pass that on": days of theirs on which the shop is open. */
export function isWished(
  date: LocalDate,
  last: LocalDate | undefined,
  folded: string,
  { receptionist, now }: Grounds,
): boolean {
  if (!wishing.test(folded) || claimsDay.test(folded)) return false;
  const { hours, timeZone } = receptionist.profile.knowledge;
  const ahead = daysBetween(localDateTime(now, timeZone), date);
  if (ahead < 0 || ahead > wishedAhead) return false;
  return openingOn(hours, date).state === 'open' || last !== undefined;
}

const wishedAhead = 21;
export const wishing =
  /\b(?:wish\w*|note[ds]?|noting|you'd like|you want|new (?:day|time)|pass(?:ed|ing)? (?:it|that|this|along|on)|request\w*|ask(?:ing)? for|souhait\w*|notee?s?|demande\w*|transmet\w*|nouvelle (?:date|journee))\b/;

/** "Call by noon the day before, so by Wednesday": the day before one that may be named. */
export function isEve(date: LocalDate, text: string, folded: string, { days }: Grounds): boolean {
  const at = folded.indexOf(text.trim());
  const until = /\b(?:by|before|until|avant|d'ici|jusqu'a|au plus tard)\b[^.;]*$/.test(
    folded.slice(0, Math.max(0, at) + 3),
  );
  return until && days.has(isoDate(addDays(date, 1)));
}

/**
 * "Would a Thursday suit you?", "you could come Tuesday": a wish is asked for, of a day on which the shop is open.
 */
export function isSuggested(
  date: LocalDate,
  text: string,
  folded: string,
  { receptionist }: Grounds,
): boolean {
  const { hours } = receptionist.profile.knowledge;
  const clause = folded.split(/[,;]/).find((part) => part.includes(text.trim())) ?? folded;
  const leavesOpen = /\?\W*$/.test(folded) ? suggests.test(clause) : theyCould.test(folded);
  return leavesOpen && !claimsDay.test(folded) && openingOn(hours, date).state === 'open';
}

const theyCould =
  /\b(?:you could|you can (?:also |either |still )?(?:come|bring|drop|leave)|vous pourriez|vous pouvez (?:aussi )?(?:venir|passer|apporter|laisser))\b/;

/** "Would Saturday at ten suit you?", of a shop that is open then. */
export function isOpenThen(
  { hour, minute }: LocalTime,
  date: LocalDate | undefined,
  folded: string,
  { receptionist, now }: Grounds,
): boolean {
  if (!suggests.test(folded) || claimsDay.test(folded)) return false;
  const { hours, timeZone } = receptionist.profile.knowledge;
  const at = instantOf(date ?? localDateTime(now, timeZone), { hour, minute }, timeZone);
  return isOpenAt(hours, at, timeZone) === 'open';
}

/** Words that name a day of the week, or one near. */
export const weekdayWords =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|weekends?|weekdays?|tomorrow|demain)\b/;
