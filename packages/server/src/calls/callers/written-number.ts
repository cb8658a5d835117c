import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** What may stand between two digits of a written number. */
const between = String.raw`[\s().\u00a0-]*`;

/**
 * A regular expression, for PostgreSQL as for JavaScript, that finds a number in whatever way people
 * and programs write it: in full, without its country, in groups or in one piece.
 * @param number E.164.
 */
export function writtenNumber(number: string): string {
  const read = parsePhoneNumberFromString(number);
  const national = read?.nationalNumber ?? number.slice(1);
  const country = read ? `(?:\\+?${spaced(read.countryCallingCode)}${between})?0?` : '\\+?';
  return `(?<![0-9])\\(?${country}\\(?${spaced(national)}(?![0-9])`;
}

function spaced(digits: string): string {
  return [...digits].join(between);
}
