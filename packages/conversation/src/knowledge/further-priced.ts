import type { Service, ServiceOption } from './business.ts';
import { contentStems } from './common-words.ts';
import { countsOf } from './counts-said.ts';
import { minutesIn } from './durations.ts';
import { ownersMoneyIn } from './guard.ts';
import { rangeEnd } from './option-measures.ts';
import { parsePrice } from './prices.ts';
import { countedAlike } from './quantities.ts';
import { addedForEach, ratesIn } from './rates.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { fold, stem, wordsOf } from './words.ts';

const further =
  /\b(?:extra|additional|further|added|another|more|supplementaires?|supplémentaires?|additionnel(?:le)?s?|de plus|en plus|en sus)\b/i;
/** "20 more for the pair" adds to the price once: an article prices one only beside the amount or what is further. */
const perOne =
  /\b(?:each|every|per|any|chaque|chacune?|par)\b|\ban? (?:\p{L}+ )?(?:extra|additional|further|added)\b|\$(?:\d+(?:\.\d\d)?)? ?(?:an?|la|le|l'|du|de l')\b|\b(?:la|le|l')\s?(?:\p{L}+ ){0,2}(?:supplémentaire|supplementaire|additionnel)|\b(?:an?|la|le) (?:\p{L}+ ){1,2}(?:more|de plus|en sus)\b/iu;
/** "Second door at the same visit 60": one more of the thing, and no further one, is priced. */
const secondOne = /\b(?:second|2nd|deuxi[eè]me|2e) \p{L}+/iu;
/** What a second one takes off is a rebate. */
const takesOff = /\b(?:off|less|cheaper|discount|free|de moins|rabais|gratuite?)\b/i;
/** A further hour is of the work's length, and says nothing of a second piece of work. */
const ofLength =
  /\b(?:extra|additional|further|added|another|more|each|every|per|an?|chaque|par|la|le|une?) (?:\d+ |half |full |demi[- ]?|\p{L}+ )?(?:hours?|minutes?|days?|nights?|weeks?|months?|heures?|jours?|semaines?|mois)\b(?! (?:is|est) for)/iu;
/** "25 for a full day": it ends what is priced, and lengthens nothing. */
const forLength =
  /\b(?:for|pour|of|de) (?:an?|the|une?|la|le) (?:\p{L}+ ){0,2}(?:hours?|days?|nights?|heures?|jours?|jour(?:nee)?s?|nuits?|visits?)\s*\.?$/iu;
/** "Each further item for 35", "each extra one 9", "la deuxième paie 18": the number the clause ends with. */
const bareSum =
  /(?:\b(?:at|for|only|is|are|costs?|pays?|paie|coûte|est|à|a)|\p{L}) (\d{1,4})(?:\.\d\d)?\s*$/iu;
/** "The second one is half price". */
const atHalf =
  /\b(?:half[- ](?:price|off)|(?:at|for) half|50 ?(?:%|percent) off|(?:à )?(?:moitié|demi)[- ](?:du )?prix)(?!\p{L})/iu;
/** "Is 25 for a full day". */
const sumForOne =
  /\b(?:is|are|costs?|est|sont|coûtent?) (\d{1,4})(?:\.\d\d)? (?:for|pour) (?:an?|the|une?|la|le)\b/i;

const numeral =
  '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt)';
/** "Each block of 20 square feet", "chaque tranche de 20 pieds": so many at a time. */
const inLots = new RegExp(
  `(?<=\\b(?:each|every|chaque|par|per) )\\p{L}+ (?:of|de) (?=${numeral}\\b)`,
  'u',
);

interface Clause {
  clause: string;
  cents: number;
  /** Whether it prices a longer time, and no further piece. */
  ofTime: boolean;
  /** Whether it prices the second one, and none beyond. */
  ofSecond: boolean;
}

/** The clause of a service's description that prices each one beyond the first, and that price in cents. */
function furtherClause({ description }: Service, baseCents: number | null): Clause | null {
  for (const clause of (description ?? '').split(/[.;,]\s/)) {
    // "Drawings are 4 more per nail" counts no further nails.
    if (addedForEach(clause)) continue;
    const half = atHalf.test(clause);
    const ofTwo = !further.test(clause) && secondOne.test(clause);
    const ofSecond = ofTwo && (half || !takesOff.test(clause));
    if (!ofSecond && !(further.test(clause) && perOne.test(clause))) continue;
    if (half) {
      if (baseCents === null) continue;
      return { clause, cents: Math.round(baseCents / 2), ofTime: false, ofSecond };
    }
    const ofTime = isOfTime(clause.replace(forLength, ' '));
    const [money, second] = ownersMoneyIn(clause);
    if (money && !second) return { clause, cents: money.cents, ofTime, ofSecond };
    const bare = money
      ? undefined
      : (bareSum.exec(clause.replace(/\.$/, '')) ?? sumForOne.exec(clause))?.[1];
    if (bare) return { clause, cents: Number(bare) * 100, ofTime, ofSecond };
  }
  return null;
}

/** Whether a clause prices a longer time: "each further half hour", "chaque quart d'heure de plus". */
function isOfTime(clause: string): boolean {
  return ofLength.test(clause) || ratesIn(clause)[0]?.unit.by === 'time';
}

/** Whether the description prices each one beyond the first: "each extra chip 25 dollars". */
export function pricesFurther(service: Service): boolean {
  const found = furtherClause(service, 0);
  return found !== null && !found.ofTime;
}

/**
 * "First lock" and "Each extra lock": two options that are rungs of one price, of which as many as there are take one
 * of the first; null where its options are none.
 */
export function firstAndFurther({
  options,
}: Service): { first: ServiceOption; further: ServiceOption } | null {
  const first = options.find(({ name }) => ofFirst.test(fold(name)));
  const beyond = options.find(({ name }) => further.test(fold(name)) && !ofFirst.test(fold(name)));
  return first && beyond ? { first, further: beyond } : null;
}

/** Whether its options are the first of something and each one beyond it: which of them is no question. */
export function isByRungs(service: Service): boolean {
  return service.options.length === 2 && firstAndFurther(service) !== null;
}

const ofFirst = /^(?:the |le |la )?(?:first|premiere?)\b/;

/** How many a price is for, and what it is raised by beyond them. */
export interface Tier {
  /** Null where the owner does not say how many that is. */
  included: number | null;
  /** The most that is priced; null where each further one costs the same. */
  last: number | null;
  /** As many at a time: 100 of "each further 100 square feet is 150". */
  step: number;
  cents: number;
  /** Stems of what is counted; empty where the owner only wrote "each further one". */
  stems: ReadonlySet<string>;
  /** Whether `included` and `step` are minutes of the work. */
  ofTime: boolean;
}

const things = "((?:\\p{L}[\\p{L}'-]*)(?: \\p{L}[\\p{L}'-]*)?)";
const furtherOf = new RegExp(
  `\\b(?:each|every|any|an|a|chaque|par|per)(?: (?:added|other))?(?: ${numeral})? ${things}`,
  'u',
);

/** "Extra remotes 45 each", "second door 60": what is priced stands behind the word for more of it. */
const moreOf = new RegExp(
  `\\b(?:extra|additional|further|added|second|2nd|deuxieme|2e)(?: ${numeral})? ${things}`,
  'u',
);

/** "Up to ten vents; each further vent is 20": read from a service's description and its option. */
export function tierOf(service: Service, option: ServiceOption | null): Tier | null {
  const found = furtherClause(service, parsePrice(option?.price ?? service.basePrice).amountCents);
  if (!found) return null;
  const clause = fold(found.clause);
  // "Each further bike is 40 for a full day" prices none beyond a half one.
  const chosen = service.options.find(({ name }) => clause.includes(fold(name)));
  if (chosen && chosen !== option) return null;
  if (found.ofTime) return timeTier(service, clause, found.cents);
  const [, steps, unit = ''] =
    furtherOf.exec(
      clause
        .replace(/\b(?:further|extra|additional|supplementaires?)\b ?/g, '')
        .replace(inLots, ''),
    ) ??
    moreOf.exec(clause) ??
    [];
  const named = wordsOf(unit)
    .map(({ text }) => text)
    .filter((word) => stem(word).length > 2 && !notCounted.has(stem(word)));
  // A caller counts panes where the owner prices windows.
  const stems = new Set(named.flatMap(countedAlike));
  const written = `${fold(option?.name ?? service.name)} . ${fold(service.description ?? '').replace(clause, ' ')}`;
  const ofOne =
    found.ofSecond ||
    stems.size === 0 ||
    firstOne.test(written) ||
    [...contentStems(service.name)].some((one) => stems.has(one));
  return {
    included:
      pastIn(clause) ??
      (option && rangeEnd(option)) ??
      countsBefore(written, stems) ??
      upToOf(written, stems) ??
      (ofOne ? 1 : null),
    last: found.ofSecond ? 2 : null,
    step: spokenNumbers(steps ?? '')[0]?.value ?? (Number(steps) || 1),
    cents: found.cents,
    stems,
    ofTime: false,
  };
}

/** "Includes the first half hour, each further half hour is 65"; null where no first time is written. */
function timeTier({ description }: Service, clause: string, cents: number): Tier | null {
  const [rate] = ratesIn(clause);
  const step = rate?.unit.by === 'time' ? rate.unit.minutes : minutesIn(clause)[0];
  const [included] = minutesIn(fold(description ?? '').replace(clause, ' '));
  if (!step || !included) return null;
  return { included, last: null, step, cents, stems: new Set(), ofTime: true };
}

/** "Each room above 5 is 25 more": how many it is not asked for. */
function pastIn(clause: string): number | null {
  const [, digits = ''] = past.exec(clause) ?? [];
  if (/^\d/.test(digits)) return Number(digits);
  return digits ? (spokenNumbers(digits)[0]?.value ?? null) : null;
}

const past = new RegExp(
  `\\b(?:over|above|beyond|past|after|en haut de|au-dessus de|au-dela de|passe|apres)(?: the first| les| la| le)? ${numeral}\\b(?! ?\\$)`,
);

const firstOne = /\b(?:first|one|single|premiere?|une?|seule?)\b/;

/** "Shrubs wrapped up to 6": the number may stand behind what it counts. */
function upToOf(folded: string, stems: ReadonlySet<string>): number | null {
  for (const clause of folded.split(/[.;,]\s/)) {
    if (!wordsOf(clause).some(({ text }) => stems.has(stem(text)))) continue;
    const [, after] = /\b(?:up to|max(?:imum)?|jusqu'a|maximum de)\s+(.*)$/.exec(clause) ?? [];
    const digits = /^\d{1,5}/.exec(after ?? '')?.[0];
    const value = digits ? Number(digits) : spokenNumbers(after ?? '')[0]?.value;
    if (value !== undefined) return value;
  }
  return null;
}

const notCounted = new Set(['after', 'that', 'beyond', 'more', 'is', 'are', 'one', 'than', 'cost']);

/** The number that stands before one of these words: 10 of "up to ten vents". */
function countsBefore(folded: string, stems: ReadonlySet<string>): number | null {
  return countsOf(folded, stems)[0]?.value ?? null;
}
