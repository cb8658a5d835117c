import { withoutLead } from '../dialogue/preferred-time.ts';
import type { Conversation } from '../dialogue/state.ts';
import { ask, bookIsOpen, noteUnanswered, type Turn, tell } from '../dialogue/turn.ts';
import { visitsOf } from '../dialogue/visits.ts';
import type { CallRequest, RequestKind } from '../dialogue/wanted-state.ts';
import type { HeardAct } from '../heard/heard.ts';
import { soldOverCounter } from '../knowledge/over-the-counter.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { sayEmail, sayPhoneWith } from '../speaking/say-contact.ts';
import { calledInstead, readBackOthers } from './others-told.ts';
import { calls, promiseKey } from './promise.ts';
import { sayWantedWith } from './say-wanted.ts';

import { ofOneVisit } from './wanted.ts';

const intros: Partial<Record<RequestKind, PhraseKey>> = {
  booking: 'bookIntro',
  reschedule: 'rescheduleIntro',
  cancel: 'cancelIntro',
  late: 'lateNoted',
  message: 'messageIntro',
  callback: 'callbackIntro',
  application: 'applicationNoted',
  supplier: 'supplierNoted',
  returnCall: 'returningCallNoted',
};

/** A definite request takes the place of a vaguer one, so that nothing is asked for twice. */
const weight: Record<RequestKind, number> = {
  emergency: 6,
  complaint: 5,
  reschedule: 4,
  cancel: 4,
  late: 4,
  booking: 3,
  application: 3,
  supplier: 3,
  returnCall: 3,
  status: 2,
  person: 2,
  callback: 2,
  message: 1,
  answer: 1,
  send: 1,
};

/** The request being worked on: the latest that is not yet complete. */
export function requestOf({ wanted }: Conversation): CallRequest | null {
  return wanted.requests.findLast(({ readBackAt }) => readBackAt === null) ?? null;
}

/** Takes up a request; one of the same kind that is already under way is carried on instead. */
export function takeUp(turn: Turn, kind: RequestKind, introduce = true): void {
  const { state } = turn;
  // Who brings the shop its parts books no visit.
  if (kind === 'booking' && state.wanted.requests.some((one) => one.kind === 'supplier'))
    return takeUp(turn, 'supplier', false);
  const { requests } = state.wanted;
  const open = requestOf(state);
  state.wantsNoCall = false;
  state.wanted.justAsking = false;
  // Whom something is promised is heard of, whatever they sell.
  state.spam = false;
  state.spamTurns = 0;
  // Of one visit only one of these is wanted, and that is what was said last.
  if (ofOneVisit.has(kind))
    state.wanted.requests = requests.filter(
      (one) => one === open || one.settled || one.kind === kind || !ofOneVisit.has(one.kind),
    );
  // Who speaks of a visit they have is who noted it from this number, until they say otherwise.
  if (ofOneVisit.has(kind) && state.earlier?.name)
    state.caller.name ??= { value: state.earlier.name, from: 'earlierCall', confirmed: false };
  const { requests: standing } = state.wanted;
  if (open?.kind === kind) return;
  const beside = open !== null && standsBeside(turn, kind, open.kind);
  if (open && !beside && weight[kind] < weight[open.kind]) return;
  const done = standing.findLast((one) => one.kind === kind && !one.settled);
  if (done) {
    done.readBackAt = null;
    // Of two alike one is left.
    if (open && !beside) state.wanted.requests = standing.filter((one) => one !== open);
  } else if (open && !beside) {
    open.kind = kind;
    delete open.of;
  } else standing.splice(placeOf(turn, kind), 0, { kind, readBackAt: null, settled: false });
  const intro = intros[kind];
  if (!introduce || !intro || (kind === 'callback' && state.caller.byText)) return;
  // What is looked up takes no time in a thread of texts: there it needs no word before it.
  if (inBook(turn, kind) && state.channel === 'sms') return;
  tell(turn, inBook(turn, kind) ? 'sure' : intro);
  turn.intro = turn.statements.at(-1) ?? null;
}

function inBook(turn: Turn, kind: RequestKind): boolean {
  return bookIsOpen(turn) && (kind === 'booking' || kind === 'reschedule' || kind === 'cancel');
}

/** Offers a visit once a call, never to who only asks, nor beside a request. */
export function offerBooking(turn: Turn): void {
  const { state } = turn;
  if (requestOf(state) || state.wanted.justAsking || state.urgent) return;
  if ((state.used.wantIt ?? 0) > 0 || state.wanted.requests.length > 0) return;
  const { profile, serviceById } = turn.receptionist;
  const talkedOf = state.focus.refs.flatMap(({ serviceId }) => serviceById.get(serviceId) ?? []);
  if (talkedOf.some((one) => soldOverCounter(one, profile.knowledge))) return;
  ask(turn, { kind: 'offerBooking' }, 'wantIt');
}

/** Offers a call back once for each thing, never after it was declined. */
export function offerCall(turn: Turn): void {
  const { state } = turn;
  if (requestOf(state) || state.wantsNoCall || turn.asking !== null) return;
  if (state.wanted.requests.some(({ kind }) => kind !== 'application')) return;
  ask(turn, { kind: 'offerCall' }, 'offerCallback');
}

/** A question that nobody answered beside one that was: it goes along with what is passed on. */
export function promiseAnswer(turn: Turn): void {
  tell(turn, 'otherPassedOn');
}

/** Leaves to people whether it is so in a case that nobody wrote of. */
export function leaveBeyond(turn: Turn, { words }: HeardAct, offersCall = true): void {
  noteUnanswered(turn, words);
  tell(turn, 'otherPassedOn');
  if (offersCall) offerCall(turn);
}

/** Says back what was taken down and what will happen now, and asks whether it is right. */
export function readBack(turn: Turn, request: CallRequest): void {
  const { state } = turn;
  const { caller, callerNumber, language } = state;
  request.readBackAt = turn.now;
  // What was announced in this very turn is about to be promised: once is enough.
  const announced = turn.intro === null ? -1 : turn.statements.indexOf(turn.intro);
  if (announced >= 0) turn.statements.splice(announced, 1);
  if (!caller.phone && callerNumber && !caller.refused.includes('phone') && !caller.otherNumber)
    caller.phone = { value: callerNumber, from: 'callerId', confirmed: false };
  const name = caller.name?.value ?? '';
  if (name && ((state.used.thanksName ?? 0) === 0 || (turn.corrected && turn.took.has('name'))))
    tell(turn, 'thanksName', { name: firstName(name) });
  const [visit] = request.kind === 'booking' ? visitsOf(state.wanted) : [];
  const call = calls.has(request.kind) ? state.wanted.callTime : null;
  const time = call ?? visit?.time ?? state.wanted.time;
  const led = withoutLead(time?.spoken ?? '');
  tell(turn, promiseKey(turn, request), {
    what: sayWantedWith(turn),
    // "Move it to Friday to Sunday": our words lead to it.
    time: time?.stay ? led.replace(/^(?:from|du) /, '') : led,
    when: time?.spoken ?? '',
    existing: withoutLead(state.wanted.existing?.spoken ?? ''),
    person: state.wanted.person ?? '',
    who: calledInstead(turn),
  });
  // "For before Saturday": our word that leads to a day, and theirs.
  turn.statements.push(
    (turn.statements.pop() ?? '').replace(
      /\b(?:for|pour) (?=(?:before|by|after|avant|après|d['’]ici) )/iu,
      '',
    ),
  );
  const before = turn.statements.length;
  if (caller.address?.confirmed === false)
    tell(turn, 'readBackAddress', { address: caller.address.value });
  const instead = state.wanted.others.some((other) => other.instead);
  if (turn.took.has('other') || !caller.phone?.confirmed) readBackOthers(turn);
  if (instead) turn.took.delete('other');
  // It is sent, and nobody calls: the number they call from is named to nobody.
  else if (request.kind === 'send' && caller.phone?.from === 'callerId') return;
  else if (caller.phone?.confirmed === false)
    tell(turn, caller.phone.from === 'callerId' ? 'readBackCallerNumber' : 'readBackPhone', {
      phone: sayPhoneWith(caller.phone, language),
    });
  else if (!caller.phone && caller.email?.confirmed === false)
    tell(turn, 'readBackEmail', { email: sayEmail(caller.email.value, language) });
  // Who has said yes to all of it already is not asked again.
  if (turn.statements.length === before && caller.phone?.confirmed) return;
  ask(turn, { kind: 'detailsRight' }, 'isThatRight');
}

/** The first of a person's names, as one addresses them. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/**
 * Who complains, or calls another visit off, while a visit is being taken down still wants the visit; and who
 * is in trouble over what they complain of still complains.
 */
function standsBeside({ state }: Turn, kind: RequestKind, open: RequestKind): boolean {
  const { items, existing } = state.wanted;
  const urges = [kind, open].includes('emergency') && [kind, open].includes('complaint');
  if (urges) return state.model !== null;
  // A model tells apart the visit that is moved and the work that is complained of, or the goods that are brought.
  if (state.model !== null && [kind, open].some((one) => ofOther.has(one)))
    if ([kind, open].some((one) => ofOneVisit.has(one))) return true;
  // Whoever asks after a job and wants something done on a day wants both, listed or not.
  if (state.model !== null && kind === 'booking' && open === 'status') return true;
  if (items.length === 0) return false;
  if (open === 'booking' && kind === 'complaint') return true;
  // A model tells each wish by itself; of two that the rules hear, one may be misheard.
  if (state.model === null) return false;
  if (kind === 'booking') return besideVisit.has(open);
  return open === 'booking' && kind === 'cancel' && existing !== null;
}

/** Matters that are of no visit to come. */
const ofOther: ReadonlySet<RequestKind> = new Set(['complaint', 'supplier']);

/** What a visit that a model hears wanted as well takes the place of none of: matters of their own. */
const besideVisit: ReadonlySet<RequestKind> = new Set([
  'complaint',
  'cancel',
  'status',
  'emergency',
]);

/** "He was late last time, anyway, book me in": a complaint in the same breath as a wish is told after it. */
function placeOf({ state }: Turn, kind: RequestKind): number {
  const { requests } = state.wanted;
  // Of trouble that was told just now the details are asked first.
  const trouble = requests.findIndex((one) => one.kind === 'emergency' && !one.settled);
  if (kind === 'booking' && trouble >= 0 && state.model?.urgentBefore === false) return trouble;
  const at = requests.findIndex((one) => one.kind === 'complaint' && !one.settled);
  const before = state.model?.before.wanted.requests ?? requests;
  const fresh = at >= 0 && !before.some((one) => one.kind === 'complaint');
  return kind === 'booking' && fresh ? at : requests.length;
}
