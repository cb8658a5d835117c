import { createHash, randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../database/database.ts';
import { grantEnqueuing } from '../database/owner-access.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { Jobs, Worker } from './job.ts';

/** Seconds between looks into an empty queue: how long a job waits at most where nothing is ahead. */
const pollingSeconds = 1;
const urgentPollingSeconds = 0.5;
/** The same for those who only help where there is much to do; whoever finds a job wakes them. */
const helperPollingSeconds = 30;
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
      const queue = options.urgent && job.hasUrgentQueue ? urgentQueueOf(job) : job.name;
      await boss.send(queue, payload, {
        db: fromDrizzle(on, sql),
        ...(options.key && { id: idOf(job.name, options.key) }),
        ...(options.notBefore && { startAfter: options.notBefore }),
        ...(options.alert && { priority: 1 }),
        ...(options.tenant && { group: { id: laneOf(job, options.tenant) } }),
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
  for (const [name, retries] of queues.flatMap(queuesOf)) {
    const options = { retryLimit: retries, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 };
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, { ...options, expireInSeconds: 120 });
    else if (queue.retryLimit !== retries) await boss.updateQueue(name, options);
    // Inserting nothing makes pg-boss remember the queue. Looking it up later, inside someone's
    // transaction, would wait for the one connection that transaction holds.
    await boss.insert(name, []);
  }
}

/** A job's queues with how often each tries again. */
function queuesOf(job: Worker['job']): [name: string, retries: number][] {
  const { name, retries = 8, hasUrgentQueue = false } = job;
  return hasUrgentQueue
    ? [
        [name, retries],
        [urgentQueueOf(job), retries],
      ]
    : [[name, retries]];
}

/** One of as many lanes of a tenant's as half of the hands: of each lane one job is done at a time. */
function laneOf({ atOnce = 1 }: { atOnce?: number }, tenant: string): string {
  const lanes = Math.max(1, Math.floor(atOnce / 2));
  return `${tenant}:${randomInt(lanes)}`;
}

function urgentQueueOf({ name }: { name: string }): string {
  return `${name}-urgent`;
}

async function workOn(boss: PgBoss, { job, run }: Worker, log: Log, metrics: Metrics) {
  const runLogged = async (id: string, payload: object) => {
    try {
      await run(payload);
    } catch (error) {
      metrics.jobFailures.inc({ job: job.name });
      log.error({ err: error, job: job.name, jobId: id }, 'A job failed; it is tried again.');
      throw error;
    }
  };
  const { atOnce = 1, hasUrgentQueue = false } = job;
  await workOnQueue(boss, { name: job.name, atOnce, pollingSeconds }, runLogged);
  if (!hasUrgentQueue) return;
  const urgent = { name: urgentQueueOf(job), atOnce, pollingSeconds: urgentPollingSeconds };
  await workOnQueue(boss, urgent, runLogged);
}

/**
 * Takes jobs one by one in as many hands as are allowed. A hand that took a job wakes the others and
 * looks again at once, so that the pause between looks is only ever felt by an empty queue. One tenant's
 * jobs have half of the hands at most, so that another's wait no longer than one job of theirs takes.
 */
async function workOnQueue(
  boss: PgBoss,
  queue: { name: string; atOnce: number; pollingSeconds: number },
  run: (id: string, payload: object) => Promise<void>,
): Promise<void> {
  const hands: string[] = [];
  const wake = () => {
    for (const hand of hands) boss.notifyWorker(hand);
  };
  for (let hand = 0; hand < queue.atOnce; hand += 1) {
    const pollingIntervalSeconds = hand === 0 ? queue.pollingSeconds : helperPollingSeconds;
    hands.push(
      await boss.work<object>(
        queue.name,
        { pollingIntervalSeconds, localGroupConcurrency: 1 },
        async (jobs) => {
          wake();
          for (const { id, data } of jobs) await run(id, data);
        },
      ),
    );
  }
}

/** The same key always makes the same id, and an id is stored once. */
function idOf(job: string, key: string): string {
  const hex = createHash('sha256').update(`${job}\n${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
