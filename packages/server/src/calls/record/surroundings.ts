import { type CallOutcome, dropReasons, ownWords } from '@second-ring/conversation';
import { Counter } from 'prom-client';
import type { AppointmentBook } from '../../bookings/appointments/appointment-book.ts';
import type { mayTextCaller } from '../../lines/messages/may-text.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { Metrics } from '../../platform/observability/metrics.ts';
import type { WordComparer } from '../thinking/likeness/word-comparer.ts';
import type { Mind } from '../thinking/mind.ts';
import type { CallThinker } from '../thinking/model-budget.ts';
import type { ModelPrice } from '../thinking/model-cost.ts';
import type { ThinkingPace } from '../thinking/thinking-pace.ts';
import type { Receptionists } from './receptionists.ts';

/** What calls stand on. One set serves every call of an instance. */
export interface CallSurroundings {
  database: Database;
  clock: Clock;
  log: Log;
  metrics: CallMetrics;
  receptionists: Receptionists;
  mind: Mind;
  pace: ThinkingPace;
  comparer: WordComparer;
  jobs: Jobs;
  book: AppointmentBook;
  /** Whether a text to the phone a new call comes from would leave. */
  mayText(call: Parameters<typeof mayTextCaller>[2]): Promise<boolean>;
  thinker: CallThinker;
  /** The model behind it, for the log; null: there is none. */
  model: { name: string; price: ModelPrice | null } | null;
  /** Names this instance to people, in leases and logs. */
  instance: string;
}

/** What an operator watches of the calls. */
type CallMetrics = ReturnType<typeof createCallMetrics>;

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
    modelTurns: new Counter({
      name: 'language_model_turns_total',
      help: 'Caller turns a language model was asked about, by what came of it',
      labelNames: ['outcome'],
      registers,
    }),
    modelSentences: new Counter({
      name: 'language_model_sentences_total',
      help: 'Sentences a language model wrote: spoken, or dropped and why; and ours in its turns, and why',
      labelNames: ['outcome'],
      registers,
    }),
    modelReferences: new Counter({
      name: 'language_model_references_total',
      help: 'Figures and times spoken by reference in sentences of a language model',
      registers,
    }),
    modelCharacters: new Counter({
      name: 'language_model_characters_total',
      help: 'Characters sent to and written by a language model',
      labelNames: ['direction'],
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

type Tally = CallOutcome['model'];

/** Counts what a model did between two states of a call. */
export function countModel(metrics: CallMetrics, before: Tally, after: Tally): void {
  if (before === after) return;
  for (const outcome of ['asked', 'led', 'late', 'failed', 'corrected'] as const)
    add(after[outcome] - before[outcome], (by) => metrics.modelTurns.inc({ outcome }, by));
  add(after.sentences - before.sentences, (by) =>
    metrics.modelSentences.inc({ outcome: 'spoken' }, by),
  );
  for (const reason of dropReasons)
    add((after.dropped[reason] ?? 0) - (before.dropped[reason] ?? 0), (by) =>
      metrics.modelSentences.inc({ outcome: `dropped: ${reason}` }, by),
    );
  for (const why of ownWords)
    add((after.ours?.[why] ?? 0) - (before.ours?.[why] ?? 0), (by) =>
      metrics.modelSentences.inc({ outcome: `ours: ${why}` }, by),
    );
  add(after.references - before.references, (by) => metrics.modelReferences.inc(by));
  add(after.sent - before.sent, (by) => metrics.modelCharacters.inc({ direction: 'sent' }, by));
  add(after.written - before.written, (by) =>
    metrics.modelCharacters.inc({ direction: 'written' }, by),
  );
}

function add(by: number, count: (by: number) => void): void {
  if (by > 0) count(by);
}
