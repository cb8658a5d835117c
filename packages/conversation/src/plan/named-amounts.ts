import { type PriceRow, priceRow } from '../dialogue/price-rows.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { stem, wordsOf } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';
import type { ReckonedTerm } from '../understanding/reckonings.ts';
import { centsInSum } from './extras.ts';
import { type Worth, worthOf } from './worth.ts';
import { writtenFacts } from './written-facts.ts';

/** What one amount that a caller named is, in the shop's own words. */
export type Part =
  | { kind: 'row'; worth: Worth; cents: number }
  /** So many at an amount that stands in the owner's words, or such an amount by itself. */
  | {
      kind: 'words';
      cents: number;
      each: number;
      count: number;
      said: string;
      fact: Turn['facts'][number];
    };

/** What was talked of, and what the caller's sum names. */
export interface Known {
  told: readonly ServiceRef[];
  named: readonly ServiceRef[];
}

/**
 * The row or the words of the owner's that an amount is of; null where it is none of theirs.
 * @param called the services that it was said to be the price of.
 */
export function partOf(
  turn: Turn,
  term: ReckonedTerm,
  called: readonly string[],
  known: Known & { taken: readonly Part[] },
): Part | null {
  if (term.minus) return ofWords(turn, term, term.amounts, 1);
  const rows = rowsBy(turn, term, known);
  const [amounts, times] = [term.amounts, term.times];
  if (times === null) {
    if (called.length === 0) return ofRow(turn, rows, amounts) ?? ofWords(turn, term, amounts, 1);
    // Whatever else costs as much, it is what was named that is asked about.
    const own = rows.filter(({ service }) => called.includes(service.id));
    return (
      ofRow(turn, own, amounts) ??
      ofWords(turn, term, amounts, 1, contentStems(term.name)) ??
      asListed(turn, own, known)
    );
  }
  const orders = [
    { prices: times, counts: amounts },
    { prices: amounts, counts: times },
  ].flatMap(({ prices, counts }) =>
    counts.flatMap((cents) => (cents % 100 === 0 ? { prices, count: cents / 100 } : [])),
  );
  // What is priced by the unit is what one multiplies; any other row comes after it.
  for (const byUnit of [true, false])
    for (const { prices, count } of orders) {
      const row = rows.find(
        ({ price }) =>
          (price.kind === 'perUnit' || !byUnit) && prices.includes(price.amountCents ?? -1),
      );
      const cents = row ? centsInSum(row, count) : null;
      if (row && cents !== null)
        return { kind: 'row', worth: { row, count, further: 0, added: [], cents }, cents };
    }
  return (
    orders
      .map(({ prices, count }) => ofWords(turn, term, prices, count))
      .find((part) => part !== null) ?? null
  );
}

/** What was named has another price: that one, where it has only one, or one was talked of. */
function asListed(turn: Turn, own: readonly PriceRow[], { told }: Known): Part | null {
  const [only, other] = own;
  const row = other ? own.find((one) => told.some((ref) => isOf(one, ref))) : only;
  if (!row) return null;
  const worth = worthOf(turn, { serviceId: row.service.id, optionId: row.option?.id ?? null });
  if (worth && worth.cents !== null) return { kind: 'row', worth, cents: worth.cents };
  const cents = row.price.kind === 'perUnit' ? row.price.amountCents : null;
  return cents === null
    ? null
    : { kind: 'row', worth: { row, count: 1, further: 0, added: [], cents }, cents };
}

/** All rows, those first that the words name, then those talked of; no row twice. */
function rowsBy(
  turn: Turn,
  { words, times }: ReckonedTerm,
  { told, named, taken }: Known & { taken: readonly Part[] },
): PriceRow[] {
  const stems = contentStems(words);
  const all = turn.receptionist.profile.knowledge.services.flatMap((service) =>
    [null, ...service.options].flatMap((option) => {
      if ((service.pricingType === 'options') !== (option !== null)) return [];
      return priceRow(service, option) ?? [];
    }),
  );
  const isTold = (row: PriceRow) => told.some((ref) => isOf(row, ref));
  const score = (row: PriceRow) => {
    const { service, option } = row;
    const own = [...contentStems(`${service.name} ${option?.name ?? ''}`)];
    const said = own.filter((stem) => stems.has(stem)).length;
    const isNamed = named.some(({ serviceId }) => serviceId === service.id) ? 1 : 0;
    const byUnit = times !== null && row.price.kind === 'perUnit' ? 2 : 0;
    return said * 4 + (isTold(row) ? 3 : 0) + byUnit + isNamed;
  };
  const free = all.filter(
    (row) =>
      !taken.some(
        (part) =>
          part.kind === 'row' &&
          part.worth.row.service.id === row.service.id &&
          part.worth.row.option?.id === row.option?.id,
      ),
  );
  return free
    .map((row) => ({ row, score: score(row) }))
    .sort((a, b) => b.score - a.score)
    .map(({ row }) => row);
}

function isOf({ service, option }: PriceRow, ref: ServiceRef): boolean {
  return service.id === ref.serviceId && (option?.id ?? null) === ref.optionId;
}

function ofRow(turn: Turn, rows: readonly PriceRow[], amounts: readonly number[]): Part | null {
  for (const cents of amounts) {
    const row = rows.find(({ price }) => price.amountCents === cents && price.maxCents === null);
    if (row) return { kind: 'row', worth: { row, count: 1, further: 0, added: [], cents }, cents };
    // "Two forty for the boarding": what a row comes to for as many as were spoken of.
    const worth = rows
      .slice(0, mostCompared)
      .flatMap(
        (one) =>
          worthOf(turn, { serviceId: one.service.id, optionId: one.option?.id ?? null }) ?? [],
      )
      .find((one) => one.cents === cents);
    if (worth) return { kind: 'row', worth, cents };
  }
  return null;
}

/** As many rows and things are looked at for what they come to. */
export const mostCompared = 6;
const takesOff = /\b(?:off|less|discount|de moins|rabais|réduction|escompte)\b/i;

/** An amount in a description, a note or an answer: those first that share a word, or were told. */
function ofWords(
  turn: Turn,
  { words, minus }: ReckonedTerm,
  amounts: readonly number[],
  count: number,
  about?: ReadonlySet<string>,
): Part | null {
  const stems = longStems(words);
  const { services } = turn.receptionist.profile.knowledge;
  const written = [
    ...writtenFacts(turn).map(({ said, fact }) => ({ said, fact })),
    ...services
      .filter(({ pricingType, description }) => pricingType !== 'dont_say' && description)
      .map(({ id, name, description }) => ({
        said: description ?? '',
        fact: { kind: 'service' as const, id, label: name },
      })),
  ];
  const found = written.flatMap(({ said, fact }) =>
    sentences(said).flatMap((sentence) =>
      takesOff.test(sentence) === minus
        ? mayBeMoneyIn(sentence)
            .filter(({ cents }) => amounts.includes(cents))
            .map(({ cents }) => ({
              cents,
              said: sentence,
              fact,
              score: likeness(turn, sentence, fact, stems),
            }))
        : [],
    ),
  );
  const [best] = found
    .filter(({ score }) => !about || score > 1)
    .sort((one, other) => other.score - one.score);
  if (!best) return null;
  const cents = best.cents * count * (minus ? -1 : 1);
  return { kind: 'words', cents, each: best.cents, count, said: best.said, fact: best.fact };
}

/** "Ten for the Saturday": here words of time tell one amount from another too. */
function longStems(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ text: word }) => (word.length > 3 ? stem(word) : [])));
}

function likeness(
  turn: Turn,
  sentence: string,
  fact: Turn['facts'][number],
  stems: ReadonlySet<string>,
): number {
  const shared = [...longStems(`${fact.label} ${sentence}`)].filter((stem) =>
    stems.has(stem),
  ).length;
  const told = turn.state.transcript.some(({ facts }) => facts?.some(({ id }) => id === fact.id));
  return shared * 2 + (told ? 1 : 0);
}
