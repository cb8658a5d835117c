/** Runs costly work a little at a time, in turns between those who ask. */
export interface FairQueue {
  /** @param asker whose turn it takes: who asks often waits for themselves, not others for them */
  run<Result>(asker: string, work: () => Promise<Result>): Promise<Result>;
}

/** @param width how many pieces of work may run at once */
export function createFairQueue(width: number): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function startNext(): void {
    const [next] = waiting;
    if (!next || running >= width) return;
    const [asker, [start, ...later]] = next;
    waiting.delete(asker);
    // Behind everybody else who waits.
    if (later.length > 0) waiting.set(asker, later);
    running += 1;
    start?.();
  }

  return {
    run: async (asker, work) => {
      await new Promise<void>((start) => {
        waiting.set(asker, [...(waiting.get(asker) ?? []), start]);
        startNext();
      });
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
