import { skipBetween as skipOver } from '../words/digit-runs.ts';
import { type Token, tokenize } from '../words/tokens.ts';
import {
  betweenGroups,
  cardWords,
  joiningWords,
  labelFillers,
  labelWords,
  lastDigitsWords,
  letterWords,
  moneyWords,
  monthWords,
  ordinalWords,
  phoneWords,
  streetWords,
  unitWords,
} from './card-words.ts';
import { type DigitRun, digitRunsIn } from './disguised-digits.ts';
import { arePhones, isWrittenAsPhone } from './issuers.ts';
import { isZeroWord, type Reading, readingsAt, soundAlike } from './number-readings.ts';
import { withoutPartNames, withoutUnitsOfCards } from './units-beside.ts';

/** What stands in place of digits that are not to be kept. */
export const hidden = '••••';

/** A stretch of a turn's text to be masked, and what is put there. */
export interface Span {
  start: number;
  end: number;
  mask: string;
}

export interface Group {
  digits: string;
  start: number;
  end: number;
}

/** Digits said one after another with nothing but marks and fillers between, as read at length. */
export interface Piece {
  digits: string;
  groups: Group[];
  /** Index of the first token, and the one after the last. */
  first: number;
  next: number;
  /** Where a word that may be a digit stands right before; else `first`. */
  lead: number;
  start: number;
  end: number;
  /** Words of the turn before it that are no part of a number. */
  talkBefore: number;
  /**
   * By the words around it. aside: a digit or two among other words. ending: said to be the last of a
   * number. phone: its digits could be telephone numbers and nothing else. else: no card's.
   */
  kind: 'plain' | 'aside' | 'ending' | 'phone' | 'else';
}

/** What somebody said in one turn, read for numbers. */
export interface SaidTurn {
  text: string;
  tokens: readonly Token[];
  /** By token, every way to read what begins there as digits. */
  readings: readonly (readonly Reading[])[];
  pieces: Piece[];
  /** Every row of digits in it, however they are put. */
  runs: readonly DigitRun[];
  /** Words that are no part of a number. */
  talk: number;
  /** Whether any of those does more than join numbers. */
  hasTalk: boolean;
  isCued: boolean;
  /** What they had been asked for just before, as far as it matters here. */
  asked: 'phone' | 'other' | null;
  /** Of what else they were asked the words speak. */
  awaits: 'number' | 'time' | null;
}

const otherDigits = /(?![0-9])\p{Nd}/gu;
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCharCode(code));

/** Digits in circles, brackets and above the line: ④, ❹, ⑷, ⁴; and the frame of 4️⃣. */
const shapedDigits = /\p{No}/gu;
const frames = /[\uFE0F\u20E3]/gu;
/** Where those stand that no other form of the same character is known of. */
const shapedOnes = [0x2776, 0x2780, 0x278a, 0x24f5];
/** "4242x4242": in no size does a side have four digits. */
const crosses = /(?<=\d{4})[x×_|](?=\d{4})/giu;

function plainDigit(shaped: string): string {
  const digit = /^\D?(\d)\D?$/.exec(shaped.normalize('NFKC'))?.[1];
  if (digit !== undefined) return digit;
  const code = shaped.codePointAt(0) ?? 0;
  const one = shapedOnes.find((first) => code >= first && code < first + 9);
  return one === undefined ? shaped : String(code - one + 1);
}

/** The text with digits of every script as ours and a space for what cannot be seen; as long as before. */
function withPlainDigits(text: string): string {
  return withPlainScripts(text)
    .replaceAll(shapedDigits, (shaped) => plainDigit(shaped).padEnd(shaped.length))
    .replaceAll(crosses, ' ');
}

function withPlainScripts(text: string): string {
  return text
    .replaceAll(unseen, ' ')
    .replaceAll(frames, ' ')
    .replaceAll(otherDigits, (digit) => {
      if (digit.length > 1) return plainDigit(digit).padEnd(digit.length);
      let value = 0;
      while (value < 9 && isDigit(digit.charCodeAt(0) - value - 1)) value += 1;
      return String(value);
    });
}

const asksPhone =
  /\b(?:phone|number (?:to|for)|which number|your number|call you|reach you|text you|cell|t[ée]l[ée]phone|num[ée]ro (?:pour|où)|quel num[ée]ro|votre num[ée]ro)\b[^.!?]*\?|\b(?:so far|comes next|la suite)\b/i;
const asksOther =
  /\b(?:how (?:many|much|long|far|old|big|large)|what (?:size|year|time|number)|order|invoice|reference|unit|address|budget|mileage|plate|postal|zip|combien|quelle|commande|facture|adresse)\b[^?]*\?/i;

const speaksOfNumber = /\b(?:numbers?|num[ée]ros?|t[ée]l[ée]phone|phone)\b/i;
const speaksOfTime = /\b(?:when|times?|day|quand|heures?|jour|moment)\b/i;

function awaitedBy(prompt: string): SaidTurn['awaits'] {
  if (speaksOfNumber.test(prompt)) return 'number';
  return speaksOfTime.test(prompt) ? 'time' : null;
}

/**
 * Reads a turn for numbers, in time linear in its length.
 * @param prompt what was said to the caller just before.
 */
export function readTurn(text: string, prompt = ''): SaidTurn {
  const tokens = tokenize(withoutPartNames(withoutUnitsOfCards(withPlainDigits(text))));
  const readings = tokens.map((_, index) => readingsAt(tokens, index));
  const pieces = piecesOf(tokens, readings);
  const inPieces = pieces.reduce((sum, { first, next }) => sum + wordsIn(tokens, first, next), 0);
  const asked = asksPhone.test(prompt) ? 'phone' : asksOther.test(prompt) ? 'other' : null;
  const isCued = tokens.some(({ word }) => cardWords.has(word));
  const talk = wordsIn(tokens, 0, tokens.length) - inPieces;
  const hasTalk = talk > 0 && talksBeside(tokens, pieces);
  const awaits = awaitedBy(prompt);
  const runs = digitRunsIn(tokens);
  const said = { text, tokens, readings, pieces, runs };
  const turn: SaidTurn = { ...said, talk, hasTalk, isCued, asked, awaits };
  for (const piece of pieces) piece.kind = kindOf(turn, piece);
  return turn;
}

function wordsIn(tokens: readonly Token[], first: number, next: number): number {
  let count = 0;
  for (let index = first; index < next; index += 1) if (tokens[index]?.kind !== 'mark') count += 1;
  return count;
}

/** The index after marks and fillers that may stand between two groups of a number. */
export const skipBetween = (tokens: readonly Token[], index: number): number =>
  skipOver(tokens, index, betweenGroups);

function piecesOf(tokens: readonly Token[], readings: SaidTurn['readings']): Piece[] {
  const pieces: Piece[] = [];
  let talkBefore = 0;
  for (let index = 0; index < tokens.length; ) {
    const piece = pieceAt(tokens, readings, index, pieces.at(-1)?.next ?? 0);
    if (piece) pieces.push({ ...piece, talkBefore });
    else if (tokens[index]?.kind !== 'mark') talkBefore += 1;
    index = piece ? piece.next : index + 1;
  }
  return pieces;
}

function pieceAt(
  tokens: readonly Token[],
  readings: SaidTurn['readings'],
  first: number,
  used: number,
): Piece | null {
  const isStart =
    (readings[first]?.length ?? 0) > 0 ||
    (isZeroWord(tokens[first]) && (readings[first + 1]?.length ?? 0) > 0);
  if (!isStart) return null;
  const groups: Group[] = [];
  let next = first;
  for (let at = first; ; at = skipBetween(tokens, next)) {
    const reading = readings[at]?.[0] ?? alikeAt(tokens, readings, at, groups.length > 0);
    if (!reading) break;
    next = reading.next;
    const [start, end] = [tokens[at]?.start ?? 0, tokens[next - 1]?.end ?? 0];
    groups.push({ digits: reading.digits, start, end });
  }
  let lead = first;
  while (lead > used && first - lead < 4 && soundAlike(tokens[lead - 1]) !== null) lead -= 1;
  const [start, end] = [groups[0]?.start ?? 0, groups.at(-1)?.end ?? 0];
  const digits = groups.map((group) => group.digits).join('');
  return { digits, groups, first, next, lead, start, end, talkBefore: 0, kind: 'plain' };
}

/** A word that stands for a digit among others: "oh" beside one, "for" between two. */
function alikeAt(
  tokens: readonly Token[],
  readings: SaidTurn['readings'],
  at: number,
  follows: boolean,
): Reading | null {
  const digit = soundAlike(tokens[at]);
  if (digit === null) return null;
  if (isZeroWord(tokens[at]) && follows) return { digits: digit, next: at + 1 };
  let after = at + 1;
  while (after < at + 4 && soundAlike(tokens[after]) !== null) after += 1;
  return (readings[after]?.length ?? 0) > 0 ? { digits: digit, next: at + 1 } : null;
}

const year = /^(?:19[5-9]\d|20[0-4]\d)$/;
const maskedEnd = /••••[ ,.-]+$/u;

function kindOf(turn: SaidTurn, piece: Piece): Piece['kind'] {
  const { tokens, text } = turn;
  const { first, next, digits, groups } = piece;
  const before = tokens[first - 1];
  const after = tokens[next];
  const word = after?.word ?? '';
  if (digits.length === 4 && maskedEnd.test(text.slice(Math.max(0, piece.start - 8), piece.start)))
    return 'else';
  if (before?.word === '+' || before?.word === 'plus') return 'else';
  if (moneyWords.has(before?.word ?? '') || moneyWords.has(word) || unitWords.has(word))
    return 'else';
  if (monthWords.has(before?.word ?? '') || monthWords.has(word)) return 'else';
  if (isGlued(before, tokens[first]) || isGlued(tokens[next - 1], after)) return 'else';
  if (isLetter(text, before) || isLetter(text, after)) return 'else';
  if (groups.length === 1 && digits.length < 6 && namesStreet(turn, next)) return 'else';
  if (isLabelled(turn, first)) return 'else';
  const isWord = after?.kind === 'word' && !joiningWords.has(word) && !betweenGroups.has(word);
  if (groups.length === 1 && year.test(digits) && isWord) return 'else';
  if (digits.length <= 4 && /^(?:at|a|around|vers)$/.test(before?.word ?? '') && isTime(digits))
    return 'else';
  if (tokens.slice(Math.max(0, first - 3), first).some(({ word }) => lastDigitsWords.has(word)))
    return 'ending';
  if (arePhones(groups)) return isToldAsPhone(turn, piece) ? 'else' : 'phone';
  if (digits.length > 2 || (groups.length > 1 && !isWord)) return 'plain';
  if (ordinalWords.has(before?.word ?? '') && (isWord || after === undefined)) return 'else';
  return turn.talk > 0 ? 'aside' : 'plain';
}

const isTime = (digits: string) => /^(?:[01]?\d|2[0-3])(?:[0-5]\d)?$/.test(digits);
const isGlued = (left: Token | undefined, right: Token | undefined) =>
  left !== undefined &&
  right !== undefined &&
  left.end === right.start &&
  areWordAndDigits(left, right);
const areWordAndDigits = (left: Token, right: Token) =>
  left.kind !== right.kind && left.kind !== 'mark' && right.kind !== 'mark';
/** A letter that is spelled, as in a VIN: no word of one letter. */
const isLetter = (text: string, token: Token | undefined) =>
  token?.kind === 'word' &&
  token.end - token.start === 1 &&
  (!letterWords.has(token.word) || /[A-HJ-Z]/.test(text.charAt(token.start)));

/** "1204 Main Street", "1204, rue Sainte-Catherine". */
function namesStreet({ tokens }: SaidTurn, next: number): boolean {
  const from = tokens[next]?.word === ',' ? next + 1 : next;
  for (let at = from; at < from + 4; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'mark') return false;
    if (streetWords.has(token.word)) return true;
  }
  return false;
}

/** "Order number 4539": the nearest word that names a number names no card's. */
function isLabelled({ tokens }: SaidTurn, first: number): boolean {
  let at = first - 1;
  while (at >= first - 6 && labelFillers.has(tokens[at]?.word ?? '')) at -= 1;
  return labelWords.has(tokens[at]?.word ?? '');
}

/** A telephone number that is called one, or written as one. */
function isToldAsPhone({ tokens }: SaidTurn, { groups, digits, first }: Piece): boolean {
  if (isWrittenAsPhone(groups)) return true;
  const near = tokens.slice(Math.max(0, first - 5), first).map(({ word }) => word);
  const isCalled = near.some((word) => phoneWords.has(word) || word === 'number');
  return isCalled && digits.length < 12 && !near.some((word) => cardWords.has(word));
}

/** Whether anything is said that is neither a number nor what joins numbers. */
function talksBeside(tokens: readonly Token[], pieces: readonly Piece[]): boolean {
  let piece = 0;
  return tokens.some(({ kind, word }, index) => {
    while (index >= (pieces[piece]?.next ?? Number.POSITIVE_INFINITY)) piece += 1;
    const isInPiece = index >= (pieces[piece]?.first ?? Number.POSITIVE_INFINITY);
    return !isInPiece && kind !== 'mark' && !joiningWords.has(word);
  });
}
