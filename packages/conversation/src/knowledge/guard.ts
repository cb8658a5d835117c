import type { FaqItem, OperationsNote, Service } from './business.ts';

/** Every amount of money a sentence speaks, in cents, in digits or in words. */
export function amountsIn(_text: string): number[] {
  return [];
}

/** Every amount, in cents, that may be spoken for a business. */
export function pricesKnown(
  _services: readonly Service[],
  _items: readonly FaqItem[],
  _notes: readonly OperationsNote[],
): ReadonlySet<number> {
  return new Set();
}
