import { beginsOnDay } from '../dialogue/loose-times.ts';
import { type Known, preferredTime, sayEither } from '../dialogue/preferred-time.ts';
import { during, sayClock } from '../dialogue/say-wish.ts';
import { besideDay } from '../dialogue/told-beside.ts';
import { isBareDay } from '../dialogue/told-choices.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { PreferredTime } from '../dialogue/wanted-state.ts';
import { openingOn } from '../knowledge/hours.ts';
import { sayList } from '../speaking/say-list.ts';
import { type LocalDate, type LocalTime, localDateTime } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { inMonthTalkedOf, onDayTalkedOf, thatDay } from './day-talked-of.ts';

/** The one time that words tell, as it is spoken back. */
export function timeOf(
  turn: Turn,
  times: readonly TimeExpression[],
  known: Known,
): PreferredTime | null {
  const { timeZone } = turn.receptionist.profile.knowledge;
  return preferredTime(times, turn.now, timeZone, turn.state.language, known);
}

/** When the caller would like it, by what they say and what was named before; null where it is past. */
export function timeWished(
  turn: Turn,
  told: readonly TimeExpression[],
  correcting: boolean,
  before: PreferredTime | null,
): PreferredTime | null {
  const within = hourWithin(turn, told, before);
  if (within) return within;
  const time = timeMeant(turn, told, correcting, before);
  return time && inItsWords(told, time);
}

/** "Around four", where any day before Saturday would do: the hour goes with that, and names no day. */
function hourWithin(
  turn: Turn,
  told: readonly TimeExpression[],
  before: PreferredTime | null,
): PreferredTime | null {
  const clock = told.find(({ time, partOfDay }) => time ?? partOfDay);
  const isOpen = before && !before.date && !before.clock && !before.either && !before.stay;
  if (!isOpen || !clock || told.some(({ date, beside }) => date ?? beside)) return null;
  if (!/^(?:before|by|after|avant|après|d['’]ici)(?!\p{L})/iu.test(before.spoken)) return null;
  const { language } = turn.state;
  const hour =
    sayClock(clock, language) || (clock.partOfDay ? during(clock, clock.partOfDay, language) : '');
  return { ...before, spoken: `${before.spoken}, ${hour}`, clock };
}

/** What no one day and hour hold, in the words it was told in; a day from which on it would do stays the day. */
function inItsWords(told: readonly TimeExpression[], time: PreferredTime): PreferredTime {
  const words = told.findLast(({ asWritten }) => asWritten)?.asWritten;
  if (!words) return time;
  const { either: _, each: __, ...rest } = time;
  if (beginsOnDay(words)) return { ...rest, spoken: words };
  return { ...rest, spoken: words, date: null, dueAt: null, wish: null };
}

function timeMeant(
  turn: Turn,
  told: readonly TimeExpression[],
  correcting: boolean,
  before: PreferredTime | null,
): PreferredTime | null {
  const { language, focus, wanted } = turn.state;
  const other = focus.day ?? (before ?? wanted.time ?? wanted.existing)?.date ?? null;
  const today = localDateTime(turn.now, turn.receptionist.profile.knowledge.timeZone);
  // Said again, "the week after" is still that of the visit which moves.
  const moving = wanted.existing?.date ?? null;
  const besideOf = ({ beside, date }: TimeExpression) =>
    beside === 'weekAfter' ? (moving ?? other ?? (date ? today : null)) : other;
  const times = notOver(
    withoutWhatLedUp(told).map((time) =>
      inMonthTalkedOf(
        thatDay(nextOfItsName(besideDay(time, besideOf(time)), today, other), [
          before?.date,
          other,
        ]),
        today,
        other,
      ),
    ),
    today,
  );
  const date = before?.date ?? dayAskedFor(turn);
  const clock = carriedClock(turn, times, before);
  const talkedOf = times.map((time) => onDayTalkedOf(time, date ?? focus.day));
  const readings = [
    { times: talkedOf, known: { date, clock } },
    { times, known: { date, clock } },
    { times: times.map(laterReading), known: { date, clock } },
    { times: times.map(aWeekLater), known: { date, clock } },
    { times, known: { date: date && addDays(date, 7), clock } },
    // "Today, for she nearly fell this morning": the day outlives an hour that is over.
    { times: times.filter((one) => one.date && !one.time && !one.partOfDay), known: {} },
  ];
  for (const reading of readings) {
    const time = timeOf(turn, correcting ? lastNamed(reading.times) : reading.times, reading.known);
    if (!time || (time.dueAt !== null && time.dueAt < turn.now && !isLateToday(time, today)))
      continue;
    const hasDay = reading.times.some((one) => one.date) || date !== null;
    const days = {
      named: daysOffered(reading.times, correcting, before),
      each: areAllWanted(reading.times, before),
    };
    const wished =
      !hasDay && isShut(turn, time)
        ? withoutDay(reading.times, time)
        : sayEither(time, days, turn.now, turn.receptionist.profile.knowledge.timeZone, language);
    focus.day = wished.date ?? focus.day;
    const withHours = eachWithItsHour(
      turn,
      correcting ? lastOffered(reading.times) : reading.times,
    );
    return withHours ? { ...wished, spoken: withHours } : wished;
  }
  return null;
}

/** "I finish at three, so say Thursday at ten": once a day and its hour are named, an hour before it tells of something else. */
function withoutWhatLedUp(told: readonly TimeExpression[]): readonly TimeExpression[] {
  const whole = told.findLast(
    ({ date, time, excluded, alternative, relation }) =>
      date && time && !excluded && !alternative && !relation,
  );
  return whole ? told.filter((one) => one.date || one.start >= whole.start) : told;
}

/** "Today" and "tonight" are over when the day is. */
function isLateToday({ date, clock }: PreferredTime, today: LocalDate): boolean {
  if (!date || daysBetween(today, date) !== 0) return false;
  return !clock || (!clock.time && (clock.partOfDay === 'evening' || clock.partOfDay === 'night'));
}

/** "Five, then", where the hour before was declined, is of the day it was named with. */
function dayAskedFor(turn: Turn): LocalDate | null {
  const { open, focus, used } = turn.state;
  const { hours, timeZone } = turn.receptionist.profile.knowledge;
  if (open?.question.kind !== 'time' || !focus.day || !used.notOpenThen || !hours) return null;
  const ahead = daysBetween(localDateTime(turn.now, timeZone), focus.day) >= 0;
  return ahead && openingOn(hours, focus.day).state === 'open' ? focus.day : null;
}

/** "Sunday, the twenty-second", on the twenty-third, is offered to nobody. */
function notOver(times: readonly TimeExpression[], today: LocalDate): TimeExpression[] {
  const ahead = times.filter(
    ({ date, endDate }) => !date || daysBetween(today, endDate ?? date) >= 0,
  );
  return ahead.some(({ date }) => date) ? ahead : [...times];
}

/** Nobody calls today by its name in the evening, or where a later day is talked of. */
function nextOfItsName(
  time: TimeExpression,
  today: LocalDate & LocalTime,
  talkedOf: LocalDate | null,
): TimeExpression {
  if (!time.date || time.endDate || time.excluded || !isBareDay(time)) return time;
  const later = talkedOf !== null && daysBetween(today, talkedOf) > 0;
  if (daysBetween(today, time.date) !== 0 || !(later || today.hour >= evening)) return time;
  const { candidates: _, ...rest } = time;
  return { ...rest, date: addDays(time.date, 7) };
}

const evening = 17;

/**
 * The hour that was named with another day. A model that leads tells the hours itself, so an hour at
 * which we are closed on the new day is let go rather than the day.
 */
function carriedClock(
  turn: Turn,
  times: readonly TimeExpression[],
  before: PreferredTime | null,
): TimeExpression | null {
  const same = times.some(({ sameTime }) => sameTime);
  const clock = before?.clock ?? (same ? turn.state.wanted.existing?.clock : null) ?? null;
  const day = times.find(({ date }) => date)?.date;
  const { hours } = turn.receptionist.profile.knowledge;
  if (!turn.state.model || !clock?.time || !day || !hours) return clock;
  const { state, spans } = openingOn(hours, day);
  const at = clock.time.hour * 60 + clock.time.minute;
  const open = state !== 'open' || spans.some((span) => at >= span.open && at < span.close);
  return open ? clock : null;
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

/** Whether the days that are named are all wanted, each for a visit; a time told without a day leaves that. */
function areAllWanted(times: readonly TimeExpression[], before: PreferredTime | null): boolean {
  if (times.every(({ date }) => !date)) return before?.each === true;
  return times.some(({ another }) => another);
}

/** The last day named, with those it is an alternative to. */
function lastOffered(days: readonly TimeExpression[]): TimeExpression[] {
  const from = days.findLastIndex(({ alternative }) => !alternative);
  return days.slice(Math.max(0, from));
}

/**
 * "Tomorrow morning, or else Thursday at three", "Wednesday after four or Friday whenever": days that would
 * do, an hour of an earlier one being of that day alone; null where there is none, as one that is told of the
 * last is of all.
 */
function eachWithItsHour(turn: Turn, times: readonly TimeExpression[]): string | null {
  const offered = times.filter(({ date, endDate, excluded }) => date && !endDate && !excluded);
  const [first, ...others] = offered;
  if (!first || others.length === 0) return null;
  if (!offered.slice(0, -1).some(({ time, partOfDay }) => time ?? partOfDay)) return null;
  if (others.some(({ alternative }) => !alternative)) return null;
  const said = offered.flatMap(
    (one) => timeOf(turn, [one], {})?.spoken.replace(/^(?:on|le) /, '') ?? [],
  );
  const all = others.every(({ another }) => another);
  return sayList(said, turn.state.language, all ? undefined : 'or');
}

/** When to call somebody: an hour by itself is of any day, and of none on which the doors stay shut. */
export function callTimeOf(
  turn: Turn,
  times: readonly TimeExpression[],
  known: Known,
): PreferredTime | null {
  const named = timeOf(turn, times, known);
  const time = named && inItsWords(times, named);
  const dated = times.some(({ date }) => date) || known.date;
  return time && !dated && !times.some(({ asWritten }) => asWritten) && isShut(turn, time)
    ? withoutDay(times, time)
    : time;
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
  const another = clock && day && clock !== day && clock.date && !clock.alternative;
  const hour = another ? undefined : clock;
  const ruledOut = times.filter(({ excluded }) => excluded);
  return [day, hour, ...ruledOut]
    .flatMap((one) => one ?? [])
    .filter((one, at, all) => all.indexOf(one) === at);
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
