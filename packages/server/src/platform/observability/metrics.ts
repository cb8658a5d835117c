import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from './log.ts';

/** What an operator watches. `registry` is what `/metrics` prints; features may add their own. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    callsInProgress: new Gauge({
      name: 'calls_in_progress',
      help: 'Calls this instance is holding',
      registers,
    }),
    turnSeconds: new Histogram({
      name: 'call_turn_seconds',
      help: 'From the end of what the caller said to the first word of the answer',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
      registers,
    }),
    jobFailures: new Counter({
      name: 'job_failures_total',
      help: 'Attempts at background jobs that failed; most are tried again',
      labelNames: ['job'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer an HTTP request',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Gives every request an id, answered as `X-Request-Id`, and logs and times it. Paths are logged
 * without their query, which may hold single-use tokens, without the keys of calendar feeds, and without
 * telephone numbers.
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
    const path = context.req.path
      .replace(/^\/calendar\/.*/, '/calendar/*')
      .replaceAll(/(?:\+|%2B)\d{7,15}/gi, '+*');
    const { status } = context.res;
    metrics.requestSeconds.observe({ method, status: `${Math.floor(status / 100)}xx` }, seconds);
    log.info(
      { requestId, method, path, status, milliseconds: Math.round(seconds * 1000) },
      'Request',
    );
  };
}
