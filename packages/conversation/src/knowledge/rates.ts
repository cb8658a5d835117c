import { remembering } from '../remembering.ts';
import { mayBeMoneyIn } from './bare-amounts.ts';
import { contentStems } from './common-words.ts';
import { countsOf, loneNumber } from './counts-said.ts';
import { lengthSaid, minutesIn } from './durations.ts';
import { countedAlike } from './quantities.ts';
import { withFigures } from './spoken-numbers.ts';
import { firstWords, fold, stem } from './words.ts';

/** What an owner's rate is for each of. */
type RateUnit =
  | { by: 'time'; minutes: number }
  | { by: 'way' }
  | { by: 'thing'; step: number; stems: ReadonlySet<string> };

/** So much for each of something, as an owner wrote it: "10 dollars for each half hour", "15 dollars each way". */
export interface Rate {
  cents: number;
  unit: RateUnit;
  /** The owner's clause, whole. */
  said: string;
  /** What is so priced, where the clause names it before the amount: folded, and empty where it does not. */
  subject: string;
  /** Whether it is beyond what some price includes: "each further ten minutes". */
  further: boolean;
}

const currency = '(?:dollars?|bucks|piastres?|\\$)?';
const beyond =
  '(?:further|extra|additional|added|other|more|supplementaires?|additionnel(?:le)?s?)';
const onTop = '(?:more|extra|additional|on top|de plus|en plus|en sus|supplementaires?)?';
const each =
  "(?:each|every|per|par|pour chaque|dans chaque|chaque|an?|the|la|le|de la|du|l'|de l')";
/** What stands behind an amount that is for each of something. */
const after = new RegExp(
  `^\\s*${currency}\\s*${onTop}\\s*(?:(?:for|pour)\\s+)?(${each})\\s*(${beyond}\\s+)?(?=[\\p{L}\\d])(.*)$`,
  'u',
);
/** "Each nail is 4 dollars", "chaque heure coûte 8 dollars". */
const before = new RegExp(
  `^(?:.*\\s)?(?:each|every|per|par|chaque)\\s+(${beyond}\\s+)?(.*?)\\s*(?:\\b(?:is|are|costs?|at|for|coute|est|c'est|a)\\b|:|=)?\\s*\\$?$`,
  'u',
);
const isFurther = new RegExp(`\\b${beyond}\\b`, 'u');
const ofWay = /^(?:way|direction|sens|trajet|aller|bord|cote)\b/;
/** An article prices one of a thing where nothing tells what the amount is of: "5 dollars the visit". */
const clauseEnd = /[.;,:]/;
const mostWords = 2;

/** "Block of 20", "tranche de 20": as many at a time. */
const asMany = /^\p{L}+ (?:of|de|d') ?(?=\d)/u;

/** What the words behind "each" are: a length of time, a way, or a thing. */
function unitOf(rest: string): RateUnit | null {
  const text = withFigures(rest).replace(asMany, '');
  if (ofWay.test(text)) return { by: 'way' };
  const [minutes] = minutesIn(/^(?:\d|half|demi|quart)/.test(text) ? text : `1 ${text}`);
  if (minutes !== undefined && ofTime.test(text)) return { by: 'time', minutes };
  const [, steps, thing = ''] = /^(?:(\d{1,4})\s+)?(.*)$/.exec(text) ?? [];
  const named = firstWords(thing, mostWords, clauseEnd)
    .map((word) => word.text)
    .filter((word) => stem(word).length > 2 && contentStems(word).size > 0);
  if (named.length === 0) return null;
  return { by: 'thing', step: Number(steps ?? 1), stems: new Set(named.flatMap(countedAlike)) };
}

const ofTime =
  /^(?:\d{1,3}\s*)?(?:half|demi|quart)?[a-z' -]{0,12}\b(?:hours?|hrs?|heures?|minutes?|mins?)\b/;

/** The rates that stand in an owner's text, in the order in which they are written. */
export const ratesIn = remembering((text): readonly Rate[] =>
  text
    .split(/[.;]\s+|[.;]$|\n/)
    .flatMap((said) => said.split(/,\s/).flatMap((clause) => rateIn(clause, said.trim()) ?? [])),
);

/** The one rate of a clause; null where it has none, or more amounts than one. */
function rateIn(clause: string, said: string): Rate | null {
  const [money, other] = mayBeMoneyIn(clause);
  if (!money || other) return null;
  const folded = fold(clause);
  const lead = folded.slice(0, money.start);
  const behind = after.exec(folded.slice(money.end));
  const ahead = behind ? null : before.exec(lead);
  const rest = behind?.[3] ?? ahead?.[2];
  const unit = rest === undefined ? null : unitOf(rest);
  if (!unit) return null;
  const further = Boolean(behind?.[2] ?? ahead?.[1]) || isFurther.test(lead);
  return { cents: money.cents, unit, said, subject: behind ? lead : '', further };
}

/**
 * "Drawings are 4 dollars more per nail", "delivery is 35 dollars each way": what is added for each, beside a price,
 * of a thing that the clause names; null where a clause only goes on counting what the price is for.
 */
export function addedForEach(clause: string): Rate | null {
  const [rate] = ratesIn(clause);
  if (!rate || rate.further || rate.unit.by === 'time') return null;
  const { unit, subject } = rate;
  if (contentStems(subject).size === 0) return null;
  return unit.by === 'way' || moreOf.test(fold(clause)) ? rate : null;
}

const moreOf = /\b(?:more|extra|additional|on top|adds?|de plus|en plus|en sus|supplement\w*)\b/;

/** "There and back", "both ways", "you drop it off and pick it up again": two ways. */
const thereAndBack =
  /\b(?:there and (?:then )?back|back and forth|round[- ]trip|both (?:ways|directions)|two ways|to and from|aller[- ](?:et[- ])?retour|(?:les )?deux (?:sens|bords|cotes|voyages|trajets|directions)|(?:drop|bring|deliver|drive|take|haul|pick)\w*\b[^.?!]{0,32}\band\b[^.?!]{0,24}\b(?:up|back|away|again|collect\w*|return\w*|drop\w*|bring\w*|deliver\w*)|(?:livr|apport|amen|depos|mene|port)\w*[^.?!]{0,28}\b(?:et|pis|puis)\b[^.?!]{0,20}\b(?:ramass|repren|repris|cherch|rapport|ramen|recuper|reven)\w*|you (?:guys )?(?:then )?(?:come )?(?:and )?(?:pick|take|haul|get) (?:it|them|him|her) (?:up|back|away))\b/;
const oneWay =
  /\b(?:one[- ]way|just (?:the )?(?:one|delivery|pick-?up)|only one|aller simple|juste (?:l'aller|la livraison|un))\b/;

/** How many ways a caller's words speak of; null where they speak of none. */
function waysSaid(folded: string): number | null {
  if (thereAndBack.test(folded)) return 2;
  return oneWay.test(folded) ? 1 : null;
}

/** How a number by itself is meant, where a rate was just told: in minutes, or in hours. */
export type BareUnit = 'minutes' | 'hours';

/** What a caller's words come to of a rate's unit. */
export interface Quantity {
  /** How many times the rate is due. */
  times: number;
  /** Of a length of time, as long as it is; otherwise as many. */
  said: number;
}

/**
 * How often a rate is due by a caller's words: twice of "there and back", four times of "an hour" where it is for
 * each quarter of one. Null where they count nothing of the kind.
 * @param bare what a number that stands alone counts; null: nothing.
 */
export function quantityOf({ unit }: Rate, words: string, bare: BareUnit | null): Quantity | null {
  const folded = fold(words);
  if (unit.by === 'way') {
    const ways = waysSaid(folded);
    return ways === null ? null : { times: ways, said: ways };
  }
  const alone = bare === null ? null : loneNumber(folded);
  if (unit.by === 'time') {
    const inHours = bare === 'hours' ? 60 : 1;
    const said = lengthSaid(folded) ?? (alone === null ? null : alone * inHours);
    return said === null ? null : { times: Math.ceil(said / unit.minutes), said };
  }
  const [only, other] = new Set(countsOf(folded, unit.stems).map(({ value }) => value));
  const said = only !== undefined && other === undefined ? only : alone;
  return said === null ? null : { times: Math.ceil(said / unit.step), said };
}
