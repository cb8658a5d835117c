import type { BookingChange, RequestResult, Slot } from '../conversation.ts';
import { tellClosedTime } from '../plan/closed-time.ts';
import { requestOf } from '../plan/request.ts';
import { timeOf } from '../plan/time-wished.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import {
  describe,
  mostOffered,
  mostSearches,
  say,
  textedNumber,
  wantedRef,
} from './appointments.ts';
import { ask, type Turn, tell } from './turn.ts';
import type { CallRequest } from './wanted-state.ts';

/** Takes up what the appointment book answered. False where it has no bearing on what is awaited. */
export function takeBookingResult(turn: Turn, result: RequestResult): boolean {
  switch (result.kind) {
    case 'slots':
      takeSlots(turn, result.slots, result);
      return true;
    case 'appointments':
      takeAppointments(turn, result.appointments);
      return true;
    case 'booked':
      takeBooked(turn, result.appointmentId, result.slot);
      return true;
    case 'unavailable':
      turn.state.booking.chosen = null;
      tell(turn, 'slotTaken');
      takeSlots(turn, result.alternatives, { exact: false });
      return true;
    case 'cancelled':
      takeCancelled(turn);
      return true;
    default:
      return false;
  }
}

function takeSlots(
  turn: Turn,
  slots: readonly Slot[],
  { exact, tooSoon }: { exact: boolean; tooSoon?: true },
): void {
  const { booking, wanted: wish } = turn.state;
  const wanted = wish.time?.wish?.start ?? null;
  const [first] = slots;
  if (first && exact && wanted !== null && first.start === wanted) {
    booking.chosen = first;
    tell(turn, 'slotFree', { time: say(turn, first.start) });
    return;
  }
  booking.offered = slots.slice(0, mostOffered);
  booking.searches += 1;
  // Nobody has the time of a shop that is closed then.
  const isShut = !exact && tellClosedTime(turn);
  // What has passed is not too soon.
  const isSoon = tooSoon === true && !isShut && (wanted ?? turn.now + 1) > turn.now;
  if (isSoon) tell(turn, 'tooSoon');
  if (first) {
    if (!exact && !isShut && !isSoon && wanted !== null && !turn.state.used.slotTaken)
      tell(turn, 'slotTaken');
    return;
  }
  if (!isShut && !isSoon) tell(turn, 'noSlots', { time: wish.time?.spoken ?? '' });
  wish.time = null;
  if (booking.searches >= mostSearches) booking.off = true;
}

function takeAppointments(
  turn: Turn,
  found: readonly (Slot & { id: string; serviceId: string | null })[],
): void {
  const { booking, wanted } = turn.state;
  const named = (wanted.existing ?? wanted.time)?.wish;
  const meant = named && found.find(({ start }) => start >= named.from && start < named.to);
  const [first] = found;
  if (!first) {
    tell(turn, 'appointmentNotFound');
    booking.off = true;
    return;
  }
  booking.existing = meant ?? first;
  if (meant && !wanted.existing) wanted.time = null;
  if (requestOf(turn.state)?.kind === 'reschedule') keepDay(turn, booking.existing);
  // The question that comes next names it.
  if (requestOf(turn.state)?.kind !== 'cancel')
    tell(turn, 'appointmentFound', { what: describe(turn, booking.existing) });
}

/** "Could you move that to three": an hour without a day is of the day the visit is on. */
function keepDay(turn: Turn, { start }: Slot): void {
  const { wanted } = turn.state;
  const { timeZone } = turn.receptionist.profile.knowledge;
  const hour = wanted.time?.clock;
  const day = localDateTime(start, timeZone);
  const today = localDateTime(turn.now, timeZone);
  const named = wanted.time?.date ?? null;
  if (!hour?.time || hour.date || (named !== null && daysBetween(today, named) !== 0)) return;
  if (wanted.existing?.date || daysBetween(today, day) === 0) return;
  wanted.time = timeOf(turn, [{ ...hour, date: day }], {}) ?? wanted.time;
}

function takeBooked(turn: Turn, appointmentId: string, slot: Slot): void {
  const { booking } = turn.state;
  const moved = booking.existing !== null;
  booking.appointmentId = appointmentId;
  record(turn, moved ? 'moved' : 'booked', appointmentId, slot);
  tell(turn, moved ? 'movedTo' : 'bookedFor', { what: describe(turn, slot) });
  settleRequest(turn, moved ? 'reschedule' : 'booking');
  // Who books by text has it in writing.
  if (textedNumber(turn) !== null && turn.state.channel !== 'sms')
    ask(turn, { kind: 'textConfirmation' }, 'askText');
}

function takeCancelled(turn: Turn): void {
  const { existing } = turn.state.booking;
  if (!existing) return;
  record(turn, 'cancelled', existing.id, existing);
  tell(turn, 'cancelledIs', { what: describe(turn, existing) });
  settleRequest(turn, 'cancel');
}

function record(
  turn: Turn,
  action: BookingChange['action'],
  appointmentId: string,
  slot: Slot,
): void {
  const { booking } = turn.state;
  booking.changes.push({
    action,
    appointmentId,
    serviceId: booking.existing?.serviceId ?? wantedRef(turn)?.serviceId ?? null,
    start: slot.start,
    end: slot.end,
  });
}

function settleRequest(turn: Turn, kind: CallRequest['kind']): void {
  const { state } = turn;
  for (const request of state.wanted.requests) {
    if (request.kind !== kind) continue;
    request.readBackAt = turn.now;
    request.settled = true;
  }
  state.booking.existing = null;
  state.booking.chosen = null;
  state.booking.offered = [];
  state.wanted.time = null;
}
