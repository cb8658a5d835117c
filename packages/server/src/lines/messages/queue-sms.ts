import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { sendSms } from './send-sms.ts';

/** A text message to be sent from one of our numbers. */
export interface QueuedSms {
  /** Equal keys are one message, however often it is queued. */
  key: string;
  /** E.164. */
  to: string;
  /** E.164, ours. */
  from: string;
  body: string;
  agentId: string | null;
  businessId: string | null;
  callId: string | null;
  /** Somebody waits for it: it leaves before what can wait. */
  urgent?: boolean;
  /** It alerts the owner: part of the day's allowance is kept for it. */
  alert?: boolean;
  /** Somebody's life is in danger: it is told before what else alerts. */
  toLife?: boolean | undefined;
  /** All calls it tells of, where it tells of several: it is forgotten with each. */
  tellsOf?: readonly string[];
}

/** The longest body a carrier takes, in characters. */
const longestBody = 1_600;

/** Logs a message as queued and leaves its sending to a job, both as part of `transaction`. */
export async function queueSms(
  transaction: Queryable,
  jobs: Jobs,
  message: QueuedSms,
): Promise<void> {
  const id = await logOutgoing(transaction, message, null);
  if (id === null) return;
  const { urgent = false, alert = false, businessId: tenant } = message;
  await jobs.enqueue(transaction, sendSms, { smsLogId: id }, { key: id, urgent, alert, tenant });
}

/** Logs a message that does not leave by itself: it is told with others at `leavesAt`. Its id; null: known. */
export function holdSms(
  transaction: Queryable,
  message: QueuedSms,
  leavesAt: Date,
): Promise<string | null> {
  return logOutgoing(transaction, message, leavesAt);
}

async function logOutgoing(
  transaction: Queryable,
  message: QueuedSms,
  leavesAt: Date | null,
): Promise<string | null> {
  const id = idOf(message.key);
  const logged = await transaction
    .insert(smsLogs)
    .values({
      id,
      direction: 'outbound',
      phoneNumber: message.to,
      status: leavesAt ? 'scheduled' : 'queued',
      alert: message.alert ?? false,
      body: message.body.slice(0, longestBody),
      agentId: message.agentId,
      businessId: message.businessId,
      callId: message.callId,
      metadata: {
        from: message.from,
        to: message.to,
        ...(message.tellsOf && { tellsOf: message.tellsOf }),
        ...(message.toLife && { toLife: true }),
        ...(leavesAt && { leavesAt: leavesAt.toISOString() }),
      },
    })
    .onConflictDoNothing()
    .returning({ id: smsLogs.id });
  return logged[0]?.id ?? null;
}

/** A UUID that is always the same for the same key (version 8: of our own making, RFC 9562). */
function idOf(key: string): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
