import type { Turn } from '../dialogue/turn.ts';
import { isoDate, openingOn } from '../knowledge/hours.ts';
import { fold } from '../knowledge/words.ts';
import { weekdayOf } from '../speaking/say-date.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { digitsOf, halfDay, timesTold } from './grounds.ts';

/** What the caller has said of late, folded: a detail may be put together from several turns. */
export function lately({ state }: Turn): string {
  const told = state.transcript.filter(({ role }) => role === 'user').slice(-3);
  return fold(told.map(({ content }) => content).join(' . '));
}

/** "Tuesday when you open" names the hour as well as any clock. */
export function atOpening(time: TimeExpression, turn: Turn): TimeExpression {
  const { hours } = turn.receptionist.profile.knowledge;
  const [span] = time.date && !time.time ? openingOn(hours, time.date).spans : [];
  if (!span) return time;
  return { ...time, time: { hour: Math.floor(span.open / 60), minute: span.open % 60 } };
}

/** Says that something is wished for when the doors open. */
export const opensThen =
  /\b(?:at opening|when (?:you|we|they) open|opening time|as soon as (?:you|we) open|a l'ouverture|quand vous ouvrez)\b/;

/**
 * An address in the model's words, as far as they are the caller's: what was heard otherwise before
 * is put right by it, and a town may have been named some turns ago.
 */
export function addressTold(place: string, turn: Turn): string | null {
  const { state } = turn;
  const all = fold(
    state.transcript
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join(' . '),
  );
  const parts = place.split(/\s*,\s*/).filter((part) => standsIn(part, all));
  const [first = ''] = parts;
  return /\d|\p{L}+ \p{L}+/u.test(first) && place.startsWith(first) ? parts.join(', ') : null;
}

/** Whether every day and hour of a wish has been named by the caller, or is the one noted so far. */
export function wereNamed(wished: readonly TimeExpression[], turn: Turn): boolean {
  const { days, times } = timesTold(turn);
  const { wanted, transcript } = turn.state;
  for (const noted of [wanted.time?.date, wanted.callTime?.date])
    if (noted) days.add(isoDate(noted));
  const words = fold(
    transcript
      .filter(({ role }) => role === 'user')
      .slice(-weekdayTurns)
      .map(({ content }) => content)
      .join(' . '),
  );
  const { hours, timeZone } = turn.receptionist.profile.knowledge;
  const today = localDateTime(turn.now, timeZone);
  // Which week a weekday is of, the model hears from the rest: "not this week, the one after".
  const ofWeekday = (date: LocalDate) => {
    const ahead = daysBetween(today, date);
    return ahead >= 0 && ahead <= weekdayDays && saysWeekday(words, weekdayOf(date));
  };
  const opening = (date: LocalDate | undefined, minutes: number) =>
    opensThen.test(words) &&
    date !== undefined &&
    openingOn(hours, date).spans[0]?.open === minutes;
  return wished.every(
    ({ date, time }) =>
      (!date || days.has(isoDate(date)) || ofWeekday(date)) &&
      (!time || times.has(halfDay(time)) || opening(date, time.hour * 60 + time.minute)),
  );
}

const weekdayTurns = 8;
/** A weekday told without a date is of these days at most. */
const weekdayDays = 27;

const weekdayNames = [
  'monday|lundi',
  'tuesday|mardi',
  'wednesday|mercredi',
  'thursday|jeudi',
  'friday|vendredi',
  'saturday|samedi',
  'sunday|dimanche',
];

function saysWeekday(folded: string, weekday: number): boolean {
  return new RegExp(`\\b(?:${weekdayNames[weekday]})s?\\b`).test(folded);
}

/** Whether a detail is in the caller's words, spelled out or with other punctuation. */
export function standsIn(value: string, words: string): boolean {
  const bare = (one: string) => one.replace(/[^a-z0-9]/g, '');
  const wanted = fold(value).match(/[a-z0-9]+/g) ?? [];
  const all = bare(words);
  const digits = digitsOf(words);
  return wanted.every((one) => all.includes(one) || (/^\d+$/.test(one) && digits.includes(one)));
}
