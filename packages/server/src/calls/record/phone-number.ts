import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** What carriers put in place of a withheld number: words, and the same words typed on a keypad. */
const withheld: ReadonlySet<string> = new Set([
  '+266696687', // ANONYMOUS
  '+86282452253', // UNAVAILABLE
  '+8656696', // UNKNOWN
  '+7378742833', // RESTRICTED
  '+2562533', // BLOCKED
  '+464', // no caller id
]);

/** A caller's number in E.164, or null where it is withheld or none. */
export function readCallerNumber(from: string | null | undefined): string | null {
  if (!from || withheld.has(from)) return null;
  const number = parsePhoneNumberFromString(from, 'CA');
  return number?.isPossible() ? number.number : null;
}
