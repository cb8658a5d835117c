import {
  abroadSentence,
  isServiceNumber,
  serviceNumberSentence,
} from '@second-ring/contract/service-numbers';
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
/** The same of what alerts them, from one network and from all together. */
export const mostBrowserAlerts = { network: 20, all: 100 } as const;

/**
 * Of how many different numbers' calls one owner is texted in an hour before more are gathered into one text, and for
 * how many minutes. No other alerts are as many as would gather those of danger to life.
 */
export const mostTextsToOwner = {
  threads: { anHour: 12, gatheredMinutes: 60 },
  alerts: { anHour: 20, gatheredMinutes: 5 },
  toLife: { anHour: 40, gatheredMinutes: 1 },
} as const;

/** Seconds a caller who was put through may talk. */
export const longestTransfer = 3_600;

/** What things cost, in tenths of a cent: a carrier's public prices, rounded up. */
export const prices = {
  textSegment: 10,
  transferMinute: 20,
  proofCall: 40,
} as const;

/** What sending a text costs. */
export function priceOfText(body: string): number {
  return segmentsOf(body) * prices.textSegment;
}

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

/**
 * What speaks against ringing or texting a number; null: nothing. Satellite, premium and personal
 * numbers are refused everywhere; of the others those within `countries`, ISO 3166, are taken. The
 * Caribbean shares +1 and is abroad. Pure.
 */
export function riskOfNumber(number: string, countries: readonly string[]): NumberRisk | null {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isPossible()) return 'NOT_A_NUMBER';
  if (isServiceNumber(parsed.number) || costly.has(parsed.getType())) return 'PREMIUM';
  return parsed.country !== undefined && countries.includes(parsed.country) ? null : 'ABROAD';
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

/** What a number is for that somebody enters. */
export type NumberUse = 'call' | 'text';

/** What a person is told who enters such a number, and where numbers may be: ISO 3166. */
export function riskSentence(
  risk: NumberRisk,
  use: NumberUse,
  countries: readonly string[],
): string {
  if (risk === 'NOT_A_NUMBER')
    return 'This is not a phone number. Write it with its country code, such as +16045550142.';
  if (risk === 'PREMIUM') return serviceNumberSentence;
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const where = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    countries.map((country) => {
      const name = names.of(country) ?? country;
      return name.startsWith('United ') ? `the ${name}` : name;
    }),
  );
  return abroadSentence(use, where);
}

/** The alphabet of telephones (3GPP TS 23.038): a character of it takes one place of seven bits. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those that take two. */
const extended = new Set('\f^{}\\[~]|€');

/** How long a text may be that goes in one piece, and each piece of one that does not. */
const places = { basic: { one: 160, each: 153 }, wide: { one: 70, each: 67 } } as const;

/**
 * How many segments a carrier sends, and charges, for a text. One character outside the alphabet of telephones
 * and all of it is sent in UTF-16. Pure.
 */
export function segmentsOf(body: string): number {
  const characters = [...body];
  const isBasic = characters.every((one) => basic.has(one) || extended.has(one));
  const length = isBasic
    ? characters.reduce((sum, one) => sum + (extended.has(one) ? 2 : 1), 0)
    : body.length;
  const { one, each } = isBasic ? places.basic : places.wide;
  return length <= one ? 1 : Math.ceil(length / each);
}
