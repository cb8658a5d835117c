import { addDays, type Known, preferredTime, sayEither } from '../dialogue/preferred-time.ts';
import type { Detail, PreferredTime } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { openingOn } from '../knowledge/hours.ts';
import { joinAddress, withHouseNumber } from '../understanding/slots/address-parts.ts';
import { respell, unlikeness } from '../understanding/slots/names/respell.ts';
import { writeName } from '../understanding/slots/names/write-name.ts';
import { correctDigits, joinDigits } from '../understanding/slots/phone-numbers.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { refsOf } from './refs.ts';
import { requestOf } from './request.ts';

/**
 * Which acts may change which detail of the caller. Whatever is not listed here changes nothing,
 * whichever question is open: a house number in an address never reaches a telephone number.
 */
const telling: ReadonlySet<Act> = new Set([
  'give',
  'correct',
  'affirm',
  'deny',
  'want.book',
  'want.move',
  'want.cancel',
  'want.late',
  'want.callback',
  'want.message',
  'want.person',
  'describe',
  'complain',
  'return.call',
  'who.supplier',
  'who.job',
  'alarm.danger',
  'alarm.urgent',
  'greet',
  'ask.mine',
]);

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

/** "What if it plugs up again next week" wishes for nothing next week. */
const supposing = /\b(?:if|in case|suppose|supposing|si|au cas)\b/i;

/** "My sister" is none of the shop's people. */
const relative = /^(?:my|our|his|her|the|an?|ma|mon|mes|nos|notre|la|le|les|une?|sa|son)\b/i;

/**
 * Writes down whatever the caller told of themselves, in its own type, asked for or not.
 * @param all the acts that were too unsure to be acted upon among them.
 */
export function takeSlots(turn: Turn, heard: Heard, all: Heard = heard): void {
  const times = new Map<HeardAct, TimeExpression[]>();
  for (const act of heard.acts) {
    if (telling.has(act.act)) {
      takeName(turn, act, heard);
      takePhone(turn, act, heard);
      takeContact(turn, act);
    }
    takeCount(turn, act);
    const { person } = act.slots;
    if (person && act.act !== 'give' && (act.act === 'want.person' || !relative.test(person)))
      turn.state.wanted.person = person;
    const supposed = act.act.startsWith('ask.') && supposing.test(act.words);
    if (act.slots.times?.length && !supposed && !takeTimeOfJob(turn, act))
      times.set(act, act.slots.times);
  }
  takeNameBesideNumber(turn, all, heard);
  takeTimes(turn, times, heard);
}

/** "Send somebody out then, I'm Dawn Petkau, two oh four ...": who tells a number tells whose it is. */
function takeNameBesideNumber(turn: Turn, all: Heard, heard: Heard): void {
  const numbered = heard.acts.some(({ act, slots }) => telling.has(act) && slots.phone);
  if (turn.state.caller.name || !numbered) return;
  const named = all.acts.find((act) => act.slots.name && !heard.acts.includes(act));
  if (named) takeName(turn, { ...named, act: 'give' }, heard);
}

/** "Not six fills, one fill": how many of what is wanted or talked of, put right. */
function takeCount(turn: Turn, act: HeardAct): void {
  const { count } = act.slots;
  if (count === undefined || turn.state.open?.question.kind === 'whichSlot') return;
  for (const { serviceId } of refsOf(turn, act)) {
    if (turn.state.focus.refs.some((ref) => ref.serviceId === serviceId))
      turn.state.focus.count = count;
    const item = turn.state.wanted.items.find(({ ref }) => ref.serviceId === serviceId);
    if (!item || item.count === count) continue;
    item.count = count;
    turn.corrected = true;
    turn.took.add('service');
  }
}

function set(known: Detail | null, value: string, correcting: boolean): Detail | null {
  if (known?.value === value) return known;
  if (known?.confirmed && known.from === 'said' && !correcting) return known;
  return { value, from: 'said', confirmed: false };
}

function takeName(turn: Turn, { act, slots }: HeardAct, heard: Heard): void {
  const { caller, open } = turn.state;
  if (!slots.name && slots.spelled && caller.name) return takeSpelling(turn, slots.spelled);
  if (!slots.name || (turn.took.has('name') && act !== 'correct')) return;
  const asked = open?.question.kind;
  const known = caller.name?.value;
  const fuller = known !== undefined && joins(known, slots.name);
  const surname =
    known !== undefined &&
    !known.includes(' ') &&
    !slots.name.includes(' ') &&
    act === 'give' &&
    asked !== 'detailsRight' &&
    asked !== 'whatToChange' &&
    known.toLowerCase() !== slots.name.toLowerCase();
  const free = known === undefined || act === 'correct' || asked === 'name';
  const rereading = asked === 'detailsRight' || asked === 'whatToChange';
  const denied = heard.acts.some((one) => one.act === 'deny' || one.act === 'correct');
  if (!free && !fuller && !surname && !(rereading && denied)) return;
  const value = surname && !free ? `${known} ${slots.name}` : slots.name;
  if (known !== undefined && known !== value && joins(slots.name, known)) return;
  turn.corrected ||= known !== undefined && !fuller && !surname && known !== value;
  caller.name = { value, from: 'said', confirmed: false };
  turn.took.add('name');
}

/** "A, C, H, E, B as in boy, E", said of a name told before: the word of it that was meant. */
function takeSpelling(turn: Turn, letters: string): void {
  const { caller } = turn.state;
  const words = caller.name?.value.split(' ') ?? [];
  const meant = words.find((word) => unlikeness(fold(word), letters) <= mostMisheard);
  if (!caller.name || meant === undefined || turn.took.has('name')) return;
  const value = writeName(respell(words, letters));
  if (value === caller.name.value) return;
  turn.corrected = true;
  caller.name = { value, from: 'said', confirmed: false };
  turn.took.add('name');
}

const mostMisheard = 0.6;

/** "Nguyen", and then "Linh Nguyen". */
function joins(known: string, fuller: string): boolean {
  const [one, other] = [known.toLowerCase(), fuller.toLowerCase()];
  return other.startsWith(`${one} `) || other.endsWith(` ${one}`);
}

function takePhone(turn: Turn, { act, slots, words }: HeardAct, heard: Heard): void {
  const { caller, callerNumber, open } = turn.state;
  const asked = open?.question.kind ?? '';
  const correcting =
    act === 'correct' ||
    heard.acts.some((one) => one.act === 'deny' || one.act === 'correct') ||
    ['phone', 'detailsRight', 'whatToChange'].includes(asked);
  if (slots.phone) {
    const before = caller.phone?.value;
    caller.phone = set(caller.phone, slots.phone, correcting);
    turn.corrected ||= before !== undefined && before !== caller.phone?.value;
    caller.partialPhone = '';
    turn.took.add('phone');
    takeExtension(turn, slots.extension);
    return;
  }
  takeExtension(turn, slots.extension);
  if (slots.callerNumber && callerNumber) {
    turn.corrected ||= caller.phone !== null && caller.phone.value !== callerNumber;
    caller.phone = { value: callerNumber, from: 'said', confirmed: true };
    caller.partialPhone = '';
    turn.took.add('phone');
    return;
  }
  if (!slots.digits || heard.acts.some((one) => one.slots.phone)) return;
  const wrong =
    ['correct', 'deny'].includes(act) || ['detailsRight', 'whatToChange'].includes(asked);
  if (caller.partialPhone === '' && caller.phone && wrong && beginsAnother(slots.digits)) {
    caller.phone = null;
    caller.otherNumber = true;
    addDigits(turn, slots.digits);
    return;
  }
  if (caller.partialPhone === '' && caller.phone && wrong) {
    const digits = correctDigits(caller.phone.value.replace(/\D/g, ''), words, {
      language: heard.language,
    });
    if (!digits || !/^1?[2-9]\d{9}$/.test(digits)) return;
    caller.phone = {
      value: `+${digits.length === 10 ? '1' : ''}${digits}`,
      from: 'said',
      confirmed: false,
    };
    turn.corrected = true;
    turn.took.add('phone');
    return;
  }
  if (
    asked !== 'phone' &&
    caller.partialPhone === '' &&
    !(asked === 'detailsRight' && act === 'deny')
  )
    return;
  addDigits(turn, slots.digits);
}

/** An extension is of the number that is known, or else of the one they call from. */
function takeExtension(turn: Turn, extension: string | undefined): void {
  const { caller, callerNumber } = turn.state;
  if (extension === undefined || caller.phone?.extension === extension) return;
  if (!caller.phone && callerNumber)
    caller.phone = { value: callerNumber, from: 'callerId', confirmed: false };
  if (!caller.phone) return;
  caller.phone = { ...caller.phone, extension, confirmed: false };
  turn.took.add('phone');
}

/** Four digits or seven put the end of a number right; as many as these begin another one. */
function beginsAnother({ length }: string): boolean {
  return length > 4 && length !== 7;
}

/** Adds spoken or typed digits to a number that came in pieces; ten of them make it complete. */
export function addDigits(turn: Turn, digits: string): void {
  const { caller } = turn.state;
  const joined = joinDigits(caller.partialPhone, digits).replace(/^1(?=[2-9])/, '');
  if (/^[2-9]\d{2}[2-9]\d{6}$/.test(joined)) {
    caller.phone = { value: `+1${joined}`, from: 'said', confirmed: false };
    caller.partialPhone = '';
    turn.took.add('phone');
  } else {
    caller.partialPhone = joined.length > 10 ? '' : joined;
    turn.took.add('partialPhone');
  }
}

function takeContact(turn: Turn, { act, slots }: HeardAct): void {
  const { caller } = turn.state;
  const correcting = act === 'correct' || turn.state.open?.question.kind === 'whatToChange';
  if (slots.email) {
    caller.email = set(caller.email, slots.email, correcting);
    turn.took.add('email');
  }
  const known = caller.address?.value;
  const address = slots.address
    ? joinAddress(known ?? '', slots.address)
    : slots.house && known
      ? withHouseNumber(known, slots.house)
      : undefined;
  if (address) {
    turn.corrected ||= known !== undefined && known !== address;
    caller.address = set(caller.address, address, correcting || slots.house !== undefined);
    turn.took.add('address');
  }
  if (slots.company) caller.company = slots.company;
}

/** Requests whose time is when to call. */
const ofCalls: ReadonlySet<string> = new Set(['callback', 'answer', 'message', 'person', 'status']);
const ofJob =
  /\b(?:it(?:'s| is)|that(?:'s| is)|c'est|ce serait) (?:for|pour)\b|\b(?:the|our|my|le|la|notre|mon|ma) (?!call\b|appel\b)\p{L}+(?:'s| is| will be| est| sera| serait)\b/iu;

/** "It's for the end of January" tells of the job, and is no time to call about it. */
function takeTimeOfJob(turn: Turn, { act, words, slots }: HeardAct): boolean {
  const { wanted } = turn.state;
  const kind = requestOf(turn.state)?.kind ?? '';
  if (!ofCalls.has(kind) || !['give', 'describe', 'correct', 'deny'].includes(act)) return false;
  if (!ofJob.test(words) || turn.state.open?.question.kind === 'time') return false;
  if (!slots.times?.some(({ date }) => date)) return false;
  const told = words.trim().replace(/[.,;!?]+$/, '');
  if (!wanted.details.includes(told)) wanted.details.push(told);
  return true;
}

function takeTimes(turn: Turn, byAct: ReadonlyMap<HeardAct, TimeExpression[]>, heard: Heard): void {
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
  const existing = [...byAct].find(([{ act }]) => ofExisting.has(act));
  const wishes = [...byAct].filter(([{ act }]) => wishing.has(act)).flatMap(([, each]) => each);
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
  if (changing || (!existing && wanted.existing === null && isPast(turn, wishes))) {
    wanted.existing = timeOf(turn, wishes, {}) ?? wanted.existing;
    turn.took.add('time');
    return;
  }
  noteTime(turn, wishes, correcting);
}

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
  const { wanted, language } = turn.state;
  const date = wanted.time?.date ?? null;
  const clock = wanted.time?.clock ?? null;
  const readings = [
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
    turn.took.add('time');
    return true;
  }
  return false;
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
