import type { Service, ServiceOption } from '../knowledge/business.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { sayPrice } from '../knowledge/prices.ts';
import { relativeOption } from '../knowledge/relative-option.ts';
import { serviceByAdjective } from '../knowledge/service-by-adjective.ts';
import { serviceByDescription } from '../knowledge/service-by-description.ts';
import { matchOptions, type ServiceMatch, type ServiceMention } from '../knowledge/services.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayMoney } from '../speaking/say-money.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerUnknown, tellFact } from './answer-fact.ts';
import { describe } from './describe.ts';
import { offerUpsell } from './offer-upsell.ts';
import {
  forSeveral,
  isVehicleOption,
  nameOf,
  optionsCostTheSame,
  type PriceRow,
  pricedOptions,
  priceRow,
  recordQuote,
  sayOption,
  startingPrice,
  totalOf,
} from './price-rows.ts';
import { talkAbout } from './state.ts';
import { taxIn } from './taxes.ts';
import { thingAskedFor } from './thing-asked-for.ts';
import { ask, type Turn, tell } from './turn.ts';

/** More names than this in one breath are not remembered. */
const mostSpoken = 4;

/** Answers what something costs, or asks for the one thing that decides it. */
export function answerPrice(turn: Turn, heard: Understanding): void {
  const sure = heard.services.filter((mention) => mention.candidates[0]?.kind !== 'near');
  const mentions = sure.length > 0 ? sure : heard.services.slice(0, 1);
  if (mentions.length === 0) return priceOfTopic(turn, heard);
  const rows: PriceRow[] = [];
  for (const mention of mentions) rows.push(...priceOfMention(turn, heard, mention));
  if (rows.length > 1) tellTotal(turn, rows);
  if (rows.length > 0) followUp(turn, rows);
}

/** "How much for my labradoodle" names what it is done to, not what is done. */
const theirs = /\b(?:for|on|to) (?:my|our|his|her|mon|ma|mes) \S+/i;

/** Of what an answer of the owner's was about: "and how much are they?" */
const pointsBack =
  /^\W*(?:\p{L}+\W+){0,3}(?:how much|what)(?:'s| is| are| do| does)? (?:they|it|those|that|these)\b(?:\W+(?:cost|then))?\W*$/iu;

/** "Do you charge extra for evenings": of no service in particular. */
const asksSurcharge =
  /\b(?:charge|cost|pay|much|is (?:it|that|there)|are there) (?:any )?(?:extra|more|additional)\b|\bsurcharge|\b(?:for|on|at) (?:evenings|weekends|nights|holidays|after[- ]hours|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|\b(?:extra|additional) (?:charge|fee|cost)|\b(?:supplément|frais (?:en plus|supplémentaires)|plus cher (?:le|la|les|en) (?:soir|nuit|fins?|week|samedi|dimanche|jours?))/i;

/** A price asked without naming a service: of what we were just talking about, else we ask. */
function priceOfTopic(turn: Turn, heard: Understanding): void {
  const described = serviceByDescription(turn.receptionist.services, heard.text);
  if (described?.kind === 'strong') return priceOfMatch(turn, heard.text, described);
  const { serviceById } = turn.receptionist;
  const known = serviceById.get(turn.state.topic.serviceId ?? '');
  if (known) {
    const row = priceOfService(turn, heard.text, known, null);
    if (row) followUp(turn, [row]);
    return;
  }
  const open = turn.state.open?.question;
  const nearly = open?.kind === 'meant' ? serviceById.get(open.serviceId) : undefined;
  if (nearly) {
    const row = priceOfService(turn, heard.text, nearly, null);
    if (row) followUp(turn, [row]);
    return;
  }
  if (open?.kind === 'whichService' && open.serviceIds.length > 0)
    return askWhichService(
      turn,
      open.purpose,
      open.serviceIds.flatMap((id) => turn.receptionist.serviceById.get(id) ?? []),
    );
  const meant = serviceByAdjective(turn.receptionist.services, heard.text);
  if (meant) return askMeant(turn, meant, heard.text);
  const before = turn.state.transcript.findLast(({ role }) => role === 'assistant');
  if (pointsBack.test(heard.text) && before?.facts?.some(({ kind }) => kind === 'faq'))
    return answerUnknown(turn, heard.text.trim());
  if (described) return askMeant(turn, described, heard.text);
  if (asksSurcharge.test(heard.text))
    return heard.fact?.kind === 'strong'
      ? tellFact(turn, heard.fact)
      : answerUnknown(turn, heard.text.trim());
  const thing = theirs.test(heard.text) ? null : thingAskedFor(heard.text);
  if (thing) {
    if (thing.sayable) tell(turn, 'notListed', { thing: thing.sayable });
    tell(turn, 'noPrice');
    turn.state.unanswered.push(heard.text);
    ask(turn, { kind: 'takeMessage', goal: 'answer', about: heard.text }, 'offerAnswer');
    return;
  }
  turn.state.topic.hints = [...turn.state.topic.hints, heard.text].slice(-3);
  askWhichService(turn, 'price', turn.receptionist.profile.knowledge.services);
}

/** Tells the price of what a description alone gave away, with those words, and asks on. */
export function priceOfMatch(turn: Turn, text: string, { service, option }: ServiceMatch): void {
  if (!option) describe(turn, service);
  const row = priceOfService(turn, text, service, option);
  if (row) followUp(turn, [row]);
}

function priceOfMention(turn: Turn, heard: Understanding, mention: ServiceMention): PriceRow[] {
  const [best] = mention.candidates;
  if (!best) return [];
  if (mention.ambiguous) return priceOfSeveral(turn, heard, mention.candidates);
  if (best.kind === 'near') {
    askMeant(turn, best, heard.text);
    return [];
  }
  const row = priceOfService(turn, heard.text, best.service, best.option);
  return row ? [row] : [];
}

/**
 * Asks whether a near miss is what the caller means; nothing is assumed of it, unless it is what we
 * are already talking about.
 */
export function askMeant(
  turn: Turn,
  match: ServiceMatch,
  text: string,
  purpose: 'price' | 'booking' = 'price',
): void {
  if (purpose === 'price' && match.service.id === turn.state.topic.serviceId) {
    const row = priceOfService(turn, text, match.service, match.option);
    if (row) followUp(turn, [row]);
    return;
  }
  turn.unsure = true;
  ask(
    turn,
    {
      kind: 'meant',
      purpose,
      serviceId: match.service.id,
      optionId: match.option?.id ?? null,
    },
    'meant',
    { service: nameOf(match.service, turn.state.language) },
  );
}

/** Words that fit several services: a few cheap-to-hear prices are told, else the caller chooses. */
function priceOfSeveral(
  turn: Turn,
  heard: Understanding,
  candidates: readonly ServiceMatch[],
): PriceRow[] {
  const simple = candidates.flatMap(({ service, option }) => priceRow(service, option) ?? []);
  const tellable =
    simple.length === candidates.length &&
    simple.length <= 3 &&
    candidates.every(({ service }) => service.pricingType === 'simple');
  if (!tellable) {
    const services = candidates.map(({ service }) => service);
    askWhichService(turn, 'price', services);
    turn.state.topic.hints = [...turn.state.topic.hints, heard.text].slice(-3);
    return [];
  }
  for (const row of simple) tellRow(turn, row);
  return [];
}

/** Tells a service's price, or asks for its option; the row where one was quoted. */
export function priceOfService(
  turn: Turn,
  text: string,
  service: Service,
  chosen: ServiceOption | null,
): PriceRow | null {
  const { topic } = turn.state;
  const before = topic.serviceId === service.id ? topic.optionId : null;
  turn.state.lastAsked = 'price';
  talkAbout(turn.state, service, null);
  if (service.pricingType === 'dont_say') return withhold(turn, service, 'dontSay');
  const several = chosen ? [] : optionsNamed(turn, service, text);
  if (several.length > 0) return priceOfOptions(turn, service, several);
  const option = chosen ?? chooseOption(turn, service, text, before);
  if (option === 'ask') return null;
  const one = priceRow(service, option);
  if (!one) return withhold(turn, service, 'priceUnknown');
  const row = forSeveral(one, text);
  talkAbout(turn.state, service, option);
  tellRow(turn, row);
  return row;
}

const allNamed = /\b(and|both|each|all|two|et|les deux)\b/i;

/** Options named side by side ("a small one and a large one"): each is quoted. */
function optionsNamed(_turn: Turn, service: Service, text: string): PriceRow[] {
  const named = matchOptions(service, text, []);
  if (named.length < 2 || named.length > 3 || !allNamed.test(text)) return [];
  if (named.length === service.options.length && !/\bboth|les deux\b/i.test(text)) return [];
  const rows = named.flatMap((option) => priceRow(service, option) ?? []);
  return rows.length === named.length ? rows : [];
}

function priceOfOptions(turn: Turn, service: Service, rows: readonly PriceRow[]): null {
  for (const row of rows) tellRow(turn, row);
  tellTotal(turn, rows);
  ask(turn, { kind: 'wantIt', serviceId: service.id }, 'wantIt');
  return null;
}

/**
 * The option the words decide on, or the one talked about `before`; null where there is none to
 * choose; `'ask'` once it was asked.
 */
function chooseOption(
  turn: Turn,
  service: Service,
  text: string,
  before: string | null,
): ServiceOption | null | 'ask' {
  const options = pricedOptions(service);
  if (options.length === 0) return null;
  const named = matchOptions(service, text, turn.state.topic.hints);
  const [only, second] = named;
  if (only && !second) return only;
  const compared = relativeOption(options, text, before);
  if (compared) return compared;
  const same = second ? undefined : options.find(({ id }) => id === before);
  if (same) return same;
  if (optionsCostTheSame(service) || options.length === 1) return options[0] ?? null;
  askWhichOption(turn, service, second ? named : options);
  return 'ask';
}

/** Asks for the option that decides the price. */
export function askWhichOption(
  turn: Turn,
  service: Service,
  options: readonly ServiceOption[] = pricedOptions(service),
): void {
  const list = sayList(
    options.slice(0, 6).map((option) => sayOption(option, turn.state.language)),
    turn.state.language,
    'or',
  );
  const question = { kind: 'whichOption', purpose: 'price', serviceId: service.id } as const;
  if (options.every(isVehicleOption)) ask(turn, question, 'whichOption', { list });
  else
    ask(turn, question, 'whichOptionFor', { list, service: nameOf(service, turn.state.language) });
}

/** Every option with its price, for a caller who does not know which they need. */
export function tellAllOptions(turn: Turn, service: Service): void {
  const { language } = turn.state;
  const rows = pricedOptions(service)
    .slice(0, 6)
    .flatMap((option) => priceRow(service, option) ?? []);
  if (rows.length === 0) return;
  for (const row of rows) recordQuote(turn, row);
  const list = sayList(
    rows.map(({ option, price }) => {
      const named = option ? sayOption(option, language) : '';
      return `${named} ${language === 'fr' ? 'à' : 'at'} ${sayPrice(price, language)}`;
    }),
    language,
  );
  tell(turn, 'priceList', { service: nameOf(service, turn.state.language), list });
}

/** Speaks one row of the price table, and records that it was quoted. */
export function tellRow(turn: Turn, row: PriceRow): void {
  const { service, option, price } = row;
  const { language } = turn.state;
  recordQuote(turn, row);
  const name = nameOf(service, language);
  const values = { service: name, price: sayPrice(price, language) };
  if (option && isVehicleOption(option))
    tell(turn, 'priceOption', { ...values, option: sayOption(option, language) });
  else if (option)
    tell(turn, 'priceNamedOption', { ...values, option: sayOption(option, language) });
  else if (price.kind === 'from')
    tell(turn, 'priceFrom', { service: name, price: startingPrice(row, language) });
  else tell(turn, 'price', values);
  if (row.several) tellSeveral(turn, row.several);
  const tax = taxIn(option ? option.price : service.basePrice);
  if (tax) tell(turn, tax === 'extra' ? 'taxExtra' : 'taxIncluded');
}

function tellSeveral(turn: Turn, { count, cents }: { count: number; cents: number }): void {
  turn.sums.push(cents);
  tell(turn, 'priceSeveral', { count: `${count}`, total: sayMoney(cents, turn.state.language) });
}

function withhold(turn: Turn, service: Service, key: 'dontSay' | 'priceUnknown'): null {
  tell(turn, key, { service: nameOf(service, turn.state.language) });
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  ask(turn, { kind: 'takeMessage', goal: 'callback', about: null }, 'wantCallback');
  return null;
}

/** Asks which of `services` is meant, naming them where they are few enough to remember. */
export function askWhichService(
  turn: Turn,
  purpose: 'price' | 'booking',
  services: readonly Service[],
): void {
  const named = services.slice(0, mostSpoken);
  const question = {
    kind: 'whichService',
    purpose,
    serviceIds: named.map(({ id }) => id),
  } as const;
  if (services.length === 0 || services.length > mostSpoken)
    ask(turn, { ...question, serviceIds: [] }, 'whichServiceOpen');
  else
    ask(turn, question, 'whichService', {
      list: sayList(
        named.map((service) => nameOf(service, turn.state.language)),
        turn.state.language,
        'or',
      ),
    });
}

function tellTotal(turn: Turn, rows: readonly PriceRow[]): void {
  const total = totalOf(rows, turn.state.language);
  if (!total) return;
  turn.sums.push(...amountsIn(total));
  tell(turn, 'priceTotal', { total });
}

/** After a price comes one step forward: something that goes with it, or setting it up. */
function followUp(turn: Turn, rows: readonly PriceRow[]): void {
  const [first] = rows;
  if (!first || turn.asking || turn.state.goals.length > 0) return;
  if (offerUpsell(turn, rows)) return;
  ask(turn, { kind: 'wantIt', serviceId: first.service.id }, 'wantIt');
}
