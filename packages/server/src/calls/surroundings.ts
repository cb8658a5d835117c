import type { Database } from '../database/database.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Log } from '../observability/log.ts';
import type { AppointmentBook } from './appointment-book.ts';
import type { CallMetrics } from './call-metrics.ts';
import type { Clock } from './clock.ts';
import type { WordComparer } from './likeness/word-comparer.ts';
import type { Mind } from './mind.ts';
import type { ModelPrice } from './model-cost.ts';
import type { Receptionists } from './receptionists.ts';
import type { Thinker } from './thinker.ts';

/** What calls stand on. One set serves every call of an instance. */
export interface CallSurroundings {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: CallMetrics;
  receptionists: Receptionists;
  mind: Mind;
  comparer: WordComparer;
  jobs: Jobs;
  book: AppointmentBook;
  thinker: Thinker;
  /** The model behind it, for the log; null: there is none. */
  model: { name: string; price: ModelPrice | null } | null;
  /** Names this instance to people, in leases and logs. */
  instance: string;
}
