import type { ForwardingStatus } from '@second-ring/contract';

/** What a look at the forwarding says, while the owner makes a test call. */
export type Proof =
  | { state: 'unproven' }
  | { state: 'proven'; at: string }
  /** A call arrived meanwhile that proves nothing: dialled directly, or by way of another number. */
  | { state: 'direct' }
  | { state: 'other-number'; number: string };

/** @param since the newest call when the waiting began; null: there was none. */
export function proofIn(status: ForwardingStatus | null, since: string | null): Proof {
  if (status?.verified_at) return { state: 'proven', at: status.verified_at };
  const call = status?.latest_call;
  if (!call || call.at === since) return { state: 'unproven' };
  return call.forwarded_from === null
    ? { state: 'direct' }
    : { state: 'other-number', number: call.forwarded_from };
}
