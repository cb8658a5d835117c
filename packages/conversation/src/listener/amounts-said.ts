import { moneyIn } from '../knowledge/guard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import type { CandidateIndex } from './candidates.ts';

/** A bare number below this is a count or an hour rather than a price. */
const leastBare = 20;

/** "The buffet for twenty" */
const forSoMany = /\b(?:for|pour)\s*$/;

/**
 * Sums of money a text may speak of, in cents: "is that in the ninety eight", "sixty on top of the
 * $95". A bare number may be a price; whether it is, the shop's own prices tell.
 */
export function amountsSaid(text: string): number[] {
  const folded = fold(text);
  const bare = [
    ...spokenNumbers(folded),
    ...[...folded.matchAll(/(?<![\d.,:-])\d{2,4}(?![\d:-])/g)].map(({ 0: digits, index }) => ({
      value: Number(digits),
      start: index,
    })),
  ]
    .filter(({ value, start }) => value >= leastBare && !forSoMany.test(folded.slice(0, start)))
    .map(({ value }) => value);
  return [
    ...new Set([...moneyIn(text).map(({ cents }) => cents), ...bare.map((value) => value * 100)]),
  ];
}

/** A service, and the option, called by its price: only where no other thing has that price. */
export function calledByPrice(
  text: string,
  { all }: CandidateIndex,
): { serviceId: string; optionId: string | null }[] {
  return amountsSaid(text).flatMap((cents) => {
    const [only, other] = all.filter(({ prices }) => prices.has(cents));
    if (!only || other || all.some(({ id, amounts }) => id !== only.id && amounts.has(cents)))
      return [];
    return [{ serviceId: only.id, optionId: only.prices.get(cents) ?? null }];
  });
}
