import { describeDate } from '../knowledge/describe-hours.ts';
import { openingOn } from '../knowledge/hours.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import type { Turn } from './turn.ts';

/** A caller who keeps to a time we are closed is taken at their word: the team decides. */
const mostRefusals = 2;

/**
 * Says so where the time a caller would like to come falls outside the opening hours, and takes the
 * day back so that another is asked for. Silent where the hours are not known.
 */
export function declineClosedTime(turn: Turn): void {
  const { state, receptionist, now } = turn;
  const { knowledge } = receptionist.profile;
  const { time } = state.caller;
  const refusals = state.used.notOpenThen ?? 0;
  if (!time?.date || !time.wish || refusals >= mostRefusals) return;
  const { date, wish } = time;
  const singleDay = wish.to - wish.from <= 25 * 60 * 60_000;
  if (!singleDay || !knowledge.hours) return;
  const { state: doors, spans } = openingOn(knowledge.hours, date);
  if (doors === 'unknown') return;
  const start = wish.start === null ? null : localDateTime(wish.start, knowledge.timeZone);
  const minutes = start && start.hour * 60 + start.minute;
  const fits = spans.some(
    ({ open, close }) => minutes === null || (minutes >= open && minutes < close),
  );
  if (fits) return;
  state.used.notOpenThen = refusals + 1;
  // "Sure" would promise the day.
  const intro = turn.intro === null ? -1 : turn.statements.indexOf(turn.intro);
  if (intro > 0) turn.statements.splice(intro - 1, 1);
  turn.statements.unshift(describeDate(knowledge, date, now, state.language));
  state.caller.time = null;
}
