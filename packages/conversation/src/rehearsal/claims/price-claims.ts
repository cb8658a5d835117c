import type { Service, ServiceOption } from '../../knowledge/business.ts';
import { amountsIn } from '../../knowledge/guard.ts';
import { parsePrice } from '../../knowledge/prices.ts';
import { matchOptions, matchServices } from '../../knowledge/services.ts';
import type { Receptionist } from '../../receptionist.ts';
import { sayMoney } from '../../speaking/say-money.ts';
import { clausesOf } from './clauses-of.ts';

/** A price that a text states for a row of the price table. */
export interface PriceClaim {
  service: Service;
  option: ServiceOption | null;
  cents: number[];
}

/**
 * Words beside an amount that make it something other than the list price: a deposit, a discount, a
 * bundle, an extra. What they say may well be true beside the price list.
 */
const otherAmounts =
  /\b(deposit|fee|surcharge|off|discount|save|savings?|rebate|credit|refund|gift|voucher|coupon|promo\w*|special|sale|extra|additional|add(s|ed|-on)?|on top|over|under|above|below|more|less|up to|minimum|each additional|if|when|package|bundle|combo|together|both|members?|membership|students?|seniors?|first[- ]time|per month|a month|monthly|installments?|financ\w+|was|were|used to|normally|regularly|instead of|competitors?|elsewhere|worth|value|insur\w+|after|before|weekends?|evenings?|nights?|holidays?|rush|same[- ]day|emergency|call-?out|visit|cancel\w*|no[- ]show|tips?)\b/i;

const asksPrice = /\b(how much|price|cost|charge|rate|quote|pay)\b/i;

/**
 * The list prices a text states, as in "SUV tint is $299". Amounts that may be something else are
 * left out, and so are those no service can be told for. `question` is what the text answers, so
 * that "It's $299" is heard as what was asked for.
 */
export function priceClaimsIn(
  receptionist: Receptionist,
  text: string,
  question = '',
): PriceClaim[] {
  const asked = asksPrice.test(question) && !otherAmounts.test(question) ? question : '';
  return clausesOf(text).flatMap((clause) => {
    const cents = amountsIn(clause);
    if (cents.length === 0 || otherAmounts.test(clause)) return [];
    const named = rowNamed(receptionist, clause);
    const row = named ?? (asked ? rowNamed(receptionist, asked) : null);
    if (!row) return [];
    const option = row.option ?? optionNamed(row.service, named ? asked : clause);
    return [{ service: row.service, option, cents }];
  });
}

function rowNamed(receptionist: Receptionist, text: string) {
  const mentions = matchServices(receptionist.services, text);
  const [best] = mentions[0]?.candidates ?? [];
  if (!best || best.kind === 'near' || mentions.length > 1 || mentions[0]?.ambiguous) return null;
  return { service: best.service, option: best.option };
}

function optionNamed(service: Service, text: string): ServiceOption | null {
  const named = matchOptions(service, text);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Why a stated price cannot be true beside the price list; null where it may be. */
export function whyPriceIsWrong({ service, option, cents }: PriceClaim): string | null {
  const name = option ? `${service.name}, ${option.name},` : service.name;
  if (service.pricingType === 'dont_say')
    return `it gives ${sayMoney(cents[0] ?? 0)} for ${service.name}, whose price is not to be said`;
  const rows = service.pricingType === 'simple' ? [service.basePrice] : pricesOf(service, option);
  const prices = rows.map(parsePrice);
  if (prices.length === 0 || prices.some(({ kind }) => kind === 'unknown')) return null;
  const odd = cents.find((amount) => !prices.some((price) => agrees(amount, price)));
  if (odd === undefined) return null;
  const listed = prices.map(({ spoken }) => spoken).join(', ');
  return `it says ${sayMoney(odd)} for ${name} where your price list says ${listed}`;
}

function pricesOf(service: Service, option: ServiceOption | null) {
  return (option ? [option] : service.options).map(({ price }) => price);
}

function agrees(amount: number, { kind, amountCents, maxCents }: ReturnType<typeof parsePrice>) {
  if (kind === 'free') return amount === 0;
  if (amountCents === null) return true;
  if (kind === 'from') return amount >= amountCents;
  if (maxCents !== null) return amount >= amountCents && amount <= maxCents;
  return amount === amountCents;
}
