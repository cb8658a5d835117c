import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { earlierStatuses } from '../../../lines/messages/sms-progress.ts';
import type { Database } from '../../../platform/database/database.ts';
import { smsLogs } from '../../../platform/database/schema/sms-logs.ts';
import { smsStatuses } from '../../../platform/providers/telephony/interface.ts';
import type { Form } from './signature.ts';
import { field } from './twilio-hooks.ts';

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
  await database
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
    );
}
