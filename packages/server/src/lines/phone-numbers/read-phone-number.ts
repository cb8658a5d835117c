import parsePhoneNumber from 'libphonenumber-js/min';
import { Refusal } from '../../platform/refusal.ts';
import { riskOfNumber, riskSentences } from '../../platform/tolls/tolls.ts';

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

/**
 * The same for a number we are going to ring, text or be told to forward from.
 * @param countries ISO 3166: where such numbers may be.
 * @throws Refusal `INVALID_REQUEST`, also for one that costs extra or is elsewhere
 */
export function readPayableNumber(
  typed: string | null | undefined,
  countries: readonly string[],
): string | null | undefined {
  const number = readPhoneNumber(typed);
  const risk = number ? riskOfNumber(number, countries) : null;
  if (risk !== null) throw new Refusal('INVALID_REQUEST', riskSentences[risk]);
  return number;
}
