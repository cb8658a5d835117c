import type { SmsLog } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { foundOrRefused } from '../refusal.ts';
import { rowOfSms, smsColumns } from './row-of-sms.ts';

/** One text message. Refuses with `NOT_FOUND` outside the scope. */
export async function getSmsLog(database: Queryable, scope: Scope, id: string): Promise<SmsLog> {
  const [row] = await database
    .select(smsColumns)
    .from(smsLogs)
    .leftJoin(businesses, eq(businesses.id, smsLogs.businessId))
    .where(and(eq(smsLogs.id, id), within(scope, smsLogs.businessId)));
  return rowOfSms(foundOrRefused(row, 'SMS log'));
}
