import type { BrowserCall, BrowserCallRequest, Config } from '@second-ring/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { People } from './access/people.ts';
import type { Accounts } from './accounts/accounts.ts';
import { apiDocsRoutes } from './api/api-docs.ts';
import { apiRoutes } from './api/api-routes.ts';
import { bodyOf, refusalOf } from './api/refuse.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import type { AsOwner, Database } from './database/database.ts';
import { writableWithin } from './database/is-writable.ts';
import { emailProofRoutes } from './email-proofs/routes.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { resolveClientAddress } from './http/client-address.ts';
import { observeRequests } from './http/observe-requests.ts';
import { isLocalUrl } from './http/public-address.ts';
import { securityHeaders } from './http/security-headers.ts';
import { webRoutes } from './http/web-routes.ts';
import type { Jobs } from './jobs/job.ts';
import { eventRoutes } from './live-events/event-routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { healthRoutes, type Readiness } from './observability/health-routes.ts';
import type { Log } from './observability/log.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Practice } from './practice/open-practice.ts';
import type { BookingTool } from './providers/booking/interface.ts';
import type { Telephony } from './providers/telephony/interface.ts';
import type { Voice } from './providers/voice/interface.ts';
import { Refusal, TooManyRequests } from './refusal.ts';
import type { Tolls } from './tolls/tolls.ts';
import type { WebsiteOptions } from './website/read-website.ts';

/** The calls, as far as the rest of the server knows them. */
export interface Calls {
  /**
   * Makes a single-use address for one call from a browser. Refuses with `NOT_FOUND` when no agent
   * answers there.
   */
  startBrowserCall(request: BrowserCallRequest): Promise<BrowserCall>;
}

/** What the application stands on. Opened and chosen in one place, handed to whoever needs it. */
export interface Services {
  database: Database;
  /** Null: owners are kept to their rows by the scope of each query alone. */
  asOwner: AsOwner | null;
  jobs: Jobs;
  people: People;
  /** Null: they are hosted elsewhere. */
  accounts: Accounts | null;
  /** Addresses that are operators as soon as they are confirmed, in lower case. */
  operatorEmails: readonly string[];
  telephony: Telephony;
  voice: Voice;
  calls: Calls;
  booking: BookingTool;
  /** Where practice calls are held. */
  practice: Practice;
  /** What is paid for on behalf of businesses. */
  tolls: Tolls;
  /** Where the world reaches this installation, such as `https://calls.example`. */
  publicUrl: string;
  /** How far and as whom websites are read. */
  websites: WebsiteOptions;
  config: Config;
  /** Addresses and CIDR ranges whose `X-Forwarded-For` counts, beside this machine's own. */
  trustedProxies: readonly string[];
  /** What shows that a scraper may read `/metrics`; null: nothing does. */
  metricsToken: string | null;
  readiness: Readiness;
  metrics: Metrics;
  log: Log;
  /** Routes of other rooms, such as the carriers' webhooks and the accounts. */
  routes: Hono[];
  /** The built web application's folder; null: none is built. */
  webFolder: string | null;
}

/** One mebibyte: far above what the longest knowledge base takes. */
const largestBody = 1024 * 1024;

/** The whole server as a function from requests to answers. Opens nothing, reads no environment. */
export function createApp(services: Services): Hono {
  const app = new Hono();
  app.use(resolveClientAddress(services.trustedProxies));
  app.use(observeRequests(services));
  app.use(securityHeaders(services.config));
  app.use(bodyLimit({ maxSize: largestBody, onError: refuseBody }));
  app.route('/', healthRoutes({ ...services, isWritable: writableWithin(services.database) }));
  for (const routes of services.routes) app.route('/', routes);
  app.route('/', calendarRoutes(services.database));
  app.route('/', emailProofRoutes(services.database));
  app.route('/', apiDocsRoutes());
  const api = apiRoutes(services);
  app.route('/', exportRoutes(api, services.log));
  app.route('/', eventRoutes(services));
  app.route('/', api);
  if (services.config.mail === 'mailbox' && isLocalUrl(services.publicUrl))
    app.route('/', mailboxRoutes(services.database));
  if (services.webFolder) app.route('/', webRoutes(services.webFolder, services.publicUrl));
  app.notFound(() => {
    throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
  });
  app.onError((error, context) => {
    const refusal = refusalOf(error, services.log);
    if (refusal instanceof TooManyRequests)
      context.header('Retry-After', String(refusal.retryAfterSeconds));
    if (refusal.status === 413) context.header('Connection', 'close');
    return context.json(bodyOf(refusal), refusal.status);
  });
  return app;
}

function refuseBody(): never {
  throw new Refusal('TOO_LARGE', 'This is too large: a request may hold one megabyte.');
}
