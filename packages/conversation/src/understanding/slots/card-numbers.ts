import { isNorthAmerican } from './north-american-numbers.ts';
import { type DigitRun, digitRuns } from './words/digit-runs.ts';
import { numberWords } from './words/number-words.ts';
import { type Token, tokenize } from './words/tokens.ts';

/** Commonest first, so that an expiry date read out after the number is left out of it. */
const lengths = [16, 15, 14, 13, 19, 18, 17];
const cardWords = new Set(
  'card visa mastercard amex discover debit credit carte credits'.split(' '),
);

/** The check of ISO/IEC 7812-1, annex B: every payment card number passes it. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

interface Card {
  lastFour: string;
  start: number;
  end: number;
  next: number;
}

/** The card number that starts with group `first` of a run and ends with one of its groups. */
function cardAt(run: DigitRun, first: number, cued: boolean): Card | null {
  let digits = '';
  const readings: { digits: string; next: number }[] = [];
  for (let next = first; next < run.groups.length && digits.length < 19; next += 1) {
    digits += run.groups[next]?.digits ?? '';
    readings.push({ digits, next: next + 1 });
  }
  const plausible = readings.filter(({ digits }) => /^[2-6]\d{12,18}$/.test(digits));
  const chosen = lengths
    .map((length) => plausible.find(({ digits }) => digits.length === length && passesLuhn(digits)))
    .find((reading) => reading !== undefined);
  // Recognition mishears digits: where a card was announced, one that fails the check is masked too.
  const reading = chosen ?? (cued ? plausible.find(({ digits }) => digits.length > 14) : undefined);
  if (!reading) return null;
  return {
    lastFour: reading.digits.slice(-4),
    start: run.groups[first]?.start ?? run.start,
    end: run.groups[reading.next - 1]?.end ?? run.end,
    next: reading.next,
  };
}

/** Whether a run is phone numbers said one after another. */
function isPhoneNumbers(run: DigitRun): boolean {
  if (run.plus) return true;
  let digits = '';
  for (const group of run.groups) {
    digits += group.digits;
    if (isNorthAmerican(digits) || isNorthAmerican(digits.replace(/^1/, ''))) digits = '';
  }
  return (
    digits === '' || (digits.length < run.digits.length && ![15, 16].includes(run.digits.length))
  );
}

function cardsIn(run: DigitRun, tokens: readonly Token[]): Card[] {
  const cued = tokens
    .slice(Math.max(0, run.first - 8), run.first)
    .some((token) => cardWords.has(token.word));
  if (run.digits.length < 13 || (!cued && isPhoneNumbers(run))) return [];
  const cards: Card[] = [];
  for (let first = 0; first < run.groups.length; ) {
    const card = cardAt(run, first, cued);
    if (card) cards.push(card);
    first = card ? card.next : first + 1;
  }
  return cards;
}

/**
 * The text with every payment card number, written or spoken, replaced by a mask that keeps its last
 * four digits: 13 to 19 digits that pass the Luhn check, or any 15 to 19 said right after the word
 * "card". Phone numbers are left as they are.
 */
export function maskCardNumbers(text: string): string {
  const tokens = tokenize(text);
  const runs = [
    ...digitRuns(tokens, numberWords('en')),
    ...digitRuns(tokens, numberWords('fr')).filter((run) => run.spoken),
  ];
  const cards = runs.flatMap((run) => cardsIn(run, tokens)).sort((a, b) => a.start - b.start);
  let masked = '';
  let from = 0;
  for (const card of cards) {
    if (card.start < from) continue;
    masked += `${text.slice(from, card.start)}•••• •••• •••• ${card.lastFour}`;
    from = card.end;
  }
  return masked + text.slice(from);
}
