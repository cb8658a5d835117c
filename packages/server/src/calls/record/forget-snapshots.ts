import { and, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { receptionistSnapshots } from '../../platform/database/schema/receptionist-snapshots.ts';

const day = 24 * 60 * 60_000;
/** How long a call that is over can still be replayed as it went, in milliseconds. */
const replayable = 30 * day;

/**
 * Parts calls that ended long ago from their snapshot, and deletes the snapshots no call needs and
 * no receptionist has been answering with lately. Answers how many were deleted.
 */
export async function forgetOldSnapshots(database: Database, now: number): Promise<number> {
  const before = new Date(now - replayable);
  await database
    .update(callLogs)
    // Nothing anybody sees has changed.
    .set({ snapshotHash: null, updatedAt: sql`${callLogs.updatedAt}` })
    .where(and(isNotNull(callLogs.snapshotHash), lt(callLogs.endedAt, before)));
  const needed = database
    .select({ one: sql`1` })
    .from(callLogs)
    .where(sql`${callLogs.snapshotHash} = ${receptionistSnapshots.hash}`);
  const forgotten = await database
    .delete(receptionistSnapshots)
    .where(and(lt(receptionistSnapshots.storedAt, before), notExists(needed)))
    .returning({ hash: receptionistSnapshots.hash });
  return forgotten.length;
}
