import type { PriceText } from './business.ts';

export type PriceKind = 'exact' | 'from' | 'range' | 'perUnit' | 'free' | 'unknown';

export type PriceUnit = 'hour' | 'sqft' | 'visit';

/** A price as it may be spoken. Amounts are in cents; null where the owner named no number. */
export interface Price {
  kind: PriceKind;
  amountCents: number | null;
  maxCents: number | null;
  unit: PriceUnit | null;
  /** In English, such as `from $99` or `$120 an hour`; empty for `unknown`. */
  spoken: string;
}

export function parsePrice(text: PriceText): Price {
  const amountCents = typeof text === 'number' ? text * 100 : null;
  return { kind: 'unknown', amountCents, maxCents: null, unit: null, spoken: '' };
}
