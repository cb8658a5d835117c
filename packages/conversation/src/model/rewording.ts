import type { LostWords, ModelTurn } from '../dialogue/state.ts';
import { fold } from '../knowledge/words.ts';
import type { DropReason } from './drop-reason.ts';

/** Why a sentence was not spoken, for the model that wrote it: what to write in its place. */
export const reasons: Record<DropReason, string> = {
  'not-speech': 'it is not plain speech of one or two short lines',
  'unknown-reference': 'a reference in it stands for nothing; use only those that are listed',
  'other-service':
    'a figure in it belongs to another thing than the words say; name the thing it is written of, or take its own reference',
  amount:
    'an amount in it has no reference, or is reckoned with a count or a condition that nobody named; say the parts by their references, each with its thing',
  number: 'a number in it stands neither in the knowledge nor in what the caller said',
  time: 'a day, an hour or a length of time in it stands neither in the knowledge nor in what the caller said; use {hours:…}, {time} or the words of the knowledge',
  withheld: 'it hints at a price that is not to be said',
  gift: 'it says that something is free, included, taken off or refunded, which the knowledge does not say of this',
  promise:
    "it says that something is arranged, sent, free or sure to happen, which only the shop's system or a person can say",
  'denies-ai': 'it denies that you are an AI',
  name: 'it names somebody who stands neither in the knowledge nor in what the caller said',
  language: 'it is not in the language of the call',
  secret: 'it asks for something nobody should tell on the telephone',
  address: 'it names a web or mail address that does not stand in the knowledge',
  payment: 'it asks for a payment that the knowledge does not ask for',
  danger: 'it keeps somebody in danger, or from calling for help',
  closed: 'it says that the shop is no more',
  unsupported:
    'it states something that nobody wrote or said here, or the contrary of what is written; say what the knowledge says, or that you do not know',
  dangling: 'it goes on from a sentence that was not spoken',
  repeated: 'it says what was said before it',
  'too-many': 'nobody listens to so many sentences',
};

/** What a model is told of words of its that were not spoken, to say the rest of its answer another way. */
export function rewordingOf({ reason, sentence, rest }: LostWords, hasSpoken: boolean): string {
  return [
    `your sentence "${sentence}" was not spoken: ${reasons[reason]}.`,
    rest.length > 0 ? `Nor was what came after it: "${rest.join(' ')}".` : '',
    hasSpoken
      ? 'The caller has heard what stands last above. Go on from there: only what is left of your answer, in other words.'
      : 'The caller has heard nothing yet. Give your answer in other words.',
    'What you are not sure to be able to say, leave to a person. Line 1 is = this time, or {"q":"QUESTION"}.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Is that right?": of what was said before it. */
export const refersBack =
  /^\W*(?:(?:so|and|alors|et),? )?(?:is (?:that|it|this|everything)(?: all)?|does (?:that|this)|did i|have i|sound|est-ce(?: que| bien)?|c'est|ai-je)\b[^?]{0,40}\?\W*$/;

/** "After that it's …", "or would you like a call", "a later change is …": goes on from what was said before it. */
export const leansOn =
  /^\W*(?:(?:and|but|so|et|mais),? )?(?:after that|before that|otherwise|or (?:else|would|should|shall|do|if|i|we)\b|(?:an?|any|the|each|every) (?:later|second|further|other|additional)\b|ou (?:bien|sinon|voulez)\b|in that case|then it|that way|sinon|autrement|apres (?:ca|cela)|dans ce cas|de cette facon)\b/;

/** Whether a sentence is understood without the one before it. */
export function standsAlone(sentence: string): boolean {
  const folded = fold(sentence);
  return !refersBack.test(folded) && !leansOn.test(folded);
}

export const asksIn = (sentence: string) => /\?["')»\s]*$/.test(sentence);

/** Reasons for which a sentence is turned away that told a figure, a day or a count: perhaps the very one asked for. */
const ofFigures: ReadonlySet<DropReason> = new Set([
  'unknown-reference',
  'other-service',
  'amount',
  'number',
  'time',
]);
/** Fewer words than these answer nothing. */
const fewestWords = 6;

/**
 * Whether an answer is whole without the sentence that was lost, so that nobody has to wait for a second wording:
 * what stands beside it by itself answers all that was asked. A last sentence is missed where something was asked.
 */
export function canDoWithout(
  { heard, spoken, alarm }: ModelTurn,
  { reason, sentence }: LostWords,
  rest: readonly string[],
): boolean {
  const [next] = rest;
  if (/[{}]/.test(sentence) || asksIn(sentence)) return false;
  const asked = heard.acts.filter(({ act }) => act.startsWith('ask.') || act === 'claim').length;
  if (next === undefined ? asked > 0 : !standsAlone(next)) return false;
  if (asked > 0 && ofFigures.has(reason)) return false;
  // What a reply begins with is as a rule the answer.
  const begins = spoken.length === (alarm?.said ?? 0);
  if (asked > 0 && begins && sentence.split(/\s+/).length >= fewestWords) return false;
  const telling = [...spoken.slice(alarm?.said ?? 0), ...rest].filter(
    (one) => !asksIn(one) && one.split(/\s+/).length >= fewestWords,
  );
  return telling.length >= Math.max(1, asked);
}
