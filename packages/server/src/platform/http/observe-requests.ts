import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';

/**
 * Gives every request an id, answered as `X-Request-Id`, and logs and times it. Paths are logged
 * without their query, which may hold single-use tokens, and without the keys of calendar feeds.
 */
export function observeRequests({
  log,
  metrics,
}: {
  log: Log;
  metrics: Metrics;
}): MiddlewareHandler {
  return async (context, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    context.header('X-Request-Id', requestId);
    await next();
    const seconds = (performance.now() - started) / 1000;
    const { method } = context.req;
    const path = context.req.path.replace(/^\/calendar\/.*/, '/calendar/*');
    const { status } = context.res;
    metrics.requestSeconds.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds);
    log.info(
      { requestId, method, path, status, milliseconds: Math.round(seconds * 1000) },
      'Request',
    );
  };
}
