import { abroadSentence } from '@second-ring/contract/service-numbers';

/**
 * A phone number as it is typed: the digits of a North American one, at most ten, without the country's 1 (no
 * area code begins with it, nor with 0). One of another country, by its + or its leading 0, stays as it was
 * typed: cut to ten digits it would be a stranger's number.
 */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const isAbroad = digits.startsWith('0') || (/^\s*\+/.test(typed) && !digits.startsWith('1'));
  if (isAbroad) return typed.trimStart().slice(0, longest);
  const national = digits.length > 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, 10);
}

/** Characters of a number that is no North American one. */
const longest = 40;

/** Whether what `phoneDigits` gives is no North American number, and none that is being typed. */
function isForeign(digits: string): boolean {
  return !/^(?:1?|[1-9]\d{0,9})$/.test(digits);
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
 * without its marks is shorter by several. Ten digits take no more: those that stand there stay.
 */
export function retyped(digits: string, typed: string, caret: number, forward = false): Retyped {
  const shown = maskPhone(digits);
  const added = typed.length - shown.length;
  const isPutInto = added > 0 && `${typed.slice(0, caret - added)}${typed.slice(caret)}` === shown;
  if (/^[1-9]\d{9}$/.test(digits) && isPutInto) return { digits, caret: caret - added };
  const next = phoneDigits(typed);
  if (isForeign(next)) return { digits: next, caret };
  const before = phoneDigits(typed.slice(0, caret)).length;
  const isMarkDeleted = typed.length === shown.length - 1 && next === digits;
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
