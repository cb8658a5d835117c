import { phrase, type Turn } from '../dialogue/turn.ts';
import type { PreferredTime } from '../dialogue/wanted-state.ts';
import type { DayRule } from '../knowledge/day-rules.ts';
import { describeDate } from '../knowledge/describe-hours.ts';
import { addDays, openingOn, type Span } from '../knowledge/hours.ts';
import type { MiddayClosing } from '../knowledge/midday-closing.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { weekdayOf } from '../speaking/say-date.ts';
import { asSentences } from '../speaking/sentences.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { conditionsAgainst, momentOf, sayCondition } from './conditions.ts';

/** A caller who keeps to a time we are closed is taken at their word: the team decides. */
const mostRefusals = 2;

/**
 * Says so where the time a caller would like to come falls outside the opening hours, and takes the
 * day back so that another is asked for. Whether it did; silent where the hours are not known.
 */
export function declineClosedTime(turn: Turn): boolean {
  const { state } = turn;
  const days = closedDays(turn);
  const rules = wishedTimesOf(turn).flatMap((time) => rulesAgainst(turn, time));
  if (days.length === 0 && rules.length === 0) return false;
  for (const { says } of rules)
    if (!turn.statements.some((statement) => statement.includes(says)))
      turn.statements.unshift(asSentences(says));
  turn.statements.unshift(...hoursAgainst(turn, days));
  state.used.notOpenThen = (state.used.notOpenThen ?? 0) + 1;
  // A model tells the hours in its own words, and takes back what the caller lets go.
  if (state.model) return true;
  const { wanted } = state;
  const isShut = (time: PreferredTime | null | undefined) =>
    time != null && (closedOn(turn, time).length > 0 || rulesAgainst(turn, time).length > 0);
  for (const item of wanted.items) if (isShut(item.time)) delete item.time;
  if (isShut(wanted.time)) wanted.time = null;
  return true;
}

/** Says the hours that speak against the times a caller would like to come. Whether any did. */
export function tellClosedTime(turn: Turn): boolean {
  const days = closedDays(turn);
  turn.statements.push(...hoursAgainst(turn, days));
  return days.length > 0;
}

/** What the hours are on each of those days, unless it has just been said. */
function hoursAgainst(turn: Turn, days: readonly LocalDate[]): string[] {
  const { state, receptionist, now } = turn;
  const { knowledge } = receptionist.profile;
  return days.flatMap((day) => {
    const hours = describeDate(knowledge, day, now, state.language);
    if (turn.statements.includes(hours)) return [];
    const opens = openingOn(knowledge.hours, day).state === 'open';
    return opens ? phrase(turn, 'outsideHours', { hours: withSmallLetter(hours) }) : hours;
  });
}

/** Whether a time that is wished for will be declined. */
export function isDeclined(turn: Turn): boolean {
  return (
    closedDays(turn).length > 0 ||
    wishedTimesOf(turn).some((time) => rulesAgainst(turn, time).length > 0)
  );
}

function wishedTimesOf({ state: { wanted } }: Turn): PreferredTime[] {
  return [wanted.time, ...wanted.items.map((item) => item.time)].flatMap((one) => one ?? []);
}

/** The days of the wished times on which the doors are shut then; empty where one of them would do. */
function closedDays(turn: Turn): LocalDate[] {
  return wishedTimesOf(turn).flatMap((one) => closedOn(turn, one));
}

/** What the owner wrote of the days for this, where none of those that would do is among them. */
function rulesAgainst(turn: Turn, time: PreferredTime): readonly Pick<DayRule, 'says'>[] {
  return [
    ...middayAgainst(turn, time),
    ...dayRulesAgainst(turn, time),
    ...writtenAgainst(turn, time),
  ].filter((one, at, all) => all.findIndex(({ says }) => says.includes(one.says)) === at);
}

/** What the owner wrote of closing over lunch, where they would come just then. */
function middayAgainst(
  { state, receptionist }: Turn,
  { date, wish }: PreferredTime,
): readonly MiddayClosing[] {
  if (!date || wish?.start == null || (state.used.notOpenThen ?? 0) >= mostRefusals) return [];
  const { hour, minute } = localDateTime(wish.start, receptionist.profile.knowledge.timeZone);
  const at = hour * 60 + minute;
  return receptionist.middayClosings.filter(
    ({ days, from, to }) => days.has(weekdayOf(date)) && at >= from && at < to,
  );
}

/** The days or hours for this work, where the day or hour wished for is none of them. */
function writtenAgainst(turn: Turn, time: PreferredTime): { says: string }[] {
  if ((turn.state.used.notOpenThen ?? 0) >= mostRefusals) return [];
  const ids = turn.state.wanted.items.map(({ ref }) => ref.serviceId);
  return conditionsAgainst(turn, ids, momentOf(turn, time)).map((one) => ({
    says: sayCondition(turn, one),
  }));
}

function dayRulesAgainst({ state, receptionist }: Turn, time: PreferredTime): readonly DayRule[] {
  const { date, either, wish } = time;
  const { wanted } = state;
  if (!date || !wish || (state.used.notOpenThen ?? 0) >= mostRefusals) return [];
  const days =
    either && either.length > 0 ? either : daysWithin(date, wish.to - wish.from).slice(0, mostDays);
  if (daysWithin(date, wish.to - wish.from).length > mostDays) return [];
  const person = fold(wanted.person ?? '');
  return receptionist.dayRules.filter(
    (rule) =>
      (rule.people.has(person) ||
        wanted.items.some(({ ref }) => rule.serviceIds.has(ref.serviceId))) &&
      !days.some((day) => rule.days.has(weekdayOf(day))),
  );
}

const withSmallLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function closedOn({ state, receptionist }: Turn, time: PreferredTime): LocalDate[] {
  const { knowledge } = receptionist.profile;
  if (!time.date || !time.wish || (state.used.notOpenThen ?? 0) >= mostRefusals) return [];
  const { date, wish } = time;
  if (!knowledge.hours) return [];
  const days = daysWithin(date, wish.to - wish.from);
  if (days.length > mostDays) return [];
  const closed = days.every((day) => {
    const { state: doors, spans } = openingOn(knowledge.hours, day);
    if (doors === 'unknown') return false;
    const minutes = (at: number) => {
      const { hour, minute } = localDateTime(at, knowledge.timeZone);
      return hour * 60 + minute;
    };
    const start = wish.start === null ? null : minutes(wish.start);
    // "After three" of one day is from three to midnight; of several, each is a whole day.
    const from = days.length > 1 ? 0 : minutes(wish.from);
    const to = days.length > 1 ? dayMinutes : minutes(wish.to) || dayMinutes;
    return ![...spans, ...lateOn(receptionist, day)].some(({ open, close }) =>
      start === null ? open < to && close > from : start >= open && start < close,
    );
  });
  return closed ? days : [];
}

/** From when the doors are shut until the work ends, where the owner wrote that it goes on in the evening. */
function lateOn({ lateHours, profile }: Receptionist, day: LocalDate): Span[] {
  const shutAt = openingOn(profile.knowledge.hours, day).spans.at(-1)?.close;
  if (shutAt === undefined) return [];
  return lateHours
    .filter(({ days }) => days.size === 0 || days.has(weekdayOf(day)))
    .map(({ until }) => ({ open: shutAt, close: until }));
}

/** A wish for longer than this is for no day in particular. */
const mostDays = 3;
const dayMinutes = 24 * 60;
const dayLength = dayMinutes * 60_000;

function daysWithin(first: LocalDate, length: number): LocalDate[] {
  const count = Math.max(1, Math.round(length / dayLength));
  return Array.from({ length: Math.min(count, mostDays + 1) }, (_, at) => addDays(first, at));
}
