import { isFormOfAny } from '../knowledge/begin-alike.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { sensedWords, sensesOf } from '../knowledge/senses.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { stem } from '../knowledge/words.ts';
import { rememberingOf } from '../remembering.ts';
import type { DropReason } from './drop-reason.ts';
import { everydayStems } from './everyday-words.ts';
import type { Grounds } from './grounds.ts';
import { knowsOfNone } from './knows-of-none.ts';
import { isPlain } from './plain-words.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { nameUses } from './services-named.ts';

/**
 * What a sentence states it states in words that stand in the shop's text, in the caller's words or in what the plan
 * says, and else in those that receptionists use of any shop: "there's a ramp at the back", where nobody wrote of
 * one, has a word of its own. Questions state nothing, nor does who says that they do not know. Of what is
 * said in another language than the owner's a few words may be new, and one of what names the text it stands in.
 */
export function checkUnsupported(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  const { language, receptionist } = grounds;
  if (statesNothing(sentence) || knowsOfNone(folded, grounds)) return null;
  const known = knownTo(grounds);
  const alike = saidAlike(folded, grounds);
  const isNew = (stem: string) =>
    !/\d/.test(stem) &&
    !known.has(stem) &&
    !everydayStems.has(stem) &&
    !isPlain(stem, language) &&
    !alike.has(stem) &&
    !isFormOfAny(stem, known, language) &&
    !isFormOfAny(stem, everydayStems, language);
  // "Qu'à dix heures" has no word for what is told.
  const strange = [
    ...contentStems(folded.replace(/\b(?:jus|lors|puis)?qu'(?=[a-z])/g, 'que ')),
  ].filter(isNew);
  if (language === shopLanguage(receptionist.profile.knowledge))
    return strange.length > Math.max(mayBeNew(folded), sentence.sources.length > 0 ? 1 : 0)
      ? 'unsupported'
      : null;
  const english = contentStems(inEnglish(folded) ?? '');
  return strange.length - english.size >= mostUntold ? 'unsupported' : null;
}

/** Whether a sentence states nothing of the shop: it asks, does not know, gets somebody out of danger, wishes them well. */
export function statesNothing({ folded, blanked }: ModelSentence): boolean {
  if (/\?\s*$/.test(blanked) || notKnown.test(folded) || callsHelp.test(folded)) return true;
  const told = folded.replace(wishesWell, ' ');
  return (
    (saysNothingOfShop.test(told) || told !== folded) &&
    !speaksOfShop.test(told.replace(thanks, ' '))
  );
}

/** "And all our best for your daughter." */
const wishesWell =
  /\b(?:(?:and )?(?:all )?our (?:best(?: wishes)?|sympathy|condolences)|(?:et )?(?:tous )?nos (?:meilleurs )?(?:voeux|sympathies|condoleances)|bon courage)\b[^.;!]*/g;
const thanks = /\b(?:thanks?|merci)\b[^,.;]*/g;

/** Said in another language than the owner's, so many words may have no counterpart that is known here. */
const mostUntold = 3;

/** What gets people out of danger is never held back for want of a word. */
const callsHelp =
  /\b(?:9-?1-?1|nine[- ]one[- ]one|neuf[- ]un[- ]un|hang up|get out|get (?:everybody|everyone) out|raccrochez|sortez)\b/;

const notKnown =
  /\b(?:(?:isn't|is not|not) (?:mine|ours|for me|up to me) to\b|(?:can't|cannot|couldn't|not able to|unable to|wouldn't|don't|do not|not)(?: really| even| actually)? (?:say|tell|know|have|see|find|answer|speak to|comment|decide|judge|sure|certain)|no (?:information|idea|details?|word|mention|[a-z]+ (?:that )?i (?:can|could) (?:give|offer|quote|name|tell))|(?:isn't|is not|aren't|not) (?:listed|mentioned|stated|written|something|on (?:our|the|my) list)|(?:ne )?(?:sais|connais|peux|saurais|trouve|vois) pas|j'ai pas (?:de |d'|la |le |cette |ca )|pas (?:cette|cet|ce|l'|d')(?: ?[a-z]+)? ?(?:information|reponse|detail|renseignement)|aucune? (?:information|detail|idee|mention))\b/;

/** A farewell, a wish, sympathy, a note of what the caller said, or that somebody else can tell: in whatever words. */
const saysNothingOfShop =
  /^\W*(?:(?:oh|ah|well|okay|and|so|thanks|merci|bon|et)\b,? )*(?:have an? (?:good|great|nice|lovely|wonderful|fun|safe) [a-z ',]{2,30}[.!]*$|(?:passez une? )?(?:bonne?|belle?) (?!prix)[a-z ',]{2,30}[.!]*$|(?:i|we) (?:do |really |sure )?(?:hope|wish)\b|(?:enjoy|good luck|best of luck|take care|safe travels|get well|congratulations|all the best)\b|(?:what an?|how|quel(?:le)?s?) [^,;:]{3,40}!?$|i (?:completely |totally |certainly |can )?(?:understand|hear you|get (?:it|that)|appreciate|realize|imagine|see (?:why|how|what you|that you))\b|je (?:comprends|vois|imagine)\b|(?:j'espere|profitez|felicitations)\b|(?:i've|i have|i'll|i will) (?:noted?|passed? (?:it |this )?on|pass (?:it |this )?on|written? down|added?|mention(?:ed)?) (?:down )?that (?:you|he|she|they)\b|(?:je (?:note|transmets)|j'ai (?:bien |aussi )?note) (?:aussi )?que (?:vous|il|elle)\b|(?:somebody|someone|the (?:team|shop|owner|office)|they|quelqu'un|l'equipe)(?: (?:from|at|of|in|de|du) (?:the |our |la |l'|notre )?[a-z]+)?(?:'ll| will| can| could| va| peut| pourra)(?: vous)? (?:tell|say|explain|answer|confirm|let you know|dire|dira|expliquer|repondre|confirmer)\b)/;
const speaksOfShop =
  /\b(?:we(?! (?:do |really |sure )?(?:hope|wish))|we'll|we've|our|ours|us|there's|there is|there are|comes? with|includ\w*|nous|notre|nos|inclus\w*|il y a|on (?:a|fait|offre|va|vient|peut))\b/;

/** In what is said of their trouble, and in what is said back to them, a word or two may be of ours. */
export function mayBeNew(folded: string): number {
  if (speaksOfShop.test(folded.replace(withUs, ' '))) return 0;
  if (exclaims.test(folded)) return 2;
  if (saidBack.test(folded)) return 2;
  if (notesTheirs.test(folded)) return 1;
  return sympathy.test(folded) ? 1 : 0;
}

/** "After four years with us": the shop does nothing in it. */
const withUs = /\b(?:with|to|for|from|avec|chez) (?:us|nous)\b/g;

/** "Grad already, you must be proud!", "two musicians in the family, how nice." */
export const exclaims =
  /^[^.;?]{4,80}!\s*$|, (?:how|what an?) [a-z ]{3,30}[.!]?\s*$|\byou must be (?:[a-z]+ ){0,2}[a-z]+ed?\b/;
/** "I've noted that the snow stopped at five." */
const notesTheirs =
  /^\W*(?:(?:okay|ok|all right|d'accord|parfait),? )?(?:(?:i've|i have|i'll|i will|i'm|i am) (?:noted?|noting|put(?:ting)? down|put in the (?:message|note)|write down|written down|pass(?:ed|ing)? on) that|(?:that|it)(?:'s| is) (?:noted|in the (?:message|note)): you|(?:je note|j'ai (?:bien )?note|je transmets|j'inscris) qu[e']|c'est (?:bien )?note(?: dans (?:le|votre) message)?: vous)(?= )/;
const saidBack = /^\W*(?:(?:okay|ok|right|got it|parfait|d'accord),? )?(?:so|donc|alors)\b/;
const sympathy =
  /^\W*(?:(?:oh|ah|aw+|ugh|ouch|no|non|well|yes|oui|again|encore(?: une fois)?)\b,? )*(?:(?:i'm (?:so |really |very )?)?sorry\b|poor\b|i hear\b|that(?:'s| must| can't| sounds| would be)\b|pauvre|desole|c'est (?:toute? une?|tout un|beau|plate|dommage)\b)|\b(?:i'm (?:so |really )?sorry|je suis desole)|, c'est (?:toute? une?|beau|plate)\b/;

/**
 * "Lifting floor and no call back, that's frustrating": the caller's own trouble said back as such, with a word for
 * how that is and none of the shop.
 */
export function feelsWithThem(
  folded: string,
  { caller, language, receptionist }: Grounds,
): boolean {
  if (!feeling.test(folded) || speaksOfShop.test(folded.replace(withUs, ' '))) return false;
  const told = contentStems(caller);
  const sold = nameUses(receptionist);
  const isTheirs = (stem: string) =>
    told.has(stem) ||
    sold.has(stem) ||
    isPlain(stem, language) ||
    isFormOfAny(stem, told, language);
  return [...contentStems(folded.replace(feeling, ' '))].every(isTheirs);
}

const feeling =
  /\b(?:that's|that is|that must be|that sounds|it's|how|what an?|c'est|ca doit etre|quel(?:le)?)(?: (?:so|really|very|a|an|truly|just|not|no|ben|vraiment|tres|bien|une?|pas))* (?:frustrat\w+|annoy\w+|upset\w*|disappoint\w+|maddening|hard|rough|awful|terrible|horrible|miserable|stressful|worrying|scary|fun|right|lot|shame|pity|pain|nuisance|mess|headache|nightmare|enrageant|frustrant|decevant|plate|choquant|stressant|inquietant|penible|fatigant|drole|correct|normal)\b/;

/** Stems of words that mean what the shop or the caller has another word for. */
function saidAlike(folded: string, grounds: Grounds): ReadonlySet<string> {
  const senses = sensesKnown(grounds);
  return new Set(
    sensedWords(folded)
      .filter((word) => [...word.senses].some((sense) => senses.has(sense)))
      .map(({ text }) => stem(text)),
  );
}

const sensesKnown = rememberingOf(({ known }: Grounds) => sensesOf([...known].join(' ')));

const knownTo = rememberingOf(({ known }: Grounds) => contentStems([...known].join(' ')));
