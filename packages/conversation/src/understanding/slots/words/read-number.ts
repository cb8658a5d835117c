import type { NumberWords } from './number-words.ts';
import type { Token } from './tokens.ts';

/** A whole number read from tokens: its value and the index after its last token. */
export interface ReadNumber {
  value: number;
  ordinal: boolean;
  next: number;
}

const isHyphen = (token: Token | undefined) => token?.word === '-' || token?.word === '‑';

/** The index of the word after `index`, past the hyphen of "twenty-five" where there is one. */
function afterHyphen(tokens: readonly Token[], index: number): number {
  const glued = isHyphen(tokens[index]) && tokens[index]?.start === tokens[index - 1]?.end;
  return glued ? index + 1 : index;
}

/** 70 to 79 and 90 to 99, which French counts on from sixty and eighty. */
function readFrenchTeens(tokens: readonly Token[], at: number, words: NumberWords) {
  const teen = words.units.get(tokens[at]?.word ?? '') ?? 0;
  if (teen < 10) return null;
  const rest = afterHyphen(tokens, at + 1);
  const unit = words.units.get(tokens[rest]?.word ?? '') ?? 0;
  if (teen === 10 && unit >= 7 && unit <= 9) return { value: 10 + unit, next: rest + 1 };
  return { value: teen, next: at + 1 };
}

function readFrenchTens(tokens: readonly Token[], index: number, tens: number, words: NumberWords) {
  let at = afterHyphen(tokens, index + 1);
  if (tokens[at]?.word === words.and) at = afterHyphen(tokens, at + 1);
  if (tens === 60 || tens === 80) {
    const teens = readFrenchTeens(tokens, at, words);
    if (teens) return { value: tens + teens.value, ordinal: false, next: teens.next };
  }
  const unit = words.units.get(tokens[at]?.word ?? '') ?? 0;
  if (unit >= 1 && unit <= 9) return { value: tens + unit, ordinal: false, next: at + 1 };
  return { value: tens, ordinal: false, next: index + 1 };
}

function readTens(
  tokens: readonly Token[],
  index: number,
  tens: number,
  words: NumberWords,
): ReadNumber {
  if (words.and === 'et') return readFrenchTens(tokens, index, tens, words);
  const at = afterHyphen(tokens, index + 1);
  const word = tokens[at]?.word ?? '';
  const ordinal = words.ordinals.get(word) ?? 0;
  if (ordinal >= 1 && ordinal <= 9) return { value: tens + ordinal, ordinal: true, next: at + 1 };
  const unit = words.units.get(word) ?? 0;
  if (unit >= 1 && unit <= 9) return { value: tens + unit, ordinal: false, next: at + 1 };
  return { value: tens, ordinal: false, next: index + 1 };
}

/** A number below a hundred in words, such as "twenty-five", "fifth", "quatre-vingt-dix". */
export function readBelowHundred(
  tokens: readonly Token[],
  index: number,
  words: NumberWords,
): ReadNumber | null {
  const word = tokens[index]?.word ?? '';
  const tens = words.tens.get(word);
  if (tens !== undefined) return readTens(tokens, index, tens, words);
  const unit = words.units.get(word);
  const next = afterHyphen(tokens, index + 1);
  const follows = tokens[next]?.word;
  if (words.and === 'et' && unit === 4 && (follows === 'vingt' || follows === 'vingts'))
    return readTens(tokens, next, 80, words);
  if (words.and === 'et' && unit === 10) {
    const teen = words.units.get(follows ?? '') ?? 0;
    if (teen >= 7 && teen <= 9) return { value: 10 + teen, ordinal: false, next: next + 1 };
  }
  if (unit !== undefined) return { value: unit, ordinal: false, next: index + 1 };
  const ordinal = words.ordinals.get(word);
  return ordinal === undefined ? null : { value: ordinal, ordinal: true, next: index + 1 };
}

/** What follows "hundred" or "thousand", past an "and"; null where the number ends there. */
function readRest(tokens: readonly Token[], index: number, words: NumberWords, below: number) {
  let at = afterHyphen(tokens, index);
  if (tokens[at]?.word === words.and) at += 1;
  const rest =
    below > 100 ? readBelowThousand(tokens, at, words) : readBelowHundred(tokens, at, words);
  return rest && rest.value > 0 && rest.value < below ? rest : null;
}

function readBelowThousand(
  tokens: readonly Token[],
  index: number,
  words: NumberWords,
): ReadNumber | null {
  const word = tokens[index]?.word ?? '';
  const bare = words.hundred.has(word) && words.and === 'et';
  const one = words.one.has(word) && words.hundred.has(tokens[index + 1]?.word ?? '');
  const first = bare || one ? null : readBelowHundred(tokens, index, words);
  if (!bare && !one && (!first || first.ordinal)) return first;
  const at = bare ? index : one ? index + 1 : afterHyphen(tokens, first?.next ?? index);
  if (!words.hundred.has(tokens[at]?.word ?? '')) return first;
  const value = (first?.value ?? 1) * 100;
  const rest = readRest(tokens, at + 1, words, 100);
  if (!rest) return { value, ordinal: false, next: at + 1 };
  return { value: value + rest.value, ordinal: rest.ordinal, next: rest.next };
}

/**
 * The longest number in words that starts at `index`: "two hundred and five", "mille deux cents",
 * "twenty-first". Null where no number starts there. Digits are not read here.
 */
export function readNumber(
  tokens: readonly Token[],
  index: number,
  words: NumberWords,
): ReadNumber | null {
  const word = tokens[index]?.word ?? '';
  const loneScale = words.and === 'et' && words.scales.has(word);
  const one = words.one.has(word) && words.scales.has(tokens[index + 1]?.word ?? '');
  const first = loneScale || one ? null : readBelowThousand(tokens, index, words);
  if (!loneScale && !one && (!first || first.ordinal)) return first;
  let at = loneScale ? index : one ? index + 1 : (first?.next ?? index);
  let total = 0;
  let part = first?.value ?? 1;
  let ceiling = Number.POSITIVE_INFINITY;
  for (;;) {
    const scale = words.scales.get(tokens[at]?.word ?? '');
    if (scale === undefined || scale >= ceiling) break;
    total += part * scale;
    ceiling = scale;
    part = 0;
    at += 1;
    const rest = readRest(tokens, at, words, 1000);
    if (!rest) break;
    part = rest.value;
    at = rest.next;
    if (rest.ordinal) return { value: total + part, ordinal: true, next: at };
  }
  return { value: total + part, ordinal: false, next: at };
}
