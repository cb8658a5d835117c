import { numberAt } from './numbers.ts';
import { numberWords } from './words/number-words.ts';
import { readBelowHundred } from './words/read-number.ts';
import { type Token, tokenize } from './words/tokens.ts';

/** A sum of money. */
export interface Amount {
  cents: number;
  /** ISO 4217, or null where the caller named no one currency: "dollars" may be either. */
  currency: 'CAD' | 'USD' | 'EUR' | 'GBP' | null;
  start: number;
  end: number;
}

type Currency = Amount['currency'];

const signs = new Map<string, Currency>([
  ['$', null],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['cad', 'CAD'],
  ['usd', 'USD'],
  ['eur', 'EUR'],
]);
const units = new Map<string, Currency>([
  ...`dollar dollars buck bucks $ piastre piastres piasse piasses`
    .split(' ')
    .map((word): [string, Currency] => [word, null]),
  ['cad', 'CAD'],
  ['usd', 'USD'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['€', 'EUR'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['quid', 'GBP'],
  ['£', 'GBP'],
]);
const nations = new Map<string, Currency>([
  ['canadian', 'CAD'],
  ['canadiens', 'CAD'],
  ['us', 'USD'],
  ['american', 'USD'],
  ['americains', 'USD'],
]);
const cents = new Set(['cent', 'cents', '¢', 'sous']);
const thousands = new Set(['grand', 'k']);
/** After these a bare "three ninety nine" is a price. */
const priceCues = new Set(
  'pay paid paying cost costs charge charged charges price priced quote quoted budget spend worth'.split(
    ' ',
  ),
);

interface Read extends Amount {
  next: number;
}

/** "Three ninety-nine": 399, as prices are read; null for any other pair. */
function readPricePair(tokens: readonly Token[], index: number, language: 'en' | 'fr') {
  if (language === 'fr') return null;
  const words = numberWords(language);
  const first = readBelowHundred(tokens, index, words);
  const second = first ? readBelowHundred(tokens, first.next, words) : null;
  if (!first || !second || first.ordinal || second.ordinal) return null;
  if (first.value < 1 || second.value < 10 || second.value > 99) return null;
  return { value: first.value * 100 + second.value, next: second.next };
}

/** Cents said after dollars: "and fifty cents", or a last "dollars forty five". */
function readCents(tokens: readonly Token[], index: number, language: 'en' | 'fr') {
  const words = numberWords(language);
  const at = tokens[index]?.word === words.and ? index + 1 : index;
  const number = numberAt(tokens, at, language);
  if (number?.kind !== 'cardinal' || number.value > 99) return null;
  const follows = tokens[number.next];
  if (cents.has(follows?.word ?? '')) return { value: number.value, next: number.next + 1 };
  const ends = !follows || (follows.kind === 'mark' && follows.word !== '-');
  return ends && number.value >= 10 ? { value: number.value, next: number.next } : null;
}

function readValue(tokens: readonly Token[], index: number, language: 'en' | 'fr') {
  const pair = readPricePair(tokens, index, language);
  if (pair) return pair;
  if (tokens[index]?.word === 'a' && thousands.has(tokens[index + 1]?.word ?? ''))
    return { value: 1, next: index + 1 };
  const number = numberAt(tokens, index, language);
  return number && number.kind !== 'ordinal' ? number : null;
}

/** Whether words before a bare pair say that it is a price. */
const isPriced = (tokens: readonly Token[], index: number) =>
  tokens.slice(Math.max(0, index - 5), index).some((token) => priceCues.has(token.word));

function amountAt(tokens: readonly Token[], index: number, language: 'en' | 'fr'): Read | null {
  const sign = signs.get(tokens[index]?.word ?? '');
  const from = sign === undefined ? index : index + 1;
  const number = readValue(tokens, from, language);
  if (!number) return null;
  const start = tokens[index]?.start ?? 0;
  let next = number.next;
  const done = (value: number, currency: Currency): Read | null => {
    const sum = Math.round(value * 100);
    if (!Number.isSafeInteger(sum)) return null;
    return { cents: sum, currency, start, end: tokens[next - 1]?.end ?? start, next };
  };
  let value = number.value;
  const isGrand = thousands.has(tokens[next]?.word ?? '');
  if (isGrand) [value, next] = [value * 1000, next + 1];
  if (sign === undefined && !isGrand && cents.has(tokens[next]?.word ?? '') && value < 100) {
    next += 1;
    return language === 'fr' && tokens[next]?.kind === 'word' && units.has(tokens[next]?.word ?? '')
      ? null
      : done(value / 100, null);
  }
  const nation = nations.get(tokens[next]?.word ?? '') ?? null;
  const unitAt = nation ? next + 1 : next;
  const unit = units.get(tokens[unitAt]?.word ?? '');
  if (unit !== undefined) next = unitAt + 1;
  const isPrice =
    sign !== undefined || unit !== undefined || (isGrand && tokens[from]?.word !== 'k');
  if (!isPrice && !(isPriced(tokens, index) && value >= 20)) return null;
  const trailing = nations.get(tokens[next]?.word ?? '');
  if (unit !== undefined && trailing) next += 1;
  const extra = unit !== undefined ? readCents(tokens, next, language) : null;
  if (extra) next = extra.next;
  return done(value + (extra?.value ?? 0) / 100, unit ?? sign ?? nation ?? trailing ?? null);
}

/**
 * The sums of money a caller names, in cents: "$399.99", "four hundred bucks", "a grand", "three
 * ninety nine" (399.00, as prices of this trade are read) after a word such as "paid". Spans are
 * offsets into `text`.
 */
export function findAmounts(text: string, options: { language?: 'en' | 'fr' } = {}): Amount[] {
  const tokens = tokenize(text);
  const found: Amount[] = [];
  for (let index = 0; index < tokens.length; ) {
    const amount = amountAt(tokens, index, options.language ?? 'en');
    if (amount) {
      const { next: _, ...rest } = amount;
      found.push(rest);
    }
    index = amount ? amount.next : index + 1;
  }
  return found;
}
