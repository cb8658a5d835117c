import type { Service } from '../knowledge/business.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { nameOf, type PriceRow, priceRow, recordQuote } from './price-rows.ts';
import { ask, type Turn } from './turn.ts';

/**
 * Offers one further service, at most once a call and never to a caller in trouble. What fits: what
 * the owner says goes with the quoted service; failing that, a small
 * extra at less than a third of what was quoted that is no variant of it. Nothing dearer is pushed
 * on a caller.
 */
export function offerUpsell(turn: Turn, quoted: readonly PriceRow[]): boolean {
  const { state } = turn;
  if (state.upsold || state.urgent || quoted.length !== 1) return false;
  const [row] = quoted;
  const offer = row ? (chosenByOwner(turn, row) ?? smallAddition(turn, row)) : null;
  if (!offer) return false;
  state.upsold = true;
  recordQuote(turn, offer);
  ask(turn, { kind: 'upsell', serviceId: offer.service.id }, 'upsell', {
    service: nameOf(offer.service, turn.state.language),
    price: sayPrice(offer.price, turn.state.language),
  });
  return true;
}

function chosenByOwner(turn: Turn, { service }: PriceRow): PriceRow | null {
  const wanted = (service.goesWith ?? []).map((name) => name.trim().toLowerCase());
  for (const other of turn.receptionist.profile.knowledge.services) {
    if (!wanted.includes(other.id.toLowerCase()) && !wanted.includes(other.name.toLowerCase()))
      continue;
    const row = other.pricingType === 'simple' ? priceRow(other, null) : null;
    if (row) return row;
  }
  return null;
}

/** What counts as small beside what was quoted. */
const smallShare = 0.3;

function smallAddition(turn: Turn, { service, price }: PriceRow): PriceRow | null {
  if (price.kind !== 'exact' || price.amountCents === null) return null;
  const most = price.amountCents * smallShare;
  const words = significantWords(service);
  let best: PriceRow | null = null;
  for (const other of turn.receptionist.profile.knowledge.services) {
    if (other.id === service.id || other.pricingType !== 'simple') continue;
    const row = priceRow(other, null);
    const cents = row?.price.kind === 'exact' ? row.price.amountCents : null;
    if (!row || cents === null || cents === 0 || cents > most) continue;
    if (significantWords(other).some((word) => words.includes(word))) continue;
    if (!best || cents > (best.price.amountCents ?? 0)) best = row;
  }
  return best;
}

function significantWords({ name }: Service): string[] {
  return name.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}
