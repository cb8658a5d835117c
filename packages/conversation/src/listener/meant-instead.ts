import type { Act } from '../heard/acts.ts';
import type { SlotValues, Target } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import type { Ranking } from './retrieve.ts';
import { withOption } from './service-targets.ts';

/** What somebody does with words that only say which thing they meant is easily taken for these. */
const mistaken: ReadonlySet<Act> = new Set([
  'aside',
  'unclear',
  'describe',
  'correct',
  'claim',
  'deny',
  'choose',
  'give',
]);
/** "The one where" is no question of a place. */
const ofQuestions: ReadonlySet<Act> = new Set(['ask.place', 'ask.when', 'ask.fact', 'ask.offer']);
const priced = /^ask\.(?:price|offer|total|compare)$/;

const lead = '(?:(?:oh|ok|okay|um|uh|well|hm+|ah|ben|bon|euh)[ ,]+)*';
/** "No, the one where", "actually just", "sorry, I meant": what follows is meant in the place of what was told. */
const putsRight = new RegExp(
  `^${lead}(?:no|nope|nah|not (?:that|those)|actually|sorry|wait|i mean(?:t)?|non|plutot|excuse[zr]?|finalement|en fait|je veu[xt] dire)\\b`,
);
const theOneThat = new RegExp(
  `^${lead}(?:and )?(?:the (?:one|kind|type|thing)|i mean(?:t)?|celui|celle|je (?:veux|voulais) dire) (?:where|that|which|who|with|for|you|when|qui|que|ou|avec|pour)\\b`,
);
/** Who wants or needs none of it corrects nothing. */
const letsBe =
  /\b(?:(?:don't|do not|doesn't|won't|not|n't) (?:need|want|care|worry|bother|have|think|know)|thanks|thank you|that's (?:all|it|fine|okay|ok)|merci|c'est (?:tout|beau|correct)|pas besoin)\b/;

/** "And my kid's bike got a flat": one more thing is told of, and asked for as what came before. */
const goesOn = new RegExp(`^${lead}(?:and|also|plus|then|et|pis|puis|aussi)\\b`);

const leastStems = 2;
/** So likely one thing is what they meant, and so likely one that is told of besides. */
const sureEnough = { instead: 0.5, besides: 0.7 };

/**
 * "No, the one where you sand them down": after a price, words that say in other words which service was meant
 * ask for its price. Null where they say nothing of the kind.
 */
export function meantInstead(
  { said, text, act }: { said: string; text: string; act: Act },
  values: SlotValues,
  ranking: Ranking,
  hearing: Hearing,
): Target | null {
  const { receptionist, language, focus, lastActs, request, excluded, open } = hearing;
  const folded = fold(said);
  const instead = putsRight.test(fold(text)) || theOneThat.test(folded);
  const mayBe =
    mistaken.has(act) ||
    (theOneThat.test(folded) && ofQuestions.has(act)) ||
    (act === 'ask.price' && goesOn.test(folded));
  if (!mayBe || focus.length === 0 || request !== undefined) return null;
  if (open === 'name' || !lastActs.some((one) => priced.test(one))) return null;
  const told = values.name ?? values.phone ?? values.email ?? values.address ?? values.times;
  if (told !== undefined || isPutAsQuestion(said)) return null;
  if (!instead && !goesOn.test(folded)) return null;
  if (letsBe.test(folded) || contentStems(said).size < leastStems) return null;
  const ranked = ranking({ text: said, act: 'ask.price', language, focus: [], focusFact: null });
  const isOut = (id: string | undefined) => id !== undefined && excluded?.has(id) === true;
  const left = ranked.filter(({ candidate }) => !isOut(candidate?.id));
  const share = left.reduce((sum, { probability }) => sum + probability, 0);
  const [best] = left;
  const least = instead ? sureEnough.instead : sureEnough.besides;
  const found = best?.candidate;
  if (found?.kind !== 'service' || (best?.probability ?? 0) < least * share) return null;
  if (focus.some(({ serviceId }) => serviceId === found.id)) return null;
  const ref = withOption(receptionist, found.id, [said], values, hearing);
  return { kind: 'services', refs: [ref] };
}
