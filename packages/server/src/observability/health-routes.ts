import { Hono } from 'hono';
import type { Metrics } from './metrics.ts';

/** Where the program is in its life; only a ready one is given new calls. */
export interface Readiness {
  state: 'starting' | 'ready' | 'draining';
}

/** For load balancers and monitoring: alive, ready for calls, and how it goes. */
export function healthRoutes({
  readiness,
  metrics,
}: {
  readiness: Readiness;
  metrics: Metrics;
}): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ status: 'alive' }));
  routes.get('/readyz', ({ json }) =>
    json({ status: readiness.state }, readiness.state === 'ready' ? 200 : 503),
  );
  routes.get('/metrics', async (context) =>
    context.body(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    }),
  );
  return routes;
}
