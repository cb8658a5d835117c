import type { PracticeRun } from '@second-ring/contract';
import { dollarsOf, type ModelPrice } from '../thinking/model-cost.ts';
import type { StoredRun } from './store-run.ts';

/** A stored run as the API shows it. */
export function shownRun(run: StoredRun, price: ModelPrice | null): PracticeRun {
  const { id, kind, status, stop, total, current, calls, staged, requests } = run;
  return {
    id,
    kind,
    status,
    stop,
    total,
    current,
    calls,
    staged,
    requests,
    tokens: run.inputTokens + run.outputTokens,
    cost: dollarsOf({ input: run.inputTokens, output: run.outputTokens }, price),
    created_at: run.createdAt.toISOString(),
    ended_at: run.endedAt?.toISOString() ?? null,
  };
}
