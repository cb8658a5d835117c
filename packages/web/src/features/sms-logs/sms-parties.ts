import type { SmsLog } from '@second-ring/contract';

/** Who wrote and who was written to, E.164 as far as known. */
export interface SmsParties {
  from: string | null;
  to: string | null;
}

/**
 * The sender and the recipient. The log names the other side; our own number is in the carrier's
 * payload, under `to`/`To` or `from`/`From`.
 */
export function partiesOf(
  log: Pick<SmsLog, 'direction' | 'phone_number' | 'metadata'>,
): SmsParties {
  const { direction, phone_number: other, metadata } = log;
  return direction === 'inbound'
    ? { from: other, to: textIn(metadata, 'to', 'To') }
    : { from: textIn(metadata, 'from', 'From'), to: other };
}

function textIn(metadata: SmsLog['metadata'], ...names: string[]): string | null {
  for (const name of names) {
    const value = metadata?.[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
