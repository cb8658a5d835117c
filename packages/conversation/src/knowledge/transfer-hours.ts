import type { Instant } from '../conversation.ts';
import type { BusinessHours } from './business.ts';
import { isOpenAt } from './hours.ts';

/** When callers may be put through: while the business is open (null too), always, or a week of its own. */
export type TransferHours = BusinessHours | 'open' | 'always';

/** Whether callers may be put through at `now`. Hours nobody has told us forbid nothing. */
export function mayTransferAt(
  transferHours: TransferHours | null,
  businessHours: BusinessHours | null,
  timeZone: string,
  now: Instant,
): boolean {
  if (transferHours === 'always') return true;
  const hours = transferHours === null || transferHours === 'open' ? businessHours : transferHours;
  return isOpenAt(hours, now, timeZone) !== 'closed';
}
