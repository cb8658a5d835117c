import { type NumberWords, numberWords } from './words/number-words.ts';
import { readNumber } from './words/read-number.ts';
import { type Token, tokenize } from './words/tokens.ts';

export interface FoundNumber {
  kind: 'cardinal' | 'ordinal' | 'decimal' | 'fraction';
  value: number;
  start: number;
  end: number;
}

/** A number and the index of the token after it. */
export interface NumberAt extends FoundNumber {
  next: number;
}

const ordinalMarks = new Set(['st', 'nd', 'rd', 'th', 'er', 're', 'e', 'eme']);
const fractions: Record<'en' | 'fr', ReadonlyMap<string, number>> = {
  en: new Map([
    ['half', 2],
    ['halves', 2],
    ['third', 3],
    ['thirds', 3],
    ['quarter', 4],
    ['quarters', 4],
    ['fifths', 5],
    ['sixths', 6],
    ['eighths', 8],
    ['tenths', 10],
  ]),
  fr: new Map([
    ['demi', 2],
    ['demie', 2],
    ['moitie', 2],
    ['tiers', 3],
    ['quart', 4],
    ['quarts', 4],
  ]),
};
const pointWords = new Set(['point', 'virgule']);

const glued = (tokens: readonly Token[], index: number) =>
  tokens[index] !== undefined && tokens[index]?.start === tokens[index - 1]?.end;

/** Figures with their thousands marks and decimals: `12,500`, `399.99`, `1 250,50` in French. */
function readFigures(tokens: readonly Token[], index: number, language: 'en' | 'fr') {
  let digits = tokens[index]?.word ?? '';
  let next = index + 1;
  const thousands = language === 'fr' ? '' : ',';
  while (
    thousands &&
    digits.length > 0 &&
    tokens[next]?.word === thousands &&
    glued(tokens, next) &&
    glued(tokens, next + 1) &&
    tokens[next + 1]?.kind === 'digits' &&
    tokens[next + 1]?.word.length === 3
  ) {
    digits += tokens[next + 1]?.word;
    next += 2;
  }
  const mark = tokens[next]?.word;
  const isMark = mark === '.' || (language === 'fr' && mark === ',');
  const isDecimal = isMark && glued(tokens, next) && glued(tokens, next + 1);
  if (isDecimal && tokens[next + 1]?.kind === 'digits')
    return { value: Number(`${digits}.${tokens[next + 1]?.word}`), decimal: true, next: next + 2 };
  return { value: Number(digits), decimal: false, next };
}

/** The digits after "point": "nine point oh four". */
function readDecimals(tokens: readonly Token[], index: number, words: NumberWords) {
  let decimals = '';
  let at = index;
  for (; at < index + 8; at += 1) {
    const token = tokens[at];
    const unit = words.units.get(token?.word ?? '') ?? (token?.word === 'oh' ? 0 : undefined);
    const digit =
      token?.kind === 'digits' ? token.word : unit !== undefined && unit < 20 ? unit : null;
    if (digit === null) break;
    decimals += String(digit);
  }
  return decimals === '' ? null : { decimals, next: at };
}

/** "And a half", "and three quarters": what is added to the whole before it. */
function readAddedFraction(tokens: readonly Token[], index: number, language: 'en' | 'fr') {
  const words = numberWords(language);
  if (tokens[index]?.word !== words.and) return null;
  let at = index + 1;
  let count = 1;
  if (/^(?:a|an|un|une)$/.test(tokens[at]?.word ?? '')) at += 1;
  else {
    const number = words.units.get(tokens[at]?.word ?? '');
    if (number !== undefined && number > 0) [count, at] = [number, at + 1];
  }
  const parts = fractions[language].get(tokens[at]?.word ?? '');
  return parts === undefined ? null : { value: count / parts, next: at + 1 };
}

interface Whole {
  value: number;
  decimal: boolean;
  ordinal: boolean;
  next: number;
}

function readWhole(tokens: readonly Token[], index: number, language: 'en' | 'fr'): Whole | null {
  const words = numberWords(language);
  if (tokens[index]?.kind === 'digits') {
    const figures = readFigures(tokens, index, language);
    const marked =
      ordinalMarks.has(tokens[figures.next]?.word ?? '') && glued(tokens, figures.next);
    const scale = words.scales.get(tokens[figures.next]?.word ?? '');
    if (scale)
      return { ...figures, value: figures.value * scale, ordinal: false, next: figures.next + 1 };
    return { ...figures, ordinal: marked, next: figures.next + (marked ? 1 : 0) };
  }
  const number = readNumber(tokens, index, words);
  return number ? { ...number, decimal: false } : null;
}

/** The number that starts at a token, in figures or words; null where none does. */
export function numberAt(
  tokens: readonly Token[],
  index: number,
  language: 'en' | 'fr',
): NumberAt | null {
  const start = tokens[index]?.start ?? 0;
  const ending = (next: number) => ({ start, end: tokens[next - 1]?.end ?? start, next });
  const whole = readWhole(tokens, index, language);
  const alone = fractions[language].get(tokens[index]?.word ?? '');
  if (!whole || (whole.ordinal && alone !== undefined))
    return alone === 2
      ? { kind: 'fraction', value: 1 / alone, ...ending(index + 1) }
      : whole
        ? { kind: 'ordinal', value: whole.value, ...ending(whole.next) }
        : null;
  if (whole.ordinal) return { kind: 'ordinal', value: whole.value, ...ending(whole.next) };
  if (pointWords.has(tokens[whole.next]?.word ?? '')) {
    const decimals = readDecimals(tokens, whole.next + 1, numberWords(language));
    if (decimals)
      return {
        kind: 'decimal',
        value: Number(`${whole.value}.${decimals.decimals}`),
        ...ending(decimals.next),
      };
  }
  const parts = fractions[language].get(tokens[whole.next]?.word ?? '');
  if (parts !== undefined && !whole.decimal)
    return { kind: 'fraction', value: whole.value / parts, ...ending(whole.next + 1) };
  const added = readAddedFraction(tokens, whole.next, language);
  if (added) return { kind: 'fraction', value: whole.value + added.value, ...ending(added.next) };
  return {
    kind: whole.decimal ? 'decimal' : 'cardinal',
    value: whole.value,
    ...ending(whole.next),
  };
}

/** Every number in a text, in figures or words, in order. Spans are offsets into `text`. */
export function findNumbers(text: string, options: { language?: 'en' | 'fr' } = {}): FoundNumber[] {
  const tokens = tokenize(text);
  const found: FoundNumber[] = [];
  for (let index = 0; index < tokens.length; ) {
    const number = numberAt(tokens, index, options.language ?? 'en');
    if (number) {
      const { next: _, ...rest } = number;
      found.push(rest);
    }
    index = number ? number.next : index + 1;
  }
  return found;
}
