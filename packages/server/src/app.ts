import { Hono } from 'hono';
import { calendarRoutes } from './bookings/calendar/calendar-routes.ts';
import { callsNobody } from './calls/driver/procedures.ts';
import { apiDocsRoutes, apiRoutes } from './edge/api/api-routes.ts';
import { bodyOf, refusalOf } from './edge/api/refuse.ts';
import { exportRoutes } from './edge/exports/export-routes.ts';
import type { AllServices } from './edge/services.ts';
import { resolveClientAddress } from './platform/http/client-address.ts';
import { healthRoutes } from './platform/http/health-routes.ts';
import { limitBody } from './platform/http/limit-body.ts';
import { ownRequestsOnly } from './platform/http/own-requests.ts';
import { isLocalUrl } from './platform/http/public-address.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { webRoutes } from './platform/http/web-routes.ts';
import { eventRoutes } from './platform/live-events/event-routes.ts';
import { emailProofRoutes } from './platform/mail/email-proofs.ts';
import { mailboxRoutes } from './platform/mail/mailbox-routes.ts';
import { observeRequests } from './platform/observability/metrics.ts';
import { Refusal, TooManyRequests } from './platform/refusal.ts';

/** One mebibyte: far above what the longest knowledge base takes. */
const largestBody = 1024 * 1024;

/** The whole server as a function from requests to answers. Opens nothing, reads no environment. */
export function createApp(services: AllServices): Hono {
  const app = new Hono();
  app.use(resolveClientAddress(services.trustedProxies, services.isPublic));
  app.use(observeRequests(services));
  app.use(securityHeaders(services.config, services.publicUrl));
  app.use(limitBody(largestBody, refuseBody));
  app.route('/', healthRoutes(services));
  for (const routes of services.routes) app.route('/', routes);
  app.route('/', calendarRoutes(services.database));
  app.route('/', emailProofRoutes(services.database));
  app.route('/', apiDocsRoutes());
  app.use('/api/*', ownRequestsOnly(services.publicUrl));
  const api = apiRoutes(services);
  app.route('/', exportRoutes(api, services));
  app.route('/', eventRoutes(services));
  app.route('/', api);
  if (services.config.mail === 'mailbox' && isLocalUrl(services.publicUrl))
    app.route('/', mailboxRoutes(services.database));
  if (services.webFolder)
    app.route(
      '/',
      webRoutes(services.webFolder, services.publicUrl, (path) =>
        callsNobody(services.database, path),
      ),
    );
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
