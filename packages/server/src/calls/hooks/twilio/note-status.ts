import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { earlierStatuses } from '../../../lines/messages/send-sms.ts';
import { settlePassedOn } from '../../../lines/messages/settle-passed-on.ts';
import type { Database } from '../../../platform/database/database.ts';
import { smsLogs } from '../../../platform/database/schema/sms-logs.ts';
import { smsStatuses } from '../../../platform/providers/telephony/interface.ts';
import type { IncomingCall } from '../../record/record-call.ts';
import { type Form, field, type TwilioHooks } from './twilio-hooks.ts';

/** The statuses after which a call does not go on. */
const final: ReadonlySet<string> = new Set([
  'completed',
  'busy',
  'failed',
  'no-answer',
  'canceled',
]);

/** Takes note of a call's status: a final one closes a call nobody has closed yet. */
export async function noteCallStatus(
  { exchange }: TwilioHooks,
  { callSid }: IncomingCall,
  form: Form,
): Promise<void> {
  const status = field(form, 'CallStatus') ?? '';
  if (!final.has(status)) return;
  const code = field(form, 'SipResponseCode');
  const network = code ? ` (SIP ${code})` : '';
  const failure =
    status === 'completed' ? null : `The carrier reports the call as ${status}${network}.`;
  await exchange.close({ callSid, failure });
}

/**
 * Takes note of a message's delivery. Reports come repeated and out of order; the log only ever
 * moves forward, in one statement, so that two reports at once cannot undo each other.
 * @param smsLogId which message, where the report's address tells; its sid may not be stored yet.
 */
export async function noteSmsStatus(
  database: Database,
  form: Form,
  smsLogId: string | undefined,
): Promise<void> {
  const reported = field(form, 'MessageStatus') ?? field(form, 'SmsStatus');
  const status = smsStatuses.find((known) => known === reported);
  const sid = field(form, 'MessageSid') ?? field(form, 'SmsSid');
  if (!status || !sid) return;
  const ours = z.uuid().safeParse(smsLogId).data;
  const errorCode = field(form, 'ErrorCode');
  const noted = await database
    .update(smsLogs)
    .set({
      status,
      ...(errorCode && {
        errorCode,
        errorMessage: field(form, 'ErrorMessage') ?? 'The carrier could not deliver the message.',
      }),
    })
    .where(
      and(
        ours ? eq(smsLogs.id, ours) : eq(smsLogs.twilioSid, sid),
        or(isNull(smsLogs.status), inArray(smsLogs.status, earlierStatuses(status))),
      ),
    )
    .returning({ callId: smsLogs.callId });
  for (const { callId } of noted) await settlePassedOn(database, callId);
}
