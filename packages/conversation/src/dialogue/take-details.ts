import { correctDigits, joinDigits } from '../understanding/slots/phone-numbers.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { Understanding } from '../understanding/understand.ts';
import { currentGoal } from './goals.ts';
import { addDays, preferredTime } from './preferred-time.ts';
import type { QuestionKind } from './state.ts';
import type { Turn } from './turn.ts';

/** Which details a turn gave, so that nothing else is read into the same words. */
export interface Taken {
  name: boolean;
  phone: boolean;
  partialPhone: boolean;
  email: boolean;
  time: boolean;
  /** A detail that was known before and is now another. */
  corrected: boolean;
}

/** An introduction is believed at once; a bare word only in reply to "your name?". */
const sureName = 0.8;
const nameInReply = 0.5;

/** Writes down whatever the caller says about themselves, asked for or not. */
export function takeDetails(turn: Turn, heard: Understanding): Taken {
  const taken: Taken = {
    name: false,
    phone: false,
    partialPhone: false,
    email: false,
    time: false,
    corrected: false,
  };
  const asked = turn.state.open?.question.kind ?? null;
  takePhone(turn, heard, asked, taken);
  takeEmail(turn, heard, taken);
  takeName(turn, heard, asked, taken);
  takeTime(turn, heard, asked, taken);
  takeHints(turn, heard);
  return taken;
}

function takePhone(
  turn: Turn,
  heard: Understanding,
  asked: QuestionKind | null,
  taken: Taken,
): void {
  const { caller } = turn.state;
  const awaited = asked === 'phone' || asked === 'callerNumber';
  const complete = heard.phones.findLast(({ e164 }) => e164 !== null);
  if (complete?.e164) {
    taken.corrected = caller.phone !== null && caller.phone !== complete.e164;
    caller.phone = complete.e164;
    caller.partialPhone = '';
    taken.phone = true;
    return;
  }
  if (caller.phone && (asked === 'detailsRight' || asked === 'whatToChange')) {
    const digits = correctDigits(caller.phone.replace(/\D/g, ''), heard.text);
    if (!digits) return;
    caller.phone = `+${digits.length === 10 ? '1' : ''}${digits}`;
    taken.phone = true;
    taken.corrected = true;
    return;
  }
  const [piece] = heard.phones;
  if (!piece || !(awaited || caller.partialPhone !== '')) return;
  addDigits(turn, piece.digits);
  taken.phone = caller.phone !== null;
  taken.partialPhone = caller.phone === null;
}

/** Adds spoken or typed digits to a number that came in pieces; ten of them make it complete. */
export function addDigits(turn: Turn, digits: string): void {
  const { caller } = turn.state;
  const joined = joinDigits(caller.partialPhone, digits).replace(/^1(?=[2-9])/, '');
  if (/^[2-9]\d{2}[2-9]\d{6}$/.test(joined)) {
    caller.phone = `+1${joined}`;
    caller.partialPhone = '';
  } else {
    caller.partialPhone = joined.length > 10 ? '' : joined;
  }
}

function takeEmail(turn: Turn, heard: Understanding, taken: Taken): void {
  const email = heard.emails.at(-1)?.email;
  if (!email) return;
  turn.state.caller.email = email;
  taken.email = true;
}

function takeName(
  turn: Turn,
  heard: Understanding,
  asked: QuestionKind | null,
  taken: Taken,
): void {
  const { caller } = turn.state;
  const awaited = ['name', 'takeMessage', 'phone', 'callerNumber', 'time'].includes(asked ?? '');
  const enough = awaited ? nameInReply : sureName;
  const best = heard.names
    .filter(({ confidence }) => confidence >= enough)
    .filter(({ name, confidence }) => confidence >= sureName || !isTradeWord(turn, name))
    .toSorted((one, other) => other.confidence - one.confidence)[0];
  if (!best) return;
  if (caller.name !== null && best.name.startsWith(`${caller.name} `)) caller.name = best.name;
  const changes = caller.name !== null && caller.name !== best.name;
  if (changes && asked !== 'detailsRight' && asked !== 'whatToChange' && asked !== 'name') return;
  taken.corrected ||= changes;
  caller.name = best.name;
  taken.name = true;
}

/** "Large" in reply to anything is an option of some service, not somebody's name. */
function isTradeWord(turn: Turn, name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .every((word) => turn.receptionist.tradeWords.has(word));
}

const aboutTime = new Set(['book', 'reschedule', 'callback', 'message', 'person', 'returningCall']);

/** A day asked about ("are you open Saturday?") is no wish for an appointment then. */
function takeTime(
  turn: Turn,
  heard: Understanding,
  asked: QuestionKind | null,
  taken: Taken,
): void {
  const { state } = turn;
  const wanted = heard.intents.some(({ intent }) => aboutTime.has(intent));
  const open = currentGoal(state) !== null;
  const correcting =
    asked === 'detailsRight' || asked === 'whatToChange' || asked === 'bookingRight';
  if (!wanted && !open && !correcting && asked !== 'time' && asked !== 'wantIt') return;
  const hours = heard.intents.filter(({ intent }) => intent === 'hours' || intent === 'isOpenNow');
  const times = heard.times.filter(
    ({ start }) => !hours.some((clause) => start >= clause.start && start < clause.end),
  );
  const moving = heard.intents.some(({ intent }) => intent === 'reschedule');
  const last = moving ? times.findLastIndex(({ date }) => date) : 0;
  taken.corrected ||= correcting && times.length > 0 && state.caller.time !== null;
  taken.time = noteTime(turn, times.slice(Math.max(last, 0)));
}

/** Writes down when the caller would like it; a time without a day keeps the day already named. */
export function noteTime(turn: Turn, times: readonly TimeExpression[]): boolean {
  const { state, now, receptionist } = turn;
  const { timeZone } = receptionist.profile.knowledge;
  const known = state.caller.time?.date ?? null;
  const readings = [
    { times, known },
    { times: times.map(laterReading), known },
    { times, known: known && addDays(known, 7) },
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

function takeHints(turn: Turn, heard: Understanding): void {
  for (const { bodyType, model } of heard.vehicles)
    for (const word of [bodyType, model])
      if (word && !turn.state.topic.hints.includes(word)) turn.state.topic.hints.push(word);
}

/** Whether a turn gave anything at all. */
export function tookSomething(taken: Taken): boolean {
  return taken.name || taken.phone || taken.partialPhone || taken.email || taken.time;
}
