import type { Token } from '../slots/words/tokens.ts';
import { cardWords, codeWords, expiryWords } from './cards/card-words.ts';
import { findDisguised, mayBeEncoded } from './cards/disguised.ts';
import { findBegunCards } from './cards/find-begun.ts';
import { findCorrectedCards } from './cards/find-corrected.ts';
import { isWithin, type MaskedTurn, maskDigitsAfter, maskParts } from './cards/find-parts.ts';
import { maskSecrets, mayTellSecret } from './cards/find-secrets.ts';
import { digitsOf, findWholeCards } from './cards/find-whole.ts';
import { cuedTurns, placesOf } from './cards/places.ts';
import { applySpans, maskDisguised, maskGroups } from './cards/put-masks.ts';
import { hidden, type Piece, readTurn, type SaidTurn, type Span } from './cards/said-turn.ts';

export { passesLuhn } from './cards/issuers.ts';

/** How many turns a card number, its expiry and its code may be spread over. */
const mostTurns = 40;
/**
 * How many groups of digits may be said in those: many cards' worth. What was said before is not read
 * again, or who says nothing but numbers would be read all over with each turn.
 */
const mostGroups = 400;
/** These are read together however much was said in them. */
const leastTurns = 2;

/**
 * What one person said, turn by turn, with every payment card masked, its expiry and its security
 * code. What is promised:
 *
 * - A whole number is masked in whatever manner it is said: in figures, digit by digit, in pairs or
 *   threes, counted up, with doubled digits, in English and French; within one turn or over as many
 *   as `mostTurns`, also with talk between. It is one where 13 to 19 digits said in one go, or 15 or
 *   16 of a card company in pieces, pass the Luhn check; right after the word "card" any 15 to 19.
 *   Its last four digits are left.
 * - A number that is not whole yet is masked once it can be nothing else: digits that begin as a card
 *   company's and no telephone number does, 12 of them; where the person spoke of a card, four at the
 *   end of that sentence or alone in the next, eight in fours, six told one by one.
 * - What comes within three turns of a card is masked where an expiry and a code would stand, with or
 *   without their names.
 * - Telephone numbers, sums of money, times, dates, addresses, VINs, sizes, and what is called an
 *   order, an invoice and the like stay as they are: also after a card, where its number was said.
 *
 * A piece is told from any other number only once enough was said: ask again with each turn, and
 * earlier turns may come back masked.
 * @param prompts what was said to the person before each turn; where it asks for a telephone number,
 *   short pieces after a card are taken for one's.
 */
export function maskCardsOverTurns(
  texts: readonly string[],
  prompts: readonly string[] = [],
): string[] {
  return readCards(texts, prompts).texts;
}

/**
 * Remembers what a person says on a call so far, as it was said, to mask each turn with those before
 * it in sight. It holds cards: keep it in memory, and no longer than the call.
 */
export class CardMemory {
  #turns: MaskedTurn[] = [];
  /** Every turn so far, masked as far as is known. */
  readonly #texts: string[] = [];

  /**
   * Takes the turns of before, as they are stored: they are masked with the next that is heard. No more
   * of them is read than what is read together.
   */
  recall(texts: readonly string[], prompts: readonly string[]): void {
    this.#texts.push(...texts);
    const sight = new Sight();
    const turns: MaskedTurn[] = [];
    for (const [index, text] of [...texts.entries()].reverse()) {
      const turn = readTurn(text, prompts[index]);
      if (!sight.holds(turn)) break;
      turns.unshift({ turn, spans: [] });
    }
    this.#turns = turns;
  }

  /**
   * Takes a turn; answers all turns so far as `maskCardsOverTurns` masks them, and what it masked.
   * What was masked once stays so.
   */
  hear(text: string, prompt = ''): { texts: readonly string[]; digits: string[] } {
    const turn = readTurn(text, prompt);
    this.#turns = inSight([...this.#turns, { turn, spans: [] }]);
    this.#texts.push(text);
    if (isSilent(turn)) return { texts: [...this.#texts], digits: [] };
    const { turns, digits } = maskTurns(this.#turns.map((each) => each.turn));
    const first = this.#texts.length - turns.length;
    for (const [index, masked] of turns.entries()) {
      const before = this.#turns[index];
      if (before) before.spans = union(before.spans, masked.spans);
      this.#texts[first + index] = applySpans(masked.turn.text, before?.spans ?? masked.spans);
    }
    return { texts: [...this.#texts], digits };
  }
}

/** Whether a turn tells nothing of any number, nor of a card. */
function isSilent(turn: SaidTurn): boolean {
  const { pieces, runs, isCued, text } = turn;
  if (pieces.length > 0 || runs.length > 0 || isCued) return false;
  return !mayBeEncoded(text) && !mayTellSecret(turn);
}

/** The last of the turns, as many as are read together. */
function inSight(turns: readonly MaskedTurn[]): MaskedTurn[] {
  const sight = new Sight();
  const beyond = turns.findLastIndex(({ turn }) => !sight.holds(turn));
  return turns.slice(beyond + 1);
}

/** Goes back from the last turn, as far as turns are read together. */
class Sight {
  #turns = 0;
  #groups = 0;

  /** Whether a turn, the one before those asked of so far, is still in sight. */
  holds({ pieces }: SaidTurn): boolean {
    this.#turns += 1;
    this.#groups += pieces.reduce((sum, piece) => sum + piece.groups.length, 0);
    return this.#turns <= mostTurns && (this.#turns <= leastTurns || this.#groups <= mostGroups);
  }
}

/** What was masked stays masked, as it is read last: what was an end once is none where the number went on. */
function union(spans: readonly Span[], more: readonly Span[]): Span[] {
  const placeOf = ({ start, end }: Span) => `${start}-${end}`;
  const read = new Set(more.map(placeOf));
  return [...spans.filter((span) => !read.has(placeOf(span))), ...more];
}

/** Every text as `maskCardsOverTurns` masks it, and the digits that it masks: of each card, and of each other piece. */
export function readCards(
  texts: readonly string[],
  prompts: readonly string[] = [],
): { texts: string[]; digits: string[] } {
  const { turns, digits } = maskTurns(texts.map((text, index) => readTurn(text, prompts[index])));
  return { texts: turns.map(({ turn, spans }) => applySpans(turn.text, spans)), digits };
}

/**
 * The text with every payment card masked, written or spoken, as `maskCardsOverTurns` does.
 * @param before what the same person said in the turns before, oldest first: a card may be spread
 *   over them.
 */
export function maskCardNumbers(text: string, before: readonly string[] = []): string {
  const turn = readTurn(text);
  if (isSilent(turn)) return text;
  const earlier = before.slice(-mostTurns).map((each) => readTurn(each));
  const last = maskTurns([...earlier, turn]).turns.at(-1);
  return last ? applySpans(text, last.spans) : text;
}

/** Whether a turn tells a card, or part of one: as it was said, or masked before it came here. */
export function tellsCard(text: string): boolean {
  return text.includes(hidden) || maskCardNumbers(text) !== text;
}

/** A text of ours, in which no card is begun or spoken of, with every whole card number masked. */
export function maskWholeCards(text: string): string {
  const turn: MaskedTurn = { turn: readTurn(text), spans: [] };
  for (const card of findWholeCards(placesOf([turn.turn]), [false])) maskGroups([turn], card);
  return applySpans(text, turn.spans);
}

/** Fewer digits than these say nothing of a card, and may be anything. */
const tellingDigits = 6;
/** How many masked numbers are looked for elsewhere; nobody tells so many but who floods. */
const mostTold = 300;

/**
 * A text without the digits that were masked elsewhere, spoken or written, as where a sentence says
 * them back: numbers of six digits and more that are part of one of them, or hold one whole.
 * @param least fewer digits where the text is known to be about them.
 */
export function withoutCardDigits(
  text: string,
  cards: readonly string[],
  least: number = tellingDigits,
): string {
  const told = [...new Set(cards.filter(({ length }) => length >= least))].slice(-mostTold);
  if (told.length === 0) return text;
  const spans = readTurn(text)
    .pieces.filter(({ digits }) => {
      const said = digits.replace(/^1(?=\d{10}$)/, '');
      return (
        said.length >= least && told.some((card) => card.includes(said) || said.includes(card))
      );
    })
    .map(({ start, end }): Span => ({ start, end, mask: hidden }));
  return applySpans(text, spans);
}

/** Where a text tells of payment cards: their numbers, expiries and codes. Offsets into `text`. */
export function findCards(text: string): { start: number; end: number }[] {
  const turn = readTurn(text);
  if (isSilent(turn)) return [];
  const spans = maskTurns([turn]).turns.flatMap((masked) => masked.spans);
  const named = turn.pieces.filter((piece) => isNamedOfCard(turn.tokens, piece));
  const [first] = named;
  const codes = turn.pieces.filter(
    (piece) => first && first.first < piece.first && isCode(turn.tokens, piece),
  );
  return [...spans, ...named, ...codes].map(({ start, end }) => ({ start, end }));
}

const nameOfPart = new Set([...cardWords, ...codeWords, ...expiryWords]);
/** What stands between the name of a card's part and its digits. */
const namingWords = new Set(
  'number numbers numero no code date is its it s the a on in are starts start begins with est le la c commence par de of my , : . # and'.split(
    ' ',
  ),
);

/** "…and the code is 123", said after another part of a card. */
function isCode(tokens: readonly Token[], { first }: Piece): boolean {
  const near = tokens.slice(Math.max(0, first - 3), first).map(({ word }) => word);
  return near.includes('code') && !near.includes('area') && !near.includes('postal');
}

/** "Card number 604…", "the expiry date is 04 27": whatever the digits would be otherwise. */
function isNamedOfCard(tokens: readonly Token[], { first }: Piece): boolean {
  let named = first - 1;
  while (named >= 0 && namingWords.has(tokens[named]?.word ?? '')) named -= 1;
  return nameOfPart.has(tokens[named]?.word ?? '');
}

function maskTurns(said: readonly SaidTurn[]): { turns: MaskedTurn[]; digits: string[] } {
  const turns = said.map((turn): MaskedTurn => ({ turn, spans: [] }));
  const places = placesOf(said);
  const cued = cuedTurns(said);
  const cards = findWholeCards(places, cued);
  for (const card of cards) maskGroups(turns, card);
  const begun = findBegunCards(places, cued, ({ piece, at }) =>
    isWithin(turns[at]?.spans ?? [], piece),
  );
  for (const groups of begun) maskGroups(turns, groups);
  const corrected = findCorrectedCards(places, ({ piece, at }) =>
    isWithin(turns[at]?.spans ?? [], piece),
  );
  for (const groups of corrected) maskGroups(turns, groups);
  for (let index = 0; index < turns.length; index += 1) {
    maskBeginning(turns, index);
    maskParts(turns, index);
    maskSecrets(turns, index);
  }
  maskDigitsAfter(turns);
  const disguised = findDisguised(said, cued).filter(({ parts }) =>
    parts.some(({ at, ...part }) => !isWithin(turns[at]?.spans ?? [], part)),
  );
  for (const { digits, parts } of disguised) maskDisguised(turns, digits, parts);
  const digits = [
    ...[...cards, ...begun, ...corrected].map(digitsOf),
    ...disguised.map((card) => card.digits),
  ];
  const others = turns.flatMap(({ turn, spans }) =>
    turn.pieces.filter((piece) => piece.digits.length > 2 && isWithin(spans, piece)),
  );
  return { turns, digits: [...digits, ...others.map((piece) => piece.digits)] };
}

/** How many turns back the beginning of a card may lie whose end was masked. */
const mostTurnsBack = 10;
/** The end of a card that began in turns before it: masked groups and the last four digits. */
const maskedEnd = /••••(?:[ ,.-]+••••)*[ ,.-]+\d{4}(?!\d)/u;
const maskedWhole = /^•••• •••• •••• \d{4}$/u;
/** What may be missing of a card whose end was masked. */
const mostMissing = 14;
const usuallyMissing = 8;

/**
 * Masks the beginning of a card whose end is masked already: what was stored of a turn was masked
 * with those before it in sight, which were stored before anybody could know.
 */
function maskBeginning(turns: readonly MaskedTurn[], index: number): void {
  const last = turns[index];
  const match = last && maskedEnd.exec(last.turn.text);
  if (!match || maskedWhole.test(match[0])) return;
  const pieces: { masked: MaskedTurn; piece: Piece }[] = [];
  let missing = 0;
  for (let at = index - 1; at >= Math.max(0, index - mostTurnsBack); at -= 1) {
    const masked = turns[at];
    if (!masked || masked.spans.length > 0 || masked.turn.text.includes(hidden)) break;
    const told = masked.turn.pieces.filter(({ digits }) => digits.length > 1);
    if (masked.turn.talk > (pieces.length > 0 ? 4 : 12)) break;
    if (told.length === 0 && pieces.length > 0) break;
    for (const piece of told.toReversed()) {
      missing += piece.digits.length;
      if (missing <= mostMissing) pieces.unshift({ masked, piece });
    }
    if (missing >= usuallyMissing) break;
  }
  const first = pieces.findIndex(({ piece }) => /^[2-6]/.test(piece.digits));
  for (const { masked, piece } of first < 0 ? [] : pieces.slice(first))
    if (!isWithin(masked.spans, piece))
      masked.spans.push({ start: piece.start, end: piece.end, mask: hidden });
}
