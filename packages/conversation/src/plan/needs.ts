import { nameOf, pricedOptions, sayOption } from '../dialogue/price-rows.ts';
import { ask, type Turn } from '../dialogue/turn.ts';
import { isTimed } from '../dialogue/visits.ts';
import type { CallRequest, RequestKind } from '../dialogue/wanted-state.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { isByRungs } from '../knowledge/further-priced.ts';
import { sayList } from '../speaking/say-list.ts';
import { calls } from './promise.ts';
import { lookUp, withKnownOption } from './refs.ts';
import { sayUntimed } from './say-wanted.ts';

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
  send: ['name', 'phone'],
  emergency: ['reason', 'address', 'phone', 'name'],
};

/** What a request cannot do without. */
export function needsOf({ kind }: CallRequest): readonly Need[] {
  return needs[kind];
}

/** How often the same detail is asked for before the call goes on without it. */
const mostAsked = 3;

/** "What would you like done?" has been answered in some words after as many times. */
const mostAskedOpenly = 2;

/** Whether a detail is still to be asked for: it is not known, not refused, and not asked for too often. */
export function isMissing(turn: Turn, request: CallRequest, need: Need): boolean {
  const { caller, wanted, used, callerNumber } = turn.state;
  const { profile, comesOut } = turn.receptionist;
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
        (request.kind === 'emergency' ? comesOut : isDoneThere(turn)) &&
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

/** Whether what is wanted is done where the caller is: who comes to the shop is not asked where they live. */
function isDoneThere({ state: { wanted, focus }, receptionist }: Turn): boolean {
  const { travels, doneThere, goesOutAtTimes } = receptionist;
  if (travels || wanted.items.some(({ ref }) => doneThere.has(ref.serviceId))) return true;
  const isInShop = doneThere.size > 0 && wanted.items.length > 0;
  return goesOutAtTimes && focus.town !== null && !isInShop;
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
