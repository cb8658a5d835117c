import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { Understanding } from '../understanding/understand.ts';
import { currentGoal } from './goals.ts';
import { addDays, preferredTime } from './preferred-time.ts';
import type { PreferredTime, QuestionKind } from './state.ts';
import type { Turn } from './turn.ts';
import { wishedTimes } from './wished-times.ts';

const aboutTime = new Set(['book', 'reschedule', 'callback', 'message', 'person', 'returningCall']);
/** Where these are asked for, a day in the past names the booking that is meant. */
const aboutBookings = new Set(['reschedule', 'cancel', 'confirmBooking', 'status']);

/** Writes down when the caller would like it. `corrected`: another time was read back before. */
export function takeTime(
  turn: Turn,
  heard: Understanding,
  asked: QuestionKind | null,
): { taken: boolean; corrected: boolean } {
  const { state } = turn;
  const has = (kinds: ReadonlySet<string>) => heard.intents.some(({ intent }) => kinds.has(intent));
  const open = currentGoal(state) !== null;
  const correcting =
    asked === 'detailsRight' || asked === 'whatToChange' || asked === 'bookingRight';
  // "Full front next Thursday at ten, how much is that?": the day is kept for the booking to come.
  const wanted = has(aboutTime) || heard.services.length > 0;
  if (!wanted && !open && !correcting && asked !== 'time' && asked !== 'wantIt')
    return { taken: false, corrected: false };
  // A day asked about ("are you open Saturday?") is no wish for an appointment then.
  const hours = heard.intents.filter(({ intent }) => intent === 'hours' || intent === 'isOpenNow');
  const named = heard.times.filter(
    ({ start }) => !hours.some((clause) => start >= clause.start && start < clause.end),
  );
  const times = has(aboutBookings) ? named : wishedTimes(heard.text, named);
  const moving = heard.intents.some(({ intent }) => intent === 'reschedule');
  const last = moving ? times.findLastIndex(({ date }) => date) : 0;
  const corrected = correcting && times.length > 0 && state.caller.time !== null;
  const taken = noteTime(
    turn,
    laterWeek(times, heard.text, state.caller.time).slice(Math.max(last, 0)),
  );
  return { taken, corrected };
}

const weekOn =
  /\b(?:the|that) (\p{L}+day) (?:after|following)\b(?! \d)|\b(?:the )?following (\p{L}+day)\b|\ble \p{L}+ (?:d'après|suivant)\b/iu;

/** "Make it the Saturday after": a week on from the one named before. */
function laterWeek(
  times: readonly TimeExpression[],
  text: string,
  known: PreferredTime | null,
): TimeExpression[] {
  const before = known?.date;
  if (!before || !weekOn.test(text)) return [...times];
  const isLater = ({ year, month, day }: NonNullable<TimeExpression['date']>) =>
    Date.UTC(year, month, day) > Date.UTC(before.year, before.month, before.day);
  return times.map((time) =>
    time.date && !isLater(time.date)
      ? { ...time, date: addDays(time.date, 7), relation: undefined }
      : time,
  );
}

/** Writes down when the caller would like it; a time without a day keeps the day already named. */
export function noteTime(turn: Turn, times: readonly TimeExpression[]): boolean {
  const { state, now, receptionist } = turn;
  const { timeZone } = receptionist.profile.knowledge;
  const date = state.caller.time?.date ?? null;
  const clock = state.caller.time?.clock ?? null;
  const readings = [
    { times, known: { date, clock } },
    { times: times.map(laterReading), known: { date, clock } },
    { times, known: { date: date && addDays(date, 7), clock } },
  ];
  for (const reading of readings) {
    const time = preferredTime(reading.times, now, timeZone, state.language, reading.known);
    if (!time || (time.dueAt !== null && time.dueAt < now)) continue;
    state.caller.time = time;
    return true;
  }
  return false;
}

/** "Wednesday", said on a Wednesday afternoon of the morning, is the next one. */
function laterReading(time: TimeExpression): TimeExpression {
  const later = time.candidates?.[1];
  return later ? { ...time, ...later } : time;
}
