import { dialable } from './north-american-numbers.ts';
import type { DigitRun } from './words/digit-runs.ts';
import {
  ageLeads,
  amountLeads,
  clockUnits,
  countedThings,
  digitCounters,
  framesOfDigits,
  holdersOfNumbers,
  linksToNumber,
  measureUnits,
  moneyUnits,
  references,
  spanUnits,
  telephones,
  timeLeads,
  yearLeads,
} from './words/number-holders.ts';
import type { NumberWords } from './words/number-words.ts';
import type { Token } from './words/tokens.ts';

/** What a number is that is none of a telephone. */
export type NumberKind = 'amount' | 'measure' | 'age' | 'time' | 'count' | 'year' | 'reference';

/** An hour, a year, an age and most prices have no more digits than this. */
const mostOfClock = 4;
const mostOfAmount = 5;
const lengthOfAge = 2;
/** A number with its country code. */
const longestDialled = 11;
const ofYear = /^(?:19|20)\d\d$/;
const fillers: ReadonlySet<string> = new Set('uh um er euh like , about'.split(' '));
const denials: ReadonlySet<string> = new Set("not pas isn't wasn't aren't".split(' '));
/** A reference is spoken of no further back than this, in words. */
const farthestReference = 12;

/** Whether a number is said not to be the one: "not oh one three oh". */
export function isDenied(tokens: readonly Token[], run: DigitRun): boolean {
  return denials.has(tokens[run.first - 1]?.word ?? '');
}

/** Whether the digits of a number could stand for a year. */
export function looksLikeYear({ digits }: Pick<DigitRun, 'digits'>): boolean {
  return ofYear.test(digits);
}

/**
 * What a run of digits surely is, by its own shape and by the words that hold it; null where it may be
 * of a telephone number. A number with its area code is only held by how it is said: nothing else that
 * callers tell is as long.
 */
export function kindOfNumber(
  tokens: readonly Token[],
  run: DigitRun,
  words: NumberWords,
): NumberKind | null {
  if (saysMagnitude(tokens, run, words)) return 'amount';
  // What goes on beyond a number is held by other words than the number is.
  if (dialable(run.digits) !== null || run.digits.length > longestDialled) return null;
  return heldBefore(tokens, run, words) ?? unitOfNumber(tokens, run);
}

/** What the words right behind a number say that it is. */
export function unitOfNumber(tokens: readonly Token[], run: DigitRun): NumberKind | null {
  const { word = '', kind } = tokens[run.next] ?? {};
  if (moneyUnits.has(word)) return 'amount';
  if (measureUnits.has(word)) return 'measure';
  if (spanUnits.has(word)) return 'age';
  if (clockUnits.has(word)) return 'time';
  if (countedThings.has(word)) return 'count';
  // "A 2019 RAV4", "the nineteen eighty bungalow": a year before a thing.
  return looksLikeYear(run) && kind === 'word' && !framesOfDigits.has(word) ? 'year' : null;
}

function heldBefore(
  tokens: readonly Token[],
  run: DigitRun,
  words: NumberWords,
): NumberKind | null {
  const reference = referenceBefore(tokens, run);
  if (reference) return 'reference';
  let at = run.first - 1;
  // "Two thousand and seven" goes on with what was said in thousands.
  const joined = tokens[at]?.word === words.and ? (tokens[at - 1]?.word ?? '') : '';
  if (words.hundred.has(joined) || words.scales.has(joined)) return 'amount';
  while (fillers.has(tokens[at]?.word ?? '') && !amountLeads.has(tokens[at]?.word ?? '')) at -= 1;
  const word = tokens[at]?.word ?? '';
  const { length } = run.digits;
  if (length === 1 && digitCounters.has(word)) return 'count';
  if (looksLikeYear(run) && yearLeads.has(word)) return 'year';
  if (length <= mostOfAmount && amountLeads.has(word)) return 'amount';
  if (length <= mostOfClock && timeLeads.has(word) && !run.digits.startsWith('0')) return 'time';
  return length === lengthOfAge && isAgeLead(word) ? 'age' : null;
}

/** "I'm seventy six", "my husband's seventy eight", and not "it's" or "the number's". */
function isAgeLead(word: string): boolean {
  if (ageLeads.has(word)) return true;
  return word.endsWith("'s") && !framesOfDigits.has(word);
}

/** Whether a number is named as something else's: "the invoice is still open, it's number 4417". */
function referenceBefore(tokens: readonly Token[], run: DigitRun): boolean {
  let linked = true;
  for (let at = run.first - 1; at >= Math.max(0, run.first - farthestReference); at -= 1) {
    const word = tokens[at]?.word ?? '';
    if (word === '?' || telephones.has(word)) return false;
    if (references.has(word.replace(/'s$/, ''))) return true;
    if (linked && word === 'code') return tokens[at - 1]?.word !== 'area';
    if (linked && holdersOfNumbers.has(word)) return true;
    linked &&= linksToNumber.has(word);
  }
  return false;
}

const tollFree = /^1?8(?:00|33|44|55|66|77|88)/;

/**
 * Whether "hundred" or "thousand" makes it an amount: they are said within a telephone number only of a
 * toll-free code, of a whole group of three ("six hundred and four") or of its very end.
 */
function saysMagnitude(tokens: readonly Token[], run: DigitRun, words: NumberWords): boolean {
  let offset = run.digits.startsWith('1') && dialable(run.digits) !== null ? -1 : 0;
  const ofPieces = words.and === 'et';
  const whole = dialable(run.digits) !== null || run.digits.length === localLength;
  for (const { digits, start, end } of run.groups) {
    const said = tokens.filter((token) => token.start >= start && token.end <= end);
    const thousands = said.some(({ word }) => words.scales.has(word));
    if (thousands || said.some(({ word }) => words.hundred.has(word))) {
      const ofThree = digits.length === 3 && (offset === 0 || offset === 3) && !thousands;
      const ofCode = ofThree && tollFree.test(run.digits);
      const ends = offset > 0 && end === run.end && whole;
      const fits = ofThree && (ofPieces || dialable(run.digits) !== null);
      if (!ofCode && !ends && !fits) return true;
    }
    offset += digits.length;
  }
  return false;
}

const localLength = 7;

/**
 * Whether nothing but words that lead up to digits stands around a number, as where one is left in
 * pieces: "then oh one", "the last two are eight five".
 */
export function standsAlone(
  tokens: readonly Token[],
  run: DigitRun,
  runs: readonly DigitRun[],
): boolean {
  const isFrame = (at: number) => {
    const { word = '', kind } = tokens[at] ?? {};
    return kind !== 'word' || framesOfDigits.has(word);
  };
  const isOfNumber = (at: number) => runs.some(({ first, next }) => at >= first && at < next);
  for (let at = run.first - 1; at >= 0 && tokens[at]?.kind !== 'mark'; at -= 1)
    if (!isFrame(at) && !isOfNumber(at)) return false;
  for (let at = run.next; at < tokens.length && tokens[at]?.kind !== 'mark'; at += 1)
    if (!isFrame(at) && !isOfNumber(at)) return false;
  return true;
}
