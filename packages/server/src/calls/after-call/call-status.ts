import type { CallOutcome } from '@second-ring/conversation';

/** How a call is logged once it is over. */
export type CallStatus = 'completed' | 'user-ended' | 'agent-ended' | 'failed';

/** What an outcome counts as: who ended the call, or that it ran its course. */
export function statusOf({ endReason, transferred }: CallOutcome): CallStatus {
  if (transferred || endReason === 'caller-done' || endReason === 'transferred') return 'completed';
  return endReason === null || endReason === 'caller-hung-up' ? 'user-ended' : 'agent-ended';
}
