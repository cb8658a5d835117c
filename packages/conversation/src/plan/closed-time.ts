import type { PreferredTime } from '../dialogue/state.ts';
import { phrase, type Turn } from '../dialogue/turn.ts';
import { describeDate } from '../knowledge/describe-hours.ts';
import { addDays, openingOn } from '../knowledge/hours.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';

/** A caller who keeps to a time we are closed is taken at their word: the team decides. */
const mostRefusals = 2;

/**
 * Says so where the time a caller would like to come falls outside the opening hours, and takes the
 * day back so that another is asked for. Silent where the hours are not known.
 */
export function declineClosedTime(turn: Turn): void {
  const { state, receptionist, now } = turn;
  const days = closedDays(turn);
  if (days.length === 0) return;
  for (const day of days.toReversed()) {
    const said = describeDate(receptionist.profile.knowledge, day, now, state.language);
    if (turn.statements.includes(said)) continue;
    turn.statements.unshift(said);
    // Open that day, but not then: the hours alone do not say so.
    if (openingOn(receptionist.profile.knowledge.hours, day).spans.length > 0)
      turn.statements.unshift(phrase(turn, 'notThen'));
  }
  const { wanted } = state;
  const isShut = (time: PreferredTime | null | undefined) =>
    time != null && closedOn(turn, time).length > 0;
  for (const item of wanted.items) if (isShut(item.time)) delete item.time;
  if (isShut(wanted.time)) wanted.time = null;
  state.used.notOpenThen = (state.used.notOpenThen ?? 0) + 1;
}

/** The days of the wished times on which the doors are shut then; empty where one of them would do. */
export function closedDays(turn: Turn): LocalDate[] {
  const { items, time } = turn.state.wanted;
  const times = [time, ...items.map((item) => item.time)];
  return times.flatMap((one) => (one ? closedOn(turn, one) : []));
}

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
    return !spans.some(({ open, close }) =>
      start === null ? open < to && close > from : start >= open && start < close,
    );
  });
  return closed ? days : [];
}

/** A wish for longer than this is for no day in particular. */
const mostDays = 3;
const dayMinutes = 24 * 60;
const dayLength = dayMinutes * 60_000;

function daysWithin(first: LocalDate, length: number): LocalDate[] {
  const count = Math.max(1, Math.round(length / dayLength));
  return Array.from({ length: Math.min(count, mostDays + 1) }, (_, at) => addDays(first, at));
}
