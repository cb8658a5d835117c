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
  /** Index of the first group after it. */
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

/** How many turns a card number, its expiry and its code may be spread over. */
const mostTurns = 10;
/** Turns that come so soon after a card are still about it. */
const soonAfter = 3;
const hidden = '••••';
const codeWords = new Set('cvv cvc csc cvv2 cvn security cryptogramme securite'.split(' '));
const expiryWords = new Set(
  'exp expire expires expiry expiration expiring valid thru validity expirant validite'.split(' '),
);
const lastDigitsWords = new Set('ends ending last finissant termine derniers'.split(' '));
const phoneWords = new Set('phone cell mobile call reach telephone appeler numero'.split(' '));
const moneyWords = new Set('$ dollar dollars bucks cents percent % piastres'.split(' '));

interface Span {
  start: number;
  end: number;
  mask: string;
}

interface SpokenTurn {
  text: string;
  tokens: readonly Token[];
  runs: DigitRun[];
  spans: Span[];
}

const otherDigits = /(?![0-9])\p{Nd}/gu;
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCharCode(code));

/** The text with digits of every script as ours and a space for what cannot be seen; as long as before. */
function withPlainDigits(text: string): string {
  return text.replaceAll(unseen, ' ').replaceAll(otherDigits, (digit) => {
    if (digit.length > 1) return digit;
    let value = 0;
    while (value < 9 && isDigit(digit.charCodeAt(0) - value - 1)) value += 1;
    return String(value);
  });
}

function readTurn(text: string): SpokenTurn {
  const tokens = tokenize(withPlainDigits(text));
  const runs = [
    ...digitRuns(tokens, numberWords('en')),
    ...digitRuns(tokens, numberWords('fr')).filter((run) => run.spoken),
  ].sort((a, b) => b.digits.length - a.digits.length);
  const spans = runs
    .flatMap((run) => cardsIn(run, tokens).flatMap((card) => spansOfCard(run, card)))
    .sort((a, b) => a.start - b.start);
  const turn = { text, tokens, runs: withoutOverlaps(runs), spans };
  maskAcrossWords(turn);
  return turn;
}

/** How many words may stand between two pieces of a card that was announced. */
const mostWordsBetween = 6;
const ordinalWords = new Set(
  'first next last other final second third premiers suivants derniers'.split(' '),
);
/** Words that may stand between two pieces of one that was not. */
const joiningWords = new Set(
  [
    'and then so now okay ok yeah yes um uh er eh ah hmm like well sorry wait hold on one a sec',
    'moment let me see just got it the are is its that was after finally digits numbers four',
    'also too plus dash dashes hyphen hyphens space slash stroke comma dot point',
    'et puis ensuite euh alors attendez un instant les sont enfin chiffres quatre',
    'aussi pis tiret tirets espace barre virgule trait',
    ...ordinalWords,
  ].flatMap((words) => words.split(' ')),
);

/** Masks a card whose digits have other words between them, within one turn. */
function maskAcrossWords(turn: SpokenTurn): void {
  const { tokens, spans } = turn;
  const open = turn.runs.filter(
    (run) => !spans.some(({ start, end }) => run.start < end && start < run.end),
  );
  // "The next four are 5787": how many they are is not one of them.
  const counted = open.filter(
    ({ digits, first }) => digits.length > 1 || !ordinalWords.has(tokens[first - 1]?.word ?? ''),
  );
  const readings = [counted, counted.filter(({ digits }) => digits.length > 1)];
  const cued = isCued(turn);
  for (const pieces of readings.flatMap((runs) => inOneBreath(runs, tokens, cued))) {
    const groups = pieces.flatMap((run) => groupsIn(turn, run));
    const card = pieces.length > 1 ? spreadCardIn(groups, cued) : null;
    if (!card) continue;
    maskPieces(card, `•••• •••• •••• ${lastFourOf(card)}`);
    return;
  }
}

/** Runs in order, parted where what is said between two of them has nothing to do with a card. */
function inOneBreath(
  runs: readonly DigitRun[],
  tokens: readonly Token[],
  cued: boolean,
): DigitRun[][] {
  const breaths: DigitRun[][] = [];
  let last: DigitRun | undefined;
  for (const run of runs) {
    const between = last ? tokens.slice(last.next, run.first) : [];
    const words = between.filter(({ kind }) => kind !== 'mark');
    const joins = cued
      ? words.length <= mostWordsBetween
      : words.every(({ word }) => joiningWords.has(word));
    if (last && joins) breaths.at(-1)?.push(run);
    else breaths.push([run]);
    last = run;
  }
  return breaths;
}

/** The card, and what was said in the same breath: a few digits more are its expiry or its code. */
function spansOfCard(run: DigitRun, card: Card): Span[] {
  const whole = { start: card.start, end: card.end, mask: `•••• •••• •••• ${card.lastFour}` };
  const after = run.groups.slice(card.next);
  const digits = after.map((group) => group.digits).join('');
  return digits.length > 7
    ? [whole]
    : [whole, ...after.map(({ start, end }) => ({ start, end, mask: hidden }))];
}

function withoutOverlaps<Piece extends { start: number; end: number }>(pieces: Piece[]): Piece[] {
  // A flood of words has thousands of pieces: each place is marked once, and none compared with all.
  const taken = new Uint8Array(pieces.reduce((most, { end }) => Math.max(most, end), 0));
  const kept = pieces.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.sort((a, b) => a.start - b.start);
}

const has = (tokens: readonly Token[], words: ReadonlySet<string>) =>
  tokens.some(({ word }) => words.has(word));
const isMasked = (turn: SpokenTurn | undefined) =>
  turn !== undefined && (turn.spans.length > 0 || turn.text.includes(hidden));
const isCued = (turn: SpokenTurn | undefined) => turn !== undefined && has(turn.tokens, cardWords);

/** Words of a turn that are no part of its numbers. */
function otherWords({ tokens, runs }: SpokenTurn): number {
  const inRuns = runs.reduce((total, { first, next }) => total + next - first, 0);
  return tokens.filter(({ kind }) => kind !== 'mark').length - inRuns;
}

function isPhone({ digits, plus }: DigitRun, before: readonly Token[]): boolean {
  if (plus || isNorthAmerican(digits) || isNorthAmerican(digits.replace(/^1/, ''))) return true;
  return digits.length === 7 && has(before, phoneWords);
}

/** Masks what belongs to a card by the words around it and the turns before it. */
function maskPartsOfCard(turns: readonly SpokenTurn[], index: number): void {
  const turn = turns[index];
  if (!turn) return;
  const { tokens, runs, spans } = turn;
  const before = turns.slice(Math.max(0, index - soonAfter), index);
  const [maskedBefore, cuedBefore] = [before.some(isMasked), before.some(isCued)];
  const [cuedHere, cuedJustBefore] = [isCued(turn), isCued(turns[index - 1])];
  const others = otherWords(turn);
  const lastWord = tokens.findLastIndex(({ kind }) => kind !== 'mark');
  for (const run of runs) {
    if (spans.some(({ start, end }) => run.start < end && start < run.end)) continue;
    const near = tokens.slice(Math.max(0, run.first - 8), run.first);
    const next = tokens[run.next];
    const isMoney = near.at(-1)?.word === '$' || (next && moneyWords.has(next.word));
    if (isMoney || isPhone(run, near.slice(-4)) || has(near.slice(-3), lastDigitsWords)) continue;
    const length = run.digits.length;
    const afterCard = maskedBefore || spans.some(({ end }) => end <= run.start);
    const aboutCard = afterCard || cuedBefore || cuedHere;
    const isLast = run.next > lastWord;
    const isCode = length >= 3 && length <= 4 && has(near.slice(-6), codeWords);
    const isExpiry = aboutCard && length <= 8 && has(near.slice(-6), expiryWords);
    const isLong = aboutCard && length >= 6;
    const isStart = length >= 4 && isLast && has(near, cardWords);
    const isAlone = length >= 4 && others <= 1 && (cuedJustBefore || maskedBefore);
    const isRest = afterCard && length >= 2 && length <= 6 && others <= 6;
    if (isCode || isExpiry || isLong || isStart || isAlone || isRest)
      spans.push({ start: run.start, end: run.end, mask: hidden });
  }
}

interface TurnGroup {
  turn: SpokenTurn;
  run: DigitRun;
  digits: string;
  start: number;
  end: number;
}

const lastFourOf = (card: readonly TurnGroup[]) =>
  card
    .map(({ digits }) => digits)
    .join('')
    .slice(-4);

/** Masks each run of a card's digits as one, and writes `endMask` in place of the last. */
function maskPieces(card: readonly TurnGroup[], endMask = `${hidden} ${lastFourOf(card)}`): void {
  for (const run of new Set(card.map((group) => group.run))) {
    const own = card.filter((group) => group.run === run);
    const [from, to] = [own[0], own.at(-1)];
    if (!from || !to) continue;
    const mask = to === card.at(-1) ? endMask : hidden;
    from.turn.spans.push({ start: from.start, end: to.end, mask });
  }
}

/** Masks a card whose digits were said over the turns up to this one, in all of them. */
function maskSpreadCard(turns: readonly SpokenTurn[], index: number): void {
  const last = turns[index];
  if (!last || last.runs.length === 0) return;
  const cued = turns.slice(Math.max(0, index - mostTurns), index + 1).some(isCued);
  let groups: TurnGroup[] = groupsOf(last).filter(({ start }) => !isWithin(last.spans, start));
  const own = new Set(groups);
  for (let at = index - 1; at >= Math.max(0, index - mostTurns); at -= 1) {
    const turn = turns[at];
    if (!turn || otherWords(turn) > 12) return;
    if (turn.runs.length === 0 && otherWords(turn) > 4) return;
    groups = [...groupsOf(turn), ...groups];
    const card = spreadCardIn(groups, cued);
    if (!card?.some((group) => own.has(group))) continue;
    maskPieces(card);
    return;
  }
}

function groupsOf(turn: SpokenTurn): TurnGroup[] {
  // "One moment" between two pieces is no digit of theirs.
  const runs =
    otherWords(turn) === 0 ? turn.runs : turn.runs.filter(({ digits }) => digits.length > 1);
  return runs.flatMap((run) => groupsIn(turn, run));
}

const groupsIn = (turn: SpokenTurn, run: DigitRun): TurnGroup[] =>
  run.groups.map((group) => ({ ...group, turn, run }));

const isWithin = (spans: readonly Span[], at: number) =>
  spans.some(({ start, end }) => start <= at && at < end);

/** The end of a card that began in turns before it: masked groups and the last four digits. */
const maskedEnd = /••••(?:[ ,.-]+••••)*[ ,.-]+\d{4}(?!\d)/u;
const maskedWhole = /^•••• •••• •••• \d{4}$/u;
/** What may be missing of a card whose end was masked. */
const mostMissing = 14;
const usuallyMissing = 8;

/**
 * Masks the beginning of a card whose end is masked already: what is stored of a turn was masked
 * with those before it in sight, which were stored before anybody could know.
 */
function maskBeginning(turns: readonly SpokenTurn[], index: number): void {
  const last = turns[index];
  const match = last && maskedEnd.exec(last.text);
  if (!match || maskedWhole.test(match[0])) return;
  const endsAt = match.index + match[0].length;
  last.spans.push({ start: endsAt - 4, end: endsAt, mask: match[0].slice(-4) });
  const pieces: { turn: SpokenTurn; run: DigitRun }[] = [];
  let missing = 0;
  for (let at = index - 1; at >= Math.max(0, index - mostTurns); at -= 1) {
    const turn = turns[at];
    if (!turn || isMasked(turn)) break;
    const runs = turn.runs.filter(({ digits }) => digits.length > 1);
    if (otherWords(turn) > (pieces.length > 0 ? 4 : 12)) break;
    if (runs.length === 0 && pieces.length > 0) break;
    for (const run of runs.toReversed()) {
      missing += run.digits.length;
      if (missing <= mostMissing) pieces.unshift({ turn, run });
    }
    if (missing >= usuallyMissing) break;
  }
  const first = pieces.findIndex(({ run }) => /^[2-6]/.test(run.digits));
  for (const { turn, run } of first < 0 ? [] : pieces.slice(first))
    turn.spans.push({ start: run.start, end: run.end, mask: hidden });
}

/** Sixteen digits of a card company, or fifteen of the one that has them, that pass the check. */
const ofCardCompany = /^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|6\d{15}|3[47]\d{13})$/;

function spreadCardIn(groups: readonly TurnGroup[], cued: boolean): TurnGroup[] | null {
  const digits = groups.map((group) => group.digits).join('');
  if (!cued && onlyPhones(groups)) return null;
  const hasPhone = groups.some(({ run }) => isNorthAmerican(run.digits.replace(/^1/, '')));
  for (let first = 0; first < groups.length; first += 1) {
    let said = '';
    for (let next = first; next < groups.length && said.length < 19; next += 1) {
      said += groups[next]?.digits ?? '';
      const isCard = ofCardCompany.test(said) && passesLuhn(said);
      const isWhole = said.length > 14 && said.length === digits.length;
      if (isCard || (cued && isWhole && !hasPhone)) return groups.slice(first, next + 1);
    }
  }
  return null;
}

/** Whether what was said turn by turn is phone numbers. */
function onlyPhones(groups: readonly TurnGroup[]): boolean {
  let digits = '';
  for (const group of groups) {
    digits += group.digits;
    if (isNorthAmerican(digits.replace(/^1(?=\d{10}$)/, ''))) digits = '';
  }
  return digits === '';
}

/**
 * What one person said, turn by turn, with every payment card masked: its number, also one said in
 * pieces over several turns, its expiry and its security code. Phone numbers are left as they are.
 * A piece is told from any other number only once enough was said: ask again with each turn.
 */
export function maskCardsOverTurns(texts: readonly string[]): string[] {
  return maskedTurns(texts).map(({ text, spans }) => applySpans(text, spans));
}

/** The digits that `maskCardsOverTurns` masks, one run after another. */
export function cardDigitsIn(texts: readonly string[]): string[] {
  return maskedTurns(texts).flatMap(({ runs, spans }) =>
    runs
      .filter((run) => spans.some(({ start, end }) => run.start < end && start < run.end))
      .map(({ digits }) => digits),
  );
}

/** Where a text tells of payment cards: their numbers, expiries and codes. Offsets into `text`. */
export function findCards(text: string): { start: number; end: number }[] {
  if (!mayHoldDigits(text)) return [];
  const found = maskedTurns([text]).flatMap(({ tokens, runs, spans }) => {
    const named = runs.filter((run) => isNamedOfCard(tokens, run));
    const [first] = named;
    const codes = runs.filter((run) => first && first.first < run.first && isCode(tokens, run));
    return [...spans, ...named, ...codes];
  });
  return found.map(({ start, end }) => ({ start, end }));
}

const nameOfPart = new Set([...cardWords, ...codeWords, ...expiryWords]);
/** What stands between the name of a card's part and its digits. */
const namingWords = new Set(
  'number numbers numero no code date is its it s the a on in are starts start begins with est le la c commence par de of my , : . # and'.split(
    ' ',
  ),
);

/** "…and the code is 123", said after another part of a card. */
function isCode(tokens: readonly Token[], { first }: DigitRun): boolean {
  const near = tokens.slice(Math.max(0, first - 3), first).map(({ word }) => word);
  return near.includes('code') && !near.includes('area') && !near.includes('postal');
}

/** "Card number 604…", "the expiry date is 04 27": whatever the digits would be otherwise. */
function isNamedOfCard(tokens: readonly Token[], { first }: DigitRun): boolean {
  const named = tokens.slice(0, first).findLastIndex(({ word }) => !namingWords.has(word));
  return nameOfPart.has(tokens[named]?.word ?? '');
}

function maskedTurns(texts: readonly string[]): SpokenTurn[] {
  const turns = texts.map(readTurn);
  for (let index = 0; index < turns.length; index += 1) {
    maskSpreadCard(turns, index);
    maskBeginning(turns, index);
    maskPartsOfCard(turns, index);
  }
  return turns;
}

function applySpans(text: string, spans: readonly Span[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end, mask } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    masked += text.slice(from, start) + mask;
    from = end;
  }
  return masked + text.slice(from);
}

/**
 * The text with every payment card masked, written or spoken: a number keeps its last four digits
 * (13 to 19 digits that pass the Luhn check, or any 15 to 19 said right after the word "card"), its
 * expiry and its security code nothing. Phone numbers are left as they are.
 * @param before what the same person said in the turns before, oldest first: a card may be spread
 *   over them.
 */
export function maskCardNumbers(text: string, before: readonly string[] = []): string {
  if (!mayHoldDigits(text)) return text;
  return maskCardsOverTurns([...before.slice(-mostTurns), text]).at(-1) ?? text;
}

/** Most turns hold no number at all. */
function mayHoldDigits(text: string): boolean {
  const tokens = tokenize(withPlainDigits(text));
  return (
    digitRuns(tokens, numberWords('en')).length > 0 ||
    digitRuns(tokens, numberWords('fr')).length > 0
  );
}
