import { contentStems } from '../knowledge/common-words.ts';
import { inEnglish } from '../knowledge/in-english.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import type { Grounds } from './grounds.ts';
import { numbersIn } from './numbers-in.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';

/** "$34 a dozen" of what is sold by the dozen; never "a piece", "an hour" or "per person" of its price. */
export function unitStands(
  place: Placed,
  { folded }: ModelSentence,
  { receptionist }: Grounds,
): boolean {
  const { computed } = place;
  const [figure] = computed?.figures ?? [];
  if (!computed?.plain || figure?.source.kind !== 'row') return true;
  const { ref, price, end } = figure.source;
  // A price is no upper end of itself.
  if (end !== 'high' && /\b(?:up to|jusqu'a) *$/.test(folded.slice(0, place.start))) return false;
  const counted = /^ ?(?:for|pour) (?:the |les )?([a-z0-9-]+)(?: ([a-z]+))?/.exec(
    folded.slice(place.end),
  );
  const several = numbersIn(counted?.[1] ?? '');
  const unit = /^ ?(?:an?|per|every|par|each|de l'|du|la|le) ?(piece|[a-z]+)/.exec(
    folded.slice(place.end),
  )?.[1];
  const apiece = /^ ?(?:each|apiece|a piece|chacun|l'unite|la piece)\b/.test(
    folded.slice(place.end),
  );
  const service = receptionist.serviceById.get(ref.serviceId);
  const option = service?.options.find(({ id }) => id === ref.optionId);
  const words = fold(
    `${service?.name} ${service?.nameFr ?? ''} ${service?.description ?? ''} ${option?.name ?? ''} ${price.spoken} ${sayPrice(price, 'fr')}`,
  );
  const ownNumbers = numbersIn(fold(`${service?.name} ${option?.name ?? ''}`));
  const together = counted?.[2] ? words.includes(`${counted[1]} ${counted[2]}`) : false;
  const inWords = numbersIn(words);
  const unheard = [...several].some((count) => count > 1 && !ownNumbers.has(count));
  const thing = [...contentStems(counted?.[2] ?? '')].some((stem) => contentStems(words).has(stem));
  const dozens = /^(?:dozens?|douzaines?)$/.test(counted?.[2] ?? '');
  const written = thing && !dozens && [...several].every((count) => inWords.has(count));
  if (unheard && !together && !written) return false;
  if (apiece)
    return (
      !/\b(?:dozen|douzaine|box|pack|pair|set|boite|paire)\b/.test(words) ||
      price.kind === 'perUnit'
    );
  if (!unit || /^(?:for|with|and|plus|total|each|lot|bit|more|less)$/.test(unit)) return true;
  // Told in French of what was written in English.
  const asWritten = [unit, inEnglish(unit) ?? unit].map((one) => one.slice(0, 5));
  return asWritten.some((one) => words.includes(one)) || !units.test(unit);
}

/** Things a price may be for one of. */
const units =
  /^(?:hour|day|week|month|year|visit|piece|person|head|room|window|wheel|car|item|unit|foot|square|side|panel|door|mile|km|kilometre|night|session|dozen|box|pair|set|load|bag|trip|stop|pound|kilo|paire|sac|voyage|heure|jour|semaine|mois|visite|personne|roue|fenetre|piece|pied|seance|douzaine|boite|an|annee)s?$/;
