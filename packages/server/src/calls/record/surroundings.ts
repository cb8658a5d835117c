import type { AppointmentBook } from '../../bookings/appointments/appointment-book.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { WordComparer } from '../thinking/likeness/word-comparer.ts';
import type { Mind } from '../thinking/mind.ts';
import type { CallThinker } from '../thinking/model-budget.ts';
import type { ModelPrice } from '../thinking/model-cost.ts';
import type { CallMetrics } from './call-metrics.ts';
import type { Receptionists } from './receptionists.ts';

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
  thinker: CallThinker;
  /** The model behind it, for the log; null: there is none. */
  model: { name: string; price: ModelPrice | null } | null;
  /** Names this instance to people, in leases and logs. */
  instance: string;
}
