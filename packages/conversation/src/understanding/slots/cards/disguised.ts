import { labelWords, monthWords, streetWords, unitWords } from './card-words.ts';
import type { DigitRun } from './disguised-digits.ts';
import { mayBegin, passesLuhn } from './issuers.ts';
import type { SaidTurn } from './said-turn.ts';

/** A card that was put so that it looks like none, by the stretches of the turns that tell it. */
export interface DisguisedCard {
  digits: string;
  parts: readonly { at: number; start: number; end: number }[];
}

const cardLengths: readonly number[] = [16, 15];
const longestCard = 16;
/** No telephone number has more digits, with its country. */
const longestPhone = 15;
/** As far apart groups of one card stand in one turn, in characters, and over turns. */
const mostBetween = 40;
const mostTurnsBetween = 8;

const isCard = (digits: string) =>
  cardLengths.includes(digits.length) && mayBegin(digits, digits.length) && passesLuhn(digits);
const backwards = (digits: string) => [...digits].reverse().join('');

/** What tells that digits are told from the last to the first. */
const reversing =
  /\b(?:backwards?|reversed?|back to front|[àa] l['’]envers|al rev[eé]s|invers[eé]e?s?)\b/iu;

interface Place {
  run: DigitRun;
  at: number;
}

/**
 * The cards in a call's turns that are put in other tongues, in words that sound like digits, from the last to
 * the first, with letters or a plus between, as numbers of other things or encoded. Each is one by its company's
 * first digits and its check digit; of what honest numbers look like too, only where a card is spoken of.
 */
export function findDisguised(
  turns: readonly SaidTurn[],
  cued: readonly boolean[],
): DisguisedCard[] {
  const places = turns.flatMap(({ runs }, at) => runs.map((run): Place => ({ run, at })));
  return [
    ...places.flatMap((place) => inOneRow(place, turns, cued)),
    ...places.flatMap((_, first) => inSeveral(places, first, turns, cued)),
    ...turns.flatMap(({ text }, at) => encoded(text, at)),
  ];
}

function inOneRow(
  { run, at }: Place,
  turns: readonly SaidTurn[],
  cued: readonly boolean[],
): DisguisedCard[] {
  const { digits, atoms, start, end } = run;
  const isCued = cued[at] ?? false;
  const whole = { digits, parts: [{ at, start, end }] };
  if (run.hasPlus && isCard(digits) && (digits.length > longestPhone || isCued)) return [whole];
  const isReversed = cardLengths.includes(digits.length) && isCard(backwards(digits));
  if (isReversed && (isCued || reversing.test(turns[at]?.text ?? ''))) return [whole];
  if (!run.isDisguised) return [];
  const found: DisguisedCard[] = [];
  for (let first = 0; first < atoms.length; first += 1) {
    let said = '';
    for (let last = first; last < atoms.length && said.length < longestCard; last += 1) {
      const [from, to] = [atoms[first], atoms[last]];
      if (!from || !to) break;
      said += to.digits;
      if (!isCard(said)) continue;
      found.push({ digits: said, parts: [{ at, start: from.start, end: to.end }] });
      first = last;
      break;
    }
  }
  return found;
}

/** A card in four groups of four, or as one of fifteen is written, each called something else; or in other words. */
function inSeveral(
  places: readonly Place[],
  first: number,
  turns: readonly SaidTurn[],
  cued: readonly boolean[],
): DisguisedCard[] {
  const taken: Place[] = [];
  let digits = '';
  for (const place of places.slice(first, first + longestCard)) {
    const before = taken.at(-1);
    if (before && !areNear(before, place, cued)) return [];
    taken.push(place);
    digits += place.run.digits;
    if (digits.length > longestCard) return [];
    if (taken.length < 2 || !isCard(digits) || !areGroups(taken, turns, cued)) continue;
    return [
      { digits, parts: taken.map(({ run, at }) => ({ at, start: run.start, end: run.end })) },
    ];
  }
  return [];
}

function areNear(one: Place, other: Place, cued: readonly boolean[]): boolean {
  if (one.at === other.at) return other.run.start - one.run.end <= mostBetween;
  return (cued[other.at] ?? false) && other.at - one.at <= mostTurnsBetween;
}

/** Whether these are the groups of a card: in other words, or each called a number of something else. */
function areGroups(
  places: readonly Place[],
  turns: readonly SaidTurn[],
  cued: readonly boolean[],
): boolean {
  if (places.every(({ run }) => run.isDisguised)) return true;
  const shape = places.map(({ run }) => run.digits.length).join('-');
  const isOne = places.every(({ run }) => run.atoms.length === 1);
  return (
    isOne &&
    (shape === '4-4-4-4' || shape === '4-6-5') &&
    places.every((place) => (cued[place.at] ?? false) || isCalledElse(place, turns[place.at]))
  );
}

/** "Room 5412", "7534 Birch Avenue", "5678 years": prices and years that are told one by one are no such. */
function isCalledElse({ run }: Place, turn: SaidTurn | undefined): boolean {
  if (!turn || /[$€£]\s?$/.test(turn.text.slice(Math.max(0, run.start - 2), run.start)))
    return false;
  const at = turn.tokens.findIndex(({ start }) => start >= run.start);
  const [before, ...after] = [turn.tokens[at - 1], ...turn.tokens.slice(at + 1, at + 4)];
  return (
    labelWords.has(before?.word ?? '') ||
    monthWords.has(before?.word ?? '') ||
    unitWords.has(after[0]?.word ?? '') ||
    after.some(({ word }) => streetWords.has(word))
  );
}

const base64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{18,64}={0,2}/g;
/** The figures by their numbers in ASCII: "34 35 33 39". */
const hexadecimal = /(?<![0-9A-Fa-f])(?:(?:0x)?3[0-9][\s,:-]?){15,19}(?![0-9A-Fa-f])/g;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Whether a text has what may be an encoded number. */
export const mayBeEncoded = (text: string): boolean => text.search(base64) >= 0;

function encoded(text: string, at: number): DisguisedCard[] {
  const partOf = (whole: string, start: number, digits: string): DisguisedCard[] =>
    isCard(digits) ? [{ digits, parts: [{ at, start, end: start + whole.trimEnd().length }] }] : [];
  return [
    ...[...text.matchAll(base64)].flatMap(({ 0: whole, index }) =>
      partOf(whole, index, digitsOfBase64(whole)),
    ),
    ...[...text.matchAll(hexadecimal)].flatMap(({ 0: whole, index }) =>
      partOf(whole, index, (whole.match(/3[0-9]/g) ?? []).map((one) => one.charAt(1)).join('')),
    ),
  ];
}

/** The digits that base64 stands for, with what is written between them left out; empty where it is of anything else. */
function digitsOfBase64(whole: string): string {
  let bits = 0;
  let held = 0;
  let said = '';
  for (const sign of whole.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')) {
    held = ((held << 6) | alphabet.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    said += String.fromCharCode((held >> bits) & 0xff);
  }
  return /^[\d\s-]+$/.test(said) ? said.replace(/\D/g, '') : '';
}
