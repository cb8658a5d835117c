import { type PriceRow, priceRow } from '../dialogue/price-rows.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import type { Referred } from './refs.ts';

const further =
  /\b(?:extra|additional|further|added|another|more|supplementaires?|supplémentaires?|additionnel(?:le)?s?|de plus|en plus|en sus)\b/i;
const perOne = /\b(?:each|every|per|an?|any|chaque|par|la|le|l'|du)\b/i;
/** A further hour is of the work's length, and says nothing of a second piece of work. */
const ofTime =
  /\b(?:half )?(?:hours?|minutes?|days?|nights?|weeks?|months?|heures?|jours?|semaines?|mois)\b/i;
/** "Each further item is 35". */
const bareSum = /\b(?:is|at|for|costs?|est|coûte|coute|à|a) (\d{1,4})(?:\.\d\d)?\s*$/i;

/** The clause of a service's description that prices each one beyond the first, and that price in cents. */
function furtherClause({ description }: Service): { clause: string; cents: number } | null {
  for (const clause of (description ?? '').split(/[.;,]\s/)) {
    if (!further.test(clause) || !perOne.test(clause) || ofTime.test(clause)) continue;
    const [cents, second] = amountsIn(clause);
    if (cents !== undefined && second === undefined) return { clause, cents };
    const bare = cents === undefined ? bareSum.exec(clause.replace(/\.$/, ''))?.[1] : undefined;
    if (bare) return { clause, cents: Number(bare) * 100 };
  }
  return null;
}

/** Whether the description prices each one beyond the first: "each extra chip 25 dollars". */
export function pricesFurther(service: Service): boolean {
  return furtherClause(service) !== null;
}

/** How many a price is for, and what it is raised by beyond them. */
interface Tier {
  included: number;
  /** As many at a time: 100 of "each further 100 square feet is 150". */
  step: number;
  cents: number;
  /** Stems of what is counted; empty where the owner only wrote "each further one". */
  stems: ReadonlySet<string>;
}

const numeral =
  '(\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt)';
const things = "((?:\\p{L}[\\p{L}'-]*)(?: \\p{L}[\\p{L}'-]*)?)";
const furtherOf = new RegExp(
  `\\b(?:each|every|any|an|a|chaque|par|per)(?: (?:added|other))?(?: ${numeral})? ${things}`,
  'u',
);

/** "Up to ten vents; each further vent is 20": read from a service's description and its option. */
export function tierOf(service: Service, option: ServiceOption | null): Tier | null {
  const found = furtherClause(service);
  if (!found) return null;
  const clause = fold(found.clause);
  const [, steps, unit = ''] =
    furtherOf.exec(clause.replace(/\b(?:further|extra|additional|supplementaires?)\b ?/g, '')) ??
    [];
  const stems = new Set(
    wordsOf(unit)
      .map(({ text }) => stem(text))
      .filter((one) => one.length > 2 && !notCounted.has(one)),
  );
  const written = `${fold(option?.name ?? '')} . ${fold(service.description ?? '').replace(clause, ' ')}`;
  const included = countsBefore(written, stems);
  return {
    included: included ?? 1,
    step: spokenNumbers(steps ?? '')[0]?.value ?? (Number(steps) || 1),
    cents: found.cents,
    stems,
  };
}

const notCounted = new Set(['after', 'that', 'beyond', 'more', 'is', 'are', 'one', 'than', 'cost']);

/** The number that stands before one of these words: 10 of "up to ten vents". */
function countsBefore(folded: string, stems: ReadonlySet<string>): number | null {
  const numbers = [
    ...[...folded.matchAll(/(?<![\d$.,])\d{1,5}(?![\d.,]*\d)/g)].map(({ 0: digits, index }) => ({
      value: Number(digits),
      end: index + digits.length,
    })),
    ...spokenNumbers(folded),
  ];
  const found = numbers.find(({ end }) => {
    const after = wordsOf(folded.slice(end).split(/[.;,]/)[0] ?? '').slice(0, mostBetween);
    return after.some(({ text }) => stems.has(stem(text)));
  });
  return found?.value ?? null;
}

/** "Three big old windows": a number and what it counts stand this near. */
const mostBetween = 3;

/** How many of what a row's price goes by a caller's words name; null where none, or it is one. */
export function quantityFor({ service, option }: PriceRow, words: string): number | null {
  const tier = tierOf(service, option);
  if (!tier || tier.stems.size === 0) return null;
  const count = countsBefore(fold(words), tier.stems);
  return count !== null && count > tier.included ? count : null;
}

/** The price of `count` of a row, in cents; null where the table does not say it. */
export function centsFor(row: PriceRow, count: number): number | null {
  const { price, service } = row;
  if (price.kind === 'free') return 0;
  if (price.amountCents === null || price.maxCents !== null) return null;
  if (price.kind === 'perUnit')
    return Math.max(price.amountCents * count, leastCharge(service, price.amountCents));
  if (price.kind !== 'exact') return null;
  if (count === 1) return price.amountCents;
  const tier = tierOf(service, row.option);
  if (!tier) return price.amountCents * count;
  const further = Math.ceil(Math.max(0, count - tier.included) / tier.step);
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

/**
 * One service that does the work of all that were named, for less than they cost apart: the combo
 * of a cut and a beard trim. Its name must speak of each of them.
 */
export function bundleOf(turn: Turn, parts: readonly Referred[]): PriceRow | null {
  if (parts.length < 2) return null;
  const rows = parts.map(({ service, option }) => priceRow(service, option));
  const sum = rows.reduce<number | null>((total, row) => {
    const cents = row && centsInSum(row, 1);
    return total === null || cents === null ? null : total + cents;
  }, 0);
  if (sum === null) return null;
  const ids = new Set(parts.map(({ service }) => service.id));
  // Twice the same for two of them is nothing that a third service does at once.
  if (ids.size < 2) return null;
  for (const service of turn.receptionist.profile.knowledge.services) {
    if (ids.has(service.id) || service.pricingType !== 'simple') continue;
    const row = priceRow(service, null);
    const cents = row && centsFor(row, 1);
    if (!row || cents === null || cents >= sum || cents === 0) continue;
    if (!bundling.test(`${service.name} ${service.description ?? ''}`)) continue;
    const named = contentStems(service.name);
    const told = new Set([...named, ...contentStems(service.description ?? '')]);
    const ofParts = parts.map((part) => distinctStems(part, parts));
    const covers = ofParts.every(
      (stems) => [...stems].filter((stem) => told.has(stem)).length >= stems.size * mostlyTold,
    );
    const speaksOfOne = ofParts.some((stems) => [...stems].some((stem) => named.has(stem)));
    if (covers && speaksOfOne) return row;
  }
  return null;
}

/** Of what tells a part from the others, a bundle must speak of as much. */
const mostlyTold = 0.5;

const bundling =
  /\b(?:combo|package|bundle|both|together|special|deal|duo|trio|all[- ]in|complete|includes?|forfait|ensemble|combin\w+|comprend|inclu\w*|les deux)\b|\p{L} (?:and|et|plus) \p{L}|[&+]/iu;

/** What tells a service from the others it was named with. */
function distinctStems(part: Referred, parts: readonly Referred[]): Set<string> {
  const others = new Set(
    parts
      .filter((one) => one.service.id !== part.service.id)
      .flatMap(({ service }) => [...contentStems(service.name)]),
  );
  const own = [...contentStems(part.service.name)];
  const distinct = own.filter((stem) => !others.has(stem));
  return new Set(distinct.length > 0 ? distinct : own);
}
