import { withoutLead } from '../dialogue/preferred-time.ts';
import { nameOf, pricedOptions, sayOption } from '../dialogue/price-rows.ts';
import type { Conversation } from '../dialogue/state.ts';
import { ask, bookIsOpen, type Turn, tell } from '../dialogue/turn.ts';
import { isTimed, visitsOf } from '../dialogue/visits.ts';
import type { CallRequest, RequestKind } from '../dialogue/wanted-state.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { isByRungs } from '../knowledge/further-priced.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { sayEmail, sayPhoneWith } from '../speaking/say-contact.ts';
import { sayList } from '../speaking/say-list.ts';
import { calledInstead, readBackOthers } from './others-told.ts';
import { calls, promiseKey } from './promise.ts';
import { lookUp, withKnownOption } from './refs.ts';
import { sayUntimed, sayWantedWith } from './say-wanted.ts';
import { placeOf, standsBeside } from './stands-beside.ts';
import { ofOneVisit } from './wanted.ts';

/** What a request cannot do without, in the order it is asked for. */
export type Need = 'service' | 'reason' | 'time' | 'name' | 'address' | 'phone';

const needs: Record<RequestKind, readonly Need[]> = {
  booking: ['service', 'time', 'name', 'address', 'phone'],
  reschedule: ['time', 'name', 'phone'],
  cancel: ['name', 'phone'],
  late: ['name', 'phone'],
  callback: ['name', 'phone'],
  answer: ['name', 'phone'],
  status: ['name', 'phone'],
  message: ['reason', 'name', 'phone'],
  person: ['reason', 'name', 'phone'],
  returnCall: ['name', 'phone'],
  complaint: ['reason', 'name', 'phone'],
  application: ['name', 'phone'],
  supplier: ['reason', 'name'],
  emergency: ['reason', 'address', 'phone', 'name'],
};

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

/** What a request cannot do without. */
export function needsOf({ kind }: CallRequest): readonly Need[] {
  return needs[kind];
}

/** How often the same detail is asked for before the call goes on without it. */
const mostAsked = 3;

/** "What would you like done?" has been answered in some words after as many times. */
const mostAskedOpenly = 2;

export function isMissing(turn: Turn, request: CallRequest, need: Need): boolean {
  const { caller, wanted, used, focus, callerNumber } = turn.state;
  const { profile, travels, goesOutAtTimes, comesOut } = turn.receptionist;
  const tired = (used[`need:${need}`] ?? 0) >= mostAsked;
  // Who is answered by e-mail need not be reached otherwise.
  if (need === 'phone' && caller.byEmail && caller.email && calls.has(request.kind)) return false;
  switch (need) {
    case 'service':
      if (openOption(turn)) return !tired;
      return (
        profile.knowledge.services.length > 0 &&
        wanted.items.length === 0 &&
        wanted.why.length === 0 &&
        (used['need:service'] ?? 0) < mostAskedOpenly
      );
    case 'reason':
      return (
        wanted.why.length === 0 &&
        wanted.items.length === 0 &&
        !caller.refused.includes('reason') &&
        !tired
      );
    case 'time':
      return !isTimed(wanted) && !caller.refused.includes('time') && !tired;
    case 'name':
      return caller.name === null && !caller.refused.includes('name') && !tired;
    case 'address':
      return (
        (request.kind === 'emergency'
          ? comesOut
          : travels || (goesOutAtTimes && focus.town !== null)) &&
        caller.address === null &&
        !caller.refused.includes('address') &&
        (used['need:address'] ?? 0) === 0
      );
    case 'phone':
      if (caller.phone || caller.refused.includes('phone')) return false;
      if (wanted.others.some(({ instead, phone }) => instead && phone)) return false;
      if (caller.partialPhone !== '' || caller.otherNumber) return !tired;
      return callerNumber === null && !tired;
  }
}

/** A service that is wanted and comes in options, of which none is chosen. */
function openOption(turn: Turn): ServiceRef | null {
  for (const { ref } of turn.state.wanted.items) {
    const found = lookUp(turn, withKnownOption(turn, ref));
    if (!found || found.option || found.service.pricingType !== 'options') continue;
    if (pricedOptions(found.service).length < 2 || isByRungs(found.service)) continue;
    if ((turn.state.used[`option:${ref.serviceId}`] ?? 0) > 0) continue;
    return ref;
  }
  return null;
}

/** Asks for one detail, in words that have not been used for it yet. */
export function askFor(turn: Turn, request: CallRequest, need: Need): void {
  const { state } = turn;
  state.used[`need:${need}`] = (state.used[`need:${need}`] ?? 0) + 1;
  switch (need) {
    case 'service': {
      const open = openOption(turn);
      const service = open && lookUp(turn, open)?.service;
      if (!open || !service)
        return ask(
          turn,
          { kind: 'whichService', purpose: 'booking', refs: [] },
          'whichServiceOpen',
        );
      state.used[`option:${service.id}`] = 1;
      const names = pricedOptions(service).map((option) => sayOption(option, state.language));
      return ask(
        turn,
        { kind: 'whichOption', purpose: 'booking', serviceId: service.id },
        'whichOptionFor',
        {
          service: nameOf(service, state.language),
          list: sayList(names, state.language, 'or'),
        },
      );
    }
    case 'reason':
      if (request.kind === 'complaint') return ask(turn, { kind: 'reason' }, 'askComplaint');
      if (request.kind === 'emergency') return ask(turn, { kind: 'reason' }, 'askEmergency');
      return askForReason(turn, state.wanted.person);
    case 'time': {
      const untimed = sayUntimed(turn);
      if (untimed) return ask(turn, { kind: 'time' }, 'askTimeOf', { what: untimed });
      return ask(turn, { kind: 'time' }, request.kind === 'reschedule' ? 'askNewTime' : 'askTime');
    }
    case 'name':
      return ask(turn, { kind: 'name' }, 'askName');
    case 'address':
      return ask(turn, { kind: 'address' }, 'askAddress');
    case 'phone':
      return askForPhone(turn);
  }
}

/** A name that was just said is not said again. */
function askForReason(turn: Turn, person: string | null): void {
  if (person === null) return ask(turn, { kind: 'reason' }, 'askReason');
  const named = turn.statements.some((one) => one.includes(person));
  ask(turn, { kind: 'reason' }, named ? 'askReasonForThem' : 'askReasonFor', { person });
}

function askForPhone(turn: Turn): void {
  const { partialPhone } = turn.state.caller;
  if (partialPhone !== '')
    return ask(turn, { kind: 'phone' }, 'phoneSoFar', { digits: partialPhone.split('').join(' ') });
  ask(turn, { kind: 'phone' }, 'askPhone');
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
  tell(turn, promiseKey(turn, request), {
    what: sayWantedWith(turn),
    time: withoutLead(time?.spoken ?? ''),
    when: time?.spoken ?? '',
    existing: withoutLead(state.wanted.existing?.spoken ?? ''),
    person: state.wanted.person ?? '',
    who: calledInstead(turn),
  });
  const before = turn.statements.length;
  if (caller.address?.confirmed === false)
    tell(turn, 'readBackAddress', { address: caller.address.value });
  const instead = state.wanted.others.some((other) => other.instead);
  if (turn.took.has('other') || !caller.phone?.confirmed) readBackOthers(turn);
  if (instead) turn.took.delete('other');
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
