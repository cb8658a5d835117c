import { type PriceRow, priceRow } from '../dialogue/price-rows.ts';
import { lastSaid, type Turn } from '../dialogue/turn.ts';
import { type ServiceRef, sameRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { tierOf } from '../knowledge/further-priced.ts';
import { quantityIn, saysOneOf } from '../knowledge/quantities.ts';
import { type DueSurcharge, surchargesDue } from '../knowledge/surcharges-due.ts';
import { centsInSum, countsBeyond, furtherIn, furtherOfBare } from './extras.ts';
import { lookUp } from './refs.ts';

/** What one row comes to for this caller, and for how many. */
export interface Worth {
  row: PriceRow;
  /** How many of the row, or of what its price is for each of. */
  count: number;
  /** How many beyond what the price includes. */
  further: number;
  /** What the owner adds for what the caller has told; no part of the sum where there are several of the row. */
  added: readonly DueSurcharge[];
  /** Null where the table does not say it. */
  cents: number | null;
}

/** What `ref` comes to for as many as the caller spoke of, now or before; null where it has no price. */
export function worthOf(turn: Turn, ref: ServiceRef): Worth | null {
  const found = lookUp(turn, ref);
  const row = found && priceRow(found.service, found.option);
  if (!row) return null;
  const further = furtherSaid(turn, row);
  const count = countsBeyond(row, lastSaid(turn))
    ? 1
    : (ref.count ?? unitsSaid(turn, row) ?? countBefore(turn, ref));
  const tier = tierOf(row.service, row.option);
  const more = further !== null && further > 0;
  const added = surchargesDue(row.service, saidByCaller(turn));
  const one = more || added.length > 0 || saysOne(turn, row);
  const cents = centsInSum(row, count) ?? (one ? centsOfOne(row, count) : null);
  if (cents === null || count > 1) return { row, count, further: 0, added, cents };
  const beyond = further === null || tier === null ? 0 : further;
  if (tier && tier.last !== null && (tier.included ?? 0) + beyond > tier.last)
    return { row, count, further: 0, added, cents: null };
  const sum = added.reduce((total, one) => total + one.cents, cents);
  return { row, count, further: beyond, added, cents: sum + beyond * (tier?.cents ?? 0) };
}

/** A price for each of a measure, where one of it is meant. */
function centsOfOne({ price }: PriceRow, count: number): number | null {
  const { kind, amountCents, maxCents } = price;
  return kind === 'perUnit' && count === 1 && maxCents === null ? amountCents : null;
}

/** "For one month": whether the caller means one of what a price is for each of. */
function saysOne(turn: Turn, { price, service }: PriceRow): boolean {
  return price.unit !== null && saysOneOf(lastSaid(turn), price.unit, service);
}

function saidByCaller({ state }: Turn): string[] {
  return state.transcript.flatMap(({ role, content }) => (role === 'user' ? content : []));
}

/** So many of our answers are still in mind where a number is said by itself. */
const stillInMind = 3;

/** The caller's lines, the latest first, each with what we had said before it. */
function linesAnswering({ state: { transcript } }: Turn): { line: string; before: string }[] {
  let inMind: string[] = [];
  const lines = transcript.flatMap(({ role, content }) => {
    if (role === 'user') return { line: content, before: inMind.join(' ') };
    if (role === 'assistant') inMind = [...inMind, content].slice(-stillInMind);
    return [];
  });
  return lines.toReversed();
}

/** What the row alone costs, without what the caller needs beyond it. */
export function withoutFurther({ row, count }: Worth): number | null {
  return centsInSum(row, count);
}

/** How many beyond what a row's price includes the caller spoke of; null where none. */
function furtherSaid(turn: Turn, row: PriceRow): number | null {
  return firstIn(
    turn,
    row,
    (line, answerBefore) => furtherIn(row, line) ?? furtherOfBare(row, line, answerBefore),
    () => false,
  );
}

/** How many of what a price is for each of the caller spoke of: feet, hours, rooms. */
function unitsSaid(turn: Turn, row: PriceRow): number | null {
  const { kind, unit } = row.price;
  if (kind !== 'perUnit' || unit === null || unit === 'item') return null;
  const sharesUnit = (other: PriceRow) => other.price.unit === unit;
  return firstIn(turn, row, (line) => quantityIn(line, unit, row.service), sharesUnit);
}

/** The first answer of the caller's lines, the latest first; before, only where they can be of no other row. */
function firstIn(
  turn: Turn,
  row: PriceRow,
  read: (line: string, answerBefore: string) => number | null,
  rivals: (other: PriceRow) => boolean,
): number | null {
  const stems = contentStems(row.service.name);
  const shared = turn.state.quotes.some(({ serviceId, optionId }) => {
    const found = serviceId === row.service.id ? null : lookUp(turn, { serviceId, optionId });
    const other = found && priceRow(found.service, found.option);
    return other !== null && rivals(other);
  });
  for (const [at, { line, before }] of linesAnswering(turn).entries()) {
    const names = [...contentStems(line)].some((stem) => stems.has(stem));
    if (at > 0 && shared && !names) continue;
    const value = read(line, before);
    if (value !== null) return value;
  }
  return null;
}

/** As many as were priced before, or are wanted. */
function countBefore({ state }: Turn, ref: ServiceRef): number {
  const told = state.quotes.findLast((one) => sameRef(one, ref))?.count;
  return told ?? state.wanted.items.find((one) => sameRef(one.ref, ref))?.count ?? 1;
}
