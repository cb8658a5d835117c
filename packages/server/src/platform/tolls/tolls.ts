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

/** Seconds a caller who was put through may talk. */
export const longestTransfer = 3_600;

/** What things cost, in tenths of a cent: a carrier's public prices, rounded up. */
export const prices = {
  text: 10,
  transferMinute: 20,
  proofCall: 40,
} as const;
