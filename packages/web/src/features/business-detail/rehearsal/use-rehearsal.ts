import type { Business, KeptCallRow } from '@second-ring/contract';
import { isSameJson } from '@second-ring/contract';
import type { RehearsalResult } from '@second-ring/conversation';
import { useMemo, useState } from 'react';
import { type Rehearsed, rehearsedOf } from './rehearsed-of.ts';

interface Held {
  /** What was rehearsed, to tell whether it was edited since. */
  of: Rehearsed;
  /** What it was compared with. */
  over: Rehearsed;
  results: RehearsedCall[];
}

export type RehearsalState = ReturnType<typeof useRehearsal>;

const none: KeptCallRow[] = [];

/**
 * The rehearsal of a business with its staged edits, and of the calls it kept: run on demand, and
 * before a publish. What goes wrong is compared with what is published.
 */
export function useRehearsal(
  staged: Business,
  published: Business,
  kept: readonly KeptCallRow[] = none,
) {
  const [held, setHeld] = useState<Held | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [waiting, setWaiting] = useState<{ publish: () => void } | null>(null);
  const now = useMemo(() => rehearsedOf(staged, kept), [staged, kept]);
  const isStale = useMemo(() => held !== null && !isSameJson(held.of, now), [held, now]);

  const run = async (business = staged, before = published): Promise<RehearsedCall[]> => {
    const of = business === staged ? now : rehearsedOf(business, kept);
    const over = rehearsedOf(before, kept);
    if (held && isSameJson([held.of, held.over], [of, over])) return held.results;
    setHasFailed(false);
    setProgress({ done: 0, total: 0 });
    try {
      const results = await rehearseApart({ staged: of, published: over }, (done, total) =>
        setProgress({ done, total }),
      );
      setHeld({ of, over, results });
      return results;
    } catch (error) {
      // A rehearsal that cannot be held must not keep an owner from publishing.
      console.error(error);
      setHasFailed(true);
      return [];
    } finally {
      setProgress(null);
    }
  };

  return {
    results: held?.results ?? null,
    isStale,
    progress,
    hasFailed,
    run: () => run(),
    /** Publishes after a rehearsal of what is published; asks first where that makes a call go wrong. */
    publishRehearsed: async (publish: () => void, business = staged, before = published) => {
      const results = await run(business, before);
      if (results.every(({ passed, isOld }) => passed || isOld)) publish();
      else setWaiting({ publish });
    },
    /** The publish that waits for an answer, where a call failed. */
    waiting,
    dismiss: () => setWaiting(null),
  };
}

/** A rehearsed call, and whether it went wrong in the same way with what is published. */
export interface RehearsedCall extends RehearsalResult {
  isOld: boolean;
}

/** What the worker is to rehearse, and what to compare it with. */
export interface RehearsalOrder {
  staged: Rehearsed;
  published: Rehearsed;
}

/** What the worker tells of it. */
export type RehearsalNews =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'held'; results: RehearsedCall[] };

/**
 * Holds a rehearsal on another thread, so that the page of a business with hundreds of services can
 * be typed in meanwhile and its drawing does not slow the rehearsal. Throws where none can be held.
 */
function rehearseApart(
  order: RehearsalOrder,
  onProgress: (done: number, total: number) => void,
): Promise<RehearsedCall[]> {
  const worker = new Worker(new URL('./rehearsal-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<RehearsedCall[]>((resolve, reject) => {
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
