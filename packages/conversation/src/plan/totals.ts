import {
  nameOf,
  nameOfRow,
  type PriceRow,
  pricedOptions,
  priceRow,
  recordQuote,
  sayOption,
} from '../dialogue/price-rows.ts';
import { phrase, type Turn, tell } from '../dialogue/turn.ts';
import { type HeardAct, refsMeant, type ServiceRef, sameRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { type Price, sayPrice } from '../knowledge/prices.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { tellWithTravel } from './area.ts';
import { asWhole } from './as-whole.ts';
import {
  type Bundle,
  bundleOf,
  coveredBy,
  tellBundle,
  tellBundleOfOpen,
  togetherInWords,
  wordsOf,
} from './bundles.ts';
import { leastInSum } from './extras.ts';
import { offBeside, tellOff } from './off-beside.ts';
import { tellOptions, tellWithheld } from './price-of.ts';
import { pricedBeside, tellBeside } from './priced-beside.ts';
import { answerPrice, askWhat, askWhichOf, capital, sumWithFees, tellCovered } from './prices.ts';
import { rebateOn, tellRebate } from './rebates.ts';
import { focusOn, lookUpAll, type Referred } from './refs.ts';
import { offerCall } from './request.ts';
import { summedUp } from './summed-up.ts';
import { countFor, shortPrice } from './tell-row.ts';
import { proofOfAdded } from './tell-surcharges.ts';
import { type Worth, withoutFurther, worthOf } from './worth.ts';

/** The sum of what is wanted, or of what is being talked of. */
export function answerTotal(turn: Turn, act: HeardAct): void {
  const { focus } = turn.state;
  const refs = asWhole(turn, summedUp(turn, act));
  if (refs.length === 0) return askWhat(turn, 'price');
  const names = act.slots.adds ? namesOneOf(turn, act) : act.target?.kind === 'services';
  if (focus.oneOf && !names) {
    turn.answered = true;
    return askWhichOf(turn, focus.refs, 'price');
  }
  const [only, second] = refs;
  if (only && !second) return totalOfOne(turn, act, only);
  turn.answered = true;
  const named = lookUpAll(turn, refs);
  const covered = coveredBy(turn, named).flatMap(({ parts }) => parts);
  const referred = named.filter((one) => !covered.includes(one));
  const hidden = referred.find(({ service }) => service.pricingType === 'dont_say');
  if (hidden) return tellWithheld(turn, hidden.service);
  const open = referred.find(
    ({ service, option }) =>
      service.pricingType === 'options' && !option && pricedOptions(service).length > 0,
  );
  if (open) return totalOfOpen(turn, act, refs, open.service, referred);
  const left = refs.filter((ref) => !covered.some((one) => isOf(one, ref)));
  const worths = left.flatMap((ref) => worthOf(turn, ref) ?? []);
  if (worths.length < left.length || worths.some(({ cents }) => cents === null))
    return tellWithoutSum(turn, referred);
  const [first, more] = worths;
  if (covered.length > 0) {
    tellCovered(turn, refs);
    if (first && !more) return tellAlone(turn, first);
  }
  focusOn(turn, worths.map(refOf));
  tellSum(turn, worths, act);
}

/** Whether words name the one of several that is meant. */
function namesOneOf({ state: { focus } }: Turn, { target }: HeardAct): boolean {
  return refsMeant(target).some((ref) => focus.refs.some((one) => sameRef(one, ref)));
}

function totalOfOne(turn: Turn, act: HeardAct, ref: ServiceRef): void {
  const count = act.slots.count ?? ref.count;
  answerPrice(turn, {
    ...act,
    target: { kind: 'services', refs: [ref] },
    slots: count === undefined ? act.slots : { ...act.slots, count },
  });
}

/** One of the things comes in several options: what is written of all of them together, or which it is. */
function totalOfOpen(
  turn: Turn,
  act: HeardAct,
  refs: readonly ServiceRef[],
  open: Service,
  referred: readonly Referred[],
): void {
  if (tellBundleOfOpen(turn, refs)) return;
  focusOn(turn, refs);
  const by = act.slots.cheaper ? togetherInWords(turn, referred) : null;
  if (by?.kind !== 'words') {
    const others = referred.filter(({ service }) => service.id !== open.id);
    const prices = others.map(({ service, option }) => shortPrice(turn, service, option));
    if (prices.length > 0)
      turn.statements.push(capital(`${sayList(prices, turn.state.language)}.`));
    return tellOptions(turn, open);
  }
  turn.facts.push(by.fact);
  turn.statements.push(asSentences(by.said));
}

function isOf({ service, option }: Referred, ref: ServiceRef): boolean {
  return service.id === ref.serviceId && (option?.id ?? null) === ref.optionId;
}

/** The one thing that does the work of all that was named. */
function tellAlone(turn: Turn, worth: Worth): void {
  focusOn(turn, [refOf(worth)]);
  tellParts(turn, [worth]);
  turn.state.focus.toldCents = worth.cents;
  tellWithTravel(turn);
}

/** Each part with what it comes to, and the sum, with what is added to it and taken off it. */
function tellSum(turn: Turn, worths: readonly Worth[], act: HeardAct): void {
  const { language, focus, used } = turn.state;
  const beside = pricedBeside(worths);
  const bundle = turn.state.model || beside ? null : bundleOf(turn, worths);
  const whole = bundle !== null && bundle.covered.length === worths.length;
  const key = `bundle:${bundle?.by.kind === 'words' ? bundle.by.fact.id : bundle?.by.row.service.id}`;
  const replaces =
    bundle !== null && (!whole || (used[key] ?? 0) > 0 || act.slots.cheaper === true);
  if (bundle) used[key] = 1;
  if (replaces) return tellWithBundle(turn, bundle, worths);
  tellParts(turn, worths);
  const sum = sumWithFees(turn, worths);
  const rebate = beside ? null : rebateOn(turn, worths, act.words);
  const off = beside || rebate ? null : offBeside(worths);
  const less = rebate?.cents ?? off?.cents ?? 0;
  const total = beside ? tellBeside(turn, beside, sum) : sum - less;
  turn.sums.push(total);
  focus.toldCents = total;
  if (rebate) tellRebate(turn, rebate);
  // Owners who write what it costs instead have said that already.
  if (bundle?.by.kind === 'words') return tellBundle(turn, bundle);
  if (off) tellOff(turn, off, worths, total);
  else tell(turn, 'priceTotal', { total: sayMoney(total, language) });
  tellWithTravel(turn);
  if (bundle) tellBundle(turn, bundle);
}

/** The bundle in the place of what it covers, and what else is wanted. */
function tellWithBundle(turn: Turn, bundle: Bundle, worths: readonly Worth[]): void {
  const { language, focus } = turn.state;
  const rest = worths.filter((one) => !bundle.covered.includes(one));
  const beyond = bundle.covered.filter(({ further }) => further > 0);
  const ofBeyond = (one: Worth) => (one.cents ?? 0) - (withoutFurther(one) ?? 0);
  const sum =
    bundle.cents +
    rest.reduce((total, { cents }) => total + (cents ?? 0), 0) +
    beyond.reduce((total, one) => total + ofBeyond(one), 0);
  turn.sums.push(sum, bundle.cents);
  const { by } = bundle;
  if (by.kind === 'words') {
    turn.facts.push(by.fact);
    turn.statements.push(wordsOf(turn, by));
  } else {
    tell(turn, 'bundleInstead', {
      list: sayList(
        [...new Set(bundle.covered.map(({ row }) => nameOf(row.service, language)))],
        language,
      ),
      service: nameOf(by.row.service, language),
      price: sayPrice(by.row.price, language),
    });
    recordQuote(turn, by.row);
    if (rest.length === 0) focusOn(turn, [{ serviceId: by.row.service.id, optionId: null }], 1);
  }
  if (rest.length > 0) tellParts(turn, rest);
  for (const one of beyond) {
    const cents = ofBeyond(one);
    turn.sums.push(cents, cents / one.further);
    tell(turn, 'beyondAt', {
      count: String(one.further),
      price: sayMoney(cents / one.further, language),
    });
  }
  focus.toldCents = sum;
  if (rest.length > 0 || beyond.length > 0)
    tell(turn, 'priceTotal', { total: sayMoney(sum, language) });
  tellWithTravel(turn);
}

/** "Gutter Cleaning for 110 feet is $330 and Dryer Vent Cleaning is $95." */
export function tellParts(turn: Turn, worths: readonly Worth[]): void {
  const { language } = turn.state;
  const parts = worths.map((worth, at) => {
    const { row, count, further, added, cents } = worth;
    const { service, option } = row;
    // Of one service in several options, its name is said once.
    const again = option !== null && worths[at - 1]?.row.service.id === service.id;
    const name = again ? sayOption(option, language) : nameOfRow(service, option, language);
    const price = cents ? sayMoney(cents, language) : sayPrice(row.price, language);
    recordQuote(turn, row, count, further > 0 ? undefined : proofOfAdded(worth));
    if (cents) turn.sums.push(cents);
    if (count === 1 && further === 0 && added.length > 0) {
      const extra = added.reduce((sum, one) => sum + one.cents, 0);
      turn.sums.push(extra);
      const values = { service: name, extra: sayMoney(extra, language), price };
      return phrase(turn, 'partWithSurcharge', values);
    }
    if (count > 1)
      return phrase(turn, 'partFor', {
        service: name,
        count: countFor(row, count, language),
        price,
      });
    return further > 0
      ? phrase(turn, 'partWithExtra', { service: name, count: String(further), price })
      : phrase(turn, 'shortPrice', { service: name, price });
  });
  turn.statements.push(capital(`${sayList(parts, language)}.`));
}

/** Each price by itself, with the least they come to, where not all of them are one fixed amount. */
function tellWithoutSum(turn: Turn, referred: readonly Referred[]): void {
  const { language } = turn.state;
  focusOn(
    turn,
    referred.map(({ service, option }) => ({
      serviceId: service.id,
      optionId: option?.id ?? null,
    })),
  );
  const lines = referred.map(({ service, option }) => shortPrice(turn, service, option));
  turn.statements.push(capital(`${sayList(lines, language)}.`));
  const rows = referred.map(({ service, option }) => priceRow(service, option));
  if (rows.some((row) => row === null)) {
    tell(turn, 'totalUnknown');
    return offerCall(turn);
  }
  const perUnit = sumPerUnit(rows);
  if (perUnit) {
    turn.sums.push(perUnit.amountCents ?? 0);
    return tell(turn, 'priceTotal', { total: sayPrice(perUnit, language) });
  }
  const floors = rows.map(leastInSum);
  if (floors.some((one) => one === null)) return tell(turn, 'totalDepends');
  const least = floors.reduce<number>((total, one) => total + (one ?? 0), 0);
  turn.sums.push(least);
  tell(turn, 'totalFrom', { total: sayMoney(least, language) });
}

/** What all of it costs for each hour, or day, where every price is for that; null otherwise. */
function sumPerUnit(rows: readonly (PriceRow | null)[]): Price | null {
  const prices = rows.flatMap((row) => (row?.price.kind === 'perUnit' ? row.price : []));
  const [first] = prices;
  if (!first || prices.length < rows.length) return null;
  if (prices.some(({ unit, maxCents }) => unit !== first.unit || maxCents !== null)) return null;
  const sum = prices.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
  return { ...first, amountCents: sum };
}

/** What a worth is of. */
export function refOf({ row, count }: Worth): ServiceRef {
  const ref = { serviceId: row.service.id, optionId: row.option?.id ?? null };
  return count > 1 ? { ...ref, count } : ref;
}
