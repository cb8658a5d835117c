import type { CallOutcome, CallSummary } from '@second-ring/conversation';
import type { ClaimedCall } from '../calls/claim-call.ts';
import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/job.ts';
import { sendMail } from '../mailbox/send-mail.ts';
import { composeMail } from './compose-mail.ts';
import { queueSms } from './queue-sms.ts';
import { findRecipients } from './recipients.ts';

export interface ToldCall {
  call: ClaimedCall;
  outcome: CallOutcome;
  summary: CallSummary;
  link: string | null;
}

/**
 * Puts the summary by text and e-mail on its way to the owner, as part of `transaction`. A call on
 * which nobody spoke tells them nothing, and spam is not worth a text.
 */
export async function tellOwner(transaction: Transaction, jobs: Jobs, told: ToldCall) {
  const { call, outcome, summary, link } = told;
  const recipients = await findRecipients(transaction, call.agentId);
  if (!recipients || !outcome.transcript.some(({ role }) => role === 'user')) return;
  const { businessName, timeZone, number, from, emails } = recipients;
  if (number && from && !outcome.spam)
    await queueSms(transaction, jobs, {
      key: `summary:${call.callId}`,
      to: number,
      from,
      body: summary.sms,
      agentId: call.agentId,
      businessId: call.businessId,
      callId: call.callId,
    });
  const mail = composeMail({ businessName, timeZone, summary, outcome, link });
  for (const to of emails)
    await jobs.enqueue(
      transaction,
      sendMail,
      { to, ...mail },
      { key: `summary:${call.callId}:${to}` },
    );
}
