import type { CallLogRow } from '@second-ring/contract';

/** `3m 7s`; `N/A` while nobody knows. */
export function writtenDuration(seconds: number | null): string {
  if (seconds === null) return 'N/A';
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}m ${whole % 60}s`;
}

/** Dollars with two decimals: a credit is a cent. `N/A` where nothing was charged for. */
export function writtenCost(breakdown: CallLogRow['cost_breakdown']): string {
  if (!breakdown || breakdown.length === 0) return 'N/A';
  const credit = breakdown.reduce((sum, item) => sum + (item.credit ?? 0), 0);
  return `$${(credit / 100).toFixed(2)}`;
}
