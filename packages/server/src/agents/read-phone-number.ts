import parsePhoneNumber from 'libphonenumber-js/min';
import { Refusal } from '../refusal.ts';

/**
 * A number as someone typed it, in E.164; one without a country code is taken for North American.
 * Undefined stays undefined (no change); null and an empty text are null.
 * @throws Refusal `INVALID_REQUEST`
 */
export function readPhoneNumber(typed: string | null | undefined): string | null | undefined {
  if (typed === undefined) return undefined;
  if (typed === null || typed.trim() === '') return null;
  const number = parsePhoneNumber(typed, 'CA');
  if (!number?.isPossible()) {
    throw new Refusal(
      'INVALID_REQUEST',
      'This is not a phone number. Write it with its country code, such as +16045550142.',
    );
  }
  return number.number;
}
