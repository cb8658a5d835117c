import { lowestOption, nameOf, pricedOptions, sayOption } from '../dialogue/price-rows.ts';
import { ask, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { ServiceRef } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import type { Service } from '../knowledge/business.ts';
import { isByRungs } from '../knowledge/further-priced.ts';
import { parsePrice, sayPrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { sayList } from '../speaking/say-list.ts';
import { lookUp } from './refs.ts';
import { offerCall } from './request.ts';
import { sayWritten } from './say-written.ts';
import { tellRow } from './tell-row.ts';
import { type Worth, worthOf } from './worth.ts';

/** More options than this are told as a range, and the caller is asked which. */
const mostOptionsTold = 4;

/** Tells one price, or why there is none; what it comes to where a figure was told. */
export function priceOf(turn: Turn, ref: ServiceRef, inSum: boolean): Worth | null {
  const found = lookUp(turn, ref);
  if (!found) return null;
  const { service, option } = found;
  if (service.pricingType === 'dont_say') {
    tellWithheld(turn, service);
    return null;
  }
  if (service.pricingType === 'options' && !option && pricedOptions(service).length > 0) {
    tellOptions(turn, service);
    return null;
  }
  const worth = worthOf(turn, ref);
  if (!worth) {
    tell(turn, 'priceUnknown', { service: nameOf(service, turn.state.language) });
    offerCall(turn);
    return null;
  }
  // Asked twice in one breath, it is told once.
  const told = turn.quotes.some(
    (quote) => quote.serviceId === service.id && quote.optionId === (option?.id ?? null),
  );
  const several = worth.count > 1 || worth.further > 0 || worth.added.length > 0;
  if (!told || (several && !turn.sums.includes(worth.cents ?? -1))) {
    turn.state.focus.toldCents = worth.cents ?? worth.row.price.amountCents;
    tellRow(turn, worth, inSum);
  }
  return worth;
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
  if (isByRungs(service)) return;
  ask(turn, { kind: 'whichOption', purpose: 'price', serviceId: service.id }, 'whichOption');
}

/** A price the owner keeps to themselves: said so once, and never by halves. */
export function tellWithheld(turn: Turn, service: Service): void {
  const name = nameOf(service, turn.state.language);
  const again = (turn.state.used[`withheld:${service.id}`] ?? 0) > 0;
  turn.state.used[`withheld:${service.id}`] = 1;
  turn.answered = true;
  tell(turn, again ? 'dontSayAgain' : 'dontSay', { service: name });
  if (!again && !turn.state.model) tellHowPriced(turn, service);
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  if (turn.asking === null) offerCall(turn);
}

/** How the owner comes to the price, where that is written: "priced by the mechanic after a look at the fork". */
function tellHowPriced(turn: Turn, service: Service): void {
  const told = clausesOf(service.description ?? '').filter(
    (clause) => howPriced.test(fold(clause)) && mayBeMoneyIn(clause).length === 0,
  );
  if (told.length > 0) turn.statements.push(sayWritten(turn, service, told.join('; ')));
}

const howPriced =
  /\b(?:pric(?:ed|es?|ing)|quot(?:ed?|es|ing)|estimat\w+|depend\w*|consult\w*|assess\w*|inspect\w*|(?:after|upon|once) (?:an? |the |we |they |our |your |\p{L}+ )*(?:look|see|visit|seeing|looking|measur\w+|photos?|check\w*)|prix|soumission\w*|devis|estim\w+|evalu\w+|selon|apres (?:une?|avoir|l')|sur place)\b/u;
