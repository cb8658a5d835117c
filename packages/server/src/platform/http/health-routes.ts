import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Metrics } from '../observability/metrics.ts';
import { Refusal } from '../refusal.ts';
import { isMadeHere } from './client-address.ts';

/** Where the program is in its life; only a ready one is given new calls. */
export interface Readiness {
  state: 'starting' | 'ready' | 'draining';
}

/** For load balancers and monitoring: alive, ready for calls, and how it goes. */
export function healthRoutes({
  readiness,
  metrics,
  metricsToken,
  isPublic,
  isWritable,
}: {
  readiness: Readiness;
  metrics: Metrics;
  /** What a scraper of another machine shows; null: only this machine may ask. */
  metricsToken: string | null;
  /** Whether the installation is reached from elsewhere: a proxy on this machine looks like this machine. */
  isPublic?: boolean | undefined;
  /** Whether the database takes writes. */
  isWritable: () => Promise<boolean>;
}): Hono {
  const routes = new Hono();
  routes.get('/healthz', (context) => context.json({ status: 'alive' }));
  routes.get('/readyz', async ({ json }) => {
    if (readiness.state !== 'ready') return json({ status: readiness.state }, 503);
    return (await isWritable())
      ? json({ status: 'ready' })
      : json({ status: 'database unavailable' }, 503);
  });
  routes.get('/metrics', async (context) => {
    const { raw } = context.req;
    const here = !isPublic && isMadeHere(raw, context.env);
    if (!here && !isToken(raw.headers.get('authorization'), metricsToken))
      throw new Refusal('NOT_ALLOWED', 'Metrics are read on the machine itself, or with a token.');
    return context.body(await metrics.registry.metrics(), 200, {
      'Content-Type': metrics.registry.contentType,
    });
  });
  return routes;
}

function isToken(authorization: string | null, token: string | null): boolean {
  if (token === null || authorization === null) return false;
  const [given, wanted] = [authorization, `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
