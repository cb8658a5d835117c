import { abroadSentence } from '@second-ring/contract/service-numbers';

/**
 * A phone number as it is typed: the digits of a North American one, without the country's 1 (no area
 * code begins with it). What can be none, for its country code or its length, stays as it was typed: cut to
 * ten digits it would be a stranger's number.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isAbroad = typed.trim().startsWith('+') && !digits.startsWith('1');
  const national = digits.length > 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return isAbroad || national.length > 10 ? typed.trimStart().slice(0, longest) : national;
}

/** Characters of a number that is no North American one. */
const longest = 40;

/** Whether what `phoneDigits` gives is no North American number, and none that is being typed. */
function isForeign(digits: string): boolean {
  return !/^\d{0,10}$/.test(digits);
}

/** What speaks against what somebody typed for a number we are to ring or text; null: its length does not. */
export function numberMistake(digits: string, use: 'call' | 'text'): string | null {
  if (/^\D*(?:\+|00|011)/.test(digits) && isForeign(digits)) return abroadSentence(use);
  return digits.length === 10 ? null : 'A phone number has ten digits, such as (604) 555-0107.';
}

/** Digits as they are shown while being typed: `(604) 555-0107`, `(604) 55`. */
export function maskPhone(digits: string): string {
  if (isForeign(digits)) return digits;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)];
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${area}`;
  return digits.length <= 6 ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}

/** A number in its box, and where in it the person writes. */
interface Retyped {
  digits: string;
  /** Of what `maskPhone` shows. */
  caret: number;
}

/**
 * The number after `typed` was typed over what is shown of `digits`, the caret at `caret` in it, and
 * where the caret belongs then: after the digits it stood after. Deleting a bracket or dash deletes the
 * digit before it, or `forward` the one after it: the mask would put the mark back. The same number pasted
 * without its marks is shorter by several.
 */
export function retyped(digits: string, typed: string, caret: number, forward = false): Retyped {
  const next = phoneDigits(typed);
  if (isForeign(next)) return { digits: next, caret };
  const before = phoneDigits(typed.slice(0, caret)).length;
  const isMarkDeleted = typed.length === maskPhone(digits).length - 1 && next === digits;
  if (!isMarkDeleted) return { digits: next, caret: placeAfter(next, before) };
  const at = forward ? before : Math.max(before - 1, 0);
  const left = `${digits.slice(0, at)}${digits.slice(at + 1)}`;
  return { digits: left, caret: placeAfter(left, at) };
}

/** Where in what is shown of a number so many of its digits have gone by. */
function placeAfter(digits: string, count: number): number {
  const shown = maskPhone(digits);
  if (count >= digits.length) return shown.length;
  let left = count;
  for (let at = 0; at < shown.length; at += 1) {
    if (left === 0) return at;
    if (/\d/.test(shown.charAt(at))) left -= 1;
  }
  return shown.length;
}
