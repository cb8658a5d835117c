import { and, eq, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { leads } from '../../platform/database/schema/leads.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';

/** Keeps leads in scope nobody got back to, unless their call left nothing to do: they are booked, or it was spam. */
export function isWaitingLead(database: Queryable, scope: Scope): SQL | undefined {
  const isDone = or(
    eq(callLogs.spam, true),
    eq(callLogs.calledBack, true),
    and(eq(callLogs.booked, true), eq(callLogs.urgent, false), sql`${callLogs.commitments} = '[]'`),
  );
  const settled = database
    .select({ one: sql`1` })
    .from(callLogs)
    .where(and(eq(callLogs.id, leads.callId), isDone));
  return and(within(scope, leads.businessId), isNull(leads.contactedAt), notExists(settled));
}
