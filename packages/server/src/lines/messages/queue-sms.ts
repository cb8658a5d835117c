import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/database.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { escapeHtml, mailPage } from '../../platform/mail/mail-page.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { findRecipients } from './recipients.ts';
import { sendSms } from './send-sms.ts';

/** A text message to be sent from one of our numbers. */
interface QueuedSms {
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
}

/** The longest body a carrier takes, in characters. */
const longestBody = 1_600;

/** Logs a message as queued and leaves its sending to a job, both as part of `transaction`. */
export async function queueSms(
  transaction: Queryable,
  jobs: Jobs,
  message: QueuedSms,
): Promise<void> {
  const id = idOf(message.key);
  const queued = await transaction
    .insert(smsLogs)
    .values({
      id,
      direction: 'outbound',
      phoneNumber: message.to,
      status: 'queued',
      body: message.body.slice(0, longestBody),
      agentId: message.agentId,
      businessId: message.businessId,
      callId: message.callId,
      metadata: { from: message.from, to: message.to },
    })
    .onConflictDoNothing()
    .returning({ id: smsLogs.id });
  if (queued.length === 0) return;
  const { urgent = false } = message;
  await jobs.enqueue(transaction, sendSms, { smsLogId: id }, { key: id, urgent });
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

/** Something the owner must hear of before the call is over. */
interface Alert {
  call: { callId: string; agentId: string | null; businessId: string | null };
  /** Equal keys are one alert. */
  key: string;
  text: string;
}

/** Puts an urgent text and e-mail to the owner on their way, as part of `transaction`. */
export async function alertOwner(
  transaction: Queryable,
  jobs: Jobs,
  { call, key, text }: Alert,
): Promise<void> {
  const recipients = await findRecipients(transaction, call.agentId);
  if (!recipients) return;
  if (recipients.number && recipients.from)
    await queueSms(transaction, jobs, {
      key: `alert:${key}`,
      to: recipients.number,
      from: recipients.from,
      body: text,
      urgent: true,
      ...call,
    });
  const subject = text.slice(0, 120);
  const words = `<p style="margin:0;font-size:18px;line-height:1.4;font-weight:600">${escapeHtml(text)}</p>`;
  const html = mailPage({ title: subject, body: words, width: 480 });
  for (const to of recipients.emails)
    await jobs.enqueue(
      transaction,
      sendMail,
      {
        to,
        subject,
        text,
        html,
        callId: call.callId,
        summaryOf: recipients.businessId,
      },
      { key: `alert:${key}:${to}`, urgent: true },
    );
}
