import type { SmsLog } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { listSmsLogs } from './list-sms-logs.ts';
import { smsRows } from './sms-rows.ts';

export function smsLogProcedures() {
  return {
    list: procedures.smsLogs.list.handler(({ input, context }) =>
      context.writeRows((database) => listSmsLogs(database, context.scope, input)),
    ),
    get: procedures.smsLogs.get.handler(({ input, context }) =>
      context.withDatabase((database) => getSmsLog(database, context.scope, input.id)),
    ),
  };
}

/** One text message. Refuses with `NOT_FOUND` outside the scope. */
async function getSmsLog(database: Queryable, scope: Scope, id: string): Promise<SmsLog> {
  const ours = and(eq(smsLogs.id, id), within(scope, smsLogs.businessId));
  return foundOrRefused(await smsRows.one(database, ours), 'SMS log');
}
