import type { Language } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { rememberingOf } from '../remembering.ts';
import type { DropReason } from './drop-reason.ts';
import { everydayStems } from './everyday-words.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * What a sentence states it states in words that stand in the shop's text, in the caller's words or in what the plan
 * says, and else in those that receptionists use of any shop: "there's a ramp at the back", where nobody wrote of
 * one, has a word of its own. Questions state nothing, nor does who says that they do not know. Of what is
 * said in another language than the owner's a few words may be new.
 */
export function checkUnsupported(
  { folded, blanked }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const { language, receptionist } = grounds;
  if (/\?\s*$/.test(blanked) || notKnown.test(folded) || callsHelp.test(folded)) return null;
  if (saysNothingOfShop.test(folded) && !speaksOfShop.test(folded)) return null;
  const known = knownTo(grounds);
  const isNew = (stem: string) =>
    !/\d/.test(stem) &&
    !known.has(stem) &&
    !everydayStems.has(stem) &&
    !isFormOf(stem, known, language) &&
    !isFormOf(stem, everydayStems, language);
  const strange = [...contentStems(folded)].filter(isNew);
  if (language === shopLanguage(receptionist.profile.knowledge))
    return strange.length > 0 ? 'unsupported' : null;
  const english = contentStems(inEnglish(folded) ?? '');
  return strange.length - english.size >= mostUntold ? 'unsupported' : null;
}

/** Said in another language than the owner's, so many words may have no counterpart that is known here. */
const mostUntold = 3;

/** What gets people out of danger is never held back for want of a word. */
const callsHelp =
  /\b(?:9-?1-?1|nine[- ]one[- ]one|neuf[- ]un[- ]un|hang up|get out|get (?:everybody|everyone) out|raccrochez|sortez)\b/;

const notKnown =
  /\b(?:(?:can't|cannot|couldn't|not able to|unable to|wouldn't|don't|do not|not)(?: really| even| actually)? (?:say|tell|know|have|see|find|answer|speak to|comment|sure|certain)|no (?:information|idea|details?|word|mention)|(?:isn't|is not|aren't|not) (?:listed|mentioned|stated|written|something|on (?:our|the|my) list)|(?:ne )?(?:sais|peux|saurais|trouve|vois) pas|pas (?:cette|cet|ce|l'|d')(?: ?[a-z]+)? ?(?:information|reponse|detail|renseignement)|aucune? (?:information|detail|idee|mention))\b/;

/** A farewell, a wish, sympathy, a note of what the caller said, or that somebody else can tell: in whatever words. */
const saysNothingOfShop =
  /^\W*(?:(?:oh|ah|well|okay|and|so|thanks|merci|bon|et)\b,? )*(?:have an? (?:good|great|nice|lovely|wonderful|fun|safe) [a-z ',]{2,30}[.!]*$|(?:passez une? )?(?:bonne?|belle?) (?!prix)[a-z ',]{2,30}[.!]*$|(?:i|we) (?:do |really |sure )?(?:hope|wish)\b|(?:enjoy|good luck|best of luck|take care|safe travels|get well|congratulations|all the best)\b|(?:what an?|how|quel(?:le)?s?) [^,;:]{3,40}!?$|i (?:completely |totally |certainly |can )?(?:understand|hear you|get (?:it|that)|appreciate|realize|imagine|see (?:why|how|what you|that you))\b|je (?:comprends|vois|imagine)\b|(?:j'espere|profitez|felicitations)\b|(?:i've|i have|i'll|i will) (?:noted?|passed? (?:it |this )?on|pass (?:it |this )?on|written? down|added?|mention(?:ed)?) (?:down )?that (?:you|he|she|they)\b|je (?:note|transmets) (?:aussi )?que (?:vous|il|elle)\b|(?:somebody|someone|the (?:team|shop|owner|office)|they|quelqu'un|l'equipe)(?: (?:from|at|of|in|de|du) (?:the |our |la |l'|notre )?[a-z]+)?(?:'ll| will| can| could| va| peut| pourra)(?: vous)? (?:tell|say|explain|answer|confirm|let you know|dire|dira|expliquer|repondre|confirmer)\b)/;
const speaksOfShop =
  /\b(?:we(?! (?:do |really |sure )?(?:hope|wish))|we'll|we've|our|ours|us|there's|there is|there are|comes? with|includ\w*|nous|notre|nos|inclus\w*|il y a|on (?:a|fait|offre|va|vient|peut))\b/;

const knownTo = rememberingOf(({ known }: Grounds) => contentStems([...known].join(' ')));

/** "The buzz", of who said that it buzzes; "passiez" beside "passez": another form of a word that is known. */
export function isFormOf(stem: string, words: ReadonlySet<string>, language: Language): boolean {
  if (stem.length < leastForm) return false;
  const root = language === 'fr' ? stem.slice(0, frenchRoot) : stem;
  return [...words].some(
    (one) => one.length >= leastForm && (one.startsWith(root) || stem.startsWith(one)),
  );
}

const leastForm = 4;
/** So many letters of a French verb are the same in most of its forms. */
const frenchRoot = 5;
