import type { Instant, Request, Slot } from '../conversation.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { askFor, isMissing } from '../plan/needs.ts';
import { withKnownOption } from '../plan/refs.ts';
import { firstName } from '../plan/request.ts';
import { sayWanted } from '../plan/say-wanted.ts';
import { sayPhoneWith } from '../speaking/say-contact.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayTime } from '../speaking/say-time.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { sayMoment } from './preferred-time.ts';
import { isVehicleOption, nameOf, sayOption } from './price-rows.ts';
import { ask, bookIsOpen, nextEffectId, type Turn, tell } from './turn.ts';
import type { CallRequest } from './wanted-state.ts';

/** Free times told in one breath. */
export const mostOffered = 3;
/** Looking further ahead than this is left to people. */
const horizon = 14 * 24 * 60 * 60_000;
/** After this many searches in vain, the wish is passed on instead. */
export const mostSearches = 3;

/**
 * Takes the next step of a booking, a move or a cancellation in the appointment book. False where
 * the book is not to be used: the request is then taken down and passed on.
 */
export function pursueBooking(turn: Turn, request: CallRequest): boolean {
  if (!bookIsOpen(turn)) return false;
  if (turn.state.awaiting) return true;
  if (request.kind === 'booking') return book(turn, request);
  if (request.kind === 'reschedule') return change(turn, request, () => move(turn, request));
  if (request.kind === 'cancel') return change(turn, request, () => askToCancel(turn));
  return false;
}

function book(turn: Turn, request: CallRequest): boolean {
  if (isMissing(turn, request, 'service')) askFor(turn, request, 'service');
  else if (!turn.state.booking.chosen) chooseSlot(turn, request);
  else if (isMissing(turn, request, 'name')) askFor(turn, request, 'name');
  else if (isMissing(turn, request, 'phone')) askFor(turn, request, 'phone');
  else readBackBooking(turn, turn.state.booking.chosen);
  return true;
}

function chooseSlot(turn: Turn, request: CallRequest): void {
  const { booking } = turn.state;
  if (isMissing(turn, request, 'time')) return askFor(turn, request, 'time');
  if (booking.offered.length > 0) return offerSlots(turn);
  search(turn);
}

function search(turn: Turn): void {
  const { state, now } = turn;
  const wish = state.wanted.time?.wish ?? { from: now, to: now + horizon, start: null };
  const from = Math.max(wish.from, now);
  const { existing } = state.booking;
  const serviceId = existing?.serviceId ?? wantedRef(turn)?.serviceId ?? null;
  const moving = existing ? { moving: existing.id } : {};
  askBook(turn, { kind: 'findSlots', serviceId, wish: { ...wish, from }, ...moving });
}

/** Finds the booking a caller means by the number they call from, or the one they give. */
function change(turn: Turn, request: CallRequest, then: () => void): boolean {
  const { state } = turn;
  if (state.booking.existing) {
    then();
    return true;
  }
  const phone = state.caller.phone?.value ?? state.callerNumber;
  if (!phone) askFor(turn, request, 'phone');
  else askBook(turn, { kind: 'findAppointments', phone });
  return true;
}

function move(turn: Turn, request: CallRequest): void {
  const { booking } = turn.state;
  if (!booking.chosen) return chooseSlot(turn, request);
  readBackBooking(turn, booking.chosen);
}

function askToCancel(turn: Turn): void {
  const { existing } = turn.state.booking;
  if (!existing) return;
  ask(turn, { kind: 'cancelRight' }, 'askCancel', { what: describe(turn, existing) });
}

function offerSlots(turn: Turn): void {
  const { booking } = turn.state;
  const [only, second] = booking.offered;
  if (only && !second)
    return ask(turn, { kind: 'whichSlot' }, 'oneSlot', { time: say(turn, only.start) });
  const list = sayList(timesOf(turn, booking.offered), turn.state.language, 'or');
  ask(turn, { kind: 'whichSlot' }, 'whichSlot', { list });
}

/** Several times of one day name the day once: "tomorrow at 2 PM, 3 PM or 4 PM". */
function timesOf(turn: Turn, slots: readonly Slot[]): string[] {
  const { timeZone } = turn.receptionist.profile.knowledge;
  let day = '';
  return slots.map(({ start }) => {
    const local = localDateTime(start, timeZone);
    const same = day === `${local.month}-${local.day}`;
    day = `${local.month}-${local.day}`;
    return same ? sayTime(local, turn.state.language) : say(turn, start);
  });
}

function readBackBooking(turn: Turn, slot: Slot): void {
  const { caller, booking } = turn.state;
  if (booking.existing)
    return ask(turn, { kind: 'bookingRight' }, 'askMove', { what: describe(turn, slot) });
  if (caller.name && !turn.state.used.thanksName)
    tell(turn, 'thanksName', { name: firstName(caller.name.value) });
  if (caller.phone)
    tell(turn, 'readBackPhone', { phone: sayPhoneWith(caller.phone, turn.state.language) });
  ask(turn, { kind: 'bookingRight' }, 'askBooking', { what: describe(turn, slot) });
}

/** "Ceramic Coating, tomorrow at 2 PM" */
export function describe(turn: Turn, slot: Slot & { serviceId?: string | null }): string {
  const { booking, language } = turn.state;
  const ref = wantedRef(turn);
  const id = slot.serviceId ?? booking.existing?.serviceId ?? ref?.serviceId;
  const service = turn.receptionist.serviceById.get(id ?? '');
  const time = say(turn, slot.start);
  if (!service) return time;
  const ofTopic = !booking.existing && service.id === ref?.serviceId;
  const option = ofTopic && service.options.find((each) => each.id === ref?.optionId);
  const name = nameOf(service, language);
  if (!option) return `${name}, ${time}`;
  const joined = language === 'en' && isVehicleOption(option) ? ' for ' : ', ';
  return `${name}${joined}${sayOption(option, language)}, ${time}`;
}

export function say(turn: Turn, instant: Instant): string {
  const { timeZone } = turn.receptionist.profile.knowledge;
  return sayMoment(instant, turn.now, timeZone, turn.state.language).replace(/^on /, '');
}

/** The service the appointment is for: the first that is wanted. */
export function wantedRef(turn: Turn): ServiceRef | null {
  const [first] = turn.state.wanted.items;
  return first ? withKnownOption(turn, first.ref) : null;
}

/** When a slot begins, as it is spoken: "tomorrow at 2 PM". */
export function sayStart(turn: Turn, { start }: Slot): string {
  return say(turn, start);
}

function askBook(turn: Turn, wanted: Request): void {
  const id = nextEffectId(turn);
  turn.state.awaiting = { effectId: id, kind: wanted.kind };
  turn.effects.push({ id, type: 'request', request: wanted });
}

/** The caller agreed: what was read back is put into the book. */
export function confirmBooking(turn: Turn): void {
  const { booking, caller, wanted, callerNumber } = turn.state;
  if (!booking.chosen) return;
  if (booking.existing)
    return askBook(turn, {
      kind: 'moveAppointment',
      appointmentId: booking.existing.id,
      slot: booking.chosen,
    });
  askBook(turn, {
    kind: 'book',
    slot: booking.chosen,
    serviceId: wantedRef(turn)?.serviceId ?? null,
    name: caller.name?.value ?? null,
    phone: caller.phone?.value ?? callerNumber,
    note: [sayWanted(turn), ...wanted.details, ...wanted.why].filter(Boolean).join('; ') || null,
  });
}

/** The caller agreed to have it called off. */
export function confirmCancelling(turn: Turn): void {
  const { existing } = turn.state.booking;
  if (existing) askBook(turn, { kind: 'cancelAppointment', appointmentId: existing.id });
}

/**
 * The number a text to the caller would leave for, E.164; null: none would, so none is promised. A
 * number that was only dictated gets none.
 */
export function textedNumber({ state }: Turn): string | null {
  const { caller, callerNumber, channel, textable } = state;
  if (!textable) return null;
  const wanted = channel === 'sms' ? callerNumber : (caller.phone?.value ?? callerNumber);
  return wanted === callerNumber ? callerNumber : null;
}

/** The caller agreed to be texted. False where no text would leave. */
export function confirmTexting(turn: Turn): boolean {
  const phone = textedNumber(turn);
  const { appointmentId, unsettled: changeId } = turn.state.booking;
  if (phone === null) return false;
  const id = nextEffectId(turn);
  if (changeId !== null)
    turn.effects.push({ id, type: 'request', request: { kind: 'textWhenKnown', changeId, phone } });
  else if (appointmentId !== null)
    turn.effects.push({
      id,
      type: 'request',
      request: { kind: 'textConfirmation', appointmentId, phone },
    });
  return true;
}

/** Offers a text about a change the book has left open. */
export function offerNews(turn: Turn): void {
  const { booking, channel, used } = turn.state;
  if (booking.unsettled === null || used.askTextWhenKnown || textedNumber(turn) === null) return;
  // Who writes to us by text is written back to.
  if (channel === 'sms') return tell(turn, 'willTextWhenKnown');
  ask(turn, { kind: 'textConfirmation' }, 'askTextWhenKnown');
}
