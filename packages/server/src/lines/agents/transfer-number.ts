import { type BusinessHours, type Instant, mayTransferAt } from '@second-ring/conversation';
import type { TransferHours } from '../../platform/database/schema/agents.ts';

/** Where a business lets callers be put through, and when. */
export interface TransferSettings {
  /** E.164; null: nowhere. */
  transferNumber: string | null;
  /** Null: while the business is open. */
  transferHours: TransferHours | null;
  businessHours: BusinessHours | null;
  /** IANA. */
  timeZone: string;
}

/**
 * The number a caller may be put through to at `now`; null outside the owner's hours, and where
 * ringing it could only come back to us, as the numbers in `loops` do. Hours nobody has told us
 * forbid nothing. Pure.
 */
export function transferNumberAt(
  { transferNumber, transferHours, businessHours, timeZone }: TransferSettings,
  loops: ReadonlySet<string | null>,
  now: Instant,
): string | null {
  if (transferNumber === null || loops.has(transferNumber)) return null;
  return mayTransferAt(transferHours, businessHours, timeZone, now) ? transferNumber : null;
}
