import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { shared } from './standing-words.ts';
import { countsOf } from './written-numbers.ts';

/** Shares and multiples: figures without a digit. */
const shares =
  /\b(?:half|halves|double|twice|triple|thrice|quarter|a third|two thirds|one third|threefold|moitie|demi[- ]tarif|tiers du|quart du|le quart|doubler?|triples?)\b/;
/** Of these only what is said of money counts. */
const ofMoney =
  /\b(?:price|prices|pricing|cost|costs|off|pay|paid|charge[sd]?|deposit|up front|upfront|down|rate|fee|worth|value|now|tarif|prix|cout|coute|payez|rabais|depot|much|amount|each|it's|is|at|c'est|est)\b/;
const halfOfTime =
  /\b(?:half (?:an? )?(?:hours?|days?|past)|half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])\b(?! (?:off|price|percent))|half[- ]hours?|double[- ]check|demi[- ]heures?|heures? et demie?|half and half|quarts? d'heure|quarter (?:past|to|hour|of an hour))\b/g;
/** Whether a share or a multiple of money that a sentence names is the caller's own or the owner's. */
export function sharesStand(sentence: ModelSentence, grounds: Grounds): boolean {
  const { folded } = sentence;
  const share = shareIn(folded, grounds);
  return (
    !share ||
    countsTimes(share, sentence, grounds) ||
    isCallersShare(share, folded, grounds) ||
    standsOnShares(share, folded, grounds)
  );
}

/** "The fee is charged twice, so {f9*2}", "twice for two of them": so often, and no multiple of a price. */
function countsTimes(share: string, sentence: ModelSentence, { counts, caller }: Grounds): boolean {
  const times = { twice: 2, thrice: 3 }[share];
  if (
    times === undefined ||
    new RegExp(`\\b${share} (?:the|as|what|that|your|our)\\b`).test(sentence.folded)
  )
    return false;
  return (
    countsOf(sentence).has(times) ||
    (counts.has(times) && new RegExp(`\\b${share}\\b`).test(caller))
  );
}

/** A share of money that a sentence names; those in the names of services and options are none. */
function shareIn(folded: string, { receptionist }: Grounds): string | null {
  const names = receptionist.profile.knowledge.services.flatMap(
    ({ name, nameFr = '', options }) => [
      fold(name),
      fold(nameFr),
      ...options.map((option) => fold(option.name)),
    ],
  );
  const words = names
    .filter((name) => shares.test(name))
    .flatMap((name) => shares.exec(name)?.[0] ?? []);
  const plain = names
    .reduce((text, name) => (name ? text.replaceAll(name, ' ') : text), folded)
    .replace(halfOfTime, ' ');
  const [share] = shares.exec(plain) ?? [];
  if (!share) return null;
  const asName =
    words.includes(share) &&
    new RegExp(`\\b(?:the|a|an|your|for|and|la|une?|le) ${share}\\b`).test(plain);
  if (asName && !/\b(?:price|off|pay|deposit|up front|prix|rabais)\b/.test(plain)) return null;
  if (/^(?:twice|thrice)$/.test(share) && !multiplies(share, plain)) return null;
  const ofFigure = new RegExp(
    `\\b${share}(?: (?:of|de))?(?: (?:the|that|this|your|le|la|du|des))? {3}`,
  );
  return ofMoney.test(plain) || ofFigure.test(plain) ? share : null;
}

/** "It's twice that" and "twice your deposit" tell a price; "twice is a nuisance" counts how often. */
function multiplies(share: string, folded: string): boolean {
  return new RegExp(
    `\\b${share} (?:the|as|what|that|your|our)\\b|\\b(?:it's|that's|is|are|be|at|for)(?: [a-z]+)? ${share}\\b|${moneyItself.source}`,
  ).test(folded);
}

const moneyItself =
  /\b(?:price|prices|pricing|cost|costs|pay|paid|charge[sd]?|deposit|rate|fee|worth|value|amount)\b/;

/** "You may have paid it twice", to who said so, and of no price. */
function isCallersShare(share: string, folded: string, { caller }: Grounds): boolean {
  return (
    new RegExp(`\\b${share}\\b`).test(caller) &&
    !new RegExp(`\\b${share} (?:the|as|what|that|le|la|ce)\\b`).test(folded) &&
    !/\b(?:price|pricing|cost|costs|off|rate|fee|worth|discount|prix|rabais|tarif)\b/.test(folded)
  );
}

/** "Half the service" of the owner's own cancellation terms, and no other half. */
function standsOnShares(share: string, folded: string, grounds: Grounds): boolean {
  const cut = /\b(?:half|quarter|third|moitie) (?:off|price|prix)\b|\b(?:a|la) moitie prix\b/.exec(
    folded,
  )?.[0];
  if (cut)
    return grounds.passages.some(
      (one) =>
        one.kind !== 'shop' &&
        one.folded.includes(cut) &&
        shared(one, folded, grounds, contentStems('price half off prix moitie')) > 0,
    );
  const but = contentStems(`${share} price half off`);
  // "A quarter acre" of a service's own words is no quarter of its price.
  const ofThing = new RegExp(`\\b${share} (?:(?:of|de|du) (?:[a-z]+ )?)?[a-z']{3,}`).exec(
    folded,
  )?.[0];
  if (
    ofThing &&
    grounds.passages.some((one) => one.kind !== 'shop' && one.folded.includes(ofThing))
  )
    return true;
  // "You don't pay twice", of an owner who wrote just that.
  const denied = new RegExp(
    `(?:n't|\\b(?:not|dont|never|without|pas))\\b[^.,;]{0,20}\\b${share}\\b`,
  );
  if (
    denied.test(folded) &&
    grounds.passages.some((one) => denied.test(one.folded) && shared(one, folded, grounds, but) > 0)
  )
    return true;
  return grounds.passages.some(
    (one) =>
      one.kind === 'fact' &&
      one.folded.replace(halfOfTime, ' ').includes(share) &&
      shared(one, folded, grounds, but) > 0,
  );
}
