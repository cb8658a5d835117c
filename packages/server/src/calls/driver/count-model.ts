import { type CallOutcome, dropReasons } from '@second-ring/conversation';
import type { CallMetrics } from '../record/call-metrics.ts';

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
  add(after.references - before.references, (by) => metrics.modelReferences.inc(by));
  add(after.sent - before.sent, (by) => metrics.modelCharacters.inc({ direction: 'sent' }, by));
  add(after.written - before.written, (by) =>
    metrics.modelCharacters.inc({ direction: 'written' }, by),
  );
}

function add(by: number, count: (by: number) => void): void {
  if (by > 0) count(by);
}
