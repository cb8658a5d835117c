import type { Service } from './business.ts';
import { inEnglish } from './in-english.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { fold, stem, wordsOf } from './words.ts';

const spelledUnits: Readonly<Record<string, readonly string[]>> = {
  foot: ['foot', 'feet', 'ft', 'footer'],
  km: ['km', 'kilometre', 'kilometer'],
  person: ['person', 'people', 'guest'],
};

/** Units that are counted for other reasons than to say how much is wanted. */
const ofTime = new Set(['hour', 'day', 'week', 'month', 'year']);

/** "Every two weeks", "in three days": when, and not how much. */
export const saysWhen =
  /\b(?:every|in|within|after|before|last|past|next|since|than|under|over|dans|depuis)\s*$/;
/** "A six month old", "three days a week", "two hours away": how old, how often, how far. */
export const saysElse =
  /^\s*-?\s*(?:olds?\b|of age|ago\b|away\b|notice\b|early\b|late\b|ahead\b|from now|later\b|and a half|(?:an?|per|each|every) (?:day|week|month|year))/;

const mostCounted = 1_000;
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

function countOf(folded: string, unit: string, counted: ReadonlySet<string>): number | null {
  const found = new Set<number>();
  const counts = countsIn(folded);
  // Three boats for two days are neither three nor two of anything.
  if (ofTime.has(unit) && counts.filter(({ value }) => value > 1).length > 1) return null;
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
    if (saysElse.test(rest)) continue;
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
  if (unit.includes('quarter') || unit === 'sqft') return null;
  const counted = stemsCounted(unit, service);
  const asSaid = countOf(fold(text), unit, counted);
  const english = asSaid === null ? inEnglish(text) : null;
  return asSaid ?? (english === null ? null : countOf(english, unit, counted));
}

const perUnit =
  /(?:^\W*|[,;(]\s*)(?:priced |charged |price |prix )?(?:per|par) (?!(?:appointment|request|default)\b)(\p{L}+(?: (?:foot|metre|meter|inch|yard))?)/iu;

/** What a price is for each of, where only the description says so: "Per wheel, tube included". */
export function unitInDescription({ description, pricingType }: Service): string | null {
  if (pricingType !== 'simple') return null;
  return perUnit.exec(description ?? '')?.[1]?.toLowerCase() ?? null;
}
