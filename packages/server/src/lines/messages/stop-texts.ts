import type { Queryable } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import { alertOwner } from './alert-owner.ts';
import { findRecipients, optOut } from './recipients.ts';

/** A call on which somebody asked for no more texts. */
interface RefusingCall {
  callId: string;
  agentId: string | null;
  businessId: string | null;
  channel: 'phone' | 'browser' | 'sms';
  /** E.164; null: withheld. */
  fromNumber: string | null;
}

/**
 * Sends no more texts to the phone a call comes from, as if it had texted STOP. What a caller's phone calls itself
 * can be forged: so the number that is told of calls is asked to reply STOP, and goes on being told until then.
 */
export async function stopTexts(
  transaction: Queryable,
  jobs: Jobs,
  { call, key }: { call: RefusingCall; key: string },
): Promise<void> {
  const { agentId, fromNumber, channel } = call;
  if (fromNumber === null || channel === 'browser') return;
  const recipients = await findRecipients(transaction, agentId);
  if (!recipients?.from) return;
  if (recipients.number !== fromNumber) return optOut(transaction, fromNumber, recipients.from);
  const text = `A caller from this very number asked for no more texts. If that was you, reply STOP here.`;
  await alertOwner(transaction, jobs, { call, key, text });
}
