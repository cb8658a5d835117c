import type { CallOutcome, Quote, TranscriptEntry } from '../conversation.ts';
import { sameRef } from '../heard/heard.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { parsePrice } from '../knowledge/prices.ts';
import type { Receptionist } from '../receptionist.ts';
import { sentences } from '../speaking/sentences.ts';
import type { SumExtra } from './sum-extras.ts';
import { sentenceTelling } from './told-conditions.ts';

/** A figure that was told: one price of the table, or a sum with how it came about. */
export interface ToldFigure {
  cents: number | null;
  spoken: string;
  /** The rows of the price table it is of, each once. */
  rows: Quote[];
  /** How many of each row are in it. */
  counts: number[];
  /** What is in it beside its rows, in cents. */
  extra: number;
  /** The same, part by part. */
  extras: SumExtra[];
  /** What was taken off it: "10%", "$40", as it was worked out. */
  taken: string[];
  /** The rows whose price was taken off it. */
  off: Quote[];
  at: number;
}

/** Every figure that was told, in order; what only compares two prices is left out. */
export function toldFigures(
  receptionist: Receptionist,
  { quotes, transcript }: CallOutcome,
): ToldFigure[] {
  const groups: Quote[][] = [];
  for (const quote of quotes) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const same =
      quote.proof !== undefined &&
      first?.proof === quote.proof &&
      first.spoken === quote.spoken &&
      first.at === quote.at;
    if (last && same) {
      if (!last.some((row) => sameRef(row, quote))) last.push(quote);
    } else groups.push([quote]);
  }
  const figures = groups.flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const compares = first.proof !== undefined && isCompared(transcript, first);
    return figureOf(receptionist, first, rows, compares) ?? [];
  });
  // What is taken off a price is no second charge beside it.
  const off = figures.flatMap(({ off, at }) => off.map((row) => ({ row, at })));
  return figures.filter(
    ({ rows, at, taken }) =>
      taken.length > 0 ||
      !off.some((one) => one.at === at && rows.every((row) => sameRef(row, one.row))),
  );
}

/** Whether a figure was told as what one thing is more or less than another. */
function isCompared(transcript: readonly TranscriptEntry[], quote: Quote): boolean {
  const sentence = sentenceTelling(transcript, quote);
  const from = sentence.indexOf(quote.spoken);
  if (from < 0) return false;
  const before = sentence.slice(0, from);
  return moreThan.test(sentence.slice(from + quote.spoken.length)) || differs.test(before);
}

const moreThan =
  /^[\s,]*(?:more|less|cheaper|dearer|extra|higher|lower|difference|de (?:plus|moins|différence)|plus cher|moins cher)(?!\p{L})/iu;
const differs =
  /(?<!\p{L})(?:difference|differ|différence|écart|saves?|save you|cheaper by)(?!\p{L})[^.]{0,24}$/iu;

function figureOf(
  receptionist: Receptionist,
  first: Quote,
  all: Quote[],
  compares: boolean,
): ToldFigure | null {
  const { proof, spoken, amountCents, at } = first;
  const none = { extra: 0, extras: [], taken: [], off: [] };
  if (proof === undefined)
    return { cents: amountCents, spoken, rows: all, counts: [1], at, ...none };
  const terms = termsOf(proof.replace(counted, timesEach).replace(ofWhole, expanded));
  const taken = terms.filter(({ minus }) => minus).map(({ text }) => text);
  if (compares && taken.length > 0) return null;
  // "Less the site visit": of another thing, which is taken off the price of this one.
  const off = all.slice(1).filter((row) => taken.some((text) => isListOf(receptionist, row, text)));
  const rows = all.filter((row) => !off.includes(row));
  if (taken.some((text) => isPriceOf(receptionist, rows, text))) return null;
  const [cents = null] = amountsIn(spoken);
  const list = rows.map((row) => listCents(receptionist, row));
  const left: (number | null)[] = [...list];
  const counts = rows.map(() => 1);
  const extras: SumExtra[] = [];
  for (const { minus, text } of terms) {
    if (minus) continue;
    const [base = 0] = amountsIn(text);
    const share = /([\d.,]+)\s?%/.exec(text)?.[1];
    if (share) {
      const whole = amountsIn(text).reduce((sum, one) => sum + one, 0);
      const times = timesIn(text);
      const cents = Math.round((whole * times * Number(share.replace(',', '.'))) / 100);
      extras.push({ cents, count: 1, share: `${share.replace(',', '.')}%` });
      continue;
    }
    const count = timesIn(text);
    const row = left.indexOf(base);
    const again = list.indexOf(base);
    if (row >= 0) {
      left[row] = null;
      counts[row] = count;
    } else if (again >= 0) counts[again] = (counts[again] ?? 0) + count;
    else extras.push({ cents: base, count, share: '' });
  }
  const extra = extras.reduce((sum, part) => sum + part.cents * part.count, 0);
  return { cents, spoken, rows, counts, extra, extras, taken: taken.map(percentOf), off, at };
}

/** "($32 − $21) × 80", and the same of each: "$32 × 80 − $21 × 80". */
const counted = /\((\$[\d.,]+) − (\$[\d.,]+)\) × (\d+)(?!\s?%)/g;
const timesEach = (_: string, one: string, other: string, count: string) =>
  `${one} × ${count} − ${other} × ${count}`;

/** "($130 + $60) × (1 − 10%)" */
const ofWhole = /(\(([^()]+)\)|\$[\d.,]+(?: × \d+)?) × \(1 ([+−]) ([\d.,]+\s?%)\)/g;

/** The same term by term: "$130 + $60 − ($130 + $60) × 10%". */
const expanded = (
  _: string,
  whole: string,
  inner: string | undefined,
  sign: string,
  share: string,
) => `${inner ?? whole} ${sign} ${whole} × ${share}`;

/** What a sum was added up of; what stands in brackets is one: "− ($179 + $85) × 10%". */
function termsOf(proof: string): { minus: boolean; text: string }[] {
  return [...proof.matchAll(/(^|[+−])\s*((?:\([^)]*\)|[^+−(])+)/g)].map(
    ([, sign = '', text = '']) => ({
      minus: sign === '−',
      text: text.trim(),
    }),
  );
}

const timesIn = (text: string) => Number(/× (\d+)(?!\d*\s?%)/.exec(text)?.[1] ?? 1);
const percentOf = (text: string) => /[\d.,]+\s?%/.exec(text)?.[0] ?? text;

/** "$155 − $125" of a row or of another option of its service is what one costs more than the other. */
function isPriceOf({ serviceById }: Receptionist, rows: readonly Quote[], text: string): boolean {
  if (text.includes('%')) return false;
  const [cents] = amountsIn(text);
  return rows.some(({ serviceId }) => {
    const service = serviceById.get(serviceId);
    const prices = [service?.basePrice, ...(service?.options ?? []).map(({ price }) => price)];
    return prices.some((price) => parsePrice(price).amountCents === cents && cents !== undefined);
  });
}

/** Whether what is taken off is the price of a row, for however many. */
function isListOf(receptionist: Receptionist, row: Quote, text: string): boolean {
  return !text.includes('%') && amountsIn(text)[0] === listCents(receptionist, row);
}

function listCents({ serviceById }: Receptionist, { serviceId, optionId, amountCents }: Quote) {
  const service = serviceById.get(serviceId);
  const option = service?.options.find(({ id }) => id === optionId);
  return parsePrice(option ? option.price : service?.basePrice).amountCents ?? amountCents;
}

/**
 * The price a row was told at in place of its own: "70 instead of $98", or a figure out of its
 * description told by itself. Null: its own stands.
 */
export function toldInstead(
  { serviceById }: Receptionist,
  spoken: readonly string[],
  { serviceId, serviceName, amountCents }: Quote,
): number | null {
  const list = amountCents;
  if (list === null) return null;
  const own = ownPrices(serviceById.get(serviceId)?.description ?? '', list);
  const [word = ''] = serviceName.toLowerCase().split(/\s+/);
  const stem = word.slice(0, Math.max(4, word.length - 2));
  let last: number | null = null;
  for (const sentence of spoken) {
    const plain = sentence.toLowerCase();
    const figures = [...plain.matchAll(/\$?\s?(\d[\d,]*(?:\.\d\d)?)/g)].map(([, digits = '']) =>
      Math.round(Number(digits.replace(/,/g, '')) * 100),
    );
    if (!figures.includes(list) && !plain.includes(stem)) continue;
    const instead = insteadOf.exec(plain);
    const [low, high] = [instead?.[1], instead?.[2]].map((digits) =>
      Math.round(Number(digits?.replace(/,/g, '')) * 100),
    );
    if (high === list && low !== undefined && low !== list) return low;
    const told = own.find((cents) => figures.includes(cents));
    if (figures.includes(list)) last = null;
    else if (told !== undefined) last = told;
  }
  return last;
}

const insteadOf =
  /\$?\s?(\d[\d,]*(?:\.\d\d)?)\s?\$?,? (?:instead of|rather than|and not|not|au lieu de|plutôt que|et non) \$?(\d[\d,]*(?:\.\d\d)?)/;

/** Figures of a description that are prices by themselves, and no part to be added or taken off. */
function ownPrices(description: string, list: number): number[] {
  return [
    ...description
      .toLowerCase()
      .matchAll(
        /\$?(\d[\d,]*(?:\.\d\d)?)\s?\$?(?!\s?%|[\d.,:-])(?![\s-]*(?:min|hour|h\b|degree|yr|year|inch|foot|feet|lit|km|day|week|month|vent|gal|jour|an|mois|sem|pouce|pied))/g,
      ),
  ].flatMap(({ 0: found, 1: digits = '', index }) => {
    const cents = Math.round(Number(digits.replace(/,/g, '')) * 100);
    const around = description
      .toLowerCase()
      .slice(Math.max(0, index - 14), index + found.length + 14);
    const part =
      /\b(?:add|extra|more|plus|off|less|deposit|fee|per|each|ajoutez|de plus|moins|dépôt|frais)\b/;
    return cents >= list * leastShare &&
      cents <= list * mostShare &&
      cents !== list &&
      !part.test(around)
      ? cents
      : [];
  });
}

const leastShare = 0.4;
const mostShare = 3;

const summing =
  /\b(?:comes to|makes|in all|altogether|adds up to|total)\b|\b(?:en tout|cela (?:fait|donne)|ça (?:fait|donne)|ce qui fait|au total|le total|revient à)(?!\p{L})/iu;
const isSummed = (sentence: string) => summing.test(sentence) && amountsIn(sentence).length > 0;

/**
 * What we said last that all of what is wanted comes to, in cents; null: nothing was added up, or a
 * price of it was told since. A sum of something else, of a part, or with something that was let go,
 * is none.
 */
export function lastTotal({ transcript, quotes }: CallOutcome, wish: string): number | null {
  const wanted = quotes.filter(({ serviceName }) => wish.includes(serviceName));
  const standing = wanted.length > 0 ? wanted : quotes;
  const line = transcript.findLast(({ role, content, at, model }) => {
    // What a model adds up is told with how it came about.
    if (model && model.sentences > 0) return false;
    const told = quotes.filter((quote) => quote.at === at);
    return (
      role === 'assistant' &&
      told.length > 0 &&
      !isLetGo(transcript, at) &&
      told.every((quote) => standing.includes(quote)) &&
      standing.every((quote) => told.some((one) => sameRef(one, quote))) &&
      sentences(content).some(isSummed)
    );
  });
  if (!line || standing.some(({ at }) => at > line.at)) return null;
  return amountsIn(sentences(line.content).findLast(isSummed) ?? '').at(-1) ?? null;
}

/** "No, let's stick with the regular one": what an extra would have come to was turned down. */
export function isLetGo(transcript: readonly TranscriptEntry[], at: number): boolean {
  const line = transcript.findLastIndex((one) => one.role === 'assistant' && one.at === at);
  const reply = transcript.slice(line + 1).find(({ role }) => role === 'user')?.content ?? '';
  return declining.test(reply) && settling.test(reply);
}

const declining =
  /^(?:(?:m+|h+m+|um+|uh+|oh|okay|ok|well|alright|ah|euh|bon|ben)[\s,.]+)*(?:no|nah|nope|not|forget|skip|never mind|non|laisse\p{L}*|oublie\p{L}*)(?!\p{L})/iu;
const settling =
  /(?<!\p{L})(?:just|stick|without|leave|skip|forget|never mind|keep|only|instead|rather|too (?:much|expensive)|juste|sans|laisse\p{L}*|garde\p{L}*|oublie\p{L}*|trop cher|plutôt|seulement)(?!\p{L})/iu;
