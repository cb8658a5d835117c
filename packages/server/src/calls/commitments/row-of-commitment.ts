import type { CommitmentRow } from '@second-ring/contract';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';

/** As long as a call lasts, what its caller left is kept with the call alone. */
const caller = {
  callerName: sql<string | null>`coalesce(${leads.name}, ${callLogs.lead}->>'name')`,
  callerNumber: sql<
    string | null
  >`coalesce(${leads.phone}, ${callLogs.lead}->>'phone', ${callLogs.fromNumber})`,
};

/**
 * Promises, each with its business and its caller.
 * @param position where each stands in a list that is read page by page.
 */
export function selectCommitments(database: Queryable, position = sql<string>`''`) {
  return database
    .select({
      ...getTableColumns(commitments),
      ...caller,
      businessName: businesses.name,
      timeZone: businesses.timeZone,
      position,
    })
    .from(commitments)
    .innerJoin(businesses, eq(businesses.id, commitments.businessId))
    .leftJoin(callLogs, eq(callLogs.id, commitments.callId))
    .leftJoin(leads, eq(leads.callId, commitments.callId));
}

type StoredCommitment = Awaited<ReturnType<typeof selectCommitments>>[number];

/** A stored promise as the API shows it. */
export function rowOfCommitment(commitment: StoredCommitment): CommitmentRow {
  return {
    id: commitment.id,
    business_id: commitment.businessId,
    business_name: commitment.businessName,
    time_zone: commitment.timeZone,
    call_id: commitment.callId,
    caller_name: commitment.callerName,
    caller_number: commitment.callerNumber,
    text: commitment.text,
    due_at: commitment.dueAt?.toISOString() ?? null,
    made_at: commitment.madeAt.toISOString(),
    kept_at: commitment.keptAt?.toISOString() ?? null,
    created_at: commitment.createdAt.toISOString(),
  };
}
