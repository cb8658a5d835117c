import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { escapeHtml, mailPage } from '../../platform/mail/mail-page.ts';
import { mailOwner } from './mail-owner.ts';
import { findRecipients } from './recipients.ts';
import { textOwner } from './text-owner.ts';

/** Something the owner must hear of before the call is over. */
interface Alert {
  call: { callId: string; agentId: string | null; businessId: string | null };
  /** Equal keys are one alert. */
  key: string;
  text: string;
  /** Somebody's life is in danger. */
  toLife?: boolean | undefined;
}

/** Puts an urgent text and e-mail to the owner on their way, as part of `transaction`. */
export async function alertOwner(
  transaction: Queryable,
  jobs: Jobs,
  { call, key, text: said, toLife = false }: Alert,
): Promise<void> {
  const { agentId, businessId, callId } = call;
  const recipients = await findRecipients(transaction, agentId);
  if (!recipients || agentId === null) return;
  const text = withWrittenNumbers(said);
  if (recipients.number && recipients.from)
    await textOwner(transaction, jobs, {
      key: `alert:${key}`,
      to: recipients.number,
      from: recipients.from,
      body: text,
      urgent: true,
      alert: true,
      toLife,
      agentId,
      businessId,
      callId,
    });
  const subject = text.slice(0, 120);
  const words = `<p style="margin:0;font-size:18px;line-height:1.4;font-weight:600">${escapeHtml(text)}</p>`;
  const html = mailPage({ title: subject, body: words, width: 480 });
  await mailOwner(transaction, jobs, {
    agentId,
    callId,
    businessId: recipients.businessId,
    key: `alert:${key}`,
    urgent: true,
    emails: recipients.emails,
    mail: { subject, text, html },
  });
}

/** Numbers as the summary of a call has them: `604-555-0123`. */
function withWrittenNumbers(text: string): string {
  return text.replaceAll(/\+1(\d{3})(\d{3})(\d{4})\b/g, '$1-$2-$3');
}
