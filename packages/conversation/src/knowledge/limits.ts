import { amountsIn } from './guard.ts';
import { type SpokenNumber, spokenNumbers } from './spoken-numbers.ts';
import { fold } from './words.ts';

/** Things that owners set limits to, by the words that say them. */
const units: readonly (readonly [RegExp, Kind, number])[] = [
  [/^\s*(?:pounds?|lbs?|livres?)\b/, 'weight', 1],
  [/^\s*(?:kilos?|kg|kilogram\w*)\b/, 'weight', 2.2],
  [/^[\s-]*(?:inch(?:es)?|pouces?)\b/, 'length', 1],
  [/^[\s-]*(?:feet|foot|ft|pieds?)\b/, 'length', 12],
  [/^[\s-]*(?:lit(?:er|re)s?)\b/, 'volume', 1],
  [/^[\s-]*(?:gallons?|gal)\b/, 'volume', 3.785],
  [/^[\s-]*(?:kilowatts?|kw)\b/, 'power', 1],
  [/^[\s-]*(?:km|kilomet\w*)\b/, 'distance', 1],
  [/^[\s-]*(?:miles?)\b/, 'distance', 1.6],
];
type Kind = 'weight' | 'age' | 'length' | 'volume' | 'power' | 'distance';
/** "Over 12 inches is 20 more" is a price and no limit: of these only what is at most taken counts. */
const cappedOnly: ReadonlySet<Kind> = new Set(['length', 'volume', 'power', 'distance']);
const aged = /^\s*(?:-?\s*years?|yrs?|ans|months?|mois)\b/;

const atMost =
  /\b(?:up to|under|below|less than|no more than|maximum(?: of)?|max|at most|not over|jusqu'a|moins de|maximum de|au plus)\s+(?:age\s+)?$/;
const atLeast =
  /\b(?:over|above|more than|at least|minimum(?: of)?|older than|from(?: age)?|ages?|aged|plus de|au moins|a partir de|des)\s+$/;
const andUp =
  /^\s*(?:-?\s*years?(?: old)?|ans|pounds?|lbs?|livres?)?\s*(?:\+|and (?:over|up|older|above)|or (?:over|older|more)|et plus|ou plus)/;
const andDown =
  /^\s*(?:-?\s*years?(?: old)?|ans|pounds?|lbs?|livres?)?\s*(?:and|or|et|ou) (?:under|younger|less|moins)\b/;
const ofAges =
  /\b(?:years?|ages?|aged|old|older|younger|seniors?|kids?|children|child|babies|adults?|people|some(?:body|one)|any(?:body|one)|persons?|ans|aines?|enfants?|adultes?|personnes?|age)\b/;

/** "She's eighty one", "mine's six", "elle a 72 ans": a number that is somebody's age. */
const saysAge =
  /\b(?:he|she|i|we|they|it|mine|hers|his|daughter|son|kid|boy|girl|mom|mother|dad|father|husband|wife|grandma|grandpa|sister|brother|baby|both|past|aged?|turning|turned|elle|il|fille|gars|mere|pere|fils)(?:'s|'re|'m|s| is| are| am| a| ont)?(?: like| about| just| only| past| almost| over| now| both| environ)* $/;
/** What follows makes it something else than an age. */
const noAge =
  /^\s*(?:o'?clock|dollars?|bucks|pounds?|lbs?|kilos?|of|rooms?|windows?|doors?|hours?|minutes?|days?|weeks?|blocks?|people|feet|foot|inch\w*|km|times|[ap]m|heures?|piasses|livres?|[:/.]\d)/;

function numeralsIn(folded: string): SpokenNumber[] {
  const digits = [...folded.matchAll(/(?<![\d$.,:-])\d{1,3}(?![\d.,:]*\d)/g)].map(
    ({ 0: found, index }) => ({ value: Number(found), start: index, end: index + found.length }),
  );
  // "A foot long": one of them.
  const single = [
    ...folded.matchAll(/\b(?:an?|un|une)(?= (?:foot|inch|mile|gallon|pied|pouce|mille|gallon)\b)/g),
  ].map(({ 0: found, index }) => ({ value: 1, start: index, end: index + found.length }));
  return [...digits, ...single, ...spokenNumbers(folded)];
}

interface Measure {
  kind: Kind;
  value: number;
}

function measureAt(folded: string, { value, end }: SpokenNumber): Measure | null {
  const after = folded.slice(end);
  const [, kind, factor] = units.find(([unit]) => unit.test(after)) ?? [];
  if (kind && factor) return { kind, value: value * factor };
  const months = /^\s*(?:-?\s*)(?:months?|mois)\b/.test(after);
  return aged.test(after) ? { kind: 'age', value: months ? value / 12 : value } : null;
}

/** "Includes up to 6 litres, each further one is 12": what lies beyond costs more, and is done. */
const further =
  /\b(?:inclu\w*|compris\w*|comprend\w*|further|extra|additional|each|every|supplement\w*|chaque|de plus)\b/;

function isPriced(owner: string, at: number): boolean {
  return further.test(owner) || amountsIn(clauseAt(owner, at)).length > 0;
}

const denied =
  /\b(?:(?:we|do|does|is|are|can) not|never|cannot|no longer|ne \p{L}+ pas|on \p{L}+ pas)\b|\b(?:don|doesn|isn|aren|can|won)['’]?t\b/u;

function clauseAt(text: string, at: number): string {
  const from = Math.max(text.lastIndexOf(';', at), text.lastIndexOf('.', at)) + 1;
  const to = /[.;]\s|$/.exec(text.slice(at))?.index ?? 0;
  return text.slice(from, at + to);
}

/**
 * Whether what a caller says of a weight, an age or a size keeps to what an owner wrote: `no` for "he's like
 * seventy pounds" where dogs are taken "up to 50 pounds". Null where the two do not meet.
 */
export function keepsLimit(said: string, written: string): 'yes' | 'no' | null {
  const [asked, owner] = [fold(said), fold(written)];
  const told = numeralsIn(asked).flatMap((one): Measure[] => {
    const measure = measureAt(asked, one);
    if (measure) return [measure];
    const after = asked.slice(one.end);
    const age = saysAge.test(asked.slice(0, one.start)) && !noAge.test(after);
    return age ? [{ kind: 'age', value: one.value }] : [];
  });
  const verdicts = numeralsIn(owner).flatMap((one) => {
    const [before, after] = [owner.slice(0, one.start), owner.slice(one.end)];
    const measure = measureAt(owner, one);
    const kind = measure?.kind ?? (ofAges.test(owner) ? 'age' : null);
    const limit = measure?.value ?? one.value;
    const up = andUp.test(after) || (atLeast.test(before) && !andDown.test(after));
    const down = andDown.test(after) || atMost.test(before);
    const own = told.find((other) => other.kind === kind);
    if (!own || up === down) return [];
    if (cappedOnly.has(own.kind) && (up || isPriced(owner, one.start))) return [];
    // "Fridges older than 15 years we do not repair": what lies there is left out.
    return (
      (up ? own.value >= limit : own.value <= limit) !== denied.test(clauseAt(owner, one.start))
    );
  });
  const [only, other] = verdicts;
  if (only === undefined || other !== undefined) return null;
  return only ? 'yes' : 'no';
}
