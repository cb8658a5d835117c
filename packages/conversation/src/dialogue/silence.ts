import { leadOn } from '../plan/lead-on.ts';
import { askFor, type Need } from '../plan/needs.ts';
import { requestOf, takeUp } from '../plan/request.ts';
import { startGoodbye } from './closing.ts';
import type { Conversation, QuestionKind } from './state.ts';
import { ask, phrase, type Turn, tell } from './turn.ts';

/**
 * How long a caller may be quiet before we speak again, in milliseconds, by how often we have: whoever does
 * not answer at once is looking something up or talking to somebody, and is not hurried.
 */
const patience = [7_000, 15_000, 25_000, 40_000] as const;

/** How long a caller may be quiet now. */
export function patienceNow({ silences }: Conversation): number {
  return patience[Math.min(silences, patience.length - 1)] ?? patience[0];
}

/** After "one moment, please". */
export const patienceOnHold = 45_000;

/** Speaks into a silence: first asks, then asks more simply, then offers a message, then ends. */
export function meetSilence(turn: Turn): void {
  const { state } = turn;
  state.silences += 1;
  const standing = state.open && needAsked[state.open.question.kind];
  const request = requestOf(state);
  const alone = state.open && asksOneThing.has(state.open.question.kind);
  if (state.silences < 3 && (state.tally.led > 0 || alone)) {
    tell(turn, 'silenceAsk');
    askAgain(turn);
  } else if (state.silences < 3 && request && standing) {
    // Who looks an address up is still asked for it, and for nothing else.
    tell(turn, 'silenceAsk');
    askFor(turn, request, standing);
  } else if (state.silences === 1) {
    const open = state.open?.question;
    tell(turn, 'silenceAsk');
    if (open && requestOf(state)) leadOn(turn);
    else if (open?.kind === 'howToHelp') ask(turn, open, 'howToHelp');
  } else if (state.silences === 2) {
    if (requestOf(state)) {
      tell(turn, 'silenceAsk');
      leadOn(turn);
    } else ask(turn, { kind: 'howToHelp' }, 'silenceSimpler');
  } else if (state.silences === 3) {
    if (somethingWaits(state)) takeUp(turn, 'message', false);
    turn.asking = { question: { kind: 'name' }, text: phrase(turn, 'silenceMessage') };
  } else startGoodbye(turn, 'silence', 'silenceEnd');
}

/** Whether anything was said that somebody has to see to: who asked and was answered leaves no message. */
function somethingWaits({ wanted, unanswered, misses, caller }: Conversation): boolean {
  const { why, details, time, items } = wanted;
  const told = [why, details, items, unanswered].some(({ length }) => length > 0);
  return told || time !== null || misses > 0 || caller.name?.from === 'said';
}

/** Questions for a detail that a request cannot do without. */
const needAsked: Partial<Record<QuestionKind, Need>> = {
  reason: 'reason',
  time: 'time',
  name: 'name',
  address: 'address',
  phone: 'phone',
};
/** Questions that mean nothing but what was said before them. */
const asksOneThing: ReadonlySet<QuestionKind> = new Set([
  'whichOption',
  'whichService',
  'detailsRight',
  'whatToChange',
  'whichSlot',
  'bookingRight',
  'cancelRight',
]);

/** The question stands until it is answered: another would take its place unasked. */
function askAgain(turn: Turn): void {
  const { open, openText, transcript } = turn.state;
  if (openText === '') return;
  if (open) turn.asking = { question: open.question, text: openText };
  // What a model asked that no detail hangs on is asked again all the same.
  else if (transcript.findLast(({ role }) => role === 'assistant')?.content.endsWith(openText))
    turn.statements.push(openText);
}
