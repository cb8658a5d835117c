import type { ServiceOption } from './business.ts';
import { parsePrice } from './prices.ts';

const more =
  /\b(?:bigger|larger|longer|next (?:one|size)? ?up|next size|upgrade|better|fancier|pricier|plus (?:gros|grosse|grand|grande|long|longue))\b/i;
const less =
  /\b(?:smaller|shorter|cheaper|next (?:one|size)? ?down|lighter|plus (?:petit|petite|court|courte)|moins cher|moins chère)\b/i;
const most =
  /\b(?:biggest|largest|longest|most expensive|dearest|(?:le|la) plus (?:gros|grosse|grand|grande))\b/i;
const least =
  /\b(?:smallest|shortest|cheapest|least expensive|(?:le|la) (?:plus petit|plus petite|moins cher|moins chère))\b/i;

/**
 * The option a comparison means ("and the bigger one?"), from the one talked about: a step along the
 * prices, or to their end. Null where nothing is compared, or there is no such option.
 */
export function relativeOption(
  options: readonly ServiceOption[],
  text: string,
  currentId: string | null,
): ServiceOption | null {
  const priced = options
    .flatMap((option) => {
      const cents = parsePrice(option.price).amountCents;
      return cents === null ? [] : [{ option, cents }];
    })
    .toSorted((one, other) => one.cents - other.cents)
    .map(({ option }) => option);
  if (priced.length < 2) return null;
  if (least.test(text)) return priced[0] ?? null;
  if (most.test(text)) return priced.at(-1) ?? null;
  const at = priced.findIndex(({ id }) => id === currentId);
  if (more.test(text)) return (at < 0 ? priced.at(-1) : priced[at + 1]) ?? null;
  if (less.test(text)) return (at < 0 ? priced[0] : priced[at - 1]) ?? null;
  return null;
}
