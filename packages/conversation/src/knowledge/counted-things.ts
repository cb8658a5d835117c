import { rememberingOf } from '../remembering.ts';
import type { Service } from './business.ts';
import { tierOf } from './further-priced.ts';
import { thingsMeasured } from './option-measures.ts';
import { spokenNumbers } from './spoken-numbers.ts';
import { firstWords, fold, stem } from './words.ts';

/** Something counted that the price of a service goes by: "seventeen vents", where each beyond twelve is priced. */
export interface CountedThing {
  /** The stem of the noun. */
  stem: string;
  /** Where it stands. */
  start: number;
  end: number;
  /** The services that are priced by as many. */
  serviceIds: readonly string[];
}

/** The services by the nouns they are priced by, where a price takes in several of them. */
const pricedBy = rememberingOf(
  (services: readonly Service[]): ReadonlyMap<string, readonly string[]> => {
    const found = new Map<string, string[]>();
    for (const service of services)
      for (const one of measureOf(service)) found.set(one, [...(found.get(one) ?? []), service.id]);
    return found;
  },
);

/** The nouns of which a service's price takes in several, and by which it is raised or its options differ. */
function measureOf(service: Service): ReadonlySet<string> {
  const tier = tierOf(service, null);
  const raised = tier && !tier.ofTime && (tier.included ?? 1) > 1 ? [...tier.stems] : [];
  return new Set([...raised, ...thingsMeasured(service.options)]);
}

/** What a text counts of what services are priced by. */
export function thingsCounted(text: string, services: readonly Service[]): CountedThing[] {
  const priced = pricedBy(services);
  if (priced.size === 0) return [];
  const folded = fold(text);
  const figures = [...folded.matchAll(/(?<![\d$.,:-])[1-9]\d{0,3}(?![\d.,:]*\d)/g)].map(
    ({ 0: digits, index }) => ({ value: Number(digits), end: index + digits.length }),
  );
  return [...figures, ...spokenNumbers(folded)].flatMap(({ value, end }) => {
    if (value < 2) return [];
    const words = firstWords(folded.slice(end), mostBetween + 1);
    const stop = words.findIndex((word, at) => (at > 0 && word.afterBreak) || ends.test(word.text));
    const run = stop < 0 ? words : words.slice(0, stop);
    const noun = run.find((word) => priced.has(stem(word.text)));
    if (!noun) return [];
    const one = stem(noun.text);
    return {
      stem: one,
      start: end + noun.start,
      end: end + noun.end,
      serviceIds: priced.get(one) ?? [],
    };
  });
}

/** "Three big old windows" */
const mostBetween = 2;
const ends =
  /^(?:for|and|or|at|in|on|with|to|about|from|et|ou|pour|avec|dans|sur|au|aux|dollars?|bucks)$/;
