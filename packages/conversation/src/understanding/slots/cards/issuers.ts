import { isNorthAmerican } from '../north-american-numbers.ts';

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

/** What the digits so far add to the check of a number of so many. */
export function partialLuhn(digits: string, length: number): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[index]);
    const doubled = (length - index) % 2 === 0 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10;
}

/**
 * What the numbers of the card companies begin with (ISO/IEC 7812-1: their issuer identification
 * numbers), each up to the digits it takes to know them.
 */
const fifteenLong = /^3(?:$|[47])/;
const sixteenLong =
  /^(?:4|5(?:$|[1-5])|2(?:$|2(?:$|2(?:$|[1-9])|[3-9])|[3-6]|7(?:$|[01]|2(?:$|0)))|6(?:$|[0245])|3(?:$|5(?:$|[2-8])))/;
const fourteenLong = /^3(?:$|[68]|0(?:$|[0-5]))/;

/** Whether digits may be the first of a card company's number of so many. */
export function mayBegin(digits: string, length: number): boolean {
  if (length === 16) return sixteenLong.test(digits);
  if (length === 15) return fifteenLong.test(digits);
  if (length === 14) return fourteenLong.test(digits);
  return /^[2-6]/.test(digits);
}

/** Whether digits may be the first of a number of any of the large companies. */
export const mayBeginCard = (digits: string): boolean =>
  [15, 16].some((length) => digits.length <= length && mayBegin(digits, length));

/** Digits of a telephone number with the 1 before it. */
export const longestPhone = 11;

/** Whether digits are a telephone number, with the 1 before it or without. */
export const isPhoneNumber = (digits: string): boolean =>
  isNorthAmerican(digits) || (digits.startsWith('1') && isNorthAmerican(digits.slice(1)));

/** Whether digits may be the first of a North American telephone number, or are all of one. */
export function mayBeginPhone(digits: string): boolean {
  const national = digits.replace(/^1/, '');
  if (national.length > 10) return false;
  return isNorthAmerican(national + '2342342345'.slice(national.length));
}

/** Whether groups of digits are telephone numbers one after another, and nothing else. */
export function arePhones(groups: readonly { digits: string }[]): boolean {
  let digits = '';
  for (const group of groups) {
    digits += group.digits;
    if (isPhoneNumber(digits)) digits = '';
    else if (digits.length >= longestPhone) return false;
  }
  return digits === '';
}

/** Whether groups stand as telephone numbers are written: 3-3-4, with a 1 before it or none. */
export function isWrittenAsPhone(groups: readonly { digits: string }[]): boolean {
  const shape = groups.map(({ digits }) => digits.length).join('-');
  return /^(?:1-)?3-3-4(?:-|$)/.test(shape);
}

/** Whether groups are one telephone number said as such: its area code and its exchange each end a group. */
export function isToldAsPhone(groups: readonly { digits: string }[]): boolean {
  const digits = groups.map((group) => group.digits).join('');
  const ends = new Set<number>();
  let length = digits.length === 11 ? -1 : 0;
  for (const group of groups) {
    length += group.digits.length;
    ends.add(length);
  }
  return isPhoneNumber(digits) && ends.has(3) && ends.has(6);
}
