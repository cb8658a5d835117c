import type { CallLogRow } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { foundOrRefused } from '../refusal.ts';
import { listedColumns, rowOfCall } from './row-of-call.ts';

/** Marks a call as spam or takes the mark away. Refuses with `NOT_FOUND` outside the scope. */
export async function markSpam(
  database: Queryable,
  scope: Scope,
  { id, spam }: { id: string; spam: boolean },
): Promise<CallLogRow> {
  const ours = and(eq(callLogs.id, id), within(scope, callLogs.businessId));
  await database.update(callLogs).set({ spam }).where(ours);
  const [call] = await database
    .select(listedColumns)
    .from(callLogs)
    .leftJoin(businesses, eq(businesses.id, callLogs.businessId))
    .where(ours);
  return rowOfCall(foundOrRefused(call, 'call log'));
}
