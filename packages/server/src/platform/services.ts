import type { Config } from '@second-ring/contract';
import type { AsOwner, Database } from './database/database.ts';
import type { Readiness } from './http/health-routes.ts';
import type { Jobs } from './jobs/job.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { BookingTool } from './providers/booking/interface.ts';
import type { Telephony } from './providers/telephony/interface.ts';
import type { Voice } from './providers/voice/interface.ts';
import type { People } from './tenant-guard/person.ts';
import type { Tolls } from './tolls/tolls.ts';

/**
 * What every wing stands on. Opened and chosen in one place, handed to whoever needs it: a room picks
 * what it uses, and names beside it what a wing of its own or below adds.
 */
export interface Services {
  /** What requests run on; calls have theirs of their own. */
  database: Database;
  /** Whether what calls run on takes writes. */
  isWritable: () => Promise<boolean>;
  /** Null: owners are kept to their rows by the scope of each query alone. */
  asOwner: AsOwner | null;
  jobs: Jobs;
  people: People;
  /** Addresses that are operators as soon as they are confirmed, in lower case. */
  operatorEmails: readonly string[];
  telephony: Telephony;
  voice: Voice;
  booking: BookingTool;
  /** What is paid for on behalf of businesses. */
  tolls: Tolls;
  /** Where the world reaches this installation, such as `https://calls.example`. */
  publicUrl: string;
  config: Config;
  /** Addresses and CIDR ranges whose `X-Forwarded-For` counts, beside this machine's own. */
  trustedProxies: readonly string[];
  /** Whether it is reached from elsewhere: then a request of this machine's own may be any proxy's. */
  isPublic?: boolean;
  /** What shows that a scraper may read `/metrics`; null: nothing does. */
  metricsToken: string | null;
  readiness: Readiness;
  metrics: Metrics;
  log: Log;
}
