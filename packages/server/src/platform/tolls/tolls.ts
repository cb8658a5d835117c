import {
  type CountryCode,
  type NumberType,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** What an installation is ready to pay for on behalf of its businesses. */
export interface Tolls {
  /** ISO 3166 codes of the countries whose phones may be rung and owners texted. */
  countries: readonly string[];
  /** What one business may spend in a day (UTC) on texts and calls we place, in cents. */
  dailyCents: number;
  /** Operators by the settings, who are warned; empty: the first with an account. */
  operatorEmails: readonly string[];
}

/** How many texts one phone gets in a day from all businesses together, its owner's apart. */
export const mostTextsPerNumber = 40;

/** How many texts one business sends to callers in a day. */
export const mostCallerTexts = 300;

/** How many texts in a day tell one owner of calls from browsers, which anybody makes for nothing. */
export const mostBrowserTexts = 20;
/** The same of what alerts them. */
export const mostBrowserAlerts = 20;

/** Seconds a caller who was put through may talk. */
export const longestTransfer = 3_600;

/** What things cost, in tenths of a cent: a carrier's public prices, rounded up. */
export const prices = {
  text: 10,
  transferMinute: 20,
  proofCall: 40,
} as const;

/** Why a number is neither rung nor texted at the installation's expense. */
type NumberRisk = 'NOT_A_NUMBER' | 'PREMIUM' | 'ABROAD';

/** Kinds of numbers whose holder earns on every minute, or that ring who knows where. */
const costly: ReadonlySet<NumberType> = new Set([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/** North American area codes of no place: sold by the minute, a carrier's own, or following a person. */
const areaOfNoPlace =
  /^\+1(?:900|456|700|710|\d11|6(?:00|22|33|44|55|77|88)|5(?:00|2[1-9]|3[2358]|4[2-79]|5[02-68]|66|69|77|78|88|89))/;
/** Exchanges that are services, in whatever place: by the minute, a carrier's, N11, the directory. */
const exchangeOfService = /^\+1\d{3}(?:976|950|\d11|5551212)/;

/**
 * What speaks against ringing or texting a number; null: nothing. Satellite, premium and personal
 * numbers are refused everywhere; of the others those within `countries`, ISO 3166, are taken. The
 * Caribbean shares +1 and is abroad. Pure.
 */
export function riskOfNumber(number: string, countries: readonly string[]): NumberRisk | null {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isPossible()) return 'NOT_A_NUMBER';
  if (isService(parsed.number) || costly.has(parsed.getType())) return 'PREMIUM';
  return parsed.country !== undefined && countries.includes(parsed.country) ? null : 'ABROAD';
}

function isService(number: string): boolean {
  return areaOfNoPlace.test(number) || exchangeOfService.test(number);
}

/** Kinds of numbers no text arrives at, where a country's numbers tell them apart; in North America few do. */
const textless: ReadonlySet<NumberType> = new Set(['FIXED_LINE', 'TOLL_FREE', 'VOIP']);

/** Whether a text to a number (E.164) can arrive, as far as the number itself tells. */
export function takesTexts(number: string): boolean {
  return !textless.has(parsePhoneNumberFromString(number)?.getType());
}

/** The country a number belongs to; null: none, such as satellites. */
export function countryOfNumber(number: string): CountryCode | null {
  return parsePhoneNumberFromString(number)?.country ?? null;
}

/** What a person is told who enters such a number. */
export const riskSentences: Readonly<Record<NumberRisk, string>> = {
  NOT_A_NUMBER: 'This is not a phone number. Write it with its country code, such as +16045550142.',
  PREMIUM:
    'Calls to this number cost extra or reach a service. Please give an ordinary mobile or landline number.',
  ABROAD:
    'We do not call the country this number is in. Please give another number, or ask the operator.',
};
