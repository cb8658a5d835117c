import type { SmsLog } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import {
  containing,
  type ListQuery,
  type Page,
  pageFrom,
  pagingOf,
  textColumn,
} from '../lists/page.ts';
import { ownNumber, rowOfSms, smsColumns } from './row-of-sms.ts';

const { id, phoneNumber, body, status, twilioSid, direction, createdAt, businessId } = smsLogs;
const sortColumns = {
  created_at: { expression: createdAt, type: 'timestamptz' },
  direction: { expression: direction, type: 'text' },
  body: textColumn(body),
  status: textColumn(status),
  twilio_sid: textColumn(twilioSid),
} as const;

/** The text messages in scope, newest first unless asked otherwise. */
export async function listSmsLogs(
  database: Queryable,
  scope: Scope,
  query: ListQuery<keyof typeof sortColumns>,
): Promise<Page<SmsLog>> {
  const paging = pagingOf(query, sortColumns, 'created_at', id);
  const searched = [phoneNumber, ownNumber, body, twilioSid, status];
  const kept = and(within(scope, businessId), containing(query.q, searched));
  const fetched = await database
    .select({ ...smsColumns, position: paging.position })
    .from(smsLogs)
    .leftJoin(businesses, eq(businesses.id, businessId))
    .where(and(kept, paging.after))
    .orderBy(...paging.orderBy)
    .limit(paging.fetch);
  const total = await database.$count(smsLogs, kept);
  return pageFrom(query, '/api/sms-logs', fetched, total, rowOfSms);
}
