import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
