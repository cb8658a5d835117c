import type { Business, KeptCallRow } from '@second-ring/contract';
import type { RehearsalResult } from '@second-ring/conversation';

/** What is rehearsed. */
export interface RehearsalOrder {
  business: Business;
  kept: readonly KeptCallRow[];
}

/** What the worker tells of it. */
export type RehearsalNews =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'held'; results: RehearsalResult[] };

/**
 * Holds a rehearsal on another thread, so that the page of a business with hundreds of services can
 * be typed in meanwhile and its drawing does not slow the rehearsal. Throws where none can be held.
 */
export function rehearseApart(
  order: RehearsalOrder,
  onProgress: (done: number, total: number) => void,
): Promise<RehearsalResult[]> {
  const worker = new Worker(new URL('./rehearsal-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<RehearsalResult[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<RehearsalNews>) => {
      if (data.kind === 'held') resolve(data.results);
      else onProgress(data.done, data.total);
    });
    worker.addEventListener('error', ({ message }) =>
      reject(new Error(message || 'The rehearsal could not be loaded.')),
    );
    worker.addEventListener('messageerror', () =>
      reject(new Error('The rehearsal’s answer could not be read.')),
    );
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
