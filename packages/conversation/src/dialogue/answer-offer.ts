import type { Service } from '../knowledge/business.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { matchOptions, type ServiceMention } from '../knowledge/services.ts';
import { sayList } from '../speaking/say-list.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerUnknown } from './answer-fact.ts';
import { askMeant, askWhichOption, askWhichService, priceOfService } from './answer-price.ts';
import {
  nameOf,
  pricedOptions,
  priceRow,
  recordQuote,
  sayOption,
  startingPrice,
} from './price-rows.ts';
import { talkAbout } from './state.ts';
import { thingAskedFor } from './thing-asked-for.ts';
import { ask, type Turn, tell } from './turn.ts';

/** Answers whether the shop does something, with its price where there is one to tell. */
export function answerOffer(turn: Turn, heard: Understanding): void {
  const [mention] = heard.services;
  if (!mention) return answerUnlisted(turn, heard.text);
  tellOffer(turn, mention, heard.text);
}

/** Tells that the shop does what a mention names; a near miss is asked about instead. */
export function tellOffer(turn: Turn, mention: ServiceMention, text = ''): void {
  const [best] = mention.candidates;
  if (!best) return;
  if (best.kind === 'near') return askMeant(turn, best, text);
  if (mention.ambiguous) {
    const services = mention.candidates.map(({ service }) => service);
    tell(turn, 'servicesAre', {
      list: sayList(
        services.slice(0, 5).map((service) => nameOf(service, turn.state.language)),
        turn.state.language,
      ),
    });
    for (const { id, name } of services) turn.facts.push({ kind: 'service', id, label: name });
    return askWhichService(turn, 'price', services);
  }
  if (pricedOptions(best.service).length > 1 && matchOptions(best.service, text).length > 0) {
    priceOfService(turn, text, best.service, best.option);
    if (turn.asking || turn.state.goals.length > 0) return;
    return ask(turn, { kind: 'wantIt', serviceId: best.service.id }, 'wantIt');
  }
  tellService(turn, best.service);
}

function tellService(turn: Turn, service: Service): void {
  talkAbout(turn.state, service, null);
  const options = pricedOptions(service);
  if (options.length > 1) {
    tell(turn, 'offered', { service: nameOf(service, turn.state.language) });
    turn.facts.push({ kind: 'service', id: service.id, label: service.name });
    return askWhichOption(turn, service, options);
  }
  const row = priceRow(service, options[0] ?? null);
  if (!row) {
    tell(turn, 'offered', { service: nameOf(service, turn.state.language) });
    turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  } else {
    recordQuote(turn, row);
    if (row.price.kind === 'from')
      tell(turn, 'offeredFrom', {
        service: nameOf(service, turn.state.language),
        price: startingPrice(row, turn.state.language),
      });
    else {
      const option = row.option ? ` (${sayOption(row.option, turn.state.language)})` : '';
      tell(turn, 'offeredAt', {
        service: `${nameOf(service, turn.state.language)}${option}`,
        price: sayPrice(row.price, turn.state.language),
      });
    }
  }
  if (turn.state.goals.length === 0) ask(turn, { kind: 'wantIt', serviceId: service.id }, 'wantIt');
}

/** Whether a caller wants to hear what there is. */
export const asksForList =
  /\b(services?|what (?:all )?(?:do|can|kinds?|types?|else|sort)|offer|menu|list|specialize|quels? services?|que faites)\b/i;

/** Something that is not on the list is never promised: it is noted, and a call offered. */
function answerUnlisted(turn: Turn, text: string): void {
  const thing = thingAskedFor(text);
  const { services } = turn.receptionist.profile.knowledge;
  if (!thing && asksForList.test(text)) return listServices(turn);
  if (!thing) return answerUnknown(turn, text);
  if (services.length === 0) tell(turn, 'servicesUnknown');
  else if (thing.sayable) tell(turn, 'notListed', { thing: thing.sayable });
  else tell(turn, 'unknownAnswer');
  turn.state.unanswered.push(text);
  ask(turn, { kind: 'takeMessage', goal: 'answer', about: text }, 'offerAnswer');
}

/** What the shop does, as far as a listener remembers. */
export function listServices(turn: Turn): void {
  const { services } = turn.receptionist.profile.knowledge;
  for (const { id, name } of services.slice(0, 5))
    turn.facts.push({ kind: 'service', id, label: name });
  const list = sayList(
    services.slice(0, 5).map((service) => nameOf(service, turn.state.language)),
    turn.state.language,
  );
  if (services.length === 0) tell(turn, 'servicesUnknown');
  else tell(turn, services.length <= 5 ? 'servicesAre' : 'servicesSome', { list });
}
