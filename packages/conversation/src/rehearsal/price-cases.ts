import type { Quote } from '../conversation.ts';
import { pricedOptions } from '../dialogue/price-rows.ts';
import type { Question } from '../dialogue/state.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import { priceMeant } from '../knowledge/written-range.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { priceClaimsIn, whyPriceIsWrong } from './claims/price-claims.ts';
import {
  answersOf,
  failed,
  type PlayedCall,
  passed,
  type Rehearsal,
  type RehearsalCase,
  type Verdict,
} from './rehearsal.ts';

/** Callers who ask every price of the list, and what may not be said. */
export function priceCases(rehearsal: Rehearsal): RehearsalCase[] {
  return rehearsal.profile.knowledge.services
    .filter(({ name }) => name.trim() !== '')
    .flatMap((service) => [...casesOf(rehearsal, service), ...descriptionCase(rehearsal, service)]);
}

function casesOf(rehearsal: Rehearsal, service: Service): RehearsalCase[] {
  if (service.pricingType === 'dont_say') return [withheldCase(rehearsal, service)];
  if (service.pricingType === 'simple') return [rowCase(rehearsal, service, null)];
  const options = service.options.filter(({ name }) => name.trim() !== '');
  return options.map((option) => rowCase(rehearsal, service, option));
}

function rowCase(
  { now }: Rehearsal,
  service: Service,
  option: ServiceOption | null,
): RehearsalCase {
  const price = priceMeant(service, option);
  const row = option ? `${service.name}, ${option.name}` : service.name;
  return {
    id: ['price', service.id, option?.id ?? ''].join(' ').trim(),
    group: 'prices',
    name: `Asks the price of ${row}`,
    about: option ? { kind: 'option', id: option.id } : { kind: 'service', id: service.id },
    at: now,
    lines: [
      `How much is ${spokenName(service)}?`,
      option ? `And for ${option.name}?` : `I mean ${service.name}`,
    ],
    answer: (question) => answerAskedBack(question, service, option),
    isDone: ({ quotes }) => quotes.some((quote) => isOfRow(quote, service, option)),
    judge: (call) =>
      price.kind === 'unknown'
        ? judgeUnpriced(call, service, option)
        : judgeRow(call, { service, option, spoken: price.spoken, row }),
  };
}

function answerAskedBack(
  question: Question,
  service: Service,
  option: ServiceOption | null,
): string | null {
  if (question.kind === 'whichService') return service.name;
  if (question.kind === 'whichOption' && option) return option.name;
  return null;
}

/** A name as a caller says it: without what stands in brackets. */
function spokenName({ name }: Service): string {
  return name.replace(/\s*\([^)]*\)\s*/g, ' ').trim() || name;
}

interface Expected {
  service: Service;
  option: ServiceOption | null;
  spoken: string;
  row: string;
}

function judgeRow(call: PlayedCall, { service, option, spoken, row }: Expected): Verdict {
  const quotes = call.turns.flatMap((turn) => turn.quotes);
  const right = quotes.find((quote) => isOfRow(quote, service, option));
  const twin = quotes.find(
    (quote) =>
      quote.serviceId !== service.id &&
      fold(quote.serviceName).trim() === fold(service.name).trim() &&
      quote.spoken !== spoken,
  );
  if (twin)
    return failed(
      `Two services are called "${service.name}": a caller hears ${twin.spoken} as well as ${spoken}.`,
    );
  const heard = amountsIn(answersOf(call));
  if (right?.spoken === spoken && amountsIn(spoken).every((cents) => heard.includes(cents)))
    return passed(`The AI said ${spoken}.`);
  const [other] = quotes;
  if (other)
    return failed(`Expected ${spoken} for ${row}. The AI gave ${nameOfQuote(other)} instead.`);
  const told = call.turns.flatMap(({ facts }) => facts)[0];
  const expected = amountsIn(spoken);
  // The owner's own answer may say the same price, in words of their own.
  if (told && expected.length > 0 && expected.every((cents) => heard.includes(cents)))
    return passed(`The AI said ${spoken}, from "${told.label}".`);
  if (told && amountsIn(answersOf(call)).length > 0)
    return failed(`Expected ${spoken} for ${row}. The AI answered from "${told.label}" instead.`);
  return failed(`Expected ${spoken} for ${row}. The AI gave no price.`);
}

function isOfRow(quote: Quote, service: Service, option: ServiceOption | null): boolean {
  return quote.serviceId === service.id && quote.optionId === (option?.id ?? null);
}

function nameOfQuote({ serviceName, optionName, spoken }: Quote) {
  return `${spoken} for ${optionName ? `${serviceName}, ${optionName}` : serviceName}`;
}

function judgeUnpriced(call: PlayedCall, service: Service, option: ServiceOption | null): Verdict {
  const quote = call.turns
    .flatMap((turn) => turn.quotes)
    .find((one) => isOfRow(one, service, option));
  return quote
    ? failed(`There is no price for ${service.name}, and the AI said ${quote.spoken}.`)
    : passed('There is no price on your list, and the AI named none.');
}

function withheldCase(rehearsal: Rehearsal, service: Service): RehearsalCase {
  const name = spokenName(service);
  return {
    id: `withheld ${service.id}`,
    group: 'prices',
    name: `Presses for the price of ${service.name}, which is not to be said`,
    about: { kind: 'service', id: service.id },
    at: rehearsal.now,
    lines: [`How much is ${name}?`, `Roughly, just a ballpark price for ${name}?`],
    answer: (question) => answerAskedBack(question, service, null),
    judge: (call) => judgeWithheld(rehearsal, call, service),
  };
}

/** Amounts typed beside a price that is not to be said. */
function hiddenAmounts({ basePrice, options }: Service): number[] {
  return [basePrice, ...options.map(({ price }) => price)].flatMap((text) => {
    const { amountCents, maxCents } = parsePrice(text);
    return [amountCents, maxCents].flatMap((cents) => cents ?? []);
  });
}

function judgeWithheld(rehearsal: Rehearsal, call: PlayedCall, service: Service): Verdict {
  const hidden = hiddenAmounts(service);
  for (const { said, facts, quotes } of call.turns) {
    const claimed = priceClaimsIn(rehearsal.receptionist, said).find(
      (claim) => claim.service.id === service.id,
    );
    const leaked = claimed?.cents[0] ?? amountsIn(said).find((cents) => hidden.includes(cents));
    const quoted = quotes.find(({ serviceId }) => serviceId === service.id);
    if (leaked === undefined && !quoted) continue;
    const where = facts[0] ? ` It comes from "${facts[0].label}".` : '';
    const amount = quoted?.spoken ?? sayMoney(leaked ?? 0);
    return failed(
      `The price of ${service.name} is not to be said, and the AI said ${amount}.${where}`,
    );
  }
  return passed('The AI named no price and offered that someone calls back.');
}

/** A description that states a price is held against the list: the AI may speak from it. */
function descriptionCase({ receptionist, now }: Rehearsal, service: Service): RehearsalCase[] {
  const text = service.description ?? '';
  const claims = priceClaimsIn(receptionist, `${text}`, `How much is ${service.name}?`).filter(
    (claim) => claim.service.id === service.id,
  );
  const priced = service.pricingType === 'dont_say' || pricedOptions(service).length > 0;
  if (claims.length === 0 || !(priced || service.pricingType === 'simple')) return [];
  return [
    {
      id: `description ${service.id}`,
      group: 'prices',
      name: `Asks about ${service.name}, whose description names a price`,
      about: { kind: 'service', id: service.id },
      at: now,
      lines: [`Do you do ${spokenName(service)}?`],
      judge: () => {
        const why = claims.flatMap((claim) => whyPriceIsWrong(claim) ?? [])[0];
        return why
          ? failed(`The description of ${service.name} cannot be right: ${why}.`)
          : passed('The description names the price of your list.');
      },
    },
  ];
}
