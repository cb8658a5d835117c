import type { SmsLog } from '@second-ring/contract';
import { eq, sql } from 'drizzle-orm';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { namedRows } from '../../platform/lists/named-rows.ts';

/** Stored messages as the API shows them. */
export const smsRows = namedRows<SmsLog>(
  {
    id: smsLogs.id,
    created_at: smsLogs.createdAt,
    direction: smsLogs.direction,
    phone_number: smsLogs.phoneNumber,
    business_name: businesses.name,
    time_zone: businesses.timeZone,
    business_id: smsLogs.businessId,
    call_id: smsLogs.callId,
    status: smsLogs.status,
    twilio_sid: smsLogs.twilioSid,
    body: smsLogs.body,
    error_message: smsLogs.errorMessage,
    error_code: smsLogs.errorCode,
    metadata: smsLogs.metadata,
  },
  sql`${smsLogs} LEFT JOIN ${businesses} ON ${eq(businesses.id, smsLogs.businessId)}`,
);
