import { confirmTexting, textedNumber } from '../dialogue/appointments.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { type Sending, tellsOfSending } from '../knowledge/asks-to-be-sent.ts';
import { textsTelling } from '../knowledge/written-texts.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { sayAgain } from './courtesies.ts';
import { answerFact } from './facts.ts';
import { requestOf, takeUp } from './request.ts';

/**
 * "Will you text me a confirmation", "e-mail me the price list": the text of a booking leaves at once; of anything
 * else the shop's own answer is told, and without one people are to send it, for nothing else is sent from here.
 */
export function answerSending(turn: Turn, act: HeardAct): void {
  const sending = act.slots.sending ?? { by: null, of: 'other' };
  turn.answered = true;
  if (textsBooking(turn, act, sending)) return;
  const factId = ownAnswer(turn, act);
  if (factId !== null) return answerFact(turn, act, factId);
  // In a thread of texts the answer is the text: what was told is told again.
  if (turn.state.channel === 'sms' && sending.by !== 'email' && sending.of === 'that')
    return sayAgain(turn);
  passOn(turn, act, sending);
}

/** Sends what was booked to the phone they call from. False where that is not what is asked, or no text would leave. */
function textsBooking(turn: Turn, act: HeardAct, { by, of }: Sending): boolean {
  const { booking, used, open } = turn.state;
  const known = booking.appointmentId !== null || booking.unsettled !== null;
  if (!known || by === 'email' || of === 'other' || textedNumber(turn) === null) return false;
  if (open?.question.kind === 'textConfirmation') turn.state.open = null;
  noteSending(turn, act, true);
  if ((used.willText ?? 0) + (used.willTextWhenKnown ?? 0) > 0) tell(turn, 'textUnderWay');
  else if (confirmTexting(turn))
    tell(turn, booking.unsettled === null ? 'willText' : 'willTextWhenKnown');
  return true;
}

/** What the shop wrote of sending the very thing. */
function ownAnswer({ receptionist }: Turn, { words }: HeardAct): string | null {
  const { knowledge } = receptionist.profile;
  const [own] = textsTelling(knowledge, (text) => tellsOfSending(text, words));
  return own?.id ?? null;
}

const notFromHere: Record<'text' | 'email' | 'any', PhraseKey> = {
  text: 'sendsNoText',
  email: 'sendsNoEmail',
  any: 'sendsNothing',
};

/** Kept for people to do, with the number or the address it goes to. */
function passOn(turn: Turn, act: HeardAct, { by }: Sending): void {
  const { state } = turn;
  const { caller, callerNumber } = state;
  // Who reads this in a text would not believe that none is sent from here.
  tell(turn, notFromHere[by === 'text' && state.channel === 'sms' ? 'any' : (by ?? 'any')]);
  if (by === 'email' && caller.email === null) tell(turn, 'tellEmail');
  const isKnown = caller.name !== null && (caller.phone?.value ?? callerNumber) !== null;
  if (requestOf(state) !== null || isKnown) return noteSending(turn, act, false);
  takeUp(turn, 'send', false);
  const open = requestOf(state);
  if (open?.kind === 'send') open.of = act.words.trim();
}

/** Beside whatever else is wanted: nothing more is asked for it. */
function noteSending({ state, now }: Turn, { words }: HeardAct, settled: boolean): void {
  const { requests } = state.wanted;
  const of = words.trim();
  if (requests.some((one) => one.kind === 'send' && one.of === of)) return;
  requests.unshift({ kind: 'send', readBackAt: now, settled, of });
}
