import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Jobs, Worker } from './job.ts';

/** Seconds between looks into a queue: how long a text message waits at most before it leaves. */
const pollingSeconds = 1;
const shutdownMilliseconds = 10_000;

export interface JobQueues extends Jobs {
  /** Starts working. Until then jobs are only stored. */
  work(workers: Worker[]): Promise<void>;
  /** Lets running jobs finish, up to ten seconds; what is left is tried again after the next start. */
  stop(): Promise<void>;
}

/**
 * Opens the job queues in the application's own database.
 * @param queues every job that will be enqueued or worked on.
 */
export async function openJobs(
  open: OpenDatabase,
  queues: Worker['job'][],
  log: Log,
  metrics: Metrics,
): Promise<JobQueues> {
  const boss = new PgBoss({
    db: open.sql,
    backend: open.engine === 'PGlite' ? 'pglite' : 'postgres',
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed; it goes on trying.'));
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns.'));
  await boss.start();
  for (const { name, retries = 8 } of queues) {
    await createOrUpdateQueue(boss, name, retries);
  }
  return {
    enqueue: async (on, job, payload, options = {}) => {
      await boss.send(job.name, { payload }, {
        db: fromDrizzle(on, sql),
        ...(options.key && { id: idOf(job.name, options.key) }),
        ...(options.notBefore && { startAfter: options.notBefore }),
      });
    },
    work: async (workers) => {
      for (const each of workers) await workOn(boss, each, log, metrics);
    },
    stop: () => boss.stop({ graceful: true, timeout: shutdownMilliseconds, close: false }),
  };
}

/** Also fills pg-boss's cache of queues, which it must not look up within someone's transaction. */
async function createOrUpdateQueue(boss: PgBoss, name: string, retries: number): Promise<void> {
  const options = {
    retryLimit: retries,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 120,
  };
  if (await boss.getQueue(name)) await boss.updateQueue(name, options);
  else await boss.createQueue(name, options);
  await boss.getQueueStats(name);
}

async function workOn(boss: PgBoss, { job, run }: Worker, log: Log, metrics: Metrics) {
  await boss.work<{ payload: unknown }>(
    job.name,
    { pollingIntervalSeconds: pollingSeconds },
    async (jobs) => {
      for (const { id, data } of jobs) {
        try {
          await run(data.payload);
        } catch (error) {
          metrics.jobFailures.inc({ job: job.name });
          log.error({ err: error, job: job.name, jobId: id }, 'A job failed; it is tried again.');
          throw error;
        }
      }
    },
  );
}

/** The same key always makes the same id, and an id is stored once. */
function idOf(job: string, key: string): string {
  const hex = createHash('sha256').update(`${job}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
