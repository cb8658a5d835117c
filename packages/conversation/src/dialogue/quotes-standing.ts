import type { Conversation } from './state.ts';

/** Prices told, without those of what was turned down beside what is wanted, or of another option than that. */
export function quotesStanding({ quotes, wanted, tally }: Conversation): Conversation['quotes'] {
  const { items, declined } = wanted;
  if (tally.led > 0) {
    // What a model says is out was turned down, booked or not, and takes along each sum it is in; who
    // turns down all of it was told its price.
    const out = quotes.filter(({ serviceId }) => declined.includes(serviceId));
    const kept = quotes.filter(
      (quote) =>
        !out.includes(quote) &&
        !out.some(
          ({ proof, at }) => proof !== undefined && proof === quote.proof && at === quote.at,
        ),
    );
    return kept.length > 0 ? kept : quotes;
  }
  if (items.length === 0) return quotes;
  return quotes.filter(({ serviceId, optionId }) => {
    if (declined.includes(serviceId)) return false;
    const own = items.filter(({ ref }) => ref.serviceId === serviceId && ref.optionId !== null);
    return (
      optionId === null || own.length === 0 || own.some(({ ref }) => ref.optionId === optionId)
    );
  });
}
