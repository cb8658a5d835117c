import type { Conversation, ModelTurn } from '../dialogue/state.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { asksIn, leansOn, refersBack } from './rewording.ts';

/** "There's also a fee", "that one is {f4}": adds to what was said just before, or is told of it. */
const addsTo =
  /\b(?:also|as well|on top of (?:that|it)|besides that|aussi|egalement|en plus de (?:ca|cela))\b/;
const pointsAt =
  /^\W*(?:(?:and|but|so|et|mais),? )?(?:that|this|those|these|cela|ca|celui-ci|celle-ci)(?: one| ones)?(?:'s| is| are| comes?| costs?| includes?| takes?| goes?| est| sont| coute| revient| comprend)\b/;
/** So short a sentence told nothing that another could go on from. */
const leastTelling = 5;

/** Nothing is read back in fewer words. */
const leastReadBack = 7;

/** Who does not know reads nothing back. */
const notKnown =
  /\b(?:i (?:don't|do not|can't|cannot|couldn't) (?:[a-z]+ )?(?:know|say|tell|see|promise)|je ne (?:sais|peux|vois))\b/;
/** "I'll pass it on; is that right?" */
const asksAtEnd =
  /^[^?]{0,40}[,;:–—] ?(?:is (?:that|it|everything|all that)(?: all)? (?:right|correct|okay|it)|est-ce (?:que c'est )?(?:bien ca|exact|correct|ca)|c'est bien ca)\W*\?\W*$/;

/** Whether a sentence goes on from one that was not spoken, or asks about it. */
export function hangsOnUnsaid(
  sentence: ModelSentence,
  model: ModelTurn,
  state: Conversation,
): boolean {
  // "Is that right?" asks about what was not said, whatever short words came between.
  const told = model.spoken.some(
    (one) => one.split(/\s+/).length >= leastReadBack && !notKnown.test(fold(one)),
  );
  const asks =
    refersBack.test(sentence.folded) ||
    (asksAtEnd.test(sentence.folded) && sentence.references.length === 0);
  const asksBack = model.dropped.length > 0 && (model.lastDropped || !told) && asks;
  return asksBack || goesOnFromUnsaid(sentence, model) || asksOfUnsaid(sentence, model, state);
}

/** "After that it's $60": understood only with what stood before it. */
function goesOnFromUnsaid(
  { folded, places, references }: ModelSentence,
  model: ModelTurn,
): boolean {
  if (!model.lastDropped || model.stoodIn) return false;
  // "So that's team coverage, {time}, at {phone}" reads back by itself.
  if (references.some((one) => ofDetails.test(one))) return false;
  if (leansOn.test(folded)) return true;
  const before = unsaidIn(model).at(-1) ?? '';
  if (before.split(/\s+/).length < leastTelling) return false;
  return addsTo.test(folded) || (places.length > 0 && pointsAt.test(folded));
}

/** "Shall somebody call you about the {thing}?": asks about what was named only in a sentence that was not spoken. */
function asksOfUnsaid(
  { spoken }: ModelSentence,
  model: ModelTurn,
  { transcript }: Conversation,
): boolean {
  const unsaid = unsaidIn(model);
  const [, thing] = aboutWhat.exec(spoken.toLowerCase()) ?? [];
  if (!thing || unsaid.length === 0 || !asksIn(spoken)) return false;
  const heard = contentStems(
    [...transcript.map(({ content }) => content), ...model.spoken].join(' . '),
  );
  const lost = contentStems(unsaid.join(' . '));
  const stems = [...contentStems(thing)];
  return stems.length > 0 && stems.every((stem) => lost.has(stem) && !heard.has(stem));
}

/** Values of the caller's that are read back. */
const ofDetails = /^(?:time|phone|place|address|name|email|appointment)/;

const aboutWhat =
  /\b(?:about|for|regarding|on|au sujet d[eu]|pour|concernant) (?:the|that|this|it's|la |le |les |l'|cette |ce )(.+?)(?:\?|,|$)/;

function unsaidIn({ unsaid = [], lost }: ModelTurn): string[] {
  return [...(lost ? [lost.sentence] : []), ...unsaid.map(({ sentence }) => sentence)];
}
