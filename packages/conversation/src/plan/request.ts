import { withoutLead } from '../dialogue/preferred-time.ts';
import { nameOf, pricedOptions, sayOption } from '../dialogue/price-rows.ts';
import type { CallRequest, Conversation, RequestKind } from '../dialogue/state.ts';
import { ask, bookIsOpen, type Turn, tell } from '../dialogue/turn.ts';
import type { ServiceRef } from '../heard/heard.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { sayEmail, sayPhoneWith } from '../speaking/say-contact.ts';
import { sayList } from '../speaking/say-list.ts';
import { lookUp, lookUpAll, sameRef, withKnownOption } from './refs.ts';

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
  const { requests } = state.wanted;
  const open = requestOf(state);
  state.wantsNoCall = false;
  state.wanted.justAsking = false;
  if (open?.kind === kind) return;
  if (open && weight[kind] < weight[open.kind]) return;
  const done = requests.findLast((one) => one.kind === kind && !one.settled);
  // Who complains while a visit is being taken down still wants the visit.
  if (open?.kind === 'booking' && kind === 'complaint' && state.wanted.items.length > 0)
    requests.push({ kind, readBackAt: null, settled: false });
  else if (open) open.kind = kind;
  else if (done) done.readBackAt = null;
  else requests.push({ kind, readBackAt: null, settled: false });
  const intro = intros[kind];
  if (!introduce || !intro) return;
  tell(turn, inBook(turn, kind) ? 'sure' : intro);
  turn.intro = turn.statements.at(-1) ?? null;
}

/** "Don't book me in after all": what is taken back is a wish of this call, and no appointment. */
export function takesBackWish({ state: { wanted, booking } }: Turn): boolean {
  const wished = wanted.requests.some(({ kind, settled }) => kind === 'booking' && !settled);
  return wished && wanted.existing === null && booking.changes.length === 0;
}

/** Lets go of a booking that was being taken down: nothing is wanted but what was asked. */
export function leaveBooking({ state }: Turn): void {
  const { wanted } = state;
  wanted.requests = wanted.requests.filter(({ kind, settled }) => kind !== 'booking' || settled);
  wanted.items = [];
  wanted.time = null;
  wanted.justAsking = true;
}

function inBook(turn: Turn, kind: RequestKind): boolean {
  return bookIsOpen(turn) && (kind === 'booking' || kind === 'reschedule' || kind === 'cancel');
}

/** Puts a service on what is wanted; another option of the same service takes its place. */
export function wantItem(turn: Turn, ref: ServiceRef, count = 1): void {
  const { items, declined } = turn.state.wanted;
  const whole = withKnownOption(turn, ref);
  const known = items.find((item) => item.ref.serviceId === whole.serviceId);
  turn.state.wanted.declined = declined.filter((id) => id !== whole.serviceId);
  turn.took.add('service');
  const name = ownersName(turn, whole);
  if (!known) items.push({ ref: whole, count, name });
  else if (!sameRef(known.ref, whole) && whole.optionId) Object.assign(known, { ref: whole, name });
  if (known && count > 1) known.count = count;
}

/** Who has heard what a thing costs and then books means that thing, unless another was named. */
export function wantTalkedOf(turn: Turn): void {
  const { focus, quotes, wanted } = turn.state;
  if (wanted.items.length > 0 || focus.oneOf) return;
  const quoted = new Set([...quotes, ...turn.quotes].map(({ serviceId }) => serviceId));
  const told = focus.refs.filter(({ serviceId }) => quoted.has(serviceId));
  if (told.length > mostTalkedOf) return;
  for (const ref of told) wantItem(turn, ref, focus.count);
}

const mostTalkedOf = 3;

/** "Duct Cleaning (Medium home)" */
function ownersName(turn: Turn, ref: ServiceRef): string {
  const found = lookUp(turn, ref);
  if (!found) return '';
  return found.option ? `${found.service.name} (${found.option.name})` : found.service.name;
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
  const { caller, wanted, used, callerNumber } = turn.state;
  const { profile, travels } = turn.receptionist;
  const tired = (used[`need:${need}`] ?? 0) >= mostAsked;
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
      return wanted.time === null && !caller.refused.includes('time') && !tired;
    case 'name':
      return caller.name === null && !caller.refused.includes('name') && !tired;
    case 'address':
      return (
        (travels || request.kind === 'emergency') &&
        caller.address === null &&
        !caller.refused.includes('address') &&
        (used['need:address'] ?? 0) === 0
      );
    case 'phone':
      if (caller.phone || caller.refused.includes('phone')) return false;
      if (caller.partialPhone !== '' || caller.otherNumber) return !tired;
      return callerNumber === null && !tired;
  }
}

/** A service that is wanted and comes in options, of which none is chosen. */
function openOption(turn: Turn): ServiceRef | null {
  for (const { ref } of turn.state.wanted.items) {
    const found = lookUp(turn, withKnownOption(turn, ref));
    if (!found || found.option || found.service.pricingType !== 'options') continue;
    if (pricedOptions(found.service).length < 2) continue;
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
      return ask(turn, { kind: 'reason' }, state.wanted.person ? 'askReasonFor' : 'askReason', {
        person: state.wanted.person ?? '',
      });
    case 'time':
      return ask(turn, { kind: 'time' }, request.kind === 'reschedule' ? 'askNewTime' : 'askTime');
    case 'name':
      return ask(turn, { kind: 'name' }, 'askName');
    case 'address':
      return ask(turn, { kind: 'address' }, 'askAddress');
    case 'phone':
      return askForPhone(turn);
  }
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
  if (name && (state.used.thanksName ?? 0) === 0)
    tell(turn, 'thanksName', { name: firstName(name) });
  tell(turn, promiseKey(turn, request), {
    what: sayWanted(turn),
    time: withoutLead(state.wanted.time?.spoken ?? ''),
    when: state.wanted.time?.spoken ?? '',
    existing: withoutLead(state.wanted.existing?.spoken ?? ''),
    person: state.wanted.person ?? '',
  });
  const known = caller.phone?.confirmed === true && caller.name?.confirmed !== false;
  // Who has said yes to all of it already is not asked again.
  if (known && caller.address?.confirmed !== false && !turn.took.has('time')) return;
  if (caller.address) tell(turn, 'readBackAddress', { address: caller.address.value });
  if (caller.phone?.from === 'callerId')
    tell(turn, 'readBackCallerNumber', { phone: sayPhoneWith(caller.phone, language) });
  else if (caller.phone)
    tell(turn, 'readBackPhone', { phone: sayPhoneWith(caller.phone, language) });
  else if (caller.email)
    tell(turn, 'readBackEmail', { email: sayEmail(caller.email.value, language) });
  ask(turn, { kind: 'detailsRight' }, 'isThatRight');
}

/** "Balayage, partial, and Bang Trim" */
export function sayWanted(turn: Turn): string {
  const { language } = turn.state;
  const names = turn.state.wanted.items.flatMap(({ ref, count }) => {
    const [found] = lookUpAll(turn, [withKnownOption(turn, ref)]);
    if (!found) return [];
    const name = nameOf(found.service, language);
    const whole = found.option ? `${name} (${sayOption(found.option, language)})` : name;
    return count > 1 ? `${count} × ${whole}`.replace(' × ', ' ') : whole;
  });
  return sayList(names, language);
}

function promiseKey(turn: Turn, { kind }: CallRequest): PhraseKey {
  const { wanted } = turn.state;
  switch (kind) {
    case 'booking':
      if (!wanted.time) return 'promiseBookingAny';
      return wanted.items.length > 0 ? 'promiseBooking' : 'promiseBookingTime';
    case 'reschedule':
      return wanted.time ? 'promiseMove' : 'promiseBookingAny';
    case 'cancel':
      return wanted.existing ? 'promiseCancelOf' : 'promiseCancel';
    case 'late':
      return 'promiseLate';
    case 'emergency':
      return alertsSomeone(turn) ? 'promiseUrgent' : 'promiseUrgentPass';
    case 'person':
      if (wanted.person) return wanted.time ? 'promisePersonAt' : 'promisePerson';
      return wanted.time ? 'promiseCall' : 'promiseCallBack';
    case 'complaint':
      return wanted.time ? 'promiseOwnerAt' : 'promiseOwner';
    case 'callback':
    case 'answer':
    case 'status':
    case 'returnCall':
      return wanted.time ? 'promiseCall' : 'promiseCallBack';
    default:
      return 'promisePass';
  }
}

/** Whether anybody is reached by an alert: it is promised only then. */
export function alertsSomeone(turn: Turn): boolean {
  return turn.receptionist.profile.alertsSomeone !== false;
}

/** The first of a person's names, as one addresses them. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
