import type { CallOutcome, Language, Quote, TranscriptEntry } from '../conversation.ts';
import { lowestOption } from '../dialogue/price-rows.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { parsePrice, sayPrice } from '../knowledge/prices.ts';
import { priceMeant } from '../knowledge/written-range.ts';
import type { Receptionist } from '../receptionist.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { sentences } from '../speaking/sentences.ts';
import { complainedOf } from './complained-of.ts';
import { ownerWords } from './owner-words.ts';
import { lowerEndOf } from './range-of-sum.ts';
import { turnedDown } from './standing.ts';
import { isNamed, isSum, nameOf, standingFigures } from './standing-figures.ts';
import { namesOfExtras, type SumExtra } from './sum-extras.ts';
import { termsTold } from './terms-told.ts';
import { conditionOf, isLeftOpen } from './told-conditions.ts';
import { lastTotal, type ToldFigure, toldFigures, toldInstead } from './told-figures.ts';

const mostTold = 3;

/**
 * The prices that stand at the end of the call, of what is wanted or was asked for: each row once,
 * at the figure that was told of it last, sums with all they are of. What was taken back, turned
 * down or only told to compare is none. Amounts of the owner's texts that were told follow.
 */
export function tellQuotes(
  receptionist: Receptionist,
  outcome: CallOutcome,
  language: Language = 'en',
): string[] {
  if (outcome.chosen?.prices) return [...outcome.chosen.prices];
  const prices = pricesTold(receptionist, outcome, language);
  const { ofWanted, others } = termsTold(receptionist, outcome, prices, language);
  return [...ofWanted, ...prices, ...others];
}

/**
 * Every price and sum that was told on the call, as the owner would read it, each once: what `tellQuotes`
 * chooses from by rules, for somebody to choose from who has read the call.
 */
export function everyPriceTold(
  receptionist: Receptionist,
  outcome: CallOutcome,
  language: Language,
): string[] {
  const told = toldFigures(receptionist, outcome).flatMap((figure) =>
    isSum(figure)
      ? tellSum(receptionist, outcome, '', figure, language)
      : figure.rows.map((row) => tellRow(receptionist, outcome, '', row, language)),
  );
  return [...new Set([...tellQuotes(receptionist, outcome, language), ...told])].slice(
    0,
    mostGiven,
  );
}

const mostGiven = 12;

function pricesTold(receptionist: Receptionist, whole: CallOutcome, language: Language): string[] {
  const outcome = withoutOthersPrices(whole);
  const wish = outcome.lead?.reason?.split('; ')[0] ?? '';
  const ofTable = quotesTold(receptionist, outcome, wish, language);
  const told = [...complainedOf(outcome, wish, language, ofTable), ...ofTable];
  const total = told.length === 0 ? null : lastTotal(outcome, wish);
  if (total === null || told.some((one) => amountsIn(one).includes(total))) return told;
  // Of one thing there is one figure: what it comes to with all that was added.
  if (told.length === 1) {
    const { of, inAll } = ownerWords(language);
    const [, several] = new RegExp(`^[^\\p{L}]* ${of} (.+)$`, 'u').exec(told[0] ?? '') ?? [];
    const name = several ?? outcome.quotes.map(nameOf).findLast((one) => told[0]?.endsWith(one));
    return [`${sayMoney(total, language)} ${name ? `${of} ${name}` : inAll}`];
  }
  return [
    ...told.slice(0, mostTold - 1),
    `${sayMoney(total, language)} ${ownerWords(language).inAll}`,
  ];
}

/** Without what was told as a price that is not theirs: "that's for small ones, yours would cost more". */
function withoutOthersPrices(outcome: CallOutcome): CallOutcome {
  const { transcript, quotes } = outcome;
  const theirs = quotes.filter((quote) => conditionOf(transcript, quote) !== 'theirsNot');
  return { ...outcome, quotes: theirs };
}

function quotesTold(
  receptionist: Receptionist,
  outcome: CallOutcome,
  wish: string,
  language: Language,
): string[] {
  const words = ownerWords(language);
  const ours = outcome.transcript.filter(({ role }) => role === 'assistant');
  const spoken = ours.flatMap(({ content }) => sentences(content));
  const standing = standingFigures(receptionist, outcome, wish);
  const sums = standing.filter(isSum);
  const rows = standing.filter((figure) => !isSum(figure)).flatMap((figure) => figure.rows);
  const quotes = [...rows, ...chosenSince(receptionist, outcome, wish)];
  const [sum, rest] = summed(receptionist, outcome.transcript, quotes, language);
  const ranges = rangesTold(receptionist, outcome, [...sums.flatMap(({ rows }) => rows), ...quotes])
    .filter(
      ({ name }) =>
        quotes.every(({ serviceName }) => !wish.includes(serviceName)) || wish.includes(name),
    )
    .map(({ name, from }) => `${name} ${words.fromPrice} ${sayMoney(from, language)}`);
  const [only, second] = quotes;
  const instead = (quote: Quote) => {
    const cents = toldInstead(receptionist, spoken, quote);
    if (cents === null) return '';
    return `${sayMoney(cents, language)} ${nameOf(quote)} (${words.list} ${priceOf(receptionist, quote, language)})`;
  };
  // What is wanted was named already: then the price is all there is to add.
  if (
    only &&
    !second &&
    sums.length + ranges.length === 0 &&
    wish.replace(/^\S+ /, '') === nameOf(only)
  )
    return [instead(only) || priceOf(receptionist, only, language)];
  const told = [
    ...sums.map((figure) => tellSum(receptionist, outcome, wish, figure, language)),
    ...(sum ? [sum] : []),
    ...rest.map((quote) => instead(quote) || tellRow(receptionist, outcome, wish, quote, language)),
    ...ranges,
  ];
  return [...new Set(told)].slice(0, mostTold);
}

/** "$164 for Color (Roots) + Haircut, incl. travel $28, less 10%" */
function tellSum(
  receptionist: Receptionist,
  { transcript }: CallOutcome,
  wish: string,
  figure: ToldFigure,
  language: Language,
): string {
  const { cents, spoken, rows, counts, taken } = figure;
  const { of, and, off, to, toConfirm, firstOnly } = ownerWords(language);
  const low = cents === null ? null : lowerEndOf(transcript, cents);
  const range = low === null ? '' : `${sayMoney(low, language)} ${to} `;
  const sum = `${range || boundOf(receptionist, rows, language)}${cents === null ? spoken : sayMoney(cents, language)}`;
  const parts = rows.map((row, at) => {
    const count = Math.max(counts[at] ?? 1, countWanted(wish, nameOf(row)));
    return count > 1 ? `${count} × ${nameOf(row)}` : nameOf(row);
  });
  const less = taken.map((part) => inWords(part, language)).join(` ${and} `);
  const left = isLeftOpen(transcript, figure) ? `, ${toConfirm}` : '';
  const after = less && ` ${off.replace('{part}', less).replace(/\)$/, `${left})`)}`;
  // What lies between the ends of a range is what is added.
  const more = range ? '' : tellExtras(receptionist, transcript, figure, language);
  const bound = conditionOf(transcript, figure) === 'first' ? ` (${firstOnly})` : '';
  return `${sum} ${of} ${parts.join(' + ')}${more}${after}${bound}`;
}

/** ", incl. city permit $112, travel charge $45": what the owner calls it, or so much extra. */
function tellExtras(
  receptionist: Receptionist,
  transcript: readonly TranscriptEntry[],
  { rows, extra, extras }: ToldFigure,
  language: Language,
): string {
  if (extra === 0) return '';
  const { extra: unnamed, including, beside } = ownerWords(language);
  const spoken = transcript.map(({ content }) => content).join(' . ');
  const names = namesOfExtras(receptionist, rows, extras, spoken);
  const sumOf = (parts: readonly SumExtra[]) =>
    sayMoney(
      parts.reduce((sum, { cents, count }) => sum + cents * count, 0),
      language,
    );
  const nameless = extras.filter((_, at) => !names[at]);
  if (nameless.length === extras.length) return `, ${unnamed.replace('{sum}', sumOf(extras))}`;
  const told = extras.flatMap((part, at) => (names[at] ? `${names[at]} ${sumOf([part])}` : []));
  const rest = nameless.length > 0 ? [`${sumOf(nameless)} ${beside}`] : [];
  return `, ${including} ${[...told, ...rest].join(', ')}`;
}

/** How many of a row are wanted, as a wish tells it: "2 × Skin Fade". */
const countWanted = (wish: string, name: string) =>
  Number(new RegExp(`(\\d+) × ${name.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'u').exec(wish)?.[1] ?? 1);

/** "from ", where a price in a sum is one that starts there: so does the sum. Empty: none is. */
function boundOf(
  { serviceById }: Receptionist,
  rows: readonly Quote[],
  language: Language,
): string {
  const starts = rows.some(({ serviceId, optionId }) => {
    const service = serviceById.get(serviceId);
    const option = service?.options.find(({ id }) => id === optionId);
    return service !== undefined && priceMeant(service, option ?? null).kind === 'from';
  });
  return starts ? `${ownerWords(language).fromPrice} ` : '';
}

function inWords(part: string, language: Language): string {
  const [cents] = amountsIn(part);
  return cents === undefined || part.includes('%') ? part : sayMoney(cents, language);
}

/** "$126 for Manicure (Gel) + Pedicure (Deluxe)", where that sum was told of them. */
function summed(
  receptionist: Receptionist,
  transcript: readonly TranscriptEntry[],
  quotes: readonly Quote[],
  language: Language,
): [string | null, readonly Quote[]] {
  const priced = quotes.filter((quote) => worthOf(quote) !== null && !quote.proof);
  for (let first = 0; first + 1 < priced.length; first += 1) {
    const parts = priced.slice(first);
    const sum = parts.reduce((total, quote) => total + (worthOf(quote) ?? 0), 0);
    const line = transcript.findLast(
      ({ role, content }) => role === 'assistant' && amountsIn(content).includes(sum),
    );
    if (!line || line.at < Math.max(...parts.map(({ at }) => at))) continue;
    const rest = quotes.filter((quote) => !parts.includes(quote));
    return [
      `${boundOf(receptionist, parts, language)}${sayMoney(sum, language)} ${ownerWords(language).of} ${parts.map(countedName).join(' + ')}`,
      rest,
    ];
  }
  return [null, quotes];
}

/** What a row comes to for as many as it was told for, in cents: "$15 per skylight" for two is 3000. */
function worthOf({ amountCents, spoken, count = 1 }: Quote): number | null {
  const each = amountCents ?? amountsIn(spoken)[0] ?? null;
  return each === null ? null : each * count;
}

const countedName = (quote: Quote) =>
  quote.count !== undefined && quote.count > 1
    ? `${quote.count} × ${nameOf(quote)}`
    : nameOf(quote);

/** A price as the table has it; with the sum, where several are wanted and it was told. */
function tellRow(
  receptionist: Receptionist,
  { transcript }: CallOutcome,
  wish: string,
  quote: Quote,
  language: Language,
): string {
  const { proof } = quote;
  const name = nameOf(quote);
  const amountCents = worthOf({ ...quote, count: 1 });
  const count = countWanted(wish, name);
  const sum = count * (amountCents ?? 0);
  const told =
    count > 1 &&
    sum > 0 &&
    transcript.some(
      ({ role, content }) => role === 'assistant' && amountsIn(content).includes(sum),
    );
  if (told && !proof)
    return `${boundOf(receptionist, [quote], language)}${sayMoney(sum, language)} ${ownerWords(language).of} ${count} × ${name}`;
  const price = priceOf(receptionist, quote, language);
  return count > 1 && !proof ? `${price} ${ownerWords(language).each} ${name}` : `${price} ${name}`;
}

function priceOf(
  { serviceById }: Receptionist,
  { serviceId, optionId, spoken }: Quote,
  language: Language,
): string {
  const service = serviceById.get(serviceId);
  const option = service?.options.find(({ id }) => id === optionId);
  return (service && sayPrice(priceMeant(service, option ?? null), language)) || spoken;
}

/** Options that were told with their price beside others before one was settled on. */
function chosenSince(
  { profile }: Receptionist,
  { transcript, quotes }: CallOutcome,
  wish: string,
): Quote[] {
  return profile.knowledge.services.flatMap(({ id, name, options }) => {
    if (quotes.some(({ serviceId }) => serviceId === id)) return [];
    return options.flatMap((option): Quote[] => {
      const { amountCents } = parsePrice(option.price);
      const line = transcript.findLast(
        ({ role, content, facts = [] }) =>
          role === 'assistant' &&
          facts.some((fact) => fact.id === id || fact.id === option.id) &&
          amountCents !== null &&
          amountsIn(content).includes(amountCents),
      );
      if (!line || amountCents === null || !wish.includes(`${name} (${option.name})`)) return [];
      const row = {
        serviceId: id,
        serviceName: name,
        optionId: option.id,
        optionName: option.name,
      };
      return [
        { ...row, spoken: sayPrice(parsePrice(option.price), 'en'), amountCents, at: line.at },
      ];
    });
  });
}

/** Services of which every option was told with its price, and none settled on. */
function rangesTold(
  { serviceById }: Receptionist,
  { transcript }: CallOutcome,
  quotes: readonly Quote[],
): { name: string; from: number }[] {
  const ids = new Set(
    transcript.flatMap(({ facts = [], content }) => {
      const amounts = amountsIn(content);
      return facts.flatMap(({ kind, id }) => {
        const service = kind === 'service' ? serviceById.get(id) : undefined;
        const lowest = service && lowestOption(service);
        return lowest && amounts.includes(lowest.amountCents ?? -1) ? id : [];
      });
    }),
  );
  return [...ids].flatMap((id) => {
    const service = serviceById.get(id);
    const lowest = service && lowestOption(service);
    if (!service || !lowest || quotes.some(({ serviceId }) => serviceId === id)) return [];
    if (!isNamed(transcript, service.name) || turnedDown(transcript, service.name)) return [];
    return { name: service.name, from: lowest.amountCents ?? 0 };
  });
}
