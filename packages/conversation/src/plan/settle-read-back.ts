import type { Slot } from '../conversation.ts';
import { confirmBooking, offerNews } from '../dialogue/appointments.ts';
import { notedOf } from '../dialogue/noted.ts';
import { ask, type Turn, tell } from '../dialogue/turn.ts';
import type { Heard } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { alertsSomeone } from './promise.ts';
import { firstName } from './request.ts';
import { type Answer, longestNo, nothingMore } from './short-answers.ts';

/** The details as read back: right, put right, or wrong in a way still to be told. */
export function settleDetailsRight(turn: Turn, heard: Heard, answer: Answer): boolean {
  const { wanted, open } = turn.state;
  const isOther = notedOf(turn.state) !== turn.noted;
  // What is only said again with a yes is no change.
  const changed =
    (isOther || answer !== 'yes') && [...turn.took].some((one) => one !== 'partialPhone');
  if (turn.took.has('partialPhone')) {
    reopen(turn);
    return true;
  }
  // Who puts one thing right, or adds to it, lets the rest stand.
  if (answer === 'yes' || turn.corrected || changed) confirmStanding(turn);
  if (isOther && (turn.corrected || (answer === 'no' && changed))) {
    tell(turn, 'corrected');
    reopen(turn);
    return true;
  }
  if (changed && (answer !== 'yes' || [...turn.took].some((one) => ofWhatIsWanted.has(one)))) {
    reopen(turn);
    // "No, oh one oh three", where that is its end: nothing is new, and it is read back once more.
    const onlyAgain = !isOther && [...turn.took].every((one) => one === 'phone');
    if (answer !== 'yes' && !onlyAgain) tell(turn, 'noted');
    return true;
  }
  // "No, that's everything, thanks": what is denied is that there is more.
  if (answer === 'no' && !nothingMore.test(fold(heard.text))) {
    if (heard.acts.some(({ act }) => act.startsWith('ask.'))) return false;
    // "No, just tell them ..." wants nothing put right: it adds to the message.
    if (heard.acts.some(({ act }) => act === 'want.message' || act === 'complain')) return true;
    if (heard.acts.some(({ act }) => act === 'want.callback' || act === 'want.person')) return true;
    // What is wrong was told already, or asked for before: a person reads it, and nobody asks again.
    const told = heard.text.trim();
    if (told.split(/\s+/).length > longestNo || (turn.state.used.changeWhat ?? 0) > 1) {
      if (!wanted.why.includes(told)) wanted.why.push(told);
      // What is wrong is how they are to be met, and not where they are reached.
      if (heard.acts.some(({ act, slots }) => act === 'want.book' || slots.noCall))
        confirmStanding(turn);
      tell(turn, 'noted');
      return true;
    }
    reopen(turn);
    ask(turn, { kind: 'whatToChange' }, 'changeWhat');
    return true;
  }
  const leaves = heard.acts.some(({ act }) => act === 'thanks' || act === 'bye');
  if (answer !== 'yes' && !leaves && !nothingMore.test(fold(heard.text))) {
    // Silence about it is agreement; what was asked instead is answered first.
    return open !== null && heard.acts.some(({ act }) => act === 'ack');
  }
  confirmStanding(turn);
  if (heard.acts.some(({ act }) => act.startsWith('ask.')) || wanted.requests.length === 0)
    return true;
  if (turn.state.urgent) tell(turn, alertsSomeone(turn) ? 'nextUrgent' : 'nextUrgentPass');
  // Nobody whose trouble is only passed on is "all set".
  else if (wanted.requests.some(({ kind, settled }) => kind === 'complaint' && !settled))
    tell(turn, 'passedOnAgreed');
  else
    tell(turn, turn.state.caller.name ? 'allSetName' : 'allSet', {
      name: firstName(turn.state.caller.name?.value ?? ''),
    });
  offerNews(turn);
  const last = wanted.requests.at(-1);
  if (last?.kind === 'callback' && wanted.why.length === 0 && wanted.items.length === 0)
    ask(turn, { kind: 'reason' }, 'askReason');
  return true;
}

/** What a reading back promises: changed, it is promised anew. */
const ofWhatIsWanted: ReadonlySet<string> = new Set([
  'time',
  'service',
  'list',
  'address',
  'other',
]);

/** The details that were read back and are not put right in this very turn. */
function confirmStanding({ state: { caller }, took }: Turn): void {
  for (const kind of ['name', 'phone', 'email', 'address'] as const) {
    const detail = caller[kind];
    if (detail && !took.has(kind)) detail.confirmed = true;
  }
}

/** A request that was read back and changed is read back once more. */
function reopen({ state, took }: Turn): void {
  const standing = state.wanted.requests.filter(({ settled }) => !settled);
  // A new day is of the visit, whatever else is to be passed on.
  const visit = standing.findLast(({ kind }) => kind === 'booking' || kind === 'reschedule');
  const ofVisit = took.has('time') || took.has('service') || took.has('list');
  const last = (ofVisit ? visit : null) ?? standing.at(-1);
  if (last) last.readBackAt = null;
}

/** Something is wrong, and the caller says what, or that it may stay. */
export function settleWhatToChange(turn: Turn, answer: Answer): boolean {
  const changed = turn.took.size > 0;
  if (changed) tell(turn, notedOf(turn.state) === turn.noted ? 'noted' : 'corrected');
  if (changed || answer === 'yes' || answer === 'refuse') {
    reopen(turn);
    return true;
  }
  return false;
}

/** Which of the free times told a caller takes; another wish starts another search. */
export function settleWhichSlot(turn: Turn, heard: Heard, answer: Answer): boolean {
  const { booking, wanted } = turn.state;
  const { timeZone } = turn.receptionist.profile.knowledge;
  const times = heard.acts.flatMap(({ slots }) => slots.times ?? []);
  const picked = heard.acts.find(
    ({ slots }) => (slots.ordinal ?? slots.count) !== undefined,
  )?.slots;
  const ordinal = picked?.ordinal ?? picked?.count;
  const fits = booking.offered.filter(({ start }) => {
    const local = localDateTime(start, timeZone);
    return times.some(({ time, date }) => {
      if (!time && !date) return false;
      const sameTime =
        !time || (time.hour % 12 === local.hour % 12 && time.minute === local.minute);
      return sameTime && (!date || date.day === local.day);
    });
  });
  const any = answer === 'either' || (answer === 'yes' && booking.offered.length === 1);
  const chosen =
    fits.length === 1
      ? fits[0]
      : any
        ? booking.offered[0]
        : ordinal !== undefined && times.length === 0
          ? booking.offered[ordinal - 1]
          : undefined;
  if (chosen) {
    booking.chosen = chosen;
    booking.offered = [];
    // "The ten o'clock" names one of ours: it is no new wish to be said back.
    turn.took.delete('time');
    return true;
  }
  if (turn.took.has('time')) {
    booking.offered = [];
    return true;
  }
  if (answer === 'no' || answer === 'refuse') {
    booking.offered = [];
    wanted.time = null;
    return true;
  }
  return false;
}

/**
 * The booking as read back: agreed to, changed, or left. A yes that says again what was read back, or
 * adds to it who they are and where they are reached, is a yes.
 */
export function settleBookingRight(turn: Turn, answer: Answer): boolean {
  const { booking, caller } = turn.state;
  const { took } = turn;
  const isOther = notedOf(turn.state) !== turn.noted;
  const agrees = answer === 'yes' && !turn.corrected;
  if (took.has('time') && !(agrees && isWithin(turn, booking.chosen))) {
    booking.chosen = null;
    booking.offered = [];
    return true;
  }
  const isOtherWork = isOther && [...took].some((one) => one !== 'time' && ofWhatIsWanted.has(one));
  // The number they call from cannot have been misheard; another one is read back first.
  const isOtherNumber = isOther && took.has('phone') && caller.phone?.confirmed === false;
  if (agrees && !isOtherWork && !isOtherNumber && !took.has('partialPhone')) {
    confirmBooking(turn);
    return true;
  }
  if (took.size > 0) {
    if (isOther) tell(turn, isOtherNumber && agrees ? 'noted' : 'corrected');
    return true;
  }
  if (answer === 'no') ask(turn, { kind: 'whatToChange' }, 'changeWhat');
  return answer === 'no';
}

/** Whether the time a caller names is that of the slot, as far as they name it. */
function isWithin({ state }: Turn, slot: Slot | null): boolean {
  const wish = state.wanted.time?.wish;
  if (!wish || !slot) return false;
  if (wish.start !== null) return wish.start === slot.start;
  return wish.from <= slot.start && slot.start < wish.to;
}

/** Goes on with what is noted, where nothing better can be learned. */
export function leaveAsIs(turn: Turn): void {
  tell(turn, 'leftAsIs');
  for (const request of turn.state.wanted.requests)
    if (request.kind === 'cancel') Object.assign(request, { readBackAt: turn.now, settled: true });
}
