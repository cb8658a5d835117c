import { tableOf } from '../table-of.ts';
import { spokenNumbers, withDecimals } from './spoken-numbers.ts';
import { withYears } from './spoken-years.ts';
import { fold, stem } from './words.ts';

/** What a number of something is counted in. Hours count as minutes, so that both are compared. */
const unitWords: Record<string, string> = tableOf({
  weight: 'lbs?|pounds?|pounders?|livres?',
  mass: 'kgs?|kilos?|kilograms?|kilogrammes?',
  time: 'mins?|minutes?',
  hours: 'hrs?|hours?|heures?',
  age: 'years?(?: old)?|yrs?|ans',
  area: 'sq(?:uare)?\\.? ?(?:ft|feet|foot)|pieds carres',
  length: 'feet|foot|ft|pieds',
  inches: 'inch(?:es)?|pouces',
  gallons: 'gal(?:lons?)?',
  litres: 'lit(?:er|re)s?',
  current: 'amps?|amperes?',
});

/** The units, each by what is written behind its number. */
export const units = Object.entries(unitWords).map(([unit, words]) => ({
  unit: unit === 'hours' ? 'time' : unit,
  times: unit === 'hours' ? 60 : 1,
  pattern: new RegExp(`^[\\s-]*(?:${words})\\b`),
}));

/** A number of something. */
export interface Measure {
  value: number;
  unit: string | null;
}

/** A model year ("2014 and older") and two sides ("24x36") are units of their own. */
const ofYear = 'model year';
const ofSides = 'two sides';
/** "Fourteen of them": of whatever is counted. */
const ofThem = 'of them';

/** What an option's name measures. A `range` leaves open which of two neighbours its end is of. */
export interface Bracket {
  from: number;
  to: number;
  unit: string;
  /** Whether `from` itself lies outside ("over 50"), and `to` inside ("up to 12"). */
  openFrom: boolean;
  closedTo: boolean;
  range: boolean;
}

/** A number in figures. */
export const figure = /\d{1,3}(?:[ \u00a0]\d{3})+(?![\d-])|\d+(?:[.,]\d{3})*(?:\.\d+)?/g;

/** Money, hours of the day and phone numbers measure nothing. */
function isNoMeasure(before: string, after: string): boolean {
  return (
    /(?:\$|\d[:-])\s*$/.test(before) ||
    /^\s*(?:\$|%|dollars?|bucks|piastres|[ap]\.?m\b|o'?clock|:\d|-\d{3})/.test(after)
  );
}

/** Every number of a folded text, in figures or words, with what it counts. */
function measuresIn(folded: string): (Measure & { start: number; end: number })[] {
  const figures = [...folded.matchAll(figure)].map((found) => ({
    value: Number(found[0].replace(/[,\s]/g, '')),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const numbers = [...figures, ...spokenNumbers(folded)]
    .filter(({ start, end }) => !isNoMeasure(folded.slice(0, start), folded.slice(end)))
    .toSorted((one, other) => one.start - other.start)
    .map(({ value, start, end }) => {
      const after = folded.slice(end, end + 24);
      const found = units.find(({ pattern }) => pattern.test(after));
      const unit = found?.unit ?? thingAfter(after) ?? (isYear(value) ? ofYear : null);
      return { value: value * (found?.times ?? 1), unit, start, end };
    });
  return withSides(numbers, folded);
}

const isYear = (value: number) => value >= 1950 && value < 2050;

/** "24x36", "thirty by forty inches": two sides are one measure, compared by what lies between them. */
function withSides<Found extends Measure & { start: number; end: number }>(
  numbers: readonly Found[],
  folded: string,
): Found[] {
  return numbers.flatMap((one, at): Found[] => {
    const last = numbers[at - 1];
    if (last && sidesBetween.test(folded.slice(last.end, one.start))) return [];
    const next = numbers[at + 1];
    if (!next || !sidesBetween.test(folded.slice(one.end, next.start))) return [one];
    return [{ ...one, value: one.value * next.value, unit: ofSides, end: next.end }];
  });
}

const sidesBetween = /^\s*(?:inch(?:es)?|feet|foot|ft|pouces|pieds)?\s*(?:x|×|by|sur|par)\s*$/;

/** "Up to 12 vents" and "two bedrooms" are measured in what they count. */
function thingAfter(after: string): string | null {
  if (/^ (?:of|de) (?:them|those|these|em|ceux|celles)\b/.test(after)) return ofThem;
  const [, thing] = /^[\s-]+(?!(?:to|or|and|a|ou|et|the|de|x|by)\b)(\p{L}{3,})/u.exec(after) ?? [];
  return thing ? `${ofThing}${stem(thing)}` : null;
}

/** Marks a unit as a thing that is counted. */
export const ofThing = 'of ';

const upTo = /\b(?:up to|max(?:imum)?|at most|jusqu'a)\W*$/;
const below = /\b(?:under|less than|below|moins de)\W*$/;
const atLeast = /\b(?:at least|from|au moins)\W*$/;
/** "24 and up", "10 pounds or more", "65 ans et plus". */
const andUp =
  /^\s*(?:\+|(?:\p{L}+ )?(?:and|or|et|ou) (?:up|over|more|above|plus|older|bigger|heavier|longer|larger)\b)/u;
const orOlder = /^\s*(?:and|or|et|ou) (?:older|earlier|before|under|down|plus vieux|avant|moins)\b/;
/** "10 x 10 et moins", "50 lb and under". */
const orLess =
  /^\s*(?:\p{L}+ )?(?:and|or|et|ou) (?:less|under|below|smaller|lighter|younger|shorter|down|moins|plus (?:petite?s?|jeunes?))\b/u;
const orNewer =
  /^\s*(?:and|or|et|ou) (?:newer|later|since|after|plus recents?|plus jeunes?|apres)\b/;
const above = /\b(?:over|more than|above|plus de)\W*$/;

/** "Medium (20 to 50 lb)" as the range it stands for; null where it measures nothing. */
export function bracketOf(name: string): Bracket | null {
  const folded = withDecimals(fold(name));
  const [first, second] = measuresIn(folded);
  const unit = first?.unit ?? second?.unit;
  if (!first || !unit) return null;
  const plain = { from: first.value, to: first.value, unit };
  const bounds = { openFrom: false, closedTo: false, range: false };
  if (second) return { ...plain, to: second.value, ...bounds, range: true };
  const before = folded.slice(0, first.start);
  if (unit === ofYear && orOlder.test(folded.slice(first.end)))
    return { ...plain, from: 0, ...bounds, closedTo: true };
  if (upTo.test(before) || orLess.test(folded.slice(first.end)))
    return { ...plain, from: 0, ...bounds, closedTo: true };
  if (below.test(before)) return { ...plain, from: 0, ...bounds };
  const most = Number.POSITIVE_INFINITY;
  if (above.test(before)) return { ...plain, to: most, ...bounds, openFrom: true };
  if (
    atLeast.test(before) ||
    andUp.test(folded.slice(first.end)) ||
    orNewer.test(folded.slice(first.end))
  )
    return { ...plain, to: most, ...bounds };
  return { ...plain, ...bounds, closedTo: true };
}

/** A number alone is a measure in a reply this short ("about seventy"). */
const shortReply = 4;
/** So large a number is told for nothing else: "he said nine thousand". */
const large = 1000;

const oneAndAHalfHours = /\b(?:an |one |1 )?hour and a half\b|\bune heure et demie\b/g;
const halfAnHour = /\bhalf(?: an|-| a)? ?hour\b|\bune demi-?\s?heure\b/g;
const anHour = /\b(?:an|the|a full|full|une|l')\s?(?:hour|heure)\b/g;

/** What a caller's words measure, each in its unit; a number alone only in a short reply. */
export function heardMeasures(text: string): Measure[] {
  const folded = withDecimals(fold(text))
    .replace(oneAndAHalfHours, '90 minutes')
    .replace(halfAnHour, '30 minutes')
    .replace(anHour, '60 minutes');
  const measures = measuresIn(withYears(folded)).map((measure) => besideBound(measure, folded));
  const short = text.trim().split(/\s+/).length <= shortReply;
  return short ? measures : measures.filter(({ value, unit }) => unit !== null || value >= large);
}

/** "Under twelve inches" is anything but twelve: a little less stands for it. */
function besideBound<Found extends Measure & { start: number }>(found: Found, text: string): Found {
  const before = text.slice(0, found.start);
  const little = 1e-6;
  if (below.test(before)) return { ...found, value: found.value - little };
  if (above.test(before)) return { ...found, value: found.value + little };
  return found;
}

/** Whether a measure lies within a bracket; `wide`: at its very end as well. */
export function fits({ value, unit }: Measure, bracket: Bracket, wide: boolean): boolean {
  const { from, to, openFrom, closedTo, range } = bracket;
  // "Two thousand" is as much of anything as it is a year.
  const ofAnything = unit === null || (unit === ofYear && value === 2000);
  const counts = unit === ofThem && bracket.unit.startsWith(ofThing);
  // "A 2012 Corolla" counts no Corollas.
  const dated = bracket.unit === ofYear && isYear(value) && unit?.startsWith(ofThing) === true;
  if (!ofAnything && unit !== bracket.unit && !counts && !dated) return false;
  const reached = openFrom ? value > from : value >= from;
  return reached && (closedTo || (wide && range) ? value <= to : value < to);
}

/**
 * Whether what a caller measures lies within what a text measures: "seventy five pounds" within "dogs over 70 pounds".
 * Null where they measure nothing in that unit.
 */
export function measureHolds(text: string, words: string): boolean | null {
  const bracket = bracketOf(text);
  const said = heardMeasures(words).filter(({ unit }) => unit === bracket?.unit);
  return bracket && said.length > 0 ? said.some((one) => fits(one, bracket, false)) : null;
}
