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

/** Whether the carrier's payload is an object, as it should be. */
export function isPayload(metadata: unknown): metadata is Record<string, unknown> {
  return typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata);
}

function textIn(metadata: unknown, ...names: string[]): string | null {
  if (!isPayload(metadata)) return null;
  for (const name of names) {
    const value = metadata[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}
