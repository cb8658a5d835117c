import { nameOf, nameOfRow, recordQuote } from '../dialogue/price-rows.ts';
import { ask, type Turn, tell } from '../dialogue/turn.ts';
import { type HeardAct, type ServiceRef, sameRef } from '../heard/heard.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { tellWithTravel } from './area.ts';
import { asWhole } from './as-whole.ts';
import { bundleOfAll, coveredBy, tellBundle, tellBundleOfOpen } from './bundles.ts';
import { tellFees } from './fees.ts';
import { tellNotListed } from './not-listed.ts';
import { offBeside, tellOff } from './off-beside.ts';
import { priceOf } from './price-of.ts';
import { pricedBeside, tellBeside } from './priced-beside.ts';
import { tellPricedWith } from './priced-with.ts';
import {
  focusOn,
  focusOnOneOf,
  lookUp,
  lookUpAll,
  type Referred,
  refsOf,
  withKnownOption,
} from './refs.ts';
import { leaveBeyond, offerBooking } from './request.ts';
import { packOfCount } from './savings.ts';
import { shortPrice, tellRow } from './tell-row.ts';
import { wantItem } from './wanted.ts';
import { type Worth, worthOf } from './worth.ts';

/** More prices than this are too many for one breath. */
const mostPricesTold = 4;

/** What a thing costs: only from the table, for as many as were asked for. */
export function answerPrice(turn: Turn, act: HeardAct): void {
  const { target } = act;
  if (target?.kind === 'unknown') return tellNotListed(turn, act);
  if (target?.kind === 'either') {
    priceOfEither(turn, target.refs, target.guessed === true);
    if (act.slots.beyond !== undefined) leaveBeyond(turn, act);
    return;
  }
  // "And my wife's": which option it is for her is not known by what it was before.
  const again = act.slots.again === true && target?.kind === 'services';
  const refs = asWhole(turn, again ? target.refs : refsOf(turn, act));
  if (refs.length === 0) return askWhat(turn, 'price');
  const talkedOf = target === null && turn.state.focus.count > 1 ? turn.state.focus.count : null;
  const offers = act.slots.beyond === undefined;
  const count = act.slots.count ?? talkedOf;
  if (tellPricedWith(turn, refs)) return;
  const pack = packOfCount(turn, refs, count);
  if (act.slots.oneOf) tellEitherPrice(turn, refs);
  else if (pack) tellPrices(turn, [pack], null, false, offers);
  else tellPrices(turn, refs, count, act.slots.apart === true, offers);
  if (!offers) leaveBeyond(turn, act);
}

function tellPrices(
  turn: Turn,
  refs: readonly ServiceRef[],
  count: number | null,
  apart = false,
  offers = true,
): void {
  turn.answered = true;
  const covered = tellCovered(turn, refs);
  const left = refs.filter((ref) => !covered.some(({ service }) => service.id === ref.serviceId));
  focusOn(turn, left, count);
  if (!apart && tellBundleOfOpen(turn, left)) return;
  const counted = left.map((ref) => (count !== null && !ref.count ? { ...ref, count } : ref));
  const inSum = left.length > 1 && !apart;
  const worths = counted.slice(0, mostPricesTold).map((ref) => priceOf(turn, ref, inSum));
  const told = worths.flatMap((worth) => worth ?? []);
  if (inSum) tellTogether(turn, counted, told);
  if (told.length === left.length && !(apart && left.length > 1)) tellWithTravel(turn);
  if (offers && turn.asking === null && told.length > 0) offerBooking(turn);
}

/** What each of several costs of which one is wanted, and by how much they differ: never their sum. */
function tellEitherPrice(turn: Turn, refs: readonly ServiceRef[]): void {
  turn.answered = true;
  const before = turn.quotes.length;
  focusOnOneOf(turn, refs);
  const worths = refs.slice(0, mostPricesTold).map((ref) => priceOf(turn, ref, false));
  for (const quote of turn.quotes.slice(before)) quote.oneOf = true;
  const [one, other, third] = worths.map((worth) => worth?.cents ?? null);
  if (refs.length > 1) {
    const apart = third === undefined && one && other ? Math.abs(one - other) : 0;
    if (apart > 0) {
      turn.sums.push(apart);
      tell(turn, 'pricesDiffer', { amount: sayMoney(apart, turn.state.language) });
    }
  } else if (turn.asking === null && one !== null) offerBooking(turn);
}

/** Says what of all that was named is part of the rest; none of that is priced apart. */
export function tellCovered(turn: Turn, refs: readonly ServiceRef[]): Referred[] {
  const { language } = turn.state;
  const namesOf = (all: readonly Referred[]) =>
    sayList([...new Set(all.map(({ service }) => nameOf(service, language)))], language);
  const coverings = coveredBy(turn, lookUpAll(turn, refs));
  for (const { whole, parts } of coverings)
    tell(turn, 'bundleHolds', { service: namesOf([whole]), list: namesOf(parts) });
  return coverings.flatMap(({ parts }) => parts);
}

/** "How much for a cut?", where several are: each price at once, then which. */
function priceOfEither(turn: Turn, refs: readonly ServiceRef[], guessed: boolean): void {
  const referred = lookUpAll(turn, refs).slice(0, mostPricesTold);
  turn.answered = true;
  if (!guessed) focusOnOneOf(turn, refs);
  const before = turn.quotes.length;
  const lines = referred.map(({ service, option }) => shortPrice(turn, service, option));
  for (const quote of turn.quotes.slice(before)) quote.oneOf = true;
  turn.statements.push(capital(`${sayList(lines, turn.state.language)}.`));
  askWhichOf(turn, refs, 'price');
}

/** What was named together, its sum, and what does it all for less. */
function tellTogether(turn: Turn, refs: readonly ServiceRef[], told: readonly Worth[]): void {
  const { language, focus } = turn.state;
  const bundle = bundleOfAll(turn, told);
  // What the owner writes that they cost together is their sum.
  if (bundle?.by.kind === 'words') return tellBundle(turn, bundle);
  if (told.length === refs.length) {
    const sum = sumWithFees(turn, told);
    if (told.every(({ cents }) => cents !== null)) {
      const beside = pricedBeside(told);
      const off = beside ? null : offBeside(told);
      const total = beside ? tellBeside(turn, beside, sum) : sum - (off?.cents ?? 0);
      turn.sums.push(total);
      focus.toldCents = total;
      if (off) tellOff(turn, off, told, total);
      else tell(turn, 'priceTotal', { total: sayMoney(total, language) });
      if (beside) return;
    }
  }
  if (bundle) tellBundle(turn, bundle);
}

/** What worths come to together in cents, with the fees on them, which are told. */
export function sumWithFees(turn: Turn, worths: readonly Worth[]): number {
  const priced = worths.map(({ row, cents }) => ({ service: row.service, cents: cents ?? 0 }));
  return priced.reduce((total, { cents }) => total + cents, tellFees(turn, priced)?.cents ?? 0);
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
    return nameOfRow(found.service, found.option, language);
  });
  ask(turn, { kind: 'whichService', purpose, refs: [...refs] }, 'whichService', {
    list: sayList(names, language, 'or'),
  });
}

/** The options chosen for a service that was asked about: their prices, then what it was asked for. */
export function takeOptions(
  turn: Turn,
  chosen: readonly ServiceRef[],
  purpose: 'price' | 'booking' | 'offer',
): void {
  const { focus } = turn.state;
  const [first] = chosen;
  if (!first) return;
  if (purpose === 'booking') {
    focusOn(turn, chosen);
    for (const ref of chosen) wantItem(turn, ref, ref.count ?? 1, chosen);
    return;
  }
  // "Partial, and shoulder length": what was asked for together is priced together.
  const others = focus.refs
    .filter(({ serviceId }) => serviceId !== first.serviceId)
    .map((one) => withKnownOption(turn, one));
  const asked = focus.refs.some(({ serviceId }) => serviceId === first.serviceId);
  const count = chosen.length === 1 && others.length === 0 && focus.count > 1 ? focus.count : null;
  tellPrices(turn, asked ? [...others, ...chosen] : chosen, count);
}

/** Who asks for a thing without its price hears it before coming, once. */
export function tellPriceOnce(turn: Turn, refs: readonly ServiceRef[]): void {
  const [only, second] = refs;
  const found = only && lookUp(turn, only);
  if (!found || second) return;
  const worth = worthOf(turn, only);
  const open = found.service.pricingType === 'options' && !found.option;
  const told = turn.state.quotes.some(({ serviceId }) => serviceId === found.service.id);
  if (!worth || open || told) return;
  turn.answered = true;
  tellRow(turn, worth);
}

/** "And the cap while they're up there": what is asked for on top, where it is less beside what was priced. */
export function tellAddedBeside(turn: Turn, refs: readonly ServiceRef[]): void {
  const { state } = turn;
  const told = state.wanted.items.filter(({ ref }) =>
    state.quotes.some((one) => sameRef(one, ref)),
  );
  const worths = [...told.map(({ ref }) => ref), ...refs].flatMap(
    (ref) => worthOf(turn, ref) ?? [],
  );
  const beside = state.model || told.length === 0 ? null : pricedBeside(worths);
  const isNew = refs.some(({ serviceId }) => serviceId === beside?.part.row.service.id);
  if (!beside || !isNew || worths.some(({ cents }) => cents === null)) return;
  turn.answered = true;
  const total = tellBeside(turn, beside, sumWithFees(turn, worths));
  turn.sums.push(total);
  state.focus.toldCents = total;
  const { part, cents } = beside;
  recordQuote(turn, part.row, 1, { cents, proof: sayMoney(cents, 'en') });
  tell(turn, 'priceTotal', { total: sayMoney(total, state.language) });
}
