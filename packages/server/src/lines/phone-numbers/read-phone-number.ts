import parsePhoneNumber from 'libphonenumber-js/min';
import { Refusal } from '../../platform/refusal.ts';
import { type NumberUse, riskOfNumber, riskSentence } from '../../platform/tolls/tolls.ts';

interface Reading {
  /** What the number is for: to call it, unless told. */
  use?: NumberUse;
  /** Names the field in a refusal, for a form of several steps. */
  field?: string;
}

/**
 * A number as someone typed it, in E.164; one without a country code is taken for North American.
 * Undefined stays undefined (no change); null and an empty text are null.
 * @throws Refusal `INVALID_REQUEST`
 */
export function readPhoneNumber(
  typed: string | null | undefined,
  field?: string,
): string | null | undefined {
  if (typed === undefined) return undefined;
  if (typed === null || typed.trim() === '') return null;
  const number = parsePhoneNumber(typed, 'CA');
  if (!number?.isPossible()) throw refusalOf(riskSentence('NOT_A_NUMBER', 'call', []), field);
  return number.number;
}

/**
 * The same for a number we are going to call, text or be told to forward from.
 * @param countries ISO 3166: where such numbers may be.
 * @throws Refusal `INVALID_REQUEST`, also for one that costs extra or is elsewhere
 */
export function readPayableNumber(
  typed: string | null | undefined,
  countries: readonly string[],
  { use = 'call', field }: Reading = {},
): string | null | undefined {
  const number = readPhoneNumber(typed, field);
  const risk = number ? riskOfNumber(number, countries) : null;
  if (risk !== null) throw refusalOf(riskSentence(risk, use, countries), field);
  return number;
}

/**
 * Where summaries are texted to, as somebody typed it: a number like `readPayableNumber`, and what is no
 * number just as it stands. To such a one nothing is sent.
 * @throws Refusal `INVALID_REQUEST` for a number that costs extra or is elsewhere
 */
export function readRecipient(
  typed: string | null | undefined,
  countries: readonly string[],
): string | null | undefined {
  const isNumber = parsePhoneNumber(typed ?? '', 'CA')?.isPossible() === true;
  if (isNumber) return readPayableNumber(typed, countries, { use: 'text' });
  return typed === undefined ? undefined : typed?.trim() || null;
}

function refusalOf(sentence: string, field: string | undefined): Refusal {
  return new Refusal('INVALID_REQUEST', field ? `${field}: ${sentence}` : sentence);
}
