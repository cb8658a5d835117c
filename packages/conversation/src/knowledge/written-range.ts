import { rememberingOf } from '../remembering.ts';
import type { Service, ServiceOption } from './business.ts';
import { type Price, parsePrice, pricedAs } from './prices.ts';
import { fold } from './words.ts';

/**
 * The price of a service as it is meant: where the owner typed one number and wrote "260 to 380 depending on the length"
 * beside it, or "from 135", that number is only its lower end.
 */
export const priceWritten = rememberingOf((service: Service): Price => {
  const price = parsePrice(service.basePrice);
  const low = price.amountCents;
  if (price.kind !== 'exact' || low === null) return price;
  const written = fold(service.description ?? '');
  const high = highestWith(written, low);
  if (high !== null) return pricedAs({ ...price, kind: 'range', maxCents: high });
  const starts = [...written.matchAll(startsAt)].some(({ 1: said = '' }) => centsOf(said) === low);
  return starts && !countsOn.test(written) ? pricedAs({ ...price, kind: 'from' }) : price;
});

/** The same of an option, where one is meant. */
export function priceMeant(service: Service, option: ServiceOption | null): Price {
  const own = service.pricingType === 'options' && option;
  return own ? parsePrice(option.price) : priceWritten(service);
}

/** "Each further door 70": what it comes to can be told. */
const countsOn =
  /\b(?:each|every|further|additional|extra|chaque|supplementaire|de plus|en plus|per|par)\b/;

const number = '\\$?\\s?(\\d{1,3}(?:[ ,]\\d{3})+|\\d+)(?:\\s?\\$)?';
/** What follows money, and no minutes, inches or people. */
const ofMoney =
  "(?=\\s*(?:$|[.,;)]|dollars?|bucks|cad|depend|based|selon|suivant|d'apres|according|by |for |if |per |par |pour |each|chaque|plus|with|avec|installed|all))";
const fromTo = new RegExp(
  `(?<![\\d.$])${number}\\s*(?:to|-|–|and|a|et|jusqu'a|up to)\\s*${number}${ofMoney}`,
  'g',
);
const startsAt = new RegExp(
  `\\b(?:from|start(?:s|ing)? (?:at|from)|a partir de|des)\\s+${number}${ofMoney}`,
  'g',
);

const centsOf = (figures: string) => Number(figures.replace(/[ ,]/g, '')) * 100;

function highestWith(written: string, low: number): number | null {
  for (const { 1: from = '', 2: to = '' } of written.matchAll(fromTo))
    if (centsOf(from) === low && centsOf(to) > low) return centsOf(to);
  return null;
}
