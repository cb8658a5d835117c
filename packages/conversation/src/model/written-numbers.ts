import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/** A number in a sentence, and where it stands there. */
export interface WrittenNumber {
  value: number;
  start: number;
  end: number;
}

/** Counted in passing: kinds, questions, things said in this very sentence. */
export const listed =
  /^\s*(?:quick |more |other |different |main |small |little |last |of (?:them|those|these|you|us)|petites? |autres? )*(?:kinds?|options?|types?|sizes?|things?|ways?|choices?|services?|questions?|sorts?|details?|points?|prices?|versions?|reasons?|parts?|steps?|mots?|words?|choses?|raisons?|etapes?|trucs?|affaires?|of (?:them|those|these|you|us)|together|visits?|sortes?|choix|tailles?|fa[c]ons?|prix|ensemble|possibilites?)\b/;

/** Words that may follow or come before a number without telling what is counted. */
export const between = /^[\s-]*(?:and a half |or so |full |more |extra |additional |to |-|plus )?/;

/** "1 200", "1,200" and "12.50": a number in digits as one, however its thousands are set apart. */
export const inDigits = /(?<!\d |\d)\d{1,3}(?: \d{3})+(?![\d,.:]| \d)|\d+(?:[.,:]\d+)*/g;

/** Digits without what sets their thousands apart. */
export function ungrouped(digits: string): string {
  return /^\d{1,3}(?:[, ]\d{3})+$/.test(digits) ? digits.replace(/[, ]/g, '') : digits;
}

/** Numbers in digits or words, "one" and its like in French left aside. */
export function writtenNumbers(folded: string): WrittenNumber[] {
  const digits = [...folded.matchAll(inDigits)].map((found) => ({
    value: Number(ungrouped(found[0]).replace(/[,:].*$/, '')),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const words = spokenNumbers(folded).filter(({ value }) => value !== 1);
  const dozen = [...folded.matchAll(/\b(?:dozen|douzaine)s?\b/g)].map((found) => ({
    value: 12,
    start: found.index,
    end: found.index + found[0].length,
  }));
  return [...digits, ...words, ...dozen];
}

/** How many a sentence's own sums are for. */
export function countsOf({ places }: ModelSentence): Set<number> {
  return new Set(
    places.flatMap(({ computed }) => (computed?.counts ?? []).map(({ value }) => value)),
  );
}
