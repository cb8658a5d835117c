import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Job, type Jobs, type Worker, worker } from '../../platform/jobs/job.ts';
import { forgetOldSnapshots } from './forget-snapshots.ts';
import { forgetOldTranscripts } from './forget-transcripts.ts';

const day = 24 * 60 * 60_000;

/** Forgets what is kept of calls for a set time only, once a day whichever instance does it. */
const forget: Job<Record<string, never>> = {
  name: 'forget',
  payload: z.strictObject({}),
};

export interface ForgettingGround {
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
