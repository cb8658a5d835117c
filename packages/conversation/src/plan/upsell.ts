import { nameOf, priceRow, recordQuote } from '../dialogue/price-rows.ts';
import { ask, type Turn } from '../dialogue/turn.ts';
import { sayPrice } from '../knowledge/prices.ts';

/**
 * Offers what the owner chose to go with a service that was quoted, once a call: never in trouble,
 * never after a refusal, and nothing the owner did not choose.
 */
export function offerUpsell(turn: Turn): void {
  const { state, receptionist } = turn;
  if (state.urgent || state.wanted.justAsking || (state.used.upsell ?? 0) > 0) return;
  const quoted = turn.quotes.flatMap(
    ({ serviceId }) => receptionist.serviceById.get(serviceId) ?? [],
  );
  const wanted = quoted.flatMap(({ goesWith = [] }) =>
    goesWith.map((one) => one.trim().toLowerCase()),
  );
  if (quoted.length !== 1 || wanted.length === 0) return;
  const offer = receptionist.profile.knowledge.services.find(
    ({ id, name, pricingType }) =>
      pricingType === 'simple' &&
      !state.wanted.declined.includes(id) &&
      (wanted.includes(id.toLowerCase()) || wanted.includes(name.toLowerCase())),
  );
  const row = offer && priceRow(offer, null);
  if (!row || !offer) return;
  recordQuote(turn, row);
  ask(turn, { kind: 'upsell', serviceId: offer.id }, 'upsell', {
    service: nameOf(offer, state.language),
    price: sayPrice(row.price, state.language),
  });
}
