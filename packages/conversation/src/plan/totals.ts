import {
  nameOf,
  type PriceRow,
  pricedOptions,
  priceRow,
  recordQuote,
  sayOption,
} from '../dialogue/price-rows.ts';
import { phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { bundleOf, centsInSum, leastInSum } from './extras.ts';
import { type Fee, feesOf, tellFeesOnce } from './fees.ts';
import {
  answerPrice,
  askWhat,
  askWhichOf,
  capital,
  shortPrice,
  tellBundle,
  tellOptions,
  tellWithheld,
  tellWithTravel,
} from './prices.ts';
import { focusOn, lookUpAll, type Referred, refsOf } from './refs.ts';
import { offerCall } from './request.ts';

/** The sum of what is wanted, or of what is being talked of. */
export function answerTotal(turn: Turn, act: HeardAct): void {
  const { focus, wanted, language } = turn.state;
  const named = act.target?.kind === 'services' ? refsOf(turn, act) : [];
  const quoted = turn.state.quotes.map(({ serviceId, optionId }) => ({ serviceId, optionId }));
  const known = distinct([
    ...wanted.items.map(({ ref }) => ref),
    ...(quoted.length > 0 ? quoted : focus.refs),
  ]);
  // A model names all that it means.
  const alone = named.length === 1 && act.slots.count === undefined && !turn.state.model;
  const talkedOf = focus.refs.length > 1 ? focus.refs : known;
  const refs = named.length > 0 && !alone ? named : distinct([...named, ...talkedOf]);
  if (refs.length === 0) return askWhat(turn, 'price');
  if (named.length === 0 && focus.oneOf) {
    turn.answered = true;
    return askWhichOf(turn, focus.refs, 'price');
  }
  const referred = lookUpAll(turn, refs);
  const single = referred.length === 1;
  const count = act.slots.count ?? (single ? focus.count : 1);
  if (single)
    return answerPrice(turn, {
      ...act,
      target: { kind: 'services', refs },
      slots: { ...act.slots, count },
    });
  turn.answered = true;
  const bundle = bundleOf(turn, referred);
  const rows = referred.map(({ service, option }) => priceRow(service, option));
  const cents = rows.map((row) => row && centsInSum(row, itemCount(turn, row)));
  const hidden = referred.find(({ service }) => service.pricingType === 'dont_say');
  if (hidden) return tellWithheld(turn, hidden.service);
  const open = referred.find(
    ({ service, option }) =>
      service.pricingType === 'options' && !option && pricedOptions(service).length > 0,
  );
  if (open) return tellOptions(turn, open.service);
  if (cents.some((one) => one === null)) return tellWithoutSum(turn, referred);
  focusOn(turn, refs);
  const fees = distinctFees(referred.flatMap(({ service }) => feesOf(turn, service)));
  const ofFees = fees.reduce((total, fee) => total + fee.cents, 0);
  const sum = cents.reduce<number>((total, one) => total + (one ?? 0), ofFees);
  turn.sums.push(sum, ...cents.flatMap((one) => one ?? []));
  focus.toldCents = sum;
  const parts = rows.flatMap((row, at) =>
    row
      ? phrase(turn, 'shortPrice', {
          service:
            nameOf(row.service, language) +
            (row.option ? `, ${sayOption(row.option, language)}` : ''),
          price: cents[at] ? sayMoney(cents[at], language) : sayPrice(row.price, language),
        })
      : [],
  );
  turn.statements.push(capital(`${sayList(parts, language)}.`));
  for (const row of rows) if (row) recordQuote(turn, row);
  tellFeesOnce(turn, fees);
  tell(turn, 'priceTotal', { total: sayMoney(sum, language) });
  tellWithTravel(turn);
  if (bundle) tellBundle(turn, referred);
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
  for (const row of rows) if (row) recordQuote(turn, row);
  if (rows.some((row) => row === null)) {
    tell(turn, 'totalUnknown');
    return offerCall(turn);
  }
  const floors = rows.map(leastInSum);
  if (floors.some((one) => one === null)) return tell(turn, 'totalDepends');
  const least = floors.reduce<number>((total, one) => total + (one ?? 0), 0);
  turn.sums.push(least);
  tell(turn, 'totalFrom', { total: sayMoney(least, language) });
}

function distinctFees(fees: readonly Fee[]): Fee[] {
  return [...new Map(fees.map((fee) => [`${fee.id} ${fee.said}`, fee])).values()];
}

function itemCount(turn: Turn, { service, option }: PriceRow): number {
  const item = turn.state.wanted.items.find(
    ({ ref }) => ref.serviceId === service.id && ref.optionId === (option?.id ?? null),
  );
  return item?.count ?? 1;
}

function distinct(refs: readonly ServiceRef[]): ServiceRef[] {
  return refs.filter(
    (ref, at) => refs.findIndex(({ serviceId }) => serviceId === ref.serviceId) === at,
  );
}
