import { sayEither } from '../dialogue/preferred-time.ts';
import { alsoRuledOut, sayRuledOut } from '../dialogue/say-wish.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { PreferredTime, RequestItem } from '../dialogue/wanted-state.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { countAnew, isOfEnd, stayWished } from './stays.ts';
import { timeOf, timeWished } from './time-wished.ts';

/** Writes down when the caller would like it; a time without a day keeps the day already named. */
export function noteTime(
  turn: Turn,
  times: readonly TimeExpression[],
  correcting = false,
): boolean {
  const { wanted } = turn.state;
  const item = itemMeant(turn, times);
  const before = item?.time ?? wanted.time;
  const time = stayWished(turn, times, before) ?? timeWished(turn, times, correcting, before);
  if (!time) return ruleOut(turn, times);
  if (before?.stay && time.stay) countAnew(turn.state, before.stay, time.stay);
  turn.corrected ||= correcting && before !== null && before.spoken !== time.spoken;
  const again = before?.spoken === time.spoken && turn.state.open?.question.kind === 'detailsRight';
  if (item) item.time = time;
  else wanted.time = time;
  // "Yes, Friday at five": said again, it is agreed to.
  if (!again) turn.took.add('time');
  return true;
}

/** "And not Friday", of a week that was named; said of the very day, none is wished for any more. */
function ruleOut(turn: Turn, times: readonly TimeExpression[]): boolean {
  const { state, took } = turn;
  const { wanted, language } = state;
  const { time } = wanted;
  const days = times.filter(({ excluded, date, endDate }) => excluded && date && !endDate);
  if (!time || days.length === 0) return false;
  const left = withoutRuledOut(turn, time, days);
  if (left) {
    wanted.time = left;
    turn.corrected = true;
    took.add('time');
    return true;
  }
  const several = time.wish === null || time.wish.to - time.wish.from > aDay;
  const told = sayRuledOut(days, language);
  const isIt = days.some(({ date }) => date && time.date && daysBetween(date, time.date) === 0);
  if (!several && isIt) {
    wanted.time = null;
    turn.corrected = true;
  } else if (several && !time.spoken.includes(told))
    wanted.time = { ...time, spoken: alsoRuledOut(time.spoken, told, language) };
  else return false;
  took.add('time');
  return true;
}

/** "Nothing to do with the Saturday", of "Friday or Saturday": the other day is left; null where none of them is meant. */
function withoutRuledOut(
  turn: Turn,
  { either = [], clock }: PreferredTime,
  out: readonly TimeExpression[],
): PreferredTime | null {
  const [only, ...more] = either.filter(
    (day) => !out.some(({ date }) => date && daysBetween(date, day) === 0),
  );
  if (!only || more.length + 1 === either.length) return null;
  const days = [only, ...more].map((date) => ({ text: '', start: 0, end: 0, date }));
  const left = timeOf(turn, days, { clock });
  const { timeZone } = turn.receptionist.profile.knowledge;
  const named = { named: [only, ...more], each: false };
  return left && sayEither(left, named, turn.now, timeZone, turn.state.language);
}

const aDay = 36 * 60 * 60_000;

/** Where every thing has its own time, a time by itself is of the one that was talked of last. */
function itemMeant(turn: Turn, times: readonly TimeExpression[]): RequestItem | null {
  const { wanted, focus } = turn.state;
  if (wanted.time !== null || wanted.items.length === 0) return null;
  if (!wanted.items.every(({ time }) => time)) return null;
  const [stays, other] = wanted.items.filter(({ time }) => time?.stay);
  if (stays && !other && isOfEnd(turn, times)) return stays;
  // "The Tuesday one" is the one that is on a Tuesday.
  const ofThatDay = wanted.items.filter(({ time }) =>
    times.some(({ date }) => date && time?.date && daysBetween(date, time.date) % 7 === 0),
  );
  if (ofThatDay.length === 1) return ofThatDay[0] ?? null;
  const talkedOf = wanted.items.filter(({ ref }) =>
    focus.refs.some(({ serviceId }) => serviceId === ref.serviceId),
  );
  return (talkedOf.length === 1 ? talkedOf : wanted.items).at(-1) ?? null;
}
