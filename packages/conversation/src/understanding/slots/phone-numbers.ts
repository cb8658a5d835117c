import { findCards } from './card-numbers.ts';
import { beginsNumber, dialable, international } from './north-american-numbers.ts';
import { isDenied, kindOfNumber, looksLikeYear, standsAlone } from './number-kinds.ts';
import { leastTail, replaceClosest } from './phone-corrections.ts';
import { extensionAfter } from './phone-extension.ts';
import {
  endedAnew,
  isCorrection,
  isSaidAgain,
  joinPieces,
  takesUpAgain,
} from './phone-said-again.ts';
import { withTensApart } from './tens-apart.ts';
import { type DigitRun, digitRuns } from './words/digit-runs.ts';
import { partsOfNumbers, references } from './words/number-holders.ts';
import { numberWords } from './words/number-words.ts';
import { withoutRestarts } from './words/restarts.ts';
import { type Token, tokenize } from './words/tokens.ts';

/** A phone number, or what has been heard of one so far. */
export interface PhoneNumber {
  /** Every digit heard, without `+` and without the extension. */
  digits: string;
  /** The number in E.164, or null while it is incomplete or cannot be dialled. */
  e164: string | null;
  /** Whether the number can be dialled as it stands. */
  complete: boolean;
  /** The extension, where one was given. */
  extension?: string;
  /** Nothing stands around it but what leads up to digits: "then oh one". */
  alone: boolean;
  /** Said as digits are, and no price or year is: "oh one four four", "four two seven seven". */
  asDigits: boolean;
  /** Its end is spoken of, or another end that it is not: too few digits to be a number may be one's end. */
  ofEnd: boolean;
  start: number;
  end: number;
}

export interface PhoneNumberOptions {
  language?: 'en' | 'fr';
  /** Three digits put before a seven-digit number. */
  defaultAreaCode?: string;
  /** True just after the caller was asked for a number: pieces of two digits and more then count. */
  expecting?: boolean;
  /** A number was told before, and pieces may put it right; seven digits by themselves are none. */
  known?: boolean;
  /** Part of a number was told: a single digit may go on with it. */
  begun?: boolean;
}

const cues = new Set(
  'number phone cell mobile telephone tel fax call text reach numero cellulaire telephoner rappelez rappeler appelez appeler rejoindre joindre'.split(
    ' ',
  ),
);
const soonAfterCue = 6;

function isCued(tokens: readonly Token[], run: DigitRun): boolean {
  const before = tokens.slice(Math.max(0, run.first - soonAfterCue), run.first);
  const at = before.findLastIndex(({ word }) => cues.has(word.replace(/'s$/, '')));
  return at >= 0 && !references.has(before[at - 1]?.word ?? '');
}

/** The run without the "(0)" after a country code, never dialled from abroad, nor a date's start. */
function trimmed(text: string, tokens: readonly Token[], run: DigitRun): DigitRun {
  const dateFollows = isSlash(tokens[run.next]) && run.groups.length > 1;
  const rest = run.groups.slice(1).map((group) => group.digits);
  const dateEnds = isSlash(tokens[run.first - 1]) && dialable(rest.join('')) !== null;
  const groups = run.groups
    .slice(dateEnds ? 1 : 0, dateFollows ? -1 : undefined)
    .filter((group) => !run.plus || text.slice(group.start - 1, group.end + 1) !== '(0)');
  const digits = groups.map((group) => group.digits).join('');
  const end = groups.at(-1)?.end ?? run.end;
  const next = dateFollows ? run.next - 1 : run.next;
  if (!dateEnds) return { ...run, groups, digits, end, next };
  const start = groups[0]?.start ?? run.start;
  const first = tokens.findIndex((token) => token.start >= start);
  return { ...run, groups, digits, start, end, first, next };
}

const isSlash = (token: Token | undefined) => /^(?:[/]|slash|barre)$/.test(token?.word ?? '');

/** Sums of money, dates and social security numbers are written in groups of their own. */
function isSomethingElse(text: string, tokens: readonly Token[], run: DigitRun): boolean {
  const before = tokens[run.first - 1]?.word ?? '';
  const after = tokens[run.next]?.word ?? '';
  if ('$€£#/:%*'.includes(before) && before !== '') return true;
  if ('/:%*$€'.includes(after) && after !== '') return true;
  if (isSlash(tokens[run.first - 1]) || isSlash(tokens[run.next])) return true;
  if (isInFours(text, run)) return true;
  if (run.spoken) return false;
  const shape = run.groups.map((group) => group.digits.length).join('-');
  return shape === '3-2-4' || shape === '4-2-2' || shape === '2-2-4' || shape === '4-4-4-4';
}

/** Whether digits come in fours, as they stand on cards: no telephone number is said or written so. */
function isInFours(text: string, { plus, spoken, digits, groups }: DigitRun): boolean {
  if (plus || /^0/.test(digits)) return false;
  const breaths: number[] = [];
  let end = -1;
  for (const group of groups) {
    const isPause = end < 0 || !spoken || /\S/.test(text.slice(end, group.start));
    if (isPause) breaths.push(group.digits.length);
    else breaths.push((breaths.pop() ?? 0) + group.digits.length);
    end = group.end;
  }
  return breaths[0] === 4 && breaths[1] === 4 && digits.length > 8;
}

/** The run cut after the first groups that make a whole number, where it goes on beyond one. */
function splitRun(run: DigitRun): DigitRun[] {
  if (dialable(run.digits) !== null) return [run];
  let digits = '';
  for (const [index, group] of run.groups.entries()) {
    digits += group.digits;
    if (run.plus || run.digits.length <= 11 || digits.length > 11) break;
    if (index === run.groups.length - 1 || dialable(digits) === null) continue;
    const [head, tail] = [run.groups.slice(0, index + 1), run.groups.slice(index + 1)];
    const rest = { ...run, groups: tail, start: tail[0]?.start ?? run.end };
    rest.digits = run.digits.slice(digits.length);
    return [{ ...run, digits, groups: head, end: group.end }, ...splitRun(rest)];
  }
  return [run];
}

/**
 * "Not six oh four. Two five oh, five five five…", « c'est quatre cinq zéro, quatre cinq zéro cinq cinq cinq… »: the
 * whole number that comes after an area code, which was denied or said by itself before it.
 */
function withoutArea(tokens: readonly Token[], run: DigitRun): DigitRun {
  const { digits } = run;
  if (run.plus || digits.length !== wholeLength + areaLength) return run;
  const rest = digits.slice(areaLength);
  const isTwice = rest.startsWith(digits.slice(0, areaLength));
  if (dialable(rest) === null || !(isTwice || isDenied(tokens, run))) return run;
  let said = 0;
  const at = run.groups.findIndex((group) => {
    said += group.digits.length;
    return said > areaLength;
  });
  const groups = run.groups.slice(at);
  const [first] = groups;
  if (!first || groups.map((group) => group.digits).join('') !== rest) return run;
  const firstToken = tokens.findIndex(({ start }) => start >= first.start);
  return { ...run, digits: rest, groups, start: first.start, first: firstToken };
}

function e164Of(run: DigitRun, defaultAreaCode: string | undefined): string | null {
  if (run.plus) return international(run.digits);
  const { digits } = run;
  // "Nine oh two, five five five, oh" of an area that is 902: a whole number that breaks off.
  const lacksArea =
    digits.length === localLength && defaultAreaCode && !digits.startsWith(defaultAreaCode);
  return dialable(lacksArea ? defaultAreaCode + digits : digits);
}

/** Whether a run is worth taking for a phone number, given what was said before it. */
function isWanted(
  run: DigitRun,
  e164: string | null,
  cued: boolean,
  ends: boolean,
  { expecting, known, begun }: PhoneNumberOptions,
): boolean {
  const { length } = run.digits;
  if (length > longest) return false;
  const asked = expecting || begun;
  if (asked || (known && length !== localLength)) return length > (begun ? 0 : 1);
  if (run.plus) return e164 !== null || (cued && length >= localLength);
  const shape = run.groups.map((group) => group.digits.length).join('-');
  // "Call me, 450 555, hang on": a number that is begun.
  if (cued && beginsNumber(run.digits)) return shape.startsWith('3-3') || run.spoken;
  // "It's Ann Roy, 604 555": broken off where an exchange ends, and the turn with it.
  if (ends && length === localLength - 1 && beginsNumber(run.digits))
    return shape === '3-3' || isSaidInDigits(run);
  if (length === localLength && !/^[2-9](?!11)/.test(run.digits)) return false;
  if (cued || shape === '3-3-4' || shape === '1-3-3-4') return length >= localLength;
  if (length === localLength) return shape === '3-4' || isSaidInDigits(run);
  return e164 !== null;
}

/** "Five five five oh one four four", "triple five": sizes and prices are said in tens. */
function isSaidInDigits({ spoken, groups }: DigitRun): boolean {
  const [first, second, third] = groups.map(({ digits }) => digits);
  const tripled = first?.length === 3 && new Set(first).size === 1;
  return spoken && (tripled || [first, second, third].every((digits) => digits?.length === 1));
}

/** Whether a piece is said as only digits are: from a zero on, one by one, or as a number begins. */
function isAsDigits({ digits, groups }: DigitRun): boolean {
  if (digits.length < leastTail) return false;
  const single = groups.filter((group) => group.digits.length === 1).length;
  return (
    digits.startsWith('0') || single > 2 || beginsNumber(digits) || digits.length >= localLength
  );
}

const longest = 15;
const localLength = 7;
const areaLength = 3;

function spanStart(tokens: readonly Token[], run: DigitRun): number {
  let at = run.first;
  while (at > 0 && /^[+(]$|^plus$/.test(tokens[at - 1]?.word ?? '')) at -= 1;
  return run.groups[0]?.start === run.start && tokens[run.first]?.start === run.start
    ? (tokens[at]?.start ?? run.start)
    : run.start;
}

/** The text, as long as before, without what it tells of payment cards. */
function withoutCards(text: string): string {
  let left = text;
  for (const { start, end } of findCards(text))
    left = left.slice(0, start) + '|'.repeat(end - start) + left.slice(end);
  return left;
}

/**
 * The phone numbers in what a caller said or typed, in order. Understands figures, words, "double
 * five", "oh", "five hundred", "area code", extensions, and a tail the caller corrects at once
 * ("…0188, no, 0189"). What belongs to a payment card is none. Numbers abroad are known by `+`, 011 or 00. Spans are offsets into `text`.
 */
export function findPhoneNumbers(text: string, options: PhoneNumberOptions = {}): PhoneNumber[] {
  const tokens = tokenize(withoutRestarts(withoutCards(text)));
  const words = numberWords(options.language ?? 'en');
  const all = digitRuns(tokens, words).map((run) =>
    withoutArea(tokens, withTensApart(text, trimmed(text, tokens, run))),
  );
  // A whole number stands for itself: what was broken off before it is none.
  const whole = all.findLastIndex((run) => isWhole(run) && !isDenied(tokens, run));
  const told = all.filter(
    (run, at) =>
      !isDenied(tokens, run) &&
      kindOfNumber(tokens, run, words) === null &&
      (at >= whole || isWhole(run) || !isBroken(run, all[whole])),
  );
  const runs = joinPieces(told, tokens, Boolean(options.expecting ?? options.begun));
  const found: PhoneNumber[] = [];
  const ofEnd =
    tokens.some(({ word }) => partsOfNumbers.has(word)) ||
    all.some((run) => isDenied(tokens, run) && saysOtherEnd(run, runs));
  let used = -1;
  let lastNext = 0;
  for (const run of runs) {
    if (run.first < used) continue;
    const last = found.at(-1);
    if (
      last &&
      run.digits.length < wholeLength &&
      run.digits.length > 1 &&
      (isCorrection(tokens, lastNext, run.first) || isSaidAgain(last, run, tokens, lastNext))
    ) {
      const digits = replaceClosest(last.digits, run.digits);
      const e164 = e164Of({ ...run, digits, plus: false }, options.defaultAreaCode);
      Object.assign(last, { digits, e164, complete: e164 !== null, end: run.end });
      lastNext = run.next;
      continue;
    }
    const anew = runs.find(({ first }) => first >= run.next);
    const ended =
      anew &&
      (isCorrection(tokens, run.next, anew.first) ||
        takesUpAgain(run.digits, anew.digits, anew.first - run.next))
        ? endedAnew(run.digits, anew.digits)
        : null;
    if (anew && ended) {
      used = anew.next;
      lastNext = used;
      const e164 = e164Of({ ...run, digits: ended, plus: false }, options.defaultAreaCode);
      const { start } = run;
      const { end } = anew;
      found.push({
        digits: ended,
        e164,
        complete: e164 !== null,
        alone: false,
        asDigits: true,
        ofEnd,
        start,
        end,
      });
      continue;
    }
    if (isSomethingElse(text, tokens, run)) continue;
    const cued = isCued(tokens, run);
    const alone = standsAlone(tokens, run, all);
    // Asked for a number or not, a year said among other words is a year.
    if (looksLikeYear(run) && !alone) continue;
    for (const part of splitRun(run)) {
      const e164 = e164Of(part, options.defaultAreaCode);
      const ends = part.end === run.end && !/[\p{L}\p{N}]/u.test(text.slice(run.end));
      if (!isWanted(part, e164, cued, ends, options)) continue;
      const extension = part.end === run.end ? extensionAfter(tokens, run, runs) : null;
      used = extension?.next ?? run.next;
      lastNext = used;
      found.push({
        digits: part.digits,
        e164,
        complete: e164 !== null,
        ...(extension ? { extension: extension.digits } : {}),
        alone,
        asDigits: isAsDigits(run),
        ofEnd,
        start: spanStart(tokens, part),
        end: extension?.end ?? part.end,
      });
    }
  }
  return found;
}

const wholeLength = 10;
const isWhole = ({ digits, plus }: DigitRun) =>
  digits.length >= wholeLength && (plus || dialable(digits) !== null);

/** "Five one nine five five five oh, no sorry", before the whole of it. */
function isBroken({ digits }: DigitRun, whole: DigitRun | undefined): boolean {
  if (!whole) return false;
  return digits.length < localLength || whole.digits.startsWith(digits);
}

/** "Two oh four, not two four oh": an end is told in the place of one as long. */
function saysOtherEnd({ digits: { length } }: DigitRun, runs: readonly DigitRun[]): boolean {
  return length > 2 && runs.some(({ digits }) => digits.length === length);
}
