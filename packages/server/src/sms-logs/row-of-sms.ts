import type { SmsLog } from '@second-ring/contract';
import { getTableColumns } from 'drizzle-orm';
import { businesses } from '../database/schema/businesses.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';

export const smsColumns = {
  ...getTableColumns(smsLogs),
  businessName: businesses.name,
  timeZone: businesses.timeZone,
};

/** A stored message as the API shows it. */
export function rowOfSms(
  row: typeof smsLogs.$inferSelect & { businessName: string | null; timeZone: string | null },
): SmsLog {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    direction: row.direction,
    phone_number: row.phoneNumber,
    business_name: row.businessName,
    time_zone: row.timeZone,
    business_id: row.businessId,
    call_id: row.callId,
    status: row.status,
    twilio_sid: row.twilioSid,
    body: row.body,
    error_message: row.errorMessage,
    error_code: row.errorCode,
    metadata: row.metadata,
  };
}
