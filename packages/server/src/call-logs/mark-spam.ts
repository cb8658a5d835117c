import type { CallLogRow } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { foundOrRefused } from '../refusal.ts';
import { callRows } from './call-rows.ts';

/** Marks a call as spam or takes the mark away. Refuses with `NOT_FOUND` outside the scope. */
export async function markSpam(
  database: Queryable,
  scope: Scope,
  { id, spam }: { id: string; spam: boolean },
): Promise<CallLogRow> {
  const ours = and(eq(callLogs.id, id), within(scope, callLogs.businessId));
  await database.update(callLogs).set({ spam }).where(ours);
  return foundOrRefused(await callRows.one(database, ours), 'call log');
}
