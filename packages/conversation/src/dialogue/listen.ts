import { isBackChannel } from '../understanding/back-channel.ts';
import { isFragment } from '../understanding/fragment.ts';
import { isSureAlarm } from './alarm-of.ts';
import type { Turn } from './turn.ts';

export type Listened =
  | { kind: 'turn'; words: string }
  /** A sentence that was cut off: its rest is awaited. */
  | { kind: 'wait' }
  | { kind: 'ignore'; reason: string };

const yesNoQuestions = new Set([
  'offerBooking',
  'offerCall',
  'upsell',
  'morePromotions',
  'detailsRight',
  'bookingRight',
  'cancelRight',
  'textConfirmation',
  'anythingElse',
]);

/** These answer a question even before it is spoken to the end; "mm-hm" does not. */
const saidAloud = /\b(yes|yeah|yep|yup|sure|please|no|nope|nah|absolutely|definitely|oui|non)\b/i;

/** Names spelled out and numbers in pieces look cut off and are not. */
const detailQuestions = new Set(['name', 'phone', 'address', 'whatToChange', 'detailsRight']);

/** A sentence is not waited for once it is longer than this, in characters. */
const longestFragment = 400;

/** Decides whether words make a turn: back-channels do not, and cut sentences are joined first. */
export function listen(turn: Turn, words: string): Listened {
  const { state } = turn;
  const said = words.trim();
  if (said === '') return { kind: 'ignore', reason: 'callerSpoke: nothing was said' };
  if (isMerelyListening(turn, said))
    return { kind: 'ignore', reason: 'callerSpoke: a back-channel' };
  if (state.phase === 'transferring')
    return { kind: 'ignore', reason: 'callerSpoke: the caller is being put through' };
  const joined = state.fragment === null ? said : `${state.fragment} ${said}`;
  const detail = detailQuestions.has(state.open?.question.kind ?? '');
  // Nobody in danger is waited for: "she got out, and we don't know where she is".
  const waits = !detail && isFragment(said) && joined.length < longestFragment;
  if (waits && !isSureAlarm(joined)) {
    state.fragment = joined;
    return { kind: 'wait' };
  }
  state.fragment = null;
  if (state.phase === 'closing' && isFarewell(said))
    return { kind: 'ignore', reason: 'callerSpoke: a goodbye returned' };
  return { kind: 'turn', words: joined };
}

/** "Mm-hm" while we speak shows that the caller listens; after a yes-or-no question it is an answer. */
function isMerelyListening(turn: Turn, said: string): boolean {
  const { state } = turn;
  if (!isBackChannel(said) || state.fragment !== null) return false;
  const speaking = state.pending.some(({ endsAt }) => endsAt > turn.now);
  if (!speaking) return state.open === null;
  const asked = state.open?.heard === true && yesNoQuestions.has(state.open.question.kind);
  return !(asked && saidAloud.test(said));
}

/** What was held of a sentence whose rest never came. */
export function takeFragment(turn: Turn): string {
  const words = turn.state.fragment ?? '';
  turn.state.fragment = null;
  return words;
}

function isFarewell(words: string): boolean {
  return /^\W*(?:(?:ok(?:ay)?|thanks?|thank you|you too|bye|bye-bye|goodbye|good bye|cheers|have a (?:good|great|nice) (?:day|one|night|evening|weekend)|see (?:you|ya)|take care|great|perfect|all right|alright|so much|very much|a lot|merci|au revoir|bonne journée|and|then|now|for your help|mm-?hm+)\W*)+$/i.test(
    words,
  );
}
