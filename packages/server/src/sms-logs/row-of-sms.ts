import type { SmsLog } from '@second-ring/contract';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { businesses } from '../database/schema/businesses.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';

export const smsColumns = { ...getTableColumns(smsLogs), businessName: businesses.name };

/** Our own number: carriers write it under `to` or `To`, `from` or `From`. */
export const ownNumber: SQL = sql`CASE ${smsLogs.direction}
  WHEN 'inbound' THEN coalesce(${smsLogs.metadata}->>'to', ${smsLogs.metadata}->>'To')
  ELSE coalesce(${smsLogs.metadata}->>'from', ${smsLogs.metadata}->>'From') END`;

/** A stored message as the API shows it. */
export function rowOfSms(
  row: typeof smsLogs.$inferSelect & { businessName: string | null },
): SmsLog {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    direction: row.direction,
    phone_number: row.phoneNumber,
    business_name: row.businessName,
    status: row.status,
    twilio_sid: row.twilioSid,
    body: row.body,
    error_message: row.errorMessage,
    error_code: row.errorCode,
    metadata: row.metadata,
  };
}
