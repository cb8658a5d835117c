import type { Turn } from '../dialogue/turn.ts';
import { isTimed } from '../dialogue/visits.ts';
import type { CallRequest, PreferredTime, RequestKind } from '../dialogue/wanted-state.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { noteTime } from './note-time.ts';
import { requestOf, takeUp } from './request.ts';
import { callTimeOf, timeOf } from './time-wished.ts';
import { isLateFor, isOfVisitMoved, visitAt } from './visit-held.ts';
import { ofOneVisit } from './wanted.ts';

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

/** "Thursday at ten would work better" names no visit they have. */
const suits = /\b(?:better|works?|prefer|instead|rather|mieux|plut[oô]t|marcherait)\b/i;

/** Of who will be late: the visit was told by itself, so the time beside it is when they come. */
const tellsArrival = ({ act, slots }: HeardAct) =>
  act === 'want.late' && slots.existing !== undefined;

/** "It's for the end of January" tells of the job, and is no time to call about it. */
export function takeTimeOfJob(turn: Turn, { act, words, slots }: HeardAct): boolean {
  const { wanted, model } = turn.state;
  // What a model hears put right is the time that was noted.
  if (model && act === 'correct') return false;
  const standing = wanted.requests.filter(({ settled }) => !settled);
  const offered = turn.state.open?.question.kind === 'offerCall' ? 'answer' : '';
  const kind = (requestOf(turn.state) ?? standing.at(-1))?.kind ?? offered;
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
  // "I'm at two, and will be there at twenty past": when they come is no other time of the visit they have.
  const arrivals = [...byAct.keys()].filter(tellsArrival);
  if (arrivals.length > 0) {
    const rest = [...byAct].filter(([one]) => !arrivals.includes(one));
    return rest.length > 0 ? takeTimes(turn, new Map(rest), heard) : undefined;
  }
  const changed = heard.acts.find(({ act }) => ofExisting.has(act));
  const [first] = byAct;
  // "You're coming tomorrow ... can we push it": the day is of the visit that exists.
  if (changed && first && !byAct.has(changed) && first[0].start < changed.start) {
    const [act, times] = first;
    const tells = ['give', 'describe', 'greet', 'claim'].includes(act.act);
    const wished = suits.test(heard.text.slice(0, changed.start));
    if (wanted.existing === null && tells && !wished) {
      wanted.existing = timeOf(turn, times, {});
      return takeTimes(turn, new Map([...byAct].slice(1)), { ...heard, acts: [] });
    }
  }
  // Where the appointment that exists was told by itself, every other time is a wish.
  const apart = ({ act, slots }: HeardAct) => act === 'want.move' && slots.existing !== undefined;
  const known = isLateFor(turn, heard);
  const existing = [...byAct].find(
    ([one]) => ofExisting.has(one.act) && !apart(one) && !(known && one.act === 'want.late'),
  );
  const found = [...byAct]
    .filter(([one]) => (wishing.has(one.act) && !onlyAsks(turn, one.act)) || apart(one))
    .flatMap(([, each]) => each);
  const rereading = ['detailsRight', 'whatToChange'].includes(turn.state.open?.question.kind ?? '');
  const correcting =
    rereading || [...byAct.keys()].some(({ act }) => act === 'correct' || act === 'want.move');
  if (existing) {
    const [act, times] = existing;
    // "Move my Tuesday to Thursday" names both.
    const moves = act.act === 'want.move';
    const givenUp = moves ? times.filter(({ date, excluded }) => date && excluded) : [];
    const days = times.filter((one) => one.date && !givenUp.includes(one));
    const moving =
      moves &&
      (days.length > 1 ||
        givenUp.length > 0 ||
        wanted.existing !== null ||
        days.some((day) => isGoal(act, day)));
    // "Could I make it three instead": the hour is the new one, and the day stays.
    const hour =
      act.act === 'want.move' && days.length === 0
        ? times.find((one) => one.time && isGoal(act, one))
        : undefined;
    const last = hour ?? (moving ? days.at(-1) : undefined);
    const before = last
      ? times.filter((one) => one !== last && (one.date || days.length > 1))
      : times;
    // "The eighth instead of the Monday": what is given up may be a day that was wished for a moment ago.
    const held = givenUp.length > 0 ? givenUp.map(({ excluded: _, ...time }) => time) : before;
    if (givenUp.length === 0 || wanted.existing === null) wanted.existing = visitAt(turn, held);
    const day = wanted.existing?.date;
    if (hour && day) found.unshift({ ...hour, date: day });
    else if (last) found.unshift(last, ...times.filter((one) => one !== last && !one.date));
    // "I can't make it tomorrow, I need to push it to Tuesday": the second names the new day.
    const other = [...byAct].find(([one]) => one !== act && one.act === 'want.move');
    if (other) found.unshift(...other[1]);
  }
  // Who was late, and moves the visit after all, names the new day.
  const moves = [...byAct.keys()].some(({ act }) => act === 'want.move');
  // A model that tells when to call says of every other time that it is of the visit.
  const told = turn.state.model !== null && heard.acts.some(({ act }) => act === 'want.callback');
  const books = (told ? heard.acts : [...byAct.keys()]).some(({ act }) => act === 'want.book');
  const visits = wanted.requests.some(({ kind, settled }) => kind === 'booking' && !settled);
  const changing =
    !moves && !books && !visits && ['cancel', 'late'].includes(requestOf(turn.state)?.kind ?? '');
  const wishes = found.filter((one) => !isOfVisitMoved(turn, one));
  const others = wanted.requests.some(({ kind, settled }) => kind !== 'late' && !settled);
  if (wishes.length === 0 || (known && !others && !moves && !books)) return;
  const timed = isTimed(wanted) && wanted.requests.some(({ kind }) => ofVisits.has(kind));
  // What it puts right it reads out of the whole turn, whatever else is said there of calling.
  const isRead = ({ act, words }: HeardAct) =>
    turn.state.model !== null && act === 'correct' && words === heard.text;
  const call = [...byAct].find(
    ([one]) =>
      one.act === 'want.callback' ||
      (timed && !told && one.act !== 'want.book' && !isRead(one) && ofCalling.test(one.words)),
  );
  // A model that hears of a call hears what else is wanted as well: its time is of the call alone.
  const besides = books || (told && heard.acts.some(({ act }) => besideCall.has(act)));
  if (call && !isPast(turn, call[1]) && takeCallTime(turn, call[1], besides)) {
    const rest = new Map([...byAct].filter(([act]) => act !== call[0]));
    return rest.size > 0 ? takeTimes(turn, rest, heard) : undefined;
  }
  // Nobody wishes for what is over.
  if (!changing && isPast(turn, wishes)) return;
  if (changing && movesInstead(turn, wishes, heard)) {
    takeUp(turn, 'reschedule');
    noteTime(turn, wishes);
    return;
  }
  if (changing) {
    wanted.existing = visitAt(turn, wishes);
    turn.took.add('time');
    return;
  }
  if (books) leaveCallItsTime(turn, timeOf(turn, wishes, {}));
  noteTime(turn, wishes, correcting);
}

/**
 * "I can't make it tomorrow", and then "Friday, same time": of a visit whose day is known, another day to come moves
 * it, and is no other day of the one that is called off, unless that was wrong.
 */
function movesInstead(
  { state }: Turn,
  wishes: readonly TimeExpression[],
  { acts }: Heard,
): boolean {
  const { existing } = state.wanted;
  const day = existing?.date;
  if (requestOf(state)?.kind !== 'cancel' || !day || state.model) return false;
  const wrong = acts.some(
    ({ act }) => act === 'deny' || act === 'correct' || act === 'want.cancel',
  );
  return (
    !wrong && wishes.some(({ date, endDate }) => date && !endDate && daysBetween(day, date) > 0)
  );
}

/** Who asks a model about a Saturday does not wish for it: a model says of a wish that it is one. */
export function onlyAsks({ state }: Turn, act: Act): boolean {
  return state.model !== null && act.startsWith('ask.');
}

/** Writes down when the appointment is that the caller has. */
export function takeExisting(turn: Turn, times: readonly TimeExpression[]): void {
  const { wanted, focus } = turn.state;
  keepComplaintsVisit(turn, times);
  wanted.existing = visitAt(turn, times);
  focus.day = wanted.existing?.date ?? focus.day;
}

/** A visit to come is told of beside the one they complain of: when that was is kept with the complaint. */
function keepComplaintsVisit(turn: Turn, times: readonly TimeExpression[]): void {
  const { existing, requests } = turn.state.wanted;
  const complaint = requests.find(({ kind, settled }) => kind === 'complaint' && !settled);
  const before = existing?.dueAt ?? null;
  const next = timeOf(turn, times, {})?.dueAt ?? null;
  if (!existing || !complaint || before === null || next === null) return;
  if (before >= turn.now || next < turn.now || complaint.of?.includes(existing.spoken)) return;
  complaint.of = [complaint.of, existing.spoken].filter(Boolean).join(', ');
}

/**
 * The time that was noted of a call stays that of the call when a visit is wanted as well; that of a visit on the
 * very day was of the visit all along.
 */
function leaveCallItsTime({ state: { wanted } }: Turn, visit: PreferredTime | null): void {
  const [day, other] = [wanted.time?.date, visit?.date];
  if (day && other && daysBetween(day, other) === 0) return;
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
  const { requests } = wanted;
  const ofOther = ({ kind, settled }: CallRequest) =>
    ofOneVisit.has(kind) || (!settled && !ofCalls.has(kind));
  const calledOff = turn.state.model !== null && requests.some(ofOther);
  const visits = requests.some(({ kind, settled }) => ofVisits.has(kind) && !settled) || calledOff;
  // Whoever brings something is called about it, and comes at another time.
  const supplies = requests.some(({ kind, settled }) => kind === 'supplier' && !settled);
  // A model hears which of the two a time is of.
  if (!books && !supplies && (!visits || (!isTimed(wanted) && !turn.state.model))) return false;
  // "Saturday morning is good, call me to confirm": that is when they come.
  const named = timeOf(turn, times, {});
  if (wanted.time && named?.spoken === wanted.time.spoken) return true;
  const { date = null, clock = null } = wanted.callTime ?? {};
  wanted.callTime = callTimeOf(turn, times, { date, clock }) ?? wanted.callTime;
  turn.took.add('callTime');
  return true;
}

/** What is no matter of the call that is asked for beside it. */
const besideCall: ReadonlySet<Act> = new Set([
  'complain',
  'want.move',
  'alarm.danger',
  'alarm.urgent',
]);

/** "No calls after six" tells when to call. */
const ofCalling =
  /(?<!\b(?:if|si) (?:\p{L}+ ){1,2}(?:don['’]t |do not )?)\b(?:calls?|ring|phone|reach (?:me|us)|(?:m'|me |nous |r)?appel(?:ez|er|le)|(?:me|nous) joindre|rejoindre)\b/iu;

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
