import type { SmsLog } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { smsLogs } from '../database/schema/sms-logs.ts';
import { foundOrRefused } from '../refusal.ts';
import { smsRows } from './sms-rows.ts';

/** One text message. Refuses with `NOT_FOUND` outside the scope. */
export async function getSmsLog(database: Queryable, scope: Scope, id: string): Promise<SmsLog> {
  const ours = and(eq(smsLogs.id, id), within(scope, smsLogs.businessId));
  return foundOrRefused(await smsRows.one(database, ours), 'SMS log');
}
