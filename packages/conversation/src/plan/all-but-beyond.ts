import { nameOf } from '../dialogue/price-rows.ts';
import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { comparesPrices } from '../knowledge/withheld-amounts.ts';
import { sayList } from '../speaking/say-list.ts';
import { tellWithheld } from './price-of.ts';
import { answerPrice } from './prices.ts';
import { lookUpAll, type Referred } from './refs.ts';
import { leaveBeyond } from './request.ts';

/** "Do you do a lash lift on babies": the work as it is written, with no yes to what nobody wrote of it. */
export function tellAllButBeyond(turn: Turn, act: HeardAct, refs: readonly ServiceRef[]): void {
  const found = lookUpAll(turn, refs).filter(
    ({ service }) => !turn.quotes.some(({ serviceId }) => serviceId === service.id),
  );
  const [unpriced, priced] = [
    found.filter(({ service }) => service.pricingType === 'dont_say'),
    found.filter(({ service }) => service.pricingType !== 'dont_say'),
  ];
  const compares = comparesPrices(lastSaid(turn));
  const [withheld] = unpriced;
  if (withheld && compares) return tellWithheld(turn, withheld.service);
  if (withheld) tell(turn, 'offeredSome', { list: namesOf(turn, unpriced) });
  if (priced.length > 0)
    answerPrice(turn, { ...act, target: { kind: 'services', refs: refsAs(priced) } });
  else leaveBeyond(turn, act);
}

const refsAs = (found: readonly Referred[]): ServiceRef[] =>
  found.map(({ service, option }) => ({ serviceId: service.id, optionId: option?.id ?? null }));

function namesOf({ state: { language } }: Turn, found: readonly Referred[]): string {
  return sayList([...new Set(found.map(({ service }) => nameOf(service, language)))], language);
}
