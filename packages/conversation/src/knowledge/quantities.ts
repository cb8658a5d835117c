import { tableOf } from '../table-of.ts';
import type { Service } from './business.ts';
import { inEnglish } from './in-english.ts';
import { stemsAlike } from './senses.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { fold, stem, wordsOf } from './words.ts';

const spelledUnits: Readonly<Record<string, readonly string[]>> = tableOf({
  foot: ['foot', 'feet', 'ft', 'footer', 'pied'],
  sqft: ['square', 'sq', 'carre'],
  hour: ['hour', 'heure'],
  day: ['day', 'jour', 'journee'],
  night: ['night', 'nuit'],
  week: ['week', 'semaine'],
  month: ['month', 'mois'],
  km: ['km', 'kilometre', 'kilometer'],
  person: ['person', 'people', 'guest'],
});

/** Units that are counted for other reasons than to say how much is wanted. */
const ofTime = new Set(['hour', 'day', 'night', 'week', 'month', 'year']);

/** "Every two weeks", "in three days": when, and not how much. */
export const saysWhen =
  /\b(?:every|in|within|after|before|last|past|next|since|than|under|over|dans|depuis)\s*$/;
/** "A six month old", "three days a week", "two hours away": how old, how often, how far. */
export const saysElse =
  /^\s*-?\s*(?:olds?\b|of age|ago\b|away\b|notice\b|early\b|late\b|ahead\b|from now|later\b|and a half|(?:an?|per|each|every) (?:day|week|month|year))/;

/** "Seven feet high" is no part of how long something is. */
const acrossIt =
  /^\s*-?\s*(?:high|tall|wide|deep|thick|up|off the ground|in height|de haut(?:eur)?|de larg\w+|de profond\w*)\b/;

const mostCounted = 10_000;
/** What may stand between a number and the thing it counts: "three big old windows". */
const wordsBetween = 2;

interface Count {
  value: number;
  start: number;
  end: number;
}

function countsIn(folded: string): Count[] {
  const figures = [...folded.matchAll(/(?<![\d$.,:-])[1-9]\d{0,3}(?![\d.,:]*\d)/g)].map(
    (found) => ({
      value: Number(found[0]),
      start: found.index,
      end: found.index + found[0].length,
    }),
  );
  const words = [...folded.matchAll(/\b(?:both|a (?:couple|pair)(?: of)?)\b/g)].map((found) => ({
    value: 2,
    start: found.index,
    end: found.index + found[0].length,
  }));
  return [...figures, ...spokenNumbers(folded), ...words];
}

/** The stems of what is counted; of a price "each", of the things the service's name says. */
function stemsCounted(unit: string, service: Service): ReadonlySet<string> {
  const words =
    unit === 'item'
      ? wordsOf(service.name).map(({ text }) => text)
      : (spelledUnits[unit] ?? unit.split(' '));
  return new Set(words.map(stem));
}

/** The stems by which callers count what an owner calls by a word: "people" of guests, "feet" of a foot. */
export function countedAlike(word: string): string[] {
  const stemmed = stem(word);
  const listed = Object.values(spelledUnits).find((words) =>
    words.some((one) => stem(one) === stemmed),
  );
  return [...stemsAlike(word), ...(listed ?? []).map(stem)];
}

/** "Three boats for": so many of something, each for as long as is said next. */
const manyFor = /^(?:[\s-]+\p{L}+){1,3}\s+(?:for|pour|pendant)\s/u;

function countOf(folded: string, unit: string, counted: ReadonlySet<string>): number | null {
  const found = new Set<number>();
  const counts = countsIn(folded);
  // Three boats for two days are neither three nor two of anything.
  const ofThings = ({ value, end }: Count) => value > 1 && manyFor.test(folded.slice(end));
  if (ofTime.has(unit) && counts.some(ofThings)) return null;
  for (const { value, start, end } of counts) {
    const after =
      /^(?:[\s-]+(?:of |the |my |our )?\p{L}+){1,3}/u.exec(folded.slice(end))?.[0] ?? '';
    const words = wordsOf(after).slice(0, wordsBetween + 1);
    const at = words.findIndex(({ text }) => counted.has(stem(text)));
    if (
      at < 0 ||
      words.slice(0, at).some(({ text }) => /^(?:for|and|or|at|in|on|with|to|about)$/.test(text))
    )
      continue;
    const rest = folded.slice(end + (words[at]?.end ?? 0));
    if (saysElse.test(rest) || (unit === 'foot' && acrossIt.test(rest))) continue;
    if (ofTime.has(unit) && saysWhen.test(folded.slice(0, start))) continue;
    found.add(value);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined && only > 1 && only <= mostCounted ? only : null;
}

/**
 * How many of `unit` a caller speaks of: 4 of "how much for four windows" where the price is per
 * window. Null where nothing is counted, or two numbers might be meant.
 */
export function quantityIn(text: string, unit: string, service: Service): number | null {
  if (unit.includes('quarter')) return null;
  const counted = stemsCounted(unit, service);
  const asSaid = countOf(fold(text), unit, counted);
  const english = asSaid === null ? inEnglish(text) : null;
  if (asSaid === null && unit === 'person') {
    const [only, other] = new Set(peopleIn(fold(text)));
    if (only !== undefined && other === undefined) return only;
  }
  return asSaid ?? (english === null ? null : countOf(english, unit, counted));
}

/** "One month", "une journee": whether exactly one of a unit is spoken of. */
export function saysOneOf(text: string, unit: string, service: Service): boolean {
  const folded = fold(text);
  const counted = stemsCounted(unit, service);
  return [...folded.matchAll(justOne)].some(({ 0: said, index }) => {
    const [next] = wordsOf(folded.slice(index + said.length));
    return (
      next !== undefined && counted.has(stem(next.text)) && !saysWhen.test(folded.slice(0, index))
    );
  });
}

const justOne = /\b(?:one|1|a single|just an?|un|une|une seule|un seul)\s/g;

/** "The buffet for twenty": of a price for each person, so many people. */
function peopleIn(folded: string): number[] {
  return countsIn(folded).flatMap(({ value, start, end }) =>
    value > 1 &&
    /\b(?:for|pour|on est|nous sommes|we're|we are)\s*$/.test(folded.slice(0, start)) &&
    /^\s*(?:$|[.,;!?]|(?:and|plus|of us|with|et|pis|puis|avec|ca|how|what|combien)\b)/.test(
      folded.slice(end),
    )
      ? value
      : [],
  );
}

const perUnit =
  /(?:^\W*|[,;(]\s*)(?:priced |charged |price |prix )?(?:per|par) (?!(?:appointment|request|default|phone|text|e-?mail|person to)\b)(\p{L}+(?: (?:foot|metre|meter|inch|yard))?)/iu;
/** "L'heure, minimum trois heures", "du pied linéaire": how French owners say it, and "an hour". */
const ofMeasure =
  /^\W*(?:l'|le |la |de l'|à l'|a l'|du |de la |an? )((?:pied(?: (?:lin[eé]aire|carr[eé]))?|heure|journ[eé]e|jour|nuit|mois|semaine|hour|day|night|week|month|(?:linear |square )?foot)s?)(?!\p{L})/iu;

/** What a price is for each of, where only the description says so: "Per wheel, tube included". */
export function unitInDescription({ description, pricingType }: Service): string | null {
  const text = (description ?? '').trim();
  if (pricingType === 'dont_say') return null;
  const opening = ofMeasure.exec(text)?.[1] ?? perUnit.exec(text);
  const [unit, at] =
    typeof opening === 'string' ? [opening, 0] : [opening?.[1], opening?.index ?? 0];
  // Further down in the words of a service with options it may be said of one of them.
  if (!unit || (pricingType === 'options' && at > 0)) return null;
  return unit.toLowerCase();
}
