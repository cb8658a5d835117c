import type { CallLog, CallLogRow } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { isBlocked } from '../callers/blocked-callers.ts';
import { callRows } from './call-rows.ts';
import { detailOfCall } from './detail-of-call.ts';
import { listCallLogs } from './list-call-logs.ts';

export function callLogProcedures() {
  return {
    list: procedures.callLogs.list.handler(({ input, context }) =>
      context.writeRows((database) => listCallLogs(database, context.scope, input)),
    ),
    get: procedures.callLogs.get.handler(({ input, context }) =>
      context.withDatabase((database) => getCallLog(database, context.scope, input.id)),
    ),
    update: procedures.callLogs.update.handler(({ input, context }) =>
      context.withDatabase((database) => markSpam(database, context.scope, input)),
    ),
  };
}

/** Marks a call as spam or takes the mark away. Refuses with `NOT_FOUND` outside the scope. */
async function markSpam(
  database: Queryable,
  scope: Scope,
  { id, spam }: { id: string; spam: boolean },
): Promise<CallLogRow> {
  const ours = and(eq(callLogs.id, id), within(scope, callLogs.businessId));
  await database.update(callLogs).set({ spam }).where(ours);
  return foundOrRefused(await callRows.one(database, ours), 'call log');
}

/** One call with its transcript and outcome. Refuses with `NOT_FOUND` outside the scope. */
async function getCallLog(database: Queryable, scope: Scope, id: string): Promise<CallLog> {
  const ours = and(eq(callLogs.id, id), within(scope, callLogs.businessId));
  const row = foundOrRefused(await callRows.one(database, ours), 'call log');
  const [found] = await database.select().from(callLogs).where(ours);
  const call = foundOrRefused(found, 'call log');
  const [lead] = await database.select().from(leads).where(eq(leads.callId, id));
  const promised = await database
    .select()
    .from(commitments)
    .where(eq(commitments.callId, id))
    .orderBy(commitments.madeAt, commitments.id);
  return detailOfCall(row, call, {
    lead: lead ?? null,
    commitments: promised,
    callerBlocked: await isBlocked(database, call.businessId, call.fromNumber),
  });
}
