import { contentStems } from '../knowledge/common-words.ts';
import { touchesHazard } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';
import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/** What may hurt somebody: what they cannot eat, breathe, drink or have done, and what must not be mixed. */
const ofHealth =
  /\b(?:allerg\w*|anaphyla\w*|epipen|c(?:o)?eliac|coeliaque|(?:pea)?nuts?|arachides?|noix|gluten|lactose|dairy|shellfish|pregnan\w*|enceintes?|breast ?feed\w*|allaite\w*|toxi\w*|poison\w*|fumes?|bleach|javel|ammonia\w*|chemicals?|chimiques?|drain cleaner|acids?|asthm\w*|epilep\w*|pacemaker|medications?|medicaments?|patch test|mou?ld|moisissure\w*|asbestos|amiante|monoxide|monoxyde|infect\w*|safe (?:to|for)|drink(?:able)? (?:it|the water)|tap water|eau du robinet)\b/;
/** What tells somebody that they may, or that nothing will come of it. */
const assures =
  /\b(?:safe|fine|okay|ok|harmless|all right|alright|(?:nut|peanut|gluten|dairy|lactose|allergen|fragrance)[- ]?free|free of|no (?:\p{L}+ )?(?:nuts?|peanuts?|gluten|dairy|lactose|allergens?|risk|danger|harm|problem|issue|trouble)|no \p{L}+ in (?:it|them|any|there|our|the)|(?:can|could|may) (?:\p{L}+ )?(?:have|eat|use|drink|mix|take|skip|pour)|(?:won't|doesn't|don't|isn't|not|never) (?:\p{L}+ )?(?:hurt|harm|damage|bother|react|contain|have|need|use|affect|dangerous|toxic)|formality|nothing to worry|sans (?:noix|arachides?|gluten|lactose|danger|risque|probleme)|(?:pas|aucune?|jamais) (?:de |d')?(?:\p{L}+ )?(?:danger\w*|risque|toxique|noix|arachides?|gluten|probleme|allergene\w*|mal)|(?:peut|peuvent|pouvez) (?:\p{L}+ )?(?:manger|boire|utiliser|melanger|prendre|avoir)|securitaire|inoffensi\w*)\b/u;
const bareAnswer =
  /^\W*(?:yes|no|yeah|nope|sure|of course|absolutely|definitely|oui|non|bien sur|absolument)\b\W*(?:\p{L}+\W*){0,2}$/u;

/**
 * Where somebody's health hangs on it, nothing is said to be harmless but in the words of the owner's, and with the
 * same yes or no: what a model takes for likely may kill.
 */
export function checkHealth({ folded }: ModelSentence, grounds: Grounds): DropReason | null {
  if (/\?\W*$/.test(folded) || !isOfHarm(`${grounds.caller} ${folded}`)) return null;
  const plan = fold(grounds.plan);
  if (bareAnswer.test(folded) && isOfHarm(grounds.lastWords) && !comesForIt(folded, grounds))
    return plan.startsWith(folded.trim().split(/\W/)[0] ?? '') && plan !== '' ? null : 'danger';
  const assured = assures.exec(folded)?.[0];
  if (assured === undefined || notKnown.test(folded)) return null;
  const isNeeded = ofHealth.test(folded) || ofHealth.test(grounds.lastWords);
  if (!isNeeded || plan.includes(folded.replace(/\W+$/, ''))) return null;
  const stems = [...contentStems(folded)];
  const hurting = [...folded.matchAll(everyHurt)].flatMap(([, said, free]) => [
    ...contentStems(said ?? free ?? ''),
  ]);
  const stands = grounds.passages
    .flatMap((passage) => passage.folded.split(/(?<=[.;?!])\s/))
    .filter((clause) => !clause.trim().endsWith('?'))
    .some((clause) => {
      const there = contentStems(clause);
      if (hurting.length === 0 && !ofHealth.test(clause)) return false;
      if (!hurting.every((stem) => there.has(stem))) return false;
      const shared = stems.filter((stem) => there.has(stem)).length;
      return (
        stems.length > 0 &&
        shared >= Math.ceil(stems.length * mostOf) &&
        isNegated(clause) === isNegated(folded)
      );
    });
  return stands ? null : 'danger';
}

/** What is said not to be there: "no nuts", "free of gluten", "gluten free". */
const everyHurt = /\b(?:(?:no|without|free of|sans|pas de|aucune?) (\p{L}+)|(\p{L}+)[- ]free)\b/gu;

/** "Yes, we do", of who asks whether we come for what is broken: it says of nothing that it is safe. */
const comesForIt = (folded: string, { lastWords }: Grounds) =>
  weDo.test(folded) && ofUs.test(lastWords) && !ofHealth.test(lastWords);
const ofUs =
  /\b(?:do|does|can|could|will|would|are) (?:you|any(?:body|one)|some(?:body|one))\b(?! think)|\b(?:vous [a-z]+ez|[a-z]+ez[- ]vous)\b/;
const weDo =
  /\b(?:we (?:do|can|are|will)|on (?:le |la |les )?(?:fait|vient|peut)|nous le faisons)\b/;
/** Whether somebody may come to harm by what is asked. */
const isOfHarm = (words: string) => ofHealth.test(words) || touchesHazard(words);

/** So much of what is said stands in the owner's clause. */
const mostOf = 0.6;
const notKnown =
  /\b(?:(?:can't|cannot|couldn't|don't|do not|not) (?:say|promise|tell|know|sure|guarantee|judge)|(?:isn't|is not|not) written|(?:peux|sais|saurais) pas|pas (?:ecrit|sur|certaine?))\b/;
