import { skipBetween as skipOver } from '../words/digit-runs.ts';
import { keptOfRestarts } from '../words/restarts.ts';
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
import {
  arePhones,
  isToldAsPhone as isPausedAsPhone,
  isPhoneNumber,
  isWrittenAsPhone,
} from './issuers.ts';
import { isZeroWord, type Reading, readingsAt, soundAlike } from './number-readings.ts';
import { withPlainDigits } from './plain-digits.ts';
import { withCodeNamed, withoutPartNames, withoutUnitsOfCards } from './units-beside.ts';

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
   * number. phone: its digits could be telephone numbers and nothing else. labelled: called an order's, an
   * account's or the like, and so a card's only where nothing but a card's goes on so. else: no card's.
   */
  kind: 'plain' | 'aside' | 'ending' | 'phone' | 'labelled' | 'else';
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

const asksPhone =
  /\b(?:phone|number (?:to|for)|(?:which|best|good|right|that|this|same|work|home|the) number|number (?:that )?you(?:'re| are)|digits|chiffres|bon num[ée]ro|num[ée]ro d'o[ùu]|(?:your|her|his|their)(?: [a-z]+)? number|area code|call you|reach you|text you|(?:rappelle|appelle|joindre|joigne|rejoindre|rejoigne)[rz]? (?:au|à)\b|cell|t[ée]l[ée]phone|num[ée]ro (?:pour|où)|quel num[ée]ro|(?:votre|son|leur) num[ée]ro|indicatif)\b[^.!?]*\?|\b(?:so far|comes next|la suite)\b/i;
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
  const tokens = tokenize(
    withCodeNamed(withoutPartNames(withoutUnitsOfCards(withPlainDigits(text)))),
  );
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
    if (!reading || exclaimsAfter(tokens, readings, at, groups)) break;
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

/** "…one six two. Oh, and how loud is it": no digit after a whole telephone number, nor where a sentence begins. */
function exclaimsAfter(
  tokens: readonly Token[],
  readings: SaidTurn['readings'],
  at: number,
  groups: readonly Group[],
): boolean {
  if (groups.length === 0 || !isZeroWord(tokens[at])) return false;
  if ((readings[skipBetween(tokens, at + 1)]?.length ?? 0) > 0) return false;
  const isWhole = isPhoneNumber(groups.map(({ digits }) => digits).join(''));
  return isWhole || tokens[at - 1]?.word === '.';
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
  if (isLabelled(turn, first)) return digits.length < leastLabelled ? 'else' : 'labelled';
  const isWord = after?.kind === 'word' && !joiningWords.has(word) && !betweenGroups.has(word);
  if (groups.length === 1 && year.test(digits) && isWord) return 'else';
  if (digits.length <= 4 && /^(?:at|a|around|vers)$/.test(before?.word ?? '') && isTime(digits))
    return 'else';
  if (tokens.slice(Math.max(0, first - 3), first).some(({ word }) => lastDigitsWords.has(word)))
    return 'ending';
  if (arePhones(groups)) return isToldAsPhone(turn, piece) ? 'else' : 'phone';
  const kept = keptOfRestarts(text, groups);
  const once = { ...piece, groups: kept, digits: kept.map((group) => group.digits).join('') };
  if (kept.length < groups.length && isPhoneNumber(once.digits) && isToldAsPhone(turn, once))
    return 'else';
  if (digits.length > 2 || (groups.length > 1 && !isWord)) return 'plain';
  if (ordinalWords.has(before?.word ?? '') && (isWord || after === undefined)) return 'else';
  return turn.talk > 0 ? 'aside' : 'plain';
}

/** So much of a number may be the beginning of a card's, whatever it is called. */
const leastLabelled = 4;

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
function isToldAsPhone({ tokens, text }: SaidTurn, { groups, digits, first }: Piece): boolean {
  if (isWrittenAsPhone(groups)) return true;
  // A card is read out in hundreds, too; nobody reads a telephone number so.
  const isDigitByDigit = groups.every((group) => group.digits.length < 3);
  if (isDigitByDigit && isPausedAsPhone(betweenPauses(text, groups))) return true;
  const near = tokens.slice(Math.max(0, first - 5), first).map(({ word }) => word);
  const isCalled = near.some((word) => phoneWords.has(word) || word === 'number');
  return isCalled && digits.length < 12 && !near.some((word) => cardWords.has(word));
}

/** The digits between the commas and full stops that recognition writes where somebody pauses. */
function betweenPauses(text: string, groups: readonly Group[]): { digits: string }[] {
  const said: { digits: string }[] = [];
  groups.forEach(({ digits, start }, at) => {
    const before = said.at(-1);
    const goesOn = before && !/[.,;]/.test(text.slice(groups[at - 1]?.end ?? 0, start));
    if (goesOn) before.digits += digits;
    else said.push({ digits });
  });
  return said;
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
