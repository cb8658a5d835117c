import { Counter } from 'prom-client';
import type { Metrics } from '../observability/metrics.ts';

/** What an operator watches of the calls. */
export type CallMetrics = ReturnType<typeof createCallMetrics>;

/** Adds the calls' own counters to what `/metrics` prints. */
export function createCallMetrics({ registry, callsInProgress, turnSeconds }: Metrics) {
  const registers = [registry];
  return {
    callsInProgress,
    turnSeconds,
    turnsFailed: new Counter({
      name: 'call_turns_failed_total',
      help: 'Turns that could not be stored or answered; their callers were passed on',
      registers,
    }),
    leasesLost: new Counter({
      name: 'call_leases_lost_total',
      help: 'Calls another instance took over while this one held them',
      registers,
    }),
    callsClosed: new Counter({
      name: 'calls_closed_total',
      help: 'Calls closed',
      labelNames: ['status'],
      registers,
    }),
  };
}
