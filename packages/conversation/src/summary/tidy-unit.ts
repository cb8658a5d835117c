import type { Act } from '../heard/acts.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import type { SpokenClause } from './spoken-clauses.ts';
import { isAsk } from './stretches.ts';
import { type Known, namesDay, ownThing } from './telling-clauses.ts';
import {
  asksToPass,
  passingOn,
  standsOnTime,
  withoutName,
  withoutPriceQuestion,
  withoutRuns,
  withoutTime,
} from './told-elsewhere.ts';

/** Without the name, numbers and times that are told apart, and the words that only led to it. */
export function tidyUnit(
  words: string,
  passage: readonly SpokenClause[],
  { name, when }: Known,
): string {
  const apart = passage
    .filter(
      ({ act, conditional, text }) =>
        when !== null &&
        !conditional &&
        !ownThing.test(text) &&
        (timesApart.has(act) || isAsk(act)),
    )
    .flatMap(({ times }) => times)
    .filter(namesDay);
  const isWhole = apart.some((time) => standsOnTime(words, time));
  const left = isWhole ? words : apart.reduce(withoutTime, words);
  const untimed = left.replace(beforeQuestion, '');
  const text = tidySentence(withoutRuns(withoutName(untimed, name)));
  const plain = tidySentence(text.replace(agreeing, '').replace(announcing, ''));
  const asked = passage[0]?.form === 'wish' ? plain : plain.replace(asksToPass, '');
  return withoutPriceQuestion(tidySentence(asked.replace(passingOn, '')))
    .replaceAll(';', ',')
    .replace(leaving, '')
    .replace(hanging, '')
    .replace(/[\s,.]+$/, '');
}

/** What begins something else and was cut from it: "... so they'll", "... pis ça revient à". */
const hanging =
  /[\s,]+(?:(?:(?:so|and|but|or|then|because|cause|if|that|which|once|when|whether|while)\s+)+(?:i|you|we|they|he|she|it|that)(?:['’]?(?:ll|ve|d|re|s|m))?|(?:so|and|but|or|because|cause|if|whether|otherwise|pis|et|mais|faque|que|si|sinon|parce que)|(?:(?:pis|et|mais|faque|que|si|quand)\s+)*(?:c['’]est(?: à peu près)?|ça (?:me |nous |vous )?(?:coûte|coûterait|ferait|revient|part|donne)(?: à)?|est-ce que))\s*$/iu;

/** "Okay good yeah it's": said before a sentence to keep the talk going, where no pause is written. */
const agreeing =
  /^(?:(?:okay|ok|good|great|perfect|oh|yeah|yes|yep|yup|mhm|no|right|sure|alright|alrighty|fine|cool|lovely|awesome|got it|well|sorry|hello|hey|yo|dear|goodness|gosh|jeez|yikes|ugh|shoot|whatever|hang on|hold on|actually|thanks|ta|there|so|but|and|oui|ouais|ouin|non|bon|super|parfait|d['’]accord|correct|c['’]est beau)[\s,]+)+(?=(?:i|we|it|its|im|ive|id|they|he|hes|she|shes|theres|there|that|my|our|the|one|his|her|just|tell|make|could|can|would|let|je|j|on|il|elle|y|mon|ma|mes|c)(?:['’]\p{L}+)?(?!\p{L}))/iu;
const announcing =
  /^(?:(?:just )?(?:(?:so|to let) )?you(?: guys)? know(?: that)?(?= (?:i|we|my|our|the|there|it|he|she|they)(?:['’]|\s))|(?:i )?(?:just )?(?:should|have to|want to|wanted to|forgot to|meant to) (?:tell you|mention|say|let you know)(?: that)?|juste pour vous dire(?: que)?)[\s,]+/iu;

/** What is said last, and tells nothing. */
const leaving =
  /(?<!['’]s|\b(?:is|are|was|were|be))(?:[\s,]+(?:eh|bye|cheers|ta|see you|take care|thank you|thanks|au revoir|bonne journée|hein|ok|okay))+$/iu;

/** What leads to a question that is told elsewhere: "... and I was wondering". */
const beforeQuestion =
  /[\s,]+(?:(?:and|so|but|et|pis|mais)\s+)?(?:i(?:['’]m| was| am)? (?:just )?wonder(?:ing|ed)|i (?:just )?(?:want(?:ed)?|['’]d like) to (?:know|ask)|just so i can compare|je (?:me demandais|voulais savoir))(?:\s+(?:if|how|what|whether|si))?[\s,]*$/iu;

/** Their times are kept as when somebody would like to come, or to be called. */
const timesApart: ReadonlySet<Act | null> = new Set<Act>([
  'give',
  'want.book',
  'want.move',
  'want.cancel',
  'want.callback',
]);
