import type { CallOutcome, Quote, TranscriptEntry } from '../conversation.ts';
import { lowestOption } from '../dialogue/price-rows.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { parsePrice, sayPrice } from '../knowledge/prices.ts';
import type { Receptionist } from '../receptionist.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { turnedDown } from './standing.ts';

const mostTold = 3;

/**
 * The prices that were told of what is wanted or was asked for, as the table has them, in English
 * whatever the call was in: sums and counts as they were told, ranges where all the options were.
 */
export function tellQuotes(receptionist: Receptionist, outcome: CallOutcome): string {
  const wish = outcome.lead?.reason?.split('; ')[0] ?? '';
  const wanted = wantedQuotes(outcome, wish);
  const worked = workedOut(receptionist, wanted);
  const quotes = latest(wanted).filter((quote) => !worked || !isOf(worked, quote));
  const [sum, rest] = summed(outcome.transcript, quotes);
  const together = worked ? sayWorkedOut(worked) : sum;
  const ranges = rangesTold(receptionist, outcome, quotes).filter(
    ({ name }) =>
      quotes.every(({ serviceName }) => !wish.includes(serviceName)) || wish.includes(name),
  );
  const [only, second] = quotes;
  // What is wanted was named already: then the price is all there is to add.
  if (
    only &&
    !second &&
    !worked &&
    ranges.length === 0 &&
    wish.replace(/^\S+ /, '') === nameOf(only)
  )
    return priceOf(receptionist, only);
  const said = [
    ...(together ? [together] : []),
    ...rest.map((quote) => tellOne(receptionist, outcome.transcript, wish, quote)),
    ...ranges.map(({ name, from }) => `${name} from ${from}`),
  ];
  return [...new Set(said)].slice(0, mostTold).join(', ');
}

/** The last sum a model worked out of the table and told: what it comes to, and of which rows. */
interface WorkedOut {
  spoken: string;
  rows: Quote[];
}

function workedOut(receptionist: Receptionist, quotes: readonly Quote[]): WorkedOut | null {
  const last = quotes.findLast(
    ({ proof }) => proof !== undefined && !isDifference(receptionist, quotes, proof),
  );
  if (!last) return null;
  const rows = quotes.filter(({ proof, spoken }) => proof === last.proof && spoken === last.spoken);
  // What was told of one of them by itself afterwards is no part of a sum any more.
  return { spoken: last.spoken, rows: latest(rows) };
}

/** "$155 − $125" of two rows is what one costs more than the other. */
function isDifference(
  receptionist: Receptionist,
  quotes: readonly Quote[],
  proof: string,
): boolean {
  const taken = [...proof.matchAll(/− ([^−+×÷]+)(?=$|[−+])/g)].flatMap(([, term = '']) =>
    amountsIn(term),
  );
  const ofRows = quotes
    .filter((quote) => quote.proof === proof)
    .flatMap((quote) => amountsIn(priceOf(receptionist, quote)));
  return taken.some((cents) => ofRows.includes(cents));
}

function isOf({ rows }: WorkedOut, { serviceId, optionId }: Quote): boolean {
  return rows.some((row) => row.serviceId === serviceId && row.optionId === optionId);
}

function sayWorkedOut({ spoken, rows }: WorkedOut): string {
  const [cents] = amountsIn(spoken);
  const sum = cents === undefined ? spoken : sayMoney(cents, 'en');
  return `${sum} for ${rows.map(nameOf).join(' + ')}`;
}

const nameOf = ({ serviceName, optionName }: Quote) =>
  optionName ? `${serviceName} (${optionName})` : serviceName;

/** Of what is wanted, where something is; a guess of ours among several is none that was asked for. */
function wantedQuotes({ quotes, transcript }: CallOutcome, wish: string): readonly Quote[] {
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

/** The last price of each row; of a service whose option was settled on, that one's. */
function latest(quotes: readonly Quote[]): Quote[] {
  const byRow = new Map<string, Quote>();
  for (const quote of quotes) {
    const { serviceId, optionId } = quote;
    if (optionId) byRow.delete(`${serviceId} `);
    const key = `${serviceId} ${optionId ?? ''}`;
    byRow.delete(key);
    byRow.set(key, quote);
  }
  return [...byRow.values()];
}

/** "$126 for Manicure (Gel) + Pedicure (Deluxe)", where that sum was told of them. */
function summed(
  transcript: readonly TranscriptEntry[],
  quotes: readonly Quote[],
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
    return [`${sayMoney(sum, 'en')} for ${parts.map(nameOf).join(' + ')}`, rest];
  }
  return [null, quotes];
}

/** A price as the table has it; with the sum, where several are wanted and it was told. */
function tellOne(
  receptionist: Receptionist,
  transcript: readonly TranscriptEntry[],
  wish: string,
  quote: Quote,
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
  if (told && !proof) return `${sayMoney(sum, 'en')} for ${count} × ${name}`;
  return `${priceOf(receptionist, quote)} ${name}`;
}

function priceOf({ serviceById }: Receptionist, { serviceId, optionId, spoken }: Quote): string {
  const service = serviceById.get(serviceId);
  const option = service?.options.find(({ id }) => id === optionId);
  return sayPrice(parsePrice(option ? option.price : service?.basePrice)) || spoken;
}

/** Services of which every option was told with its price, and none settled on. */
function rangesTold(
  { serviceById }: Receptionist,
  { transcript }: CallOutcome,
  quotes: readonly Quote[],
): { name: string; from: string }[] {
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
    return { name: service.name, from: sayPrice(lowest) };
  });
}
