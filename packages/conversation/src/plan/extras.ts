import type { PriceRow } from '../dialogue/price-rows.ts';
import type { Service } from '../knowledge/business.ts';
import { countsOf, countsOneMore, isBeyond, loneNumber } from '../knowledge/counts-said.ts';
import { lengthSaid, minutesIn, minutesOfWork } from '../knowledge/durations.ts';
import { type Tier, tierOf } from '../knowledge/further-priced.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';

/** Whether what a row's price goes by is counted as more than it includes: "three more hooks". */
export function countsBeyond({ service, option }: PriceRow, words: string): boolean {
  const tier = tierOf(service, option);
  return tier !== null && !tier.ofTime && countsOf(fold(words), tier.stems).some(isBeyond);
}

/**
 * By how many steps of its price a caller's words go beyond what a row includes: 3 of "nine shrubs"
 * where six are, 0 of five. Null where they count none of it.
 */
export function furtherIn({ service, option }: PriceRow, words: string): number | null {
  const tier = tierOf(service, option);
  if (!tier) return null;
  const folded = fold(words);
  if (tier.ofTime) {
    const minutes = minutesOfWork(folded);
    return minutes === null ? null : stepsBeyond(minutes - (tier.included ?? 0), tier);
  }
  if (tier.stems.size === 0) return null;
  const counts = countsOf(folded, tier.stems);
  const extra = counts.find(isBeyond);
  if (!extra && countsOneMore(folded, tier.stems)) return 1;
  const most = extra ?? counts.toSorted((one, other) => other.value - one.value)[0];
  if (!most) return null;
  const past = extra ? extra.value : tier.included === null ? 0 : most.value - tier.included;
  return stepsBeyond(past, tier);
}

/** "My dad's seventy": how old somebody is counts nothing. */
const ofAge =
  /\b(?:seniors?|years? old|turn(?:s|ed|ing)|aged?|ans|(?:dad|mom|mum|mother|father|husband|wife|grandma|grandpa|parents|she|he|they|i)(?:'s|'re|'m| is| are| am| just turned) (?:\d|twent|thirt|fort|fift|sixt|sevent|eight|ninet))/;

function stepsBeyond(past: number, { step }: Tier): number {
  return Math.ceil(Math.max(0, past) / step);
}

/**
 * "So twenty would be what", after bags were spoken of: the steps beyond what a row includes, of a number that
 * stands alone in the words, or of any length of time where that is what the price goes by. Null where the answer
 * before did not speak of what the price goes by.
 */
export function furtherOfBare(row: PriceRow, words: string, answerBefore: string): number | null {
  const tier = tierOf(row.service, row.option);
  if (!tier || tier.included === null) return null;
  const folded = fold(words);
  if (tier.ofTime) {
    const said = minutesIn(fold(answerBefore)).includes(tier.step) ? lengthSaid(folded) : null;
    return said === null ? null : stepsBeyond(said - tier.included, tier);
  }
  if (tier.stems.size === 0) return null;
  const spokenOf = wordsOf(answerBefore).some(({ text }) => tier.stems.has(stem(text)));
  const value = ofAge.test(folded) ? null : loneNumber(folded);
  return spokenOf && value !== null ? stepsBeyond(value - tier.included, tier) : null;
}

/** The price of `count` of a row, in cents; null where the table does not say it. */
function centsFor(row: PriceRow, count: number): number | null {
  const { price, service } = row;
  if (price.kind === 'free') return 0;
  if (price.amountCents === null || price.maxCents !== null) return null;
  if (price.kind === 'perUnit')
    return Math.max(price.amountCents * count, leastCharge(service, price.amountCents));
  if (price.kind !== 'exact') return null;
  if (count === 1) return price.amountCents;
  const tier = tierOf(service, row.option);
  if (!tier || tier.ofTime) return price.amountCents * count;
  if (tier.last !== null && count > tier.last) return null;
  const further = Math.ceil(Math.max(0, count - (tier.included ?? 1)) / tier.step);
  return price.amountCents + tier.cents * further;
}

const minimum = /\b(?:minimum|at least|au moins)\b/i;

/** The least a service priced by the unit comes to: "minimum charge 700", "two hours minimum". */
function leastCharge({ description }: Service, centsEach: number): number {
  const clause = (description ?? '').split(/[.;,]\s/).find((part) => minimum.test(part)) ?? '';
  const [cents] = amountsIn(clause);
  if (cents !== undefined) return cents;
  const digits = /(?<![\d$.,])\d{1,3}(?![\d.,]*\d)/.exec(clause)?.[0];
  const units = digits ? Number(digits) : (spokenNumbers(fold(clause))[0]?.value ?? 0);
  return units * centsEach;
}

/** Units of which nobody means just one: a price by these is no part of a sum until told how many. */
const measured = new Set(['hour', 'day', 'week', 'month', 'year', 'sqft', 'foot', 'mile', 'km']);

/** What `count` of a row adds to a sum, in cents; null where that cannot be said. */
export function centsInSum(row: PriceRow, count: number): number | null {
  const { kind, unit } = row.price;
  if (kind === 'perUnit' && count === 1 && unit !== null && measured.has(unit)) return null;
  return centsFor(row, count);
}

/** The least a row adds to a sum, in cents; null where it is by a measure nobody has told. */
export function leastInSum(row: PriceRow | null): number | null {
  if (!row) return null;
  const { kind, unit, amountCents } = row.price;
  if (unit !== null && measured.has(unit)) return null;
  return kind === 'free' ? 0 : amountCents;
}
