import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import { type HeardAct, type ServiceRef, sameRef } from '../heard/heard.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { opensWithMore, saysMore } from '../listener/adds-more.ts';
import { saysItIsOff } from '../listener/old-visit-off.ts';
import { servicesByOwnWord } from '../listener/sums.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import { countTalkedOf, lookUp, withKnownOption } from './refs.ts';

/** Of one visit the last word holds: it is moved, cancelled or late, not two of these. */
export const ofOneVisit: ReadonlySet<RequestKind> = new Set(['reschedule', 'cancel', 'late']);

/** "Don't book me in after all": what is taken back is a wish of this call, and no appointment. */
export function takesBackWish({ state: { wanted, booking } }: Turn): boolean {
  const wished = wanted.requests.some(({ kind, settled }) => kind === 'booking' && !settled);
  return wished && wanted.existing === null && booking.changes.length === 0;
}

/** "You cancel the Friday one, then": of a visit that moves, the old time is given up, and no more. */
export function cancelsWhatMoves({ state: { wanted } }: Turn, { slots, words }: HeardAct): boolean {
  const moves = wanted.requests.some(({ kind, settled }) => kind === 'reschedule' && !settled);
  const { time, existing } = wanted;
  if (!moves || !time || !existing?.date) return false;
  const days = (slots.times ?? []).flatMap(({ date }) => date ?? []);
  if (days.length === 0) return saysItIsOff(words);
  return days.some((day) => existing.date !== null && daysBetween(day, existing.date) % 7 === 0);
}

/** Lets go of a booking that was being taken down: nothing is wanted but what was asked. */
export function leaveBooking({ state }: Turn): void {
  const { wanted } = state;
  wanted.requests = wanted.requests.filter(({ kind, settled }) => kind !== 'booking' || settled);
  wanted.items = [];
  wanted.time = null;
  wanted.justAsking = true;
}

/** Requests of which nobody is left in the dark because a form is not gone through with. */
const stillStands: ReadonlySet<RequestKind> = new Set([
  'complaint',
  'emergency',
  'supplier',
  'late',
  'application',
  'send',
]);

/** "Ah forget it", in the middle of a form: nothing of it is wanted, and nothing more is asked for it. */
export function leaveForm(turn: Turn): void {
  const { state } = turn;
  const { wanted, caller } = state;
  state.open = null;
  leaveBooking(turn);
  leaveVisit(turn);
  const open = wanted.requests.filter(({ settled }) => !settled);
  if (open.some(({ kind }) => stillStands.has(kind))) caller.refused.push('name', 'address');
  wanted.requests = wanted.requests.filter(
    (one) => !open.includes(one) || stillStands.has(one.kind),
  );
  state.wantsNoCall = true;
  tell(turn, 'declined');
}

/** Their visit stays as it is after all: neither moved nor cancelled. */
export function leaveVisit({ state: { wanted } }: Turn): void {
  wanted.requests = wanted.requests.filter(
    ({ kind, settled }) => settled || (kind !== 'cancel' && kind !== 'reschedule'),
  );
  wanted.existing = null;
}

/** They come in time after all; the visit is as it was. */
export function leaveLate({ state: { wanted } }: Turn): void {
  wanted.requests = wanted.requests.filter(({ settled, kind }) => settled || kind !== 'late');
}

/** Nobody is to call them after all; what else is wanted stays. */
export function leaveCall({ state: { wanted } }: Turn): void {
  wanted.requests = wanted.requests.filter(
    ({ kind, settled }) => settled || (kind !== 'callback' && kind !== 'answer'),
  );
  wanted.callTime = null;
  // Where a call was all that was wanted, the time was the call's.
  if (wanted.requests.length > 0) return;
  wanted.time = null;
  wanted.items = [];
}

/**
 * Puts a service on what is wanted; another option of the same service takes its place, but for those that
 * were named `together` with it.
 */
export function wantItem(
  turn: Turn,
  ref: ServiceRef,
  count = 1,
  together: readonly ServiceRef[] = [],
): void {
  const { items, declined } = turn.state.wanted;
  const whole = withKnownOption(turn, ref);
  const known =
    items.find((item) => sameRef(item.ref, whole)) ??
    items.find(
      (item) =>
        item.ref.serviceId === whole.serviceId && !together.some((one) => sameRef(one, item.ref)),
    );
  turn.state.wanted.declined = declined.filter((id) => id !== whole.serviceId);
  turn.took.add('service');
  const name = ownersName(turn, whole);
  // What does both takes the place of each.
  const parts = jointServices(turn.receptionist.profile.knowledge.services).get(whole.serviceId);
  const apart = items.filter((item) => !parts?.includes(item.ref.serviceId));
  if (apart.length < items.length) items.splice(0, items.length, ...apart);
  if (!known) items.push({ ref: whole, count, name });
  else if (!sameRef(known.ref, whole) && whole.optionId) Object.assign(known, { ref: whole, name });
  // A count of one is meant only where it was said.
  if (known && (count > 1 || ref.count !== undefined)) known.count = count;
}

/** Writes down whom or which of theirs each thing is for. */
export function noteForWhom({ state }: Turn, { slots }: HeardAct): void {
  for (const item of state.wanted.items) {
    const told = slots.forWhom?.[item.ref.serviceId];
    if (told) item.forWhom ??= told;
  }
}

/** Who has heard what a thing costs and then books means that thing, unless another was named. */
export function wantTalkedOf(turn: Turn): void {
  const { focus, quotes, wanted } = turn.state;
  if (wanted.items.length > 0 || focus.oneOf) return;
  // Where one of several was priced, another whose option is still open is wanted as well.
  const quoted = new Set([...quotes, ...turn.quotes].map(({ serviceId }) => serviceId));
  const priced = focus.refs.some(({ serviceId }) => quoted.has(serviceId));
  const told = priced ? talkedOfAll(turn) : [];
  if (told.length > mostTalkedOf) return;
  for (const ref of told) wantItem(turn, ref, ref.count ?? countTalkedOf(turn, ref), told);
}

/** What is talked of, with what was asked for before it and stands beside it; of all that, what is named now. */
export function talkedOfAll(turn: Turn): ServiceRef[] {
  const { refs, beside = [] } = turn.state.focus;
  if (beside.length === 0) return refs;
  const all = [...beside, ...refs];
  const said = lastSaid(turn);
  if (saysMore(said) || opensWithMore(said)) return all;
  const named = servicesByOwnWord(said, turn.receptionist);
  const meant = all.filter((ref) => named.some(({ serviceId }) => serviceId === ref.serviceId));
  return meant.length > 0 ? meant : all;
}

const mostTalkedOf = 3;

/** "Duct Cleaning (Medium home)" */
export function ownersName(turn: Turn, ref: ServiceRef): string {
  const found = lookUp(turn, ref);
  if (!found) return '';
  return found.option ? `${found.service.name} (${found.option.name})` : found.service.name;
}
