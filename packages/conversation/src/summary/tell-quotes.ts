import type { CallOutcome, Language, Quote, TranscriptEntry } from '../conversation.ts';
import { lowestOption } from '../dialogue/price-rows.ts';
import { sameRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { parsePrice, sayPrice } from '../knowledge/prices.ts';
import type { Receptionist } from '../receptionist.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { sentences } from '../speaking/sentences.ts';
import { ownerWords } from './owner-words.ts';
import { turnedDown } from './standing.ts';
import { lastTotal, type ToldFigure, toldFigures, toldInstead } from './told-figures.ts';

const mostTold = 3;

/**
 * The prices that stand at the end of the call, of what is wanted or was asked for: each row once,
 * at the figure that was told of it last, sums with all they are of. What was taken back, turned
 * down or only told to compare is none.
 */
export function tellQuotes(
  receptionist: Receptionist,
  outcome: CallOutcome,
  language: Language = 'en',
): string[] {
  const wish = outcome.lead?.reason?.split('; ')[0] ?? '';
  const told = quotesTold(receptionist, outcome, wish, language);
  const total = told.length === 0 ? null : lastTotal(outcome, wish);
  if (total === null || told.some((one) => amountsIn(one).includes(total))) return told;
  return [
    ...told.slice(0, mostTold - 1),
    `${sayMoney(total, language)} ${ownerWords(language).inAll}`,
  ];
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
  const quotes = standing.filter((figure) => !isSum(figure)).flatMap(({ rows }) => rows);
  const [sum, rest] = summed(outcome.transcript, quotes, language);
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
    ...sums.map((figure) => tellSum(figure, language)),
    ...(sum ? [sum] : []),
    ...rest.map((quote) => instead(quote) || tellRow(receptionist, outcome, wish, quote, language)),
    ...ranges,
  ];
  return [...new Set(told)].slice(0, mostTold);
}

const isSum = ({ rows, extra, taken }: ToldFigure) =>
  rows.length > 1 || extra > 0 || taken.length > 0 || rows.some(({ proof }) => proof !== undefined);

/** "$164 for Color (Roots) + Haircut, $28 extra included, less 10%" */
function tellSum(
  { cents, spoken, rows, counts, extra, taken }: ToldFigure,
  language: Language,
): string {
  const { of, and, extra: beside, off } = ownerWords(language);
  const sum = cents === null ? spoken : sayMoney(cents, language);
  const parts = rows.map((row, at) => {
    const count = counts[at] ?? 1;
    return count > 1 ? `${count} × ${nameOf(row)}` : nameOf(row);
  });
  const more = extra > 0 ? `, ${beside.replace('{sum}', sayMoney(extra, language))}` : '';
  const less = taken.map((part) => inWords(part, language)).join(` ${and} `);
  const after = less && ` ${off.replace('{part}', less)}`;
  return `${sum} ${of} ${parts.join(' + ')}${more}${after}`;
}

function inWords(part: string, language: Language): string {
  const [cents] = amountsIn(part);
  return cents === undefined || part.includes('%') ? part : sayMoney(cents, language);
}

/** What was told last of each row, the newest first, of what still stands. */
function standingFigures(
  receptionist: Receptionist,
  outcome: CallOutcome,
  wish: string,
): ToldFigure[] {
  const figures = toldFigures(receptionist, outcome);
  const wanted = wantedRows(outcome, wish);
  const order = figures.toSorted(
    (a, b) =>
      b.at - a.at ||
      b.rows.length - a.rows.length ||
      size(b) - size(a) ||
      figures.indexOf(b) - figures.indexOf(a),
  );
  const kept: ToldFigure[] = [];
  /** Rows that were told of later, or in a sum that another took the place of. */
  const past: Quote[] = [];
  for (const figure of order) {
    const covered =
      figure.rows.some((row) => past.some((one) => sameRef(one, row))) &&
      !isWhole(figure, kept, past) &&
      !kept.some((one) => isEither(outcome.transcript, figure, one));
    const stands = figure.rows.every((row) => wanted.some((one) => sameRef(one, row)));
    // The bare price of a row, said again, takes nothing from what it comes to with all that is added.
    if (!isSum(figure) && stands && comesTo(figures, figure.rows)) continue;
    if (!covered && stands && !isBeside(figures, figure, kept)) kept.push(figure);
    const told = figure.rows.filter(({ serviceName }) => !covered || !wish.includes(serviceName));
    if (stands || figure.rows.length === 1 || covered) past.push(...told);
  }
  return withoutBare(figures.filter((figure) => kept.includes(figure)));
}

/** What all of it comes to stands, though one part was spoken of once more: "another night is $64". */
function isWhole(figure: ToldFigure, kept: readonly ToldFigure[], past: readonly Quote[]): boolean {
  const later = kept.filter(({ rows }) =>
    rows.some((row) => figure.rows.some((one) => sameRef(one, row))),
  );
  const [only] = later;
  return (
    figure.rows.length > 2 &&
    later.length === 1 &&
    only?.rows.length === 1 &&
    figure.rows.filter((row) => past.some((one) => sameRef(one, row))).length === 1
  );
}

/** "$510 tonight, or $390 in the daytime": both stand, as long as nothing says which. */
function isEither(
  transcript: readonly TranscriptEntry[],
  one: ToldFigure,
  other: ToldFigure,
): boolean {
  const alike =
    one.at === other.at &&
    one.rows.length === other.rows.length &&
    one.rows.every((row) => other.rows.some((each) => sameRef(each, row)));
  const line = transcript.find(({ role, at }) => role === 'assistant' && at === one.at);
  return (
    alike &&
    sentences(line?.content ?? '').some((sentence) => {
      const [first, second] = [one, other].map(({ spoken }) => sentence.indexOf(spoken));
      if (first === undefined || second === undefined || first < 0 || second < 0) return false;
      const between = sentence.slice(Math.min(first, second), Math.max(first, second));
      return /(?<!\p{L})(?:or|ou)(?!\p{L})/u.test(between);
    })
  );
}

const comesTo = (figures: readonly ToldFigure[], [row]: readonly Quote[]) =>
  figures.some(
    (one) =>
      isSum(one) && one.rows.length === 1 && one.rows.every((each) => row && sameRef(each, row)),
  );

const size = ({ extra, taken }: ToldFigure) => (extra > 0 ? 1 : 0) + taken.length;

/** Told in one breath with what was then summed without it: an offer that was let go. */
function isBeside(
  figures: readonly ToldFigure[],
  { rows: [row], at }: ToldFigure,
  kept: readonly ToldFigure[],
): boolean {
  if (!row || row.proof !== undefined) return false;
  const sums = kept.filter(
    (one) => isSum(one) && one.at > at && !one.rows.some((each) => sameRef(each, row)),
  );
  return sums.some(({ rows }) =>
    figures.some(
      (one) => one.at === at && one.rows.some((each) => rows.some((other) => sameRef(each, other))),
    ),
  );
}

/** A service without an option says nothing beside one of its options. */
function withoutBare(figures: readonly ToldFigure[]): ToldFigure[] {
  const settled = figures.flatMap(({ rows }) =>
    rows.flatMap(({ serviceId, optionId }) => (optionId ? serviceId : [])),
  );
  return figures.filter(
    ({ rows }) =>
      !rows.every(({ serviceId, optionId }) => !optionId && settled.includes(serviceId)),
  );
}

const nameOf = ({ serviceName, optionName }: Quote) =>
  optionName ? `${serviceName} (${optionName})` : serviceName;

/** Of what is wanted, where something is; a guess of ours among several is none that was asked for. */
function wantedRows({ quotes, transcript }: CallOutcome, wish: string): readonly Quote[] {
  const wanted = quotes.filter(({ serviceName }) => wish.includes(serviceName));
  const settled = new Set(
    wanted.flatMap((quote) => (wish.includes(nameOf(quote)) ? quote.serviceId : [])),
  );
  if (wanted.length > 0)
    return wanted.filter((quote) => !settled.has(quote.serviceId) || wish.includes(nameOf(quote)));
  return quotes.filter(
    (quote) => !isGuess(transcript, quote) && !turnedDown(transcript, quote.serviceName),
  );
}

/** Named by us in an either-or, and never again. */
function isGuess(transcript: readonly TranscriptEntry[], { at, serviceName }: Quote): boolean {
  const line = transcript.findIndex((entry) => entry.role === 'assistant' && entry.at === at);
  const asked = /[^.!?]*\b(?:or|ou)\b[^.!?]*\?\s*$/.exec(transcript[line]?.content ?? '')?.[0];
  return asked?.includes(serviceName) === true && !isNamed(transcript.slice(line + 1), serviceName);
}

/** Whether the caller spoke of a service: each word of its name, in whatever form. */
function isNamed(transcript: readonly TranscriptEntry[], name: string): boolean {
  const stems = [...contentStems(name)];
  return transcript.some(({ role, content }) => {
    if (role !== 'user') return false;
    const said = [...contentStems(content)];
    return stems.every((stem) => said.some((one) => one.slice(0, root) === stem.slice(0, root)));
  });
}

const root = 5;

/** "$126 for Manicure (Gel) + Pedicure (Deluxe)", where that sum was told of them. */
function summed(
  transcript: readonly TranscriptEntry[],
  quotes: readonly Quote[],
  language: Language,
): [string | null, readonly Quote[]] {
  const priced = quotes.filter(({ amountCents, proof }) => amountCents !== null && !proof);
  for (let first = 0; first + 1 < priced.length; first += 1) {
    const parts = priced.slice(first);
    const sum = parts.reduce((total, { amountCents }) => total + (amountCents ?? 0), 0);
    const line = transcript.findLast(
      ({ role, content }) => role === 'assistant' && amountsIn(content).includes(sum),
    );
    if (!line || line.at < Math.max(...parts.map(({ at }) => at))) continue;
    const rest = quotes.filter((quote) => !parts.includes(quote));
    return [
      `${sayMoney(sum, language)} ${ownerWords(language).of} ${parts.map(nameOf).join(' + ')}`,
      rest,
    ];
  }
  return [null, quotes];
}

/** A price as the table has it; with the sum, where several are wanted and it was told. */
function tellRow(
  receptionist: Receptionist,
  { transcript }: CallOutcome,
  wish: string,
  quote: Quote,
  language: Language,
): string {
  const { proof, amountCents } = quote;
  const name = nameOf(quote);
  const count = Number(
    new RegExp(`(\\d+) × ${name.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'u').exec(wish)?.[1] ?? 1,
  );
  const sum = count * (amountCents ?? 0);
  const told =
    count > 1 &&
    sum > 0 &&
    transcript.some(
      ({ role, content }) => role === 'assistant' && amountsIn(content).includes(sum),
    );
  if (told && !proof)
    return `${sayMoney(sum, language)} ${ownerWords(language).of} ${count} × ${name}`;
  return `${priceOf(receptionist, quote, language)} ${name}`;
}

function priceOf(
  { serviceById }: Receptionist,
  { serviceId, optionId, spoken }: Quote,
  language: Language,
): string {
  const service = serviceById.get(serviceId);
  const option = service?.options.find(({ id }) => id === optionId);
  return sayPrice(parsePrice(option ? option.price : service?.basePrice), language) || spoken;
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
