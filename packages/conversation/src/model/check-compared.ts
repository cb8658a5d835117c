import { contentStems } from '../knowledge/common-words.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { stemsOf } from './services-named.ts';

/**
 * Whoever has asked what is kept back is told nothing of a price but that a person tells it: not by the hour, not
 * "a little over", not "about the same as". A figure of something else is checked as such.
 */
export function checkCompared(
  { folded, blanked, places }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  if (/\?\s*$/.test(blanked) || places.some(({ computed }) => computed)) return null;
  if (!ofPrice.test(folded) || leftToOthers.test(folded)) return null;
  return asksKept(grounds) ? 'withheld' : null;
}

const ofPrice =
  /\b(?:it|that|they|one|most|people|c'est|ca|on)(?:'s|'d| is| are| would be| costs?| runs?| comes?| ends? up| tourne| revient| coute\w*| reste)? [^.;]*\b(?:costs?|charged|priced|hundreds?|thousands?|cheap\w*|expensive|cout\w*|mille|cents|cher|by the (?:hour|day|foot|room)|per (?:hour|foot|square)|de l'heure|au pied|same as|(?:little|bit|well|just|comfortably|slightly|way) (?:over|under|more|less|above|below)|and a half|give or take|tourne|autour|change from)\b|^\W*(?:think of it as|let's (?:just )?say|call it|disons)\b/;
const leftToOthers =
  /\b(?:can't|cannot|not|n't|never|no|only|depends?|once|after|before|someone|somebody|person|team|owner|tell|told|ask|you said|your|pas|ne|rien|depend|apres|avant|quelqu'un|equipe|votre|free|gratuit\w*)\b|n't\b|\bn'/;

/** Whether a service with a price that is kept back is what is talked of. */
function asksKept({ receptionist, targets, caller }: Grounds): boolean {
  const said = contentStems(caller);
  return receptionist.profile.knowledge.services.some(
    ({ id, name, pricingType }) =>
      pricingType === 'dont_say' &&
      (targets.some(({ serviceId }) => serviceId === id) ||
        stemsOf(name).filter((one) => said.has(one)).length >= Math.min(2, stemsOf(name).length)),
  );
}
