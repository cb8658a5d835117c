import { nameOf, pricedOptions, priceRow, recordQuote, sayOption } from '../dialogue/price-rows.ts';
import { ask, lastSaid, noteUnanswered, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { isByRungs } from '../knowledge/further-priced.ts';
import { writtenOfOptions } from '../knowledge/option-texts.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { comparesPrices } from '../knowledge/withheld-amounts.ts';
import { saidAloud } from '../speaking/say-fragment.ts';
import { sayList } from '../speaking/say-list.ts';
import { tellWithheld } from './price-of.ts';
import { capital } from './prices.ts';
import { focusOn, lookUpAll, type Referred, refsOf } from './refs.ts';
import { offerCall } from './request.ts';
import { sayWritten } from './say-written.ts';
import { answerUnknown } from './unknown.ts';

/** Two services side by side, in the owner's words. */
export function answerCompare(turn: Turn, act: HeardAct): void {
  const { target } = act;
  const refs = target?.kind === 'either' ? target.refs : refsOf(turn, act);
  const told = lookUpAll(turn, refs).slice(0, 3);
  if (told.length === 0) return answerUnknown(turn, act);
  turn.answered = true;
  const [first] = told;
  const ofOne = first && told.every(({ service }) => service.id === first.service.id);
  if (ofOne && tellOptionsApart(turn, first.service, told)) return;
  focusOn(turn, refs);
  for (const { service, option } of told) tellAbout(turn, service, option);
  if (told.length > 1 || told.some(({ service }) => service.description)) return;
  noteUnanswered(turn, act.words);
  offerCall(turn);
}

/** "What's the difference between the basic and the deluxe": each of them with its price, and what is written of it. */
function tellOptionsApart(turn: Turn, service: Service, told: readonly Referred[]): boolean {
  const { language } = turn.state;
  const { of, rest } = writtenOfOptions(service);
  const named = told.flatMap(({ option }) => option ?? []);
  const options = named.length > 1 ? named : pricedOptions(service);
  if (service.pricingType !== 'options' || options.length < 2) return false;
  if (options.every(({ id }) => !of.has(id))) return false;
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  for (const option of options.slice(0, mostCompared)) {
    const row = priceRow(service, option);
    const written = of.get(option.id);
    const at = phrase(turn, 'optionAt', {
      option: sayOption(option, language),
      price: row ? sayPrice(row.price, language) : '',
    });
    turn.statements.push(capital(written ? `${at}: ${written}.` : `${at}.`));
    if (row) recordQuote(turn, row);
  }
  for (const quote of turn.quotes) quote.oneOf = true;
  if (rest && options.length < mostCompared) turn.statements.push(saidAloud(rest, language));
  focusOn(turn, [{ serviceId: service.id, optionId: null }]);
  if (!isByRungs(service))
    ask(turn, { kind: 'whichOption', purpose: 'price', serviceId: service.id }, 'whichOption');
  return true;
}

/** More options than these are not told side by side. */
const mostCompared = 4;

function tellAbout(turn: Turn, service: Service, option: Referred['option']): void {
  const { language } = turn.state;
  const name = nameOf(service, language);
  const row = priceRow(service, option);
  const description = service.description?.trim();
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  if (service.pricingType === 'options' && !option && pricedOptions(service).length > 0) {
    const list = pricedOptions(service).map((one) => {
      const ofOption = priceRow(service, one);
      return phrase(turn, 'optionAt', {
        option: sayOption(one, language),
        price: ofOption ? sayPrice(ofOption.price, language) : '',
      });
    });
    tell(turn, 'priceList', { service: name, list: sayList(list, language) });
    if (description) turn.statements.push(saidAloud(description, language));
    return;
  }
  if (row && description)
    tell(turn, 'describedAt', {
      service: name,
      price: sayPrice(row.price, language),
      description: saidAloud(description, language),
    });
  else if (row) tell(turn, 'price', { service: name, price: sayPrice(row.price, language) });
  else if (description) turn.statements.push(sayWritten(turn, service, description));
  else if (service.pricingType === 'dont_say' && comparesPrices(lastSaid(turn)))
    tellWithheld(turn, service);
  else tell(turn, 'offeredSome', { list: name });
}
