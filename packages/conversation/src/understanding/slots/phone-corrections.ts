import { dialable, isNorthAmerican } from './north-american-numbers.ts';
import { isDenied, kindOfNumber } from './number-kinds.ts';
import { digitRuns } from './words/digit-runs.ts';
import { numberWords } from './words/number-words.ts';
import { tokenize } from './words/tokens.ts';

/**
 * The digits of two turns as one number: `next` carries `previous` on, or says it again. A whole
 * number stands for itself, and seven digits after an area code complete it. What both turns hold
 * ("604 555" – "555 0188") counts once where that makes a whole number.
 */
export function joinDigits(previous: string, next: string): string {
  if (dialable(next) !== null || previous === '') return next;
  // "Nine oh two five five", then "nine oh two five five five": said from its start again.
  const areaFirst = previous.length !== areaLength || next.length !== localLength;
  if (areaFirst && previous.length >= areaLength && next.length >= areaLength)
    if (previous.slice(0, areaLength) === next.slice(0, areaLength)) return next;
  if (dialable(previous + next) !== null) return previous + next;
  // "Six oh four five", then "six oh four five five five": what was broken off is told from its start.
  if (previous.length >= leastTail && next.startsWith(previous)) return next;
  if (next.length === 7 && previous.length >= 3 && previous.length !== 10) {
    const areaCode = previous.length === 11 ? previous.slice(1, 4) : previous.slice(0, 3);
    if (isNorthAmerican(areaCode + next)) return areaCode + next;
  }
  for (let shared = Math.min(previous.length, next.length); shared > 1; shared -= 1) {
    const joined = previous + next.slice(shared);
    if (previous.endsWith(next.slice(0, shared)) && previous.length + next.length > 10)
      if (dialable(joined) !== null) return joined;
  }
  return previous + next;
}

/** `current` with `part` in the place it fits best: area code, exchange or tail; the tail on a tie. */
export function replaceClosest(current: string, given: string): string {
  // "One eight seven, oh one eight seven": the end was said twice.
  const part = given.length === 7 && !/^[2-9]/.test(given) ? given.slice(-4) : given;
  const tail = current.length - part.length;
  if (tail <= 0) return part;
  const national = current.length === 11 ? 1 : 0;
  const places =
    part.length === 3 && current.length >= 10 ? [tail, national + 3, national] : [tail];
  const alike = (at: number) =>
    [...part].filter((digit, index) => current[at + index] === digit).length;
  let best = tail;
  for (const place of places) if (alike(place) > alike(best)) best = place;
  return current.slice(0, best) + part + current.slice(best + part.length);
}

const areaLength = 3;
const localLength = 7;

/** So many digits end a number; fewer may be an hour, a count or a price as well. */
export const leastTail = 4;

const firstPart =
  /\b(?:area code|starts? with|begin(?:s|ning)? with|first (?:three|3)|indicatif)\b/i;

const leastPart = 3;
/** "No, seven five at the end, I always do that": whether what stands around digits says they end a number. */
export function standsAtEnd(text: string, start: number, end: number): boolean {
  return lastPart.test(text.slice(Math.max(0, start - nearby), end + nearby));
}

const nearby = 16;
const lastPart =
  /(?<!\p{L})(?:ends?|ending|last|finish(?:es|ing)?|finit|finissant|derniers?|dernières?|à la fin|au bout)(?!\p{L})/iu;

/** Whether words say that digits are the end of a number: "seven five at the end", "les deux derniers". */
export function saysItsEnd(words: string): boolean {
  return lastPart.test(words);
}

/**
 * `current` with what a caller corrects: "no, 0189" puts a new tail, "the area code is 778" a new
 * front, "0189 not 0188" swaps one for the other, a whole number replaces it all. Null where the
 * caller named no digits.
 */
export function correctDigits(
  current: string,
  correction: string,
  options: { language?: 'en' | 'fr' } = {},
): string | null {
  const tokens = tokenize(correction);
  const words = numberWords(options.language ?? 'en');
  const runs = digitRuns(tokens, words);
  const told = runs.filter(
    (run) => !isDenied(tokens, run) && kindOfNumber(tokens, run, words) === null,
  );
  // "It ends oh one seven one, and I'll pay your forty": few digits beside many are of something else.
  const wanted = told.findLast(({ digits }) => digits.length >= leastTail) ?? told.at(-1);
  if (!wanted) return null;
  const denied = runs.find((run) => isDenied(tokens, run))?.digits;
  const at = denied === undefined ? -1 : current.lastIndexOf(denied);
  if (denied !== undefined && at >= 0)
    return current.slice(0, at) + wanted.digits + current.slice(at + denied.length);
  // A digit or two begin something, unless they are said to be the end.
  if (denied === undefined && wanted.digits.length < leastPart && !lastPart.test(correction))
    return null;
  if (firstPart.test(correction) && wanted.digits.length < current.length) {
    const from = current.length === 11 ? 1 : 0;
    return current.slice(0, from) + wanted.digits + current.slice(from + wanted.digits.length);
  }
  return wanted.digits.length >= current.length
    ? wanted.digits
    : replaceClosest(current, wanted.digits);
}
