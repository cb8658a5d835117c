import {
  cardWords,
  codeWords,
  digitWords,
  expiryWords,
  hourWords,
  monthWords,
  phoneWords,
  sideWords,
} from './card-words.ts';
import { mostRest } from './find-whole.ts';
import { isPhoneNumber, mayBeginPhone } from './issuers.ts';
import { hidden, type Piece, type SaidTurn, type Span } from './said-turn.ts';

/** A turn and what of it is to be masked so far. */
export interface MaskedTurn {
  turn: SaidTurn;
  spans: Span[];
}

/** Turns that come so soon after a card, or before it, are still about it. */
const soonAfter = 3;
const soonBefore = 3;

export const isWithin = (spans: readonly Span[], piece: { start: number; end: number }): boolean =>
  spans.some(({ start, end }) => piece.start < end && start < piece.end);

const isMasked = ({ turn, spans }: MaskedTurn) => spans.length > 0 || turn.text.includes(hidden);
const hasAny = (words: readonly { word: string }[], set: ReadonlySet<string>) =>
  words.some(({ word }) => set.has(word));

/** What is known of the turns around one. */
interface Around {
  maskedBefore: boolean;
  maskedJustBefore: boolean;
  maskedAfter: boolean;
  /** However long ago. */
  maskedEver: boolean;
  cuedBefore: boolean;
  cuedJustBefore: boolean;
  saysPhone: boolean;
}

/** Masks what belongs to a card by the words around it and the turns before and after it. */
export function maskParts(turns: readonly MaskedTurn[], index: number): void {
  const masked = turns[index];
  if (!masked || masked.turn.pieces.length === 0) return;
  const before = turns.slice(Math.max(0, index - soonAfter), index);
  const around = {
    maskedBefore: before.some(isMasked),
    maskedJustBefore: turns.slice(Math.max(0, index - 1), index).some(isMasked),
    maskedEver: turns.slice(0, index).some(isMasked),
    maskedAfter: turns.slice(index + 1, index + 1 + soonBefore).some(isMasked),
    cuedBefore: before.some(({ turn }) => turn.isCued),
    cuedJustBefore: turns[index - 1]?.turn.isCued ?? false,
    saysPhone:
      turns[index - 1] !== undefined && hasAny(turns[index - 1]?.turn.tokens ?? [], phoneWords),
  };
  const pieces = masked.turn.pieces.filter(
    (piece) => !isWithin(masked.spans, piece) && !endsPhone(turns, index, piece),
  );
  // Whether the last one is an expiry tells of those after it: so in order, each seeing those before.
  for (const piece of pieces) if (isPart(masked, piece, around)) masked.spans.push(spanOf(piece));
}

/** Whether a piece completes a telephone number whose beginning is all the turns before it hold. */
function endsPhone(turns: readonly MaskedTurn[], index: number, piece: Piece): boolean {
  let { digits } = piece;
  for (let at = index - 1; at >= 0 && digits.length < 11; at -= 1) {
    const masked = turns[at];
    if (masked?.turn.pieces.length !== 1 || masked.turn.hasTalk) return false;
    const [only] = masked.turn.pieces;
    if (!only || isWithin(masked.spans, only)) return false;
    digits = only.digits + digits;
    if (isPhoneNumber(digits)) return true;
  }
  return false;
}

const spanOf = ({ start, end }: Piece): Span => ({ start, end, mask: hidden });

function isPart(masked: MaskedTurn, piece: Piece, around: Around): boolean {
  const { turn, spans } = masked;
  const { tokens, talk } = turn;
  const near = tokens.slice(Math.max(0, piece.first - 8), piece.first);
  const length = piece.digits.length;
  const close = near.slice(-6);
  const isCodeLong = length >= 3 && length <= 4;
  if (isCodeLong && hasAny(close, codeWords)) return true;
  if (isExpiryYear(masked, piece, around)) return true;
  if (['else', 'labelled', 'ending', 'phone'].includes(piece.kind)) return false;
  if (isPhoneNumber(piece.digits) || hasAny(near.slice(-4), phoneWords)) return false;
  if (isCodeLong && isOnSide(tokens, piece)) return true;
  const here = spans.some(({ end }) => end <= piece.start);
  const afterCard = around.maskedBefore || here;
  const beforeCard = around.maskedAfter || spans.some(({ start }) => start >= piece.end);
  const aboutCard = afterCard || around.cuedBefore || turn.isCued;
  if (
    (aboutCard || beforeCard) &&
    length <= 8 &&
    (hasAny(close, expiryWords) || (runsOut(close) && isExpiry(piece)))
  )
    return true;
  if ((aboutCard || beforeCard) && isCodeLong && (namesCode(close) || isNamedCode(tokens, piece)))
    return true;
  if (turn.asked === 'phone' && !isExpiry(piece) && !here) return false;
  if (around.saysPhone && !here) return false;
  if (aboutCard && length >= 6) return true;
  if (around.maskedEver && isCodeLong && isAllSaid(turn, piece)) return true;
  const lastWord = tokens.findLastIndex(({ kind }) => kind !== 'mark');
  if (length >= 4 && piece.next > lastWord && hasAny(near, cardWords)) return true;
  if (turn.asked === 'other' && !here) return false;
  const isAlone = talk <= 1 && length >= 4;
  if (isAlone && (around.cuedJustBefore || around.maskedBefore)) return true;
  if (afterCard && length >= 2 && length <= 6 && talk <= 6) return true;
  // However much is said around it: after a card, a code is told in whole sentences too.
  if (afterCard && isCodeLong && (here || !tellsHour(tokens, piece))) return true;
  return beforeCard && aboutCard && length >= 3 && length <= 6 && talk <= 2;
}

/** Whether a piece is all of a turn, and no answer to what was asked, as far as that is no card's code. */
function isAllSaid({ pieces, hasTalk, asked, awaits }: SaidTurn, { digits }: Piece): boolean {
  if (hasTalk || pieces.length > 1 || asked !== null) return false;
  if (awaits === 'number') return !mayBeginPhone(digits);
  return awaits !== 'time' || !/^(?:0?\d|1\d|2[0-3])[0-5]\d$/.test(digits);
}

/** "The little three on the back are": so many of them, and nothing else stands there. */
const countedOnSide =
  /(?:^| )(?:three|four|3|4|trois|quatre)(?: (?:on|at|en|au|a|de))(?: (?:the|l|'|le))*(?: \p{L}+)? ?(?:back|front|dos|verso|arriere|endos)(?: of(?: it| the card)?)?(?: (?:are|is|says?|say|it|s|'|c|est|sont|,|:))* ?$/u;

/** "The three on the back are 737", "737 on the back". */
function isOnSide(tokens: readonly { word: string }[], { first, next }: Piece): boolean {
  const said = tokens.slice(Math.max(0, first - 9), first).map(({ word }) => word);
  if (countedOnSide.test(said.join(' '))) return true;
  const around = [...tokens.slice(Math.max(0, first - 7), first), ...tokens.slice(next, next + 4)];
  return hasAny(around, sideWords) && hasAny(around, digitWords);
}

/** "Tomorrow, say three thirty". */
function tellsHour(tokens: readonly { word: string }[], { first, next }: Piece): boolean {
  return hasAny(
    [...tokens.slice(Math.max(0, first - 5), first), ...tokens.slice(next, next + 4)],
    hourWords,
  );
}

/** The year of "expires April 2029", and of "December 29 and the code is…": after a card, no date. */
function isExpiryYear({ turn, spans }: MaskedTurn, piece: Piece, around: Around): boolean {
  const { tokens } = turn;
  const isYear = /^(?:20)?[2-4]\d$/.test(piece.digits);
  if (!isYear || !monthWords.has(tokens[piece.first - 1]?.word ?? '')) return false;
  if (!around.maskedBefore && spans.length === 0) return false;
  const near = tokens.slice(Math.max(0, piece.first - 8), piece.first);
  if (hasAny(near, expiryWords) || runsOut(near) || namesCode(tokens)) return true;
  // "March twenty-nine" alone, right after a card and where no day was asked for.
  const isAll = turn.talk <= 1 && turn.asked === null && turn.awaits !== 'time';
  return turn.talk <= 2 && (piece.digits.length > 2 || (isAll && around.maskedJustBefore));
}

/** "351 is the code". */
const isNamedCode = (tokens: readonly { word: string }[], { next }: Piece) =>
  /^(?:is|est|as)$/.test(tokens[next]?.word ?? '') && namesCode(tokens.slice(next, next + 4));

const namesCode = (near: readonly { word: string }[]) =>
  near.some(({ word }) => word === 'code') &&
  !near.some(({ word }) => word === 'area' || word === 'postal' || word === 'zip');

/** "It's good till 12/28", "elle est bonne jusqu'au 12 28". */
const runsOut = (near: readonly { word: string }[]) =>
  /\b(?:good (?:till?|until|through|thru|to)|runs out|run out|bonne jusqu)/.test(
    near.map(({ word }) => word).join(' '),
  );

/** "12 28", "0429", "12 2028": a month and a year, as a card's expiry is told. */
const isExpiry = ({ digits }: Piece) => /^(?:0?[1-9]|1[0-2])(?:20)?[2-4]\d/.test(digits);

/** Masks an expiry and a code told digit by digit in the turns right after a card. */
export function maskDigitsAfter(turns: readonly MaskedTurn[]): void {
  let left = 0;
  for (const masked of turns) {
    const { turn, spans } = masked;
    if (spans.length > 0) {
      left = mostRest;
      continue;
    }
    const [piece] = turn.pieces;
    const isDigit = turn.pieces.length === 1 && piece?.digits.length === 1 && !turn.hasTalk;
    if (!isDigit || turn.asked !== null) left = 0;
    if (piece && left > 0) {
      spans.push(spanOf(piece));
      left -= 1;
    }
    if (spans.length > 0 && left === 0) break;
  }
}
