import type { Slot } from '../conversation.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { confirmBooking, confirmCancelling, confirmTexting } from './appointments.ts';
import { startGoodbye } from './closing.ts';
import type { Reply, Settled } from './reply.ts';
import { ask, tell } from './turn.ts';

/** Which of the free times told a caller takes; another wish starts another search. */
export function settleWhichSlot(reply: Reply): Settled {
  const { turn, taken, answer, has } = reply;
  const { booking, caller } = turn.state;
  const slot = slotChosen(reply);
  if (slot) {
    booking.chosen = slot;
    booking.offered = [];
    return 'answered';
  }
  if (taken.time) {
    booking.offered = [];
    return 'answered';
  }
  if (answer === 'no' || has('dontKnow')) {
    booking.offered = [];
    caller.time = null;
    return 'done';
  }
  return 'open';
}

function slotChosen({ turn, heard, answer }: Reply): Slot | null {
  const { offered } = turn.state.booking;
  const words = heard.text;
  const short = words.trim().split(/\s+/).length <= mostWordsOfPlace;
  const byPlace = short ? slotByPlace(offered, words) : null;
  if (byPlace) return byPlace;
  const { timeZone } = turn.receptionist.profile.knowledge;
  const fits = offered.filter(({ start }) => {
    const local = localDateTime(start, timeZone);
    return heard.times.some(({ time, date }) => {
      if (!time && !date) return false;
      const sameTime =
        !time || (time.hour % 12 === local.hour % 12 && time.minute === local.minute);
      return sameTime && (!date || date.day === local.day);
    });
  });
  if (fits.length === 1) return fits[0] ?? null;
  if (heard.times.some(({ time, date }) => time ?? date)) return null;
  const any = /\b(either|any|whichever|don'?t mind|peu importe|n'importe)\b/i.test(words);
  return any || (answer === 'yes' && offered.length === 1) ? (offered[0] ?? null) : null;
}

/** "The first one" is a place in the list and not one o'clock; longer sentences name their time. */
const mostWordsOfPlace = 6;

function slotByPlace(offered: readonly Slot[], words: string): Slot | null {
  if (/\b(first|earlier|earliest|former|premier|première|plus tôt)\b/i.test(words))
    return offered[0] ?? null;
  if (/\b(second|deuxième)\b/i.test(words)) return offered[1] ?? null;
  if (/\b(third|last|later|latest|latter|troisième|dernier|dernière|plus tard)\b/i.test(words))
    return offered.at(-1) ?? null;
  return null;
}

/** The booking as read back: agreed to, changed, or left. */
export function settleBookingRight(reply: Reply): Settled {
  const { turn, taken, answer, has } = reply;
  const { booking } = turn.state;
  if (taken.time) {
    booking.chosen = null;
    booking.offered = [];
    return 'answered';
  }
  if (taken.corrected || taken.name || taken.phone) {
    tell(turn, 'corrected');
    return 'answered';
  }
  if (answer === 'yes' || (answer === null && has('thanks', 'goodbye'))) {
    confirmBooking(turn);
    return 'done';
  }
  if (answer === 'no' || has('correction')) {
    ask(turn, { kind: 'whatToChange' }, 'changeWhat');
    return 'done';
  }
  return 'open';
}

export function settleCancelRight({ turn, answer, has }: Reply): Settled {
  if (answer === 'yes' || has('cancel')) {
    confirmCancelling(turn);
    return 'done';
  }
  if (answer !== 'no') return 'open';
  tell(turn, 'leftAsIs');
  for (const goal of turn.state.goals)
    if (goal.kind === 'cancel') Object.assign(goal, { readBackAt: turn.now, settled: true });
  return 'answered';
}

export function settleTextConfirmation({ turn, answer, has }: Reply): Settled {
  if (answer === 'yes') {
    confirmTexting(turn);
    tell(turn, turn.state.booking.unsettled === null ? 'willText' : 'willTextWhenKnown');
    return has('goodbye') ? 'answered' : 'done';
  }
  if (answer === 'no') {
    tell(turn, 'willNotText');
    return has('goodbye') ? 'answered' : 'done';
  }
  if (has('goodbye', 'thanks')) {
    startGoodbye(turn, 'caller-done');
    return 'done';
  }
  return 'open';
}
