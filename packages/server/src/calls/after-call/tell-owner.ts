import type { CallOutcome, CallSummary } from '@second-ring/conversation';
import { queueSms } from '../../lines/messages/queue-sms.ts';
import { findRecipients } from '../../lines/messages/recipients.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { ClaimedCall } from '../record/claim-call.ts';
import { composeMail } from './compose-mail.ts';

export interface ToldCall {
  call: ClaimedCall;
  outcome: CallOutcome;
  summary: CallSummary;
  link: string | null;
}

/**
 * Puts the summary by text and e-mail on its way to the owner, as part of `transaction`, once for
 * each length of a call they know. A call on which nothing came up tells them nothing, and spam is
 * not worth a text.
 */
export async function tellOwner(transaction: Transaction, jobs: Jobs, told: ToldCall) {
  const { call, outcome, summary, link } = told;
  const recipients = await findRecipients(transaction, call.agentId);
  if (!recipients || !hasNews(outcome)) return;
  const { businessName, timeZone, number, from, emails } = recipients;
  const key = `summary:${call.callId}${call.toldTurns > 0 ? `:${call.toldTurns}` : ''}`;
  if (number && from && !outcome.spam)
    await queueSms(transaction, jobs, {
      key,
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
      { to, ...mail, callId: call.callId, summaryOf: recipients.businessId },
      { key: `${key}:${to}` },
    );
}

/** What came of a call after its caller left counts too: a booking may have been settled since. */
function hasNews({ transcript, bookings, commitments }: CallOutcome): boolean {
  const spoke = transcript.some(({ role }) => role === 'user');
  return spoke || bookings.length > 0 || commitments.length > 0;
}
