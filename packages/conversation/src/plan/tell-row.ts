import type { Language } from '../conversation.ts';
import {
  isVehicleOption,
  lowestOption,
  nameOf,
  nameOfRow,
  type PriceRow,
  priceRow,
  recordQuote,
  sayOption,
} from '../dialogue/price-rows.ts';
import { phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { Service } from '../knowledge/business.ts';
import { pricesFurther, tierOf } from '../knowledge/further-priced.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { sayCount } from '../knowledge/price-units.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { taxOn } from '../knowledge/taxes.ts';
import { fold } from '../knowledge/words.ts';
import { saidAloud } from '../speaking/say-fragment.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { tellFees } from './fees.ts';
import type { Referred } from './refs.ts';
import { proofOfAdded, tellAdded } from './tell-surcharges.ts';
import type { Worth } from './worth.ts';

/** A price in half a sentence: "Men's Haircut is $46". */
export function shortPrice(turn: Turn, service: Service, option: Referred['option']): string {
  const { language } = turn.state;
  const name = nameOf(service, language);
  const row = priceRow(service, option);
  if (row && (option || service.pricingType !== 'options')) {
    recordQuote(turn, row);
    return phrase(turn, 'shortPrice', {
      service: nameOfRow(service, option, language),
      price: sayPrice(row.price, language),
    });
  }
  const from = lowestOption(service);
  if (from)
    return phrase(turn, 'shortPriceFrom', { service: name, price: sayPrice(from, language) });
  return phrase(turn, 'shortPriceNone', { service: name });
}

/**
 * Tells a row's price, what it comes to for as many as are wanted, and what goes with it.
 * @param inSum whether it is part of a sum, with which the fees are told.
 */
export function tellRow(turn: Turn, worth: Worth, inSum = false): void {
  const { language } = turn.state;
  const { row, count, further } = worth;
  const { service, option, price } = row;
  // Two questions of one turn may come to the same price.
  const isTold = turn.quotes.some(
    (one) =>
      one.serviceId === service.id &&
      one.optionId === (option?.id ?? null) &&
      (one.count ?? 1) === count,
  );
  if (isTold) return;
  const key = price.kind === 'from' ? 'priceFrom' : price.kind === 'free' ? 'priceFree' : 'price';
  const name = nameOf(service, language);
  const ofVehicle = option && language === 'en' && isVehicleOption(option);
  tell(turn, key, {
    service: ofVehicle
      ? `${name} for ${sayOption(option, language)}`
      : nameOfRow(service, option, language),
    price:
      price.kind === 'from'
        ? sayMoney(price.amountCents ?? 0, language)
        : sayPrice(price, language),
  });
  const priceAt = turn.statements.length - 1;
  recordQuote(turn, row, count, further > 0 ? undefined : proofOfAdded(worth));
  if (count > 1) tellSeveral(turn, worth);
  else if (further > 0) tellFurther(turn, worth);
  tellAdded(turn, worth);
  if (!inSum) tellWithFees(turn, worth);
  tellTerms(turn, service, priceAt);
  const tax = taxOn(service);
  if (tax) tell(turn, tax === 'extra' ? 'taxExtra' : 'taxIncluded');
}

/** What the owner adds to it whoever asks, and what it comes to with that. */
function tellWithFees(turn: Turn, { row, cents }: Worth): void {
  const fees = tellFees(turn, [{ service: row.service, cents: cents ?? 0 }]);
  if (fees === null || cents === null || cents === 0) return;
  const sum = cents + fees.cents;
  turn.sums.push(sum);
  turn.state.focus.toldCents = sum;
  tell(turn, fees.told ? 'withFeeTold' : 'withFee', { total: sayMoney(sum, turn.state.language) });
}

/** What a price is for, or is raised by, where the owner wrote it: told with it, once a call. */
function tellTerms(turn: Turn, service: Service, priceAt: number): void {
  const description = service.description?.trim() ?? '';
  const key = `terms:${service.id}`;
  const terms =
    description.length <= longestTerms &&
    (amountsIn(description).length > 0 || perEach.test(description));
  if (!terms || (turn.state.used[key] ?? 0) > 0 || pricesFurther(service)) return;
  if (turn.described.has(`added:${service.id}`)) return;
  turn.state.used[key] = 1;
  const price = turn.statements[priceAt] ?? '';
  const [whole, rest] = withUnitOnce(price, asSentences(description));
  turn.statements[priceAt] = whole;
  if (rest !== '') turn.statements.push(saidAloud(rest, turn.state.language));
}

/**
 * "$60 per season." "Per season, November to April. Tires stay outside." The unit is said once, and what
 * was written after it goes on from the price.
 */
export function withUnitOnce(price: string, terms: string): [whole: string, rest: string] {
  const [first = '', ...others] = sentences(terms);
  const said = price.replace(/[.\s]+$/, '');
  const [, unit = ''] = unitAtEnd.exec(said) ?? [];
  const [each = '', , named = ''] = eachAtStart.exec(first) ?? [];
  const repeats = unit !== '' && fold(named).startsWith(fold(unit));
  const after = repeats ? first.slice(each.length - named.length + unit.length) : '';
  if (!repeats || /^[\p{L}\d]/u.test(after)) return [price, terms];
  const [goesOn = '', ...parts] = after.replace(/\.$/, '').split(/\s*;\s*/);
  return [`${said}${goesOn}.`, [...parts.map(asSentences), ...others].join(' ')];
}

const unitAtEnd = /\s(?:per|par|each|an?|chaque) ([\p{L} ]+)$/u;
const eachAtStart = /^(per|par|each|every|an?|chaque) (\p{L}.*)$/iu;

const longestTerms = 140;
const perEach = /\b(?:per|each|every|par|chaque|chacun)\b/i;

function tellSeveral(turn: Turn, { row, count, cents }: Worth): void {
  const { language } = turn.state;
  if (cents === null || cents === 0) return;
  turn.sums.push(cents);
  const values = { count: countFor(row, count, language), total: sayMoney(cents, language) };
  const tier = tierOf(row.service, row.option);
  if (tier?.included !== 1 || tier.step !== 1 || tier.ofTime)
    return tell(turn, 'priceSeveral', values);
  turn.sums.push(tier.cents);
  tell(turn, 'priceExtra', { ...values, extra: sayMoney(tier.cents, language) });
}

/** "With the 3 extra at $15 each, that comes to $330." */
function tellFurther(turn: Turn, { row, further, added, cents }: Worth): void {
  const { language } = turn.state;
  const tier = tierOf(row.service, row.option);
  if (cents === null || !tier) return;
  const without = added.reduce((left, one) => left - one.cents, cents);
  turn.sums.push(without, tier.cents);
  const values = { extra: sayMoney(tier.cents, language), total: sayMoney(without, language) };
  if (further === 1 || (tier.step > 1 && !tier.ofTime)) return tell(turn, 'withExtra', values);
  tell(turn, 'withExtras', { ...values, count: String(further) });
}

/** "140 feet", "3": of a price that is for each of something, how many of that. */
export function countFor({ price }: PriceRow, count: number, language: Language): string {
  return price.unit ? sayCount(count, price.unit, language) : String(count);
}
