import type { SmsStatus } from '../../platform/providers/telephony/interface.ts';

/** How far along a message is. Equal ranks exclude each other. */
const ranks: Record<SmsStatus, number> = {
  accepted: 0,
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  undelivered: 4,
  failed: 4,
  canceled: 4,
  simulated: 4,
  read: 5,
};

/** The statuses a message may leave for `status`: those that come before it, and no final one but "delivered". */
export function earlierStatuses(status: SmsStatus): string[] {
  return Object.entries(ranks)
    .filter(([, rank]) => rank < ranks[status])
    .map(([earlier]) => earlier)
    .filter((earlier) => ranks[status] < 5 || earlier === 'delivered' || earlier === 'sent');
}
