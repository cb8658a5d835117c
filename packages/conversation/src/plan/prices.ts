import {
  forSeveral,
  isVehicleOption,
  lowestOption,
  nameOf,
  type PriceRow,
  pricedOptions,
  priceRow,
  recordQuote,
  sayOption,
} from '../dialogue/price-rows.ts';
import { ask, lastSaid, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { parsePrice, sayPrice } from '../knowledge/prices.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { taxOn } from '../knowledge/taxes.ts';
import { fold } from '../knowledge/words.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { travelFee } from './area.ts';
import { bundleOf, centsFor, centsInSum, pricesFurther, quantityFor, tierOf } from './extras.ts';
import { feesOf, tellFeesOnce } from './fees.ts';
import { tellNotListed } from './not-listed.ts';
import {
  focusOn,
  focusOnOneOf,
  lookUp,
  lookUpAll,
  type Referred,
  refsOf,
  withKnownOption,
} from './refs.ts';
import { offerBooking, offerCall, wantItem } from './request.ts';

/** More options than this are told as a range, and the caller is asked which. */
const mostOptionsTold = 4;
/** More prices than this are too many for one breath. */
const mostPricesTold = 3;

/** What a thing costs: only from the table, for as many as were asked for. */
export function answerPrice(turn: Turn, act: HeardAct): void {
  const { target } = act;
  if (target?.kind === 'unknown') return tellNotListed(turn, act);
  if (target?.kind === 'either') return priceOfEither(turn, target.refs, target.guessed === true);
  const refs = refsOf(turn, act);
  if (refs.length === 0) return askWhat(turn, 'price');
  const count = act.slots.count ?? (target === null ? turn.state.focus.count : 1);
  tellPrices(turn, refs, count, act.words);
}

function tellPrices(turn: Turn, refs: readonly ServiceRef[], count: number, words: string): void {
  focusOn(turn, refs, count);
  turn.answered = true;
  const referred = lookUpAll(turn, refs);
  const rows = referred.slice(0, mostPricesTold).map((one) => priceOf(turn, one, count, words));
  const told = rows.flatMap((row) => row ?? []);
  if (referred.length > 1) tellTogether(turn, referred, told, count);
  else if (told.length === 1) noteTold(turn, told[0], count);
  if (told.length === referred.length) tellWithTravel(turn);
  if (turn.asking === null && told.length > 0) offerBooking(turn);
}

/** "How much for a cut?", where several are: each price at once, then which. */
function priceOfEither(turn: Turn, refs: readonly ServiceRef[], guessed: boolean): void {
  const referred = lookUpAll(turn, refs).slice(0, mostPricesTold);
  turn.answered = true;
  if (!guessed) focusOnOneOf(turn, refs);
  const lines = referred.map(({ service, option }) => shortPrice(turn, service, option));
  turn.statements.push(capital(`${sayList(lines, turn.state.language)}.`));
  askWhichOf(turn, refs, 'price');
}

/** A price in half a sentence: "Men's Haircut is $46". */
export function shortPrice(turn: Turn, service: Service, option: Referred['option']): string {
  const { language } = turn.state;
  const name = nameOf(service, language);
  const row = priceRow(service, option);
  if (row && (option || service.pricingType !== 'options')) {
    recordQuote(turn, row);
    return phrase(turn, 'shortPrice', {
      service: option ? `${name}, ${sayOption(option, language)}` : name,
      price: sayPrice(row.price, language),
    });
  }
  const from = lowestOption(service);
  if (from)
    return phrase(turn, 'shortPriceFrom', { service: name, price: sayPrice(from, language) });
  return phrase(turn, 'shortPriceNone', { service: name });
}

/** Tells one price, or why there is none; the row where a figure was told. */
function priceOf(turn: Turn, referred: Referred, count: number, words: string): PriceRow | null {
  const { service, option } = referred;
  if (service.pricingType === 'dont_say') {
    tellWithheld(turn, service);
    return null;
  }
  if (service.pricingType === 'options' && !option && pricedOptions(service).length > 0) {
    tellOptions(turn, service);
    return null;
  }
  const row = priceRow(service, option);
  if (!row) {
    tell(turn, 'priceUnknown', { service: nameOf(service, turn.state.language) });
    offerCall(turn);
    return null;
  }
  // Asked twice in one breath, it is told once.
  const told = turn.quotes.some(
    (quote) => quote.serviceId === service.id && quote.optionId === (option?.id ?? null),
  );
  const tiered = count > 1 ? null : quantityFor(row, `${words} . ${lastSaid(turn)}`);
  if (tiered !== null) tellRow(turn, row, tiered);
  else if (!told || (count > 1 && !turn.sums.includes(centsFor(row, count) ?? -1)))
    tellRow(turn, count > 1 ? row : forSeveral(row, words), count);
  return row;
}

function tellRow(turn: Turn, row: PriceRow, count: number): void {
  const { language } = turn.state;
  const { service, option, price } = row;
  const key = price.kind === 'from' ? 'priceFrom' : price.kind === 'free' ? 'priceFree' : 'price';
  const name = nameOf(service, language);
  const joined = option && language === 'en' && isVehicleOption(option) ? ' for ' : ', ';
  tell(turn, key, {
    service: option ? `${name}${joined}${sayOption(option, language)}` : name,
    price:
      price.kind === 'from'
        ? sayMoney(price.amountCents ?? 0, language)
        : sayPrice(price, language),
  });
  recordQuote(turn, row);
  const tier = tierOf(service, option);
  if (count > 1)
    tellSeveral(
      turn,
      row,
      count,
      tier && tier.included === 1 && tier.step === 1 ? tier.cents : null,
    );
  else if (row.several) {
    turn.sums.push(row.several.cents);
    tell(turn, 'priceSeveral', {
      count: String(row.several.count),
      total: sayMoney(row.several.cents, language),
    });
  }
  tellFees(turn, row, count);
  tellTerms(turn, service);
  const tax = taxOn(service);
  if (tax) tell(turn, tax === 'extra' ? 'taxExtra' : 'taxIncluded');
}

/** What the owner adds to it whoever asks, and what it comes to with that. */
function tellFees(turn: Turn, row: PriceRow, count: number): void {
  const fees = feesOf(turn, row.service);
  const cents = centsInSum(row, count);
  if (fees.length === 0) return;
  tellFeesOnce(turn, fees);
  if (cents === null || cents === 0) return;
  const sum = fees.reduce((total, fee) => total + fee.cents, cents);
  turn.sums.push(sum);
  tell(turn, 'withFee', { total: sayMoney(sum, turn.state.language) });
}

/** What a price is for, or is raised by, where the owner wrote it: told with it, once a call. */
function tellTerms(turn: Turn, service: Service): void {
  const description = service.description?.trim() ?? '';
  const key = `terms:${service.id}`;
  const terms =
    description.length <= longestTerms &&
    (amountsIn(description).length > 0 || perEach.test(description));
  if (!terms || (turn.state.used[key] ?? 0) > 0 || pricesFurther(service)) return;
  turn.state.used[key] = 1;
  turn.statements.push(asSentences(description));
}

const longestTerms = 140;
const perEach = /\b(?:per|each|every|par|chaque|chacun)\b/i;

function tellSeveral(turn: Turn, row: PriceRow, count: number, extra: number | null): void {
  const { language } = turn.state;
  const cents = centsFor(row, count);
  if (cents === null || cents === 0) return;
  turn.sums.push(cents);
  const values = { count: String(count), total: sayMoney(cents, language) };
  if (extra === null) return tell(turn, 'priceSeveral', values);
  turn.sums.push(extra);
  tell(turn, 'priceExtra', { ...values, extra: sayMoney(extra, language) });
}

/** Every option with its price: who asks what a thing costs is not first asked which one. */
export function tellOptions(turn: Turn, service: Service): void {
  const { language } = turn.state;
  const options = pricedOptions(service);
  const name = nameOf(service, language);
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  if (options.length <= mostOptionsTold) {
    const list = options.map((option) =>
      phrase(turn, 'optionAt', {
        option: sayOption(option, language),
        price: sayPrice(parsePrice(option.price), language),
      }),
    );
    tell(turn, 'priceList', { service: name, list: sayList(list, language) });
  } else {
    const low = lowestOption(service);
    const names = options.map((option) => sayOption(option, language));
    tell(turn, 'priceRange', {
      service: name,
      price: low ? sayPrice(low, language) : '',
      list: sayList(names, language, 'or'),
    });
  }
  ask(turn, { kind: 'whichOption', purpose: 'price', serviceId: service.id }, 'whichOption');
}

/** A price the owner keeps to themselves: said so once, and never by halves. */
export function tellWithheld(turn: Turn, service: Service): void {
  const name = nameOf(service, turn.state.language);
  const again = (turn.state.used[`withheld:${service.id}`] ?? 0) > 0;
  turn.state.used[`withheld:${service.id}`] = 1;
  turn.answered = true;
  tell(turn, again ? 'dontSayAgain' : 'dontSay', { service: name });
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  if (turn.asking === null) offerCall(turn);
}

/** What was named together, its sum, and what does it all for less. */
function tellTogether(
  turn: Turn,
  referred: readonly Referred[],
  told: readonly PriceRow[],
  count: number,
): void {
  const { language, focus } = turn.state;
  if (told.length === referred.length) {
    const cents = told.map((row) => centsInSum(row, count));
    const sum = cents.reduce<number>((total, one) => total + (one ?? 0), 0);
    if (cents.every((one) => one !== null)) {
      turn.sums.push(sum);
      focus.toldCents = sum;
      tell(turn, 'priceTotal', { total: sayMoney(sum, language) });
    }
  }
  tellBundle(turn, referred);
}

/** Offers the service that does all of it for less; a model that leads has read of it and offers it itself. */
export function tellBundle(turn: Turn, referred: readonly Referred[]): boolean {
  if (turn.state.model) return false;
  const bundle = bundleOf(turn, referred);
  if (!bundle) return false;
  const { language } = turn.state;
  tell(turn, 'bundle', {
    service: nameOf(bundle.service, language),
    price: sayPrice(bundle.price, language),
  });
  recordQuote(turn, bundle);
  focusOn(turn, [{ serviceId: bundle.service.id, optionId: null }], 1);
  return true;
}

function noteTold(turn: Turn, row: PriceRow | undefined, count: number): void {
  if (!row) return;
  const { focus } = turn.state;
  const extra = row.several?.cents ?? centsFor(row, count);
  focus.toldCents = extra ?? row.price.amountCents;
}

/** What was just told with the fee for going to the caller's town, where there is one: once a sum. */
export function tellWithTravel(turn: Turn): void {
  const { focus, used, language } = turn.state;
  const fee = travelFee(turn);
  if (!fee || !focus.toldCents) return;
  const sum = focus.toldCents + fee.cents;
  const key = `travel:${sum}`;
  if ((used[key] ?? 0) > 0 && turn.state.lastActs.every((act) => act !== 'ask.total')) return;
  used[key] = 1;
  turn.sums.push(sum, fee.cents);
  tell(turn, 'withTravel', {
    fee: sayMoney(fee.cents, language),
    place: fee.place,
    total: sayMoney(sum, language),
  });
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Nothing was named and nothing talked of: which service is it? */
export function askWhat(turn: Turn, purpose: 'price' | 'booking' | 'offer'): void {
  ask(turn, { kind: 'whichService', purpose, refs: [] }, 'whichServiceOpen');
}

/** One natural either-or between services, in their own names. */
export function askWhichOf(
  turn: Turn,
  refs: readonly ServiceRef[],
  purpose: 'price' | 'booking' | 'offer',
): void {
  const { language } = turn.state;
  const names = refs.flatMap((ref) => {
    const found = lookUp(turn, ref);
    if (!found) return [];
    const name = nameOf(found.service, language);
    return found.option ? `${name}, ${sayOption(found.option, language)}` : name;
  });
  ask(turn, { kind: 'whichService', purpose, refs: [...refs] }, 'whichService', {
    list: sayList(names, language, 'or'),
  });
}

/** A haggler hears that the price stands, and that the owner will be asked. */
export function answerDiscount(turn: Turn, act: HeardAct): void {
  turn.answered = true;
  turn.state.unanswered.push(act.words.trim());
  tell(turn, 'priceFixed');
}

/** "You told me ten dollars": what the table says, and nothing else, is ours. */
export function answerClaim(turn: Turn, act: HeardAct): void {
  const refs = refsOf(turn, act);
  turn.answered = true;
  const [first] = lookUpAll(turn, refs);
  // "The tarp thing you said" claims no price of what was talked of before.
  const claimed =
    act.target !== null ||
    (act.slots.amounts?.length ?? 0) > 0 ||
    spokenNumbers(fold(act.words)).length > 0;
  if (first?.service.pricingType === 'dont_say')
    return claimed ? tellWithheld(turn, first.service) : undefined;
  const row = first && priceRow(first.service, first.option);
  if (!row || (first.service.pricingType === 'options' && !first.option)) {
    tell(turn, 'claimUnknown');
    turn.state.unanswered.push(act.words.trim());
    return;
  }
  focusOn(turn, refs);
  tell(turn, 'claimPrice', {
    service:
      nameOf(row.service, turn.state.language) +
      (row.option ? `, ${sayOption(row.option, turn.state.language)}` : ''),
    price: sayPrice(row.price, turn.state.language),
  });
  recordQuote(turn, row);
}

/** The option chosen for a service that was asked about: its price, then what it was asked for. */
export function takeOption(
  turn: Turn,
  ref: ServiceRef,
  purpose: 'price' | 'booking' | 'offer',
): void {
  const { focus } = turn.state;
  const together =
    focus.refs.length > 1 && focus.refs.some((one) => one.serviceId === ref.serviceId);
  if (purpose === 'booking') {
    focusOn(turn, [ref]);
    return wantItem(turn, ref);
  }
  // "Partial, and shoulder length": what was asked for together is priced together.
  if (together) {
    const refs = focus.refs.map((one) =>
      one.serviceId === ref.serviceId ? ref : withKnownOption(turn, one),
    );
    return tellPrices(turn, refs, 1, '');
  }
  focusOn(turn, [ref]);
  const found = lookUp(turn, ref);
  if (!found) return;
  turn.answered = true;
  const row = priceOf(turn, found, turn.state.focus.count, '');
  if (row) noteTold(turn, row, turn.state.focus.count);
  if (turn.asking === null && row) offerBooking(turn);
}

/** Who asks for a thing without its price hears it before coming, once. */
export function tellPriceOnce(turn: Turn, refs: readonly ServiceRef[]): void {
  const [only, second] = lookUpAll(turn, refs);
  if (!only || second) return;
  const row = priceRow(only.service, only.option);
  const open = only.service.pricingType === 'options' && !only.option;
  const told = turn.state.quotes.some(({ serviceId }) => serviceId === only.service.id);
  if (!row || open || told) return;
  turn.answered = true;
  tellRow(turn, row, 1);
}
