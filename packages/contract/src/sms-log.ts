import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

export const smsLog = z.object({
  id: rowId,
  created_at: instant,
  direction: z.enum(['inbound', 'outbound']),
  phone_number: z.string().nullable(),
  business_name: z.string().nullable(),
  business_id: rowId.nullable(),
  /** The call it is about, if any. */
  call_id: rowId.nullable(),
  /** The business's IANA zone. */
  time_zone: z.string().nullable(),
  status: z.string().nullable(),
  twilio_sid: z.string().nullable(),
  body: z.string().nullable(),
  error_message: z.string().nullable(),
  error_code: z.string().nullable(),
  /** When it leaves, in one text with what else is told of the same caller; null: it does not wait for that. */
  leaves_at: instant.nullable(),
  /** The carrier's payload, as it came: an object, unless it was imported otherwise. */
  metadata: z.unknown(),
});
export type SmsLog = z.infer<typeof smsLog>;

export const smsLogs = {
  list: forOwners
    .route({ method: 'GET', path: '/sms-logs', outputStructure: 'detailed', tags: ['SMS logs'] })
    .input(listQuery(sortKeys.smsLogs))
    .output(pageOf(smsLog)),
  get: forOwners
    .route({ method: 'GET', path: '/sms-logs/{id}', tags: ['SMS logs'] })
    .input(z.object({ id: rowId }))
    .output(smsLog),
};
