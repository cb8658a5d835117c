import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { grantEnqueuing } from '../database/owner-access.ts';
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
  boss.on('error', (error) =>
    log.error({ err: error }, 'The job queue failed; it goes on trying.'),
  );
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns.'));
  await open.alone(async () => {
    await boss.start();
    await createQueues(boss, queues);
    if (open.asOwner) await open.sql.executeSql(grantEnqueuing);
  });
  return {
    enqueue: async (on, job, payload, options = {}) => {
      await boss.send(job.name, payload, {
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

async function createQueues(boss: PgBoss, queues: Worker['job'][]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retries = 8 } of queues) {
    const options = { retryLimit: retries, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 };
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, { ...options, expireInSeconds: 120 });
    else if (queue.retryLimit !== retries) await boss.updateQueue(name, options);
    // Inserting nothing makes pg-boss remember the queue. Looking it up later, inside someone's
    // transaction, would wait for the one connection that transaction holds.
    await boss.insert(name, []);
  }
}

async function workOn(boss: PgBoss, { job, run }: Worker, log: Log, metrics: Metrics) {
  await boss.work<object>(job.name, { pollingIntervalSeconds: pollingSeconds }, async (jobs) => {
    for (const { id, data } of jobs) {
      try {
        await run(data);
      } catch (error) {
        metrics.jobFailures.inc({ job: job.name });
        log.error({ err: error, job: job.name, jobId: id }, 'A job failed; it is tried again.');
        throw error;
      }
    }
  });
}

/** The same key always makes the same id, and an id is stored once. */
function idOf(job: string, key: string): string {
  const hex = createHash('sha256').update(`${job}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
