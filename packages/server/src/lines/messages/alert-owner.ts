import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { escapeHtml, mailPage } from '../../platform/mail/mail-page.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { queueSms } from './queue-sms.ts';
import { findRecipients } from './recipients.ts';

/** Something the owner must hear of before the call is over. */
export interface Alert {
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
