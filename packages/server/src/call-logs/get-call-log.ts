import type { CallLog } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { foundOrRefused } from '../refusal.ts';
import { detailColumns, detailOfCall } from './row-of-call.ts';

/** One call with its transcript and outcome. Refuses with `NOT_FOUND` outside the scope. */
export async function getCallLog(database: Queryable, scope: Scope, id: string): Promise<CallLog> {
  const [call] = await database
    .select(detailColumns)
    .from(callLogs)
    .leftJoin(businesses, eq(businesses.id, callLogs.businessId))
    .where(and(eq(callLogs.id, id), within(scope, callLogs.businessId)));
  return detailOfCall(foundOrRefused(call, 'call log'));
}
