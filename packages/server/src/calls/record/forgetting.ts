import { and, exists, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import { callTurns } from '../../platform/database/schema/call-turns.ts';
import { receptionistSnapshots } from '../../platform/database/schema/receptionist-snapshots.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';

const day = 24 * 60 * 60_000;

/** Forgets what is kept of calls for a set time only, once a day whichever instance does it. */
const forget: Job<Record<string, never>> = {
  name: 'forget',
  payload: z.strictObject({}),
};

interface ForgettingGround {
  database: Database;
  clock: Clock;
  jobs: () => Jobs;
  /** How long the words of a call are kept after its end. */
  transcriptDays: number;
}

export function forgettingWorker(ground: ForgettingGround): Worker {
  return worker(forget, async () => {
    const now = ground.clock.now();
    await forgetOldSnapshots(ground.database, now);
    await forgetOldTranscripts(ground.database, new Date(now - ground.transcriptDays * day));
    await scheduleForgetting(ground, now + day);
  });
}

/** Leaves the job for the day of `at`; left twice, it is done once. */
export function scheduleForgetting(
  { database, jobs }: Pick<ForgettingGround, 'database' | 'jobs'>,
  at: number,
): Promise<void> {
  const key = new Date(at).toISOString().slice(0, 10);
  return jobs().enqueue(database, forget, {}, { key, notBefore: new Date(at) });
}

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
