import { addDays, type Known, preferredTime, sayEither } from '../dialogue/preferred-time.ts';
import type { PreferredTime, RequestKind } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import { isBareDay } from '../dialogue/wished-times.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { openingOn } from '../knowledge/hours.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { requestOf } from './request.ts';

/** Acts whose times say when something should happen. */
const wishing: ReadonlySet<Act> = new Set([
  'give',
  'correct',
  'choose',
  'want.book',
  'want.callback',
  'want.person',
  'ask.price',
  'ask.offer',
  'ask.when',
  'deny',
  'affirm',
  'either',
]);

/** Acts whose first time names the appointment that exists. */
const ofExisting: ReadonlySet<Act> = new Set(['want.cancel', 'want.late', 'want.move']);

/** Requests whose time is when to call. */
const ofCalls: ReadonlySet<string> = new Set(['callback', 'answer', 'message', 'person', 'status']);
const ofJob =
  /\b(?:it(?:'s| is)|that(?:'s| is)|c'est|ce serait) (?:for|pour)\b|\b(?:the|our|my|le|la|notre|mon|ma) (?!call\b|appel\b)\p{L}+(?:'s| is| will be| est| sera| serait)\b/iu;

/** "It's for the end of January" tells of the job, and is no time to call about it. */
export function takeTimeOfJob(turn: Turn, { act, words, slots }: HeardAct): boolean {
  const { wanted } = turn.state;
  const kind = requestOf(turn.state)?.kind ?? '';
  if (!ofCalls.has(kind) || !['give', 'describe', 'correct', 'deny'].includes(act)) return false;
  if (!ofJob.test(words) || turn.state.open?.question.kind === 'time') return false;
  if (!slots.times?.some(({ date }) => date)) return false;
  const told = words.trim().replace(/[.,;!?]+$/, '');
  if (!wanted.details.includes(told)) wanted.details.push(told);
  return true;
}

/** Writes down when something is to happen, is to be moved to, or was to happen. */
export function takeTimes(
  turn: Turn,
  byAct: ReadonlyMap<HeardAct, TimeExpression[]>,
  heard: Heard,
): void {
  const { wanted } = turn.state;
  const changed = heard.acts.find(({ act }) => ofExisting.has(act));
  const [first] = byAct;
  // "You're coming tomorrow ... can we push it": the day is of the visit that exists.
  if (changed && first && !byAct.has(changed) && first[0].start < changed.start) {
    const [act, times] = first;
    if (wanted.existing === null && ['give', 'describe', 'greet', 'claim'].includes(act.act)) {
      wanted.existing = timeOf(turn, times, {});
      return takeTimes(turn, new Map([...byAct].slice(1)), { ...heard, acts: [] });
    }
  }
  // Where the appointment that exists was told by itself, every other time is a wish.
  const apart = ({ act, slots }: HeardAct) => act === 'want.move' && slots.existing !== undefined;
  const existing = [...byAct].find(([one]) => ofExisting.has(one.act) && !apart(one));
  const wishes = [...byAct]
    .filter(([one]) => (wishing.has(one.act) && !onlyAsks(turn, one.act)) || apart(one))
    .flatMap(([, each]) => each);
  const rereading = ['detailsRight', 'whatToChange'].includes(turn.state.open?.question.kind ?? '');
  const correcting =
    rereading || [...byAct.keys()].some(({ act }) => act === 'correct' || act === 'want.move');
  if (existing) {
    const [act, times] = existing;
    // "Move my Tuesday to Thursday" names both.
    const days = times.filter(({ date }) => date);
    const moving =
      act.act === 'want.move' &&
      (days.length > 1 || wanted.existing !== null || days.some((day) => isGoal(act, day)));
    const last = moving ? days.at(-1) : undefined;
    const before = last
      ? times.filter((one) => one !== last && (one.date || days.length > 1))
      : times;
    wanted.existing = timeOf(turn, before, {}) ?? wanted.existing;
    if (last) wishes.unshift(last, ...times.filter((one) => one !== last && !one.date));
    // "I can't make it tomorrow, I need to push it to Tuesday": the second names the new day.
    const other = [...byAct].find(([one]) => one !== act && one.act === 'want.move');
    if (other) wishes.unshift(...other[1]);
  }
  const changing = ['cancel', 'late'].includes(requestOf(turn.state)?.kind ?? '');
  if (wishes.length === 0) return;
  const call = [...byAct].find(([{ act }]) => act === 'want.callback');
  const books = [...byAct.keys()].some(({ act }) => act === 'want.book');
  if (call && !isPast(turn, call[1]) && takeCallTime(turn, call[1], books)) {
    const rest = new Map([...byAct].filter(([act]) => act !== call[0]));
    return rest.size > 0 ? takeTimes(turn, rest, heard) : undefined;
  }
  // Nobody wishes for what is over.
  if (!changing && isPast(turn, wishes)) return;
  if (changing) {
    wanted.existing = timeOf(turn, wishes, {}) ?? wanted.existing;
    turn.took.add('time');
    return;
  }
  if (books) leaveCallItsTime(turn);
  noteTime(turn, wishes, correcting);
}

/** Who asks a model about a Saturday, and wants nothing booked yet, does not wish for it. */
export function onlyAsks({ state }: Turn, act: Act): boolean {
  const visits = state.wanted.requests.some(({ kind, settled }) => ofVisits.has(kind) && !settled);
  return state.model !== null && act.startsWith('ask.') && !visits;
}

/** Writes down when the appointment is that the caller has. */
export function takeExisting(turn: Turn, times: readonly TimeExpression[]): void {
  const { wanted } = turn.state;
  wanted.existing = timeOf(turn, times, {}) ?? wanted.existing;
}

/** The time that was noted of a call stays that of the call when a visit is wanted as well. */
function leaveCallItsTime({ state: { wanted } }: Turn): void {
  const standing = wanted.requests.filter(({ settled }) => !settled);
  const called = standing.some(({ kind }) => ofCalls.has(kind));
  if (!called || standing.some(({ kind }) => ofVisits.has(kind))) return;
  wanted.callTime = wanted.time ?? wanted.callTime;
  wanted.time = null;
}

/**
 * "Call me tomorrow from nine", beside a visit that is wanted at another time: each has its own. False
 * where the call is all that is wanted.
 */
function takeCallTime(turn: Turn, times: readonly TimeExpression[], books: boolean): boolean {
  const { wanted } = turn.state;
  const visits = wanted.requests.some(({ kind, settled }) => ofVisits.has(kind) && !settled);
  // A model hears which of the two a time is of.
  if (!books && (!visits || (wanted.time === null && !turn.state.model))) return false;
  const { date = null, clock = null } = wanted.callTime ?? {};
  wanted.callTime = timeOf(turn, times, { date, clock }) ?? wanted.callTime;
  turn.took.add('time');
  return true;
}

/** Requests that somebody comes or goes to. */
const ofVisits: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule', 'emergency']);

/** "Move it to Saturday" names the new day, "move my Tuesday appointment" the old one. */
function isGoal({ words, start }: HeardAct, time: TimeExpression): boolean {
  const before = words.slice(0, Math.max(0, time.start - start));
  const after = words.slice(Math.max(0, time.end - start));
  return goal.test(before) || opensGoal.test(time.text) || insteadOf.test(after);
}

const goal =
  /\b(?:to|until|till|for|instead|on|do|try|make it|how about|what about|au|a|à|pour|vers|plutôt)\s*$/i;
const insteadOf = /^\s*(?:instead|plutôt|à la place)\b/i;
const opensGoal = /^(?:to|until|till|for|on|au|à|pour|vers)\b/i;

function isPast(turn: Turn, times: readonly TimeExpression[]): boolean {
  const time = timeOf(turn, times, {});
  return time?.dueAt != null && time.dueAt < turn.now - 24 * 60 * 60_000;
}

function timeOf(turn: Turn, times: readonly TimeExpression[], known: Known): PreferredTime | null {
  const { timeZone } = turn.receptionist.profile.knowledge;
  return preferredTime(times, turn.now, timeZone, turn.state.language, known);
}

/** Writes down when the caller would like it; a time without a day keeps the day already named. */
export function noteTime(
  turn: Turn,
  times: readonly TimeExpression[],
  correcting = false,
): boolean {
  const { wanted, language, focus } = turn.state;
  const date = wanted.time?.date ?? null;
  const clock = carriedClock(turn, times);
  const talkedOf = times.map((time) => onDayTalkedOf(time, date ?? focus.day));
  const readings = [
    { times: talkedOf, known: { date, clock } },
    { times, known: { date, clock } },
    { times: times.map(laterReading), known: { date, clock } },
    { times: times.map(aWeekLater), known: { date, clock } },
    { times, known: { date: date && addDays(date, 7), clock } },
  ];
  for (const reading of readings) {
    const time = timeOf(turn, correcting ? lastNamed(reading.times) : reading.times, reading.known);
    if (!time || (time.dueAt !== null && time.dueAt < turn.now)) continue;
    const named = reading.times.some((one) => one.date) || date !== null;
    const days = daysOffered(reading.times, correcting, wanted.time);
    turn.corrected ||= correcting && wanted.time !== null;
    wanted.time =
      !named && isShut(turn, time)
        ? withoutDay(reading.times, time)
        : sayEither(time, days, turn.now, turn.receptionist.profile.knowledge.timeZone, language);
    focus.day = wanted.time.date ?? focus.day;
    turn.took.add('time');
    return true;
  }
  return false;
}

/**
 * The hour that was named with another day. A model that leads tells the hours itself, so an hour at
 * which we are closed on the new day is let go rather than the day.
 */
function carriedClock(turn: Turn, times: readonly TimeExpression[]): TimeExpression | null {
  const clock = turn.state.wanted.time?.clock ?? null;
  const day = times.find(({ date }) => date)?.date;
  const { hours } = turn.receptionist.profile.knowledge;
  if (!turn.state.model || !clock?.time || !day || !hours) return clock;
  const { state, spans } = openingOn(hours, day);
  const at = clock.time.hour * 60 + clock.time.minute;
  const open = state !== 'open' || spans.some((span) => at >= span.open && at < span.close);
  return open ? clock : null;
}

/** "Friday morning then", where Friday, December 4 is talked of, is that Friday. */
function onDayTalkedOf(time: TimeExpression, day: LocalDate | null): TimeExpression {
  if (!day || !time.date || time.endDate || !isBareDay(time)) return time;
  const weeks = daysBetween(time.date, day) / 7;
  if (!Number.isInteger(weeks) || weeks <= 0) return time;
  const { candidates: _, ...named } = time;
  return { ...named, date: day };
}

/** The days that would do; a time told without a day leaves those that were told before. */
function daysOffered(
  times: readonly TimeExpression[],
  correcting: boolean,
  before: PreferredTime | null,
): LocalDate[] {
  const days = times.filter(({ date, endDate, excluded }) => date && !endDate && !excluded);
  if (days.length === 0 && times.every(({ date }) => !date)) return before?.either ?? [];
  const offered = correcting ? lastOffered(days) : days;
  return offered.flatMap(({ date }) => date ?? []);
}

/** The last day named, with those it is an alternative to. */
function lastOffered(days: readonly TimeExpression[]): TimeExpression[] {
  const from = days.findLastIndex(({ alternative }) => !alternative);
  return days.slice(Math.max(0, from));
}

/** "After two", said on a day the doors stay shut, names no day. */
function isShut(turn: Turn, { date }: PreferredTime): boolean {
  const { hours } = turn.receptionist.profile.knowledge;
  return date !== null && hours !== null && openingOn(hours, date).state === 'closed';
}

function withoutDay(times: readonly TimeExpression[], time: PreferredTime): PreferredTime {
  const clock = times.find((one) => one.time ?? one.partOfDay);
  return { ...time, spoken: clock?.text ?? time.spoken, date: null, dueAt: null, wish: null };
}

/** Of a correction, the last day and the last hour that were named: "Saturday no Sunday at noon". */
function lastNamed(times: readonly TimeExpression[]): TimeExpression[] {
  const wanted = times.filter(({ excluded }) => !excluded);
  const day = wanted.findLast(({ date, alternative }) => date && !alternative);
  const clock = wanted.findLast(({ time, partOfDay }) => time ?? partOfDay);
  // An hour that was named with an earlier day went with it.
  const hour = clock && day && clock !== day && clock.date ? undefined : clock;
  return [day, hour].flatMap((one) => one ?? []).filter((one, at, all) => all.indexOf(one) === at);
}

/** "The weekend", said on a Sunday evening, is the next one. */
function aWeekLater(time: TimeExpression): TimeExpression {
  const { date, endDate } = time;
  return date && endDate ? { ...time, date: addDays(date, 7), endDate: addDays(endDate, 7) } : time;
}

/** "Wednesday", said on a Wednesday afternoon of the morning, is the next one. */
function laterReading(time: TimeExpression): TimeExpression {
  const later = time.candidates?.[1];
  return later ? { ...time, ...later } : time;
}
