import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { commitments, leads } from '../../platform/database/schema/leads.ts';

/** A call waits for nobody once its every promise is kept or somebody got in touch with its caller. */
export async function noteCalledBack(
  transaction: Transaction,
  callId: string | null,
): Promise<void> {
  if (callId === null) return;
  const open = and(eq(commitments.callId, callId), isNull(commitments.keptAt));
  const contacted = and(eq(leads.callId, callId), isNotNull(leads.contactedAt));
  const calledBack =
    (await transaction.$count(leads, contacted)) > 0 ||
    (await transaction.$count(commitments, open)) === 0;
  await transaction.update(callLogs).set({ calledBack }).where(eq(callLogs.id, callId));
}
