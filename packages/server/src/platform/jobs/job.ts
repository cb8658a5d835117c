import type { z } from 'zod';
import type { Queryable } from '../database/database.ts';

/** A kind of work that outlives the request that asked for it. */
export interface Job<Payload extends object> {
  /** Its queue's name: lower case and dashes. */
  name: string;
  payload: z.ZodType<Payload>;
  /** How often it is tried again, with growing pauses, before it counts as failed. Default 8. */
  retries?: number;
  /**
   * How many are done at once by one instance, each after the other without a pause. Default 1, for
   * work nobody waits for; more where each waits for somebody else's server or a person for it.
   */
  atOnce?: number;
  /** Whether some of them are urgent: those wait in a queue of their own, behind no others. */
  hasUrgentQueue?: boolean;
}

export interface EnqueueOptions {
  /** Work asked for twice under one key is done once. */
  key?: string;
  /** Not before this instant. */
  notBefore?: Date;
  /** Somebody waits for it now; heeded where the job has an urgent queue. */
  urgent?: boolean;
  /** Goes before all that waits in its queue without being an alert. */
  alert?: boolean;
  /** Whose work it is: the backlog of one tenant never holds more than half of a queue's hands. */
  tenant?: string | null;
}

/** Where features leave work. */
export interface Jobs {
  /**
   * Stores the job on the given transaction: it runs if, and only if, the transaction commits.
   * Never wait for a job inside a transaction: on PGlite both share one connection.
   */
  enqueue<Payload extends object>(
    on: Queryable,
    job: Job<Payload>,
    payload: Payload,
    options?: EnqueueOptions,
  ): Promise<void>;
}

/** A job and what does it. */
export interface Worker {
  job: Job<object>;
  /** Checks the stored payload and does the job. Throwing means: try again later. */
  run(payload: object): Promise<void>;
}

/** Ties a job to what does it. What `work` throws is logged, counted and tried again. */
export function worker<Payload extends object>(
  job: Job<Payload>,
  work: (payload: Payload) => Promise<void>,
): Worker {
  return { job, run: (payload) => work(job.payload.parse(payload)) };
}
