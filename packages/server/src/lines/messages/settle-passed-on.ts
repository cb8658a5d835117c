import { urgentOpenings } from '@second-ring/conversation';
import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { commitments } from '../../platform/database/schema/leads.ts';
import { smsLogs } from '../../platform/database/schema/sms-logs.ts';

/**
 * Marks a call's promise to pass on as urgent as kept once an alert of it has arrived by text: it
 * is ours, and the owner has nothing to do for it. Safe to repeat.
 */
export async function settlePassedOn(database: Queryable, callId: string | null): Promise<void> {
  if (callId === null) return;
  const alerts = and(
    eq(smsLogs.callId, callId),
    eq(smsLogs.alert, true),
    inArray(smsLogs.status, ['delivered', 'read']),
  );
  if ((await database.$count(smsLogs, alerts)) === 0) return;
  await database
    .update(commitments)
    .set({ keptAt: sql`now()` })
    .where(
      and(
        eq(commitments.callId, callId),
        isNull(commitments.keptAt),
        or(...urgentOpenings.map((opening) => like(commitments.text, `${opening} %`))),
      ),
    );
}
