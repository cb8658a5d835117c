import { and, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { callLogs } from '../database/schema/call-logs.ts';
import { receptionistSnapshots } from '../database/schema/receptionist-snapshots.ts';
import { type Job, type Jobs, type Worker, worker } from '../jobs/job.ts';
import type { Clock } from './clock.ts';

const day = 24 * 60 * 60_000;
/** How long a call that is over can still be replayed as it went, in milliseconds. */
const replayable = 30 * day;

/** Forgets what receptionists knew on calls long over, once a day whichever instance does it. */
const forgetSnapshots: Job<Record<string, never>> = {
  name: 'forget-snapshots',
  payload: z.strictObject({}),
};

export interface ForgettingGround {
  database: Database;
  clock: Clock;
  jobs: () => Jobs;
}

export function forgettingWorker(ground: ForgettingGround): Worker {
  return worker(forgetSnapshots, async () => {
    await forgetOldSnapshots(ground.database, ground.clock.now());
    await scheduleForgetting(ground, ground.clock.now() + day);
  });
}

/** Leaves the job for the day of `at`; left twice, it is done once. */
export function scheduleForgetting(
  { database, jobs }: Pick<ForgettingGround, 'database' | 'jobs'>,
  at: number,
): Promise<void> {
  const key = new Date(at).toISOString().slice(0, 10);
  return jobs().enqueue(database, forgetSnapshots, {}, { key, notBefore: new Date(at) });
}

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
