import { and, exists, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';

/**
 * Deletes what was said on calls that ended before an instant: the transcript and the stored turns
 * it came from. Who called, the summary, the lead and the promises stay, being the business's own
 * record. Answers how many calls lost their words.
 */
export async function forgetOldTranscripts(database: Database, endedBefore: Date): Promise<number> {
  const turns = database
    .select({ one: sql`1` })
    .from(callTurns)
    .where(sql`${callTurns.callId} = ${callLogs.id}`);
  return database.transaction(async (transaction) => {
    const forgotten = await transaction
      .update(callLogs)
      // The row is as it was; nobody's list has news.
      .set({ chatTranscript: null, updatedAt: sql`${callLogs.updatedAt}` })
      .where(
        and(
          lt(callLogs.endedAt, endedBefore),
          or(isNotNull(callLogs.chatTranscript), exists(turns)),
        ),
      )
      .returning({ id: callLogs.id });
    const ids = forgotten.map(({ id }) => id);
    if (ids.length > 0) await transaction.delete(callTurns).where(inArray(callTurns.callId, ids));
    return ids.length;
  });
}
