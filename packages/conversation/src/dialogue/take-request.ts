import type { PhraseKey } from '../phrases/phrase-book.ts';
import type { Intent, RecognisedIntent } from '../understanding/intents/intent.ts';
import type { Understanding } from '../understanding/understand.ts';
import { askMeant } from './answer-price.ts';
import { takeUp } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { reasonGiven } from './reason-given.ts';
import { type GoalKind, talkAbout } from './state.ts';
import { type Turn, tell } from './turn.ts';
import { startWithVisit } from './visit-first.ts';

/** Requests that a person must see to, and what is said when one is taken up. */
export const requests: Partial<Record<Intent, { goal: GoalKind; say?: PhraseKey }>> = {
  book: { goal: 'booking' },
  reschedule: { goal: 'reschedule' },
  cancel: { goal: 'cancel' },
  message: { goal: 'message' },
  callback: { goal: 'callback' },
  returningCall: { goal: 'callback', say: 'returningCallNoted' },
  person: { goal: 'person', say: 'personUnavailable' },
  status: { goal: 'callback', say: 'statusUnknown' },
  confirmBooking: { goal: 'callback', say: 'bookingUnseen' },
  refund: { goal: 'callback', say: 'refundNoted' },
  jobApplication: { goal: 'application' },
  supplier: { goal: 'supplier' },
};

/** Requests that say why the caller calls, so that it need not be asked. */
const selfExplaining: ReadonlySet<Intent> = new Set([
  'status',
  'confirmBooking',
  'refund',
  'returningCall',
  'cancel',
  'reschedule',
]);

/** "What if I need to cancel", "and if we can't come": nothing is asked for yet. */
export function isConditional(words: string): boolean {
  return /^\W*(?:(?:and|so|but|ok|okay|um|uh|oh|also|then)\W+)*(?:what (?:happens )?)?if (?:i|we|my|he|she|they)\b/i.test(
    words,
  );
}

/** "How far in advance should I book": no booking is made by asking. */
export function asksHowFarAhead(words: string): boolean {
  return /\bhow (?:far|long|early|much (?:notice|time)|many (?:days|weeks))\b.*\b(?:should|do|must|would) (?:i|we)\b|\bcombien de temps (?:à l'avance|d'avance)/i.test(
    words,
  );
}

/** "I need to cancel" tells; "do I need to book ahead" and "your cancellation policy" ask. */
export function asksAboutRules(words: string): boolean {
  return aboutRules.test(words) && (isQuestion(words) || /\bpolic(y|ies)\b|\bfees?\b/i.test(words));
}

/** Asks about the rules of a request rather than making it ("do I need to book ahead?"). */
const aboutRules =
  /\b(need|require|required|necessary|policy|polic(y|ies)|have to|fees?|charge|allow(ed)?|notice|without|walk[- ]?ins?|what happens|do you (offer|accept|require|take|provide|have)|how (far|much|long|many|soon))\b/i;

const wantsVisit =
  /\b(?:book\w*|appoint\w*|schedul\w*|reserv\w*|come (?:in|by|over|out)|bring|drop|stop by|send|fit (?:me|us|him|her) in|squeeze|slot|opening|availab\w*|order|set up|sign (?:me|us) up|rendez-vous|r[ée]serv\w*|prendre|passer|venir)\b/i;

/** "We've got a two bedroom, what do you charge": what is told beside a question asks for no visit. */
export function onlySeemsBooking(heard: Understanding, found: RecognisedIntent): boolean {
  if (wantsVisit.test(heard.text) || found.confidence >= surelyBooking || heard.times.length > 0)
    return false;
  const asks = heard.intents.some(({ intent }) => intent === 'price' || intent === 'quote');
  return asks || heard.fact?.kind === 'strong';
}

/** More evidence than "a two bedroom" or "there's a dog in the office" gives. */
const surelyBooking = 0.9;

/** Takes up what a person must see to, with what was said of it. */
export function takeRequest(
  turn: Turn,
  heard: Understanding,
  intent: Intent,
  { goal, say }: { goal: GoalKind; say?: PhraseKey },
): void {
  const { state } = turn;
  if (selfExplaining.has(intent)) state.caller.reasons.push(heard.text.trim());
  const reason = selfExplaining.has(intent) ? null : reasonGiven(heard.text);
  if (reason && goal !== 'booking') state.caller.reasons.push(reason);
  const matter = goal === 'callback' || goal === 'person' ? state.matter : null;
  if (matter && state.caller.reasons.length === 0 && state.topic.serviceId === null)
    state.caller.reasons.push(matter);
  const best = heard.services[0]?.candidates[0];
  if (best && best.kind !== 'near' && !heard.services[0]?.ambiguous)
    talkAbout(state, best.service, best.option);
  if (goal === 'booking') state.lastAsked = null;
  const running = state.goals.some(({ kind, readBackAt }) => kind === goal && readBackAt === null);
  if (say && !running) tell(turn, say);
  takeUp(turn, goal, !say);
  if (goal === 'booking' && !running) startWithVisit(turn, heard);
  if (goal === 'booking' && best?.kind === 'near' && state.topic.serviceId === null)
    askMeant(turn, best, heard.text, 'booking');
}

/** Says sorry, and takes down what went wrong for the owner. */
export function takeComplaint(turn: Turn, heard: Understanding): void {
  const told = heard.text.trim().split(/\s+/).length >= 7;
  tell(turn, 'sorry');
  tell(turn, 'complaintOwner');
  if (told) turn.state.caller.reasons.push(heard.text.trim());
  takeUp(turn, 'complaint', false);
}
