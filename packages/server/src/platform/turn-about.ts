import { setTimeout as rest } from 'node:timers/promises';
import type { Steps } from '@second-ring/conversation';

/** For so long one piece of work has the thread to itself, in milliseconds; a step may go beyond. */
const longestSlice = 8;

/** Long work on the thread of all calls, a slice at a time: between two slices the others go on. */
export class TurnAbout {
  #last: Promise<void> = Promise.resolve();

  /**
   * Does all steps, taking turns with whatever else is done here.
   * @returns what they come to, and for how long they had the processor, in milliseconds.
   */
  async do<Result>(steps: Steps<Result>): Promise<{ result: Result; milliseconds: number }> {
    for (let spent = 0; ; ) {
      await this.#turn();
      const { result: step, milliseconds } = timed(() => sliceOf(steps));
      spent += milliseconds;
      if (step.done) return { result: step.value, milliseconds: spent };
    }
  }

  /** One slice of anybody's for each round of the event loop. */
  #turn(): Promise<void> {
    this.#last = this.#last.then(
      () =>
        new Promise((resolve) => {
          setImmediate(resolve);
        }),
    );
    return this.#last;
  }
}

function sliceOf<Result>(steps: Steps<Result>): IteratorResult<void, Result> {
  const end = performance.now() + longestSlice;
  for (;;) {
    const step = steps.next();
    if (step.done || performance.now() >= end) return step;
  }
}

/** Nobody's work is put off longer than this for what another piece took, in milliseconds. */
const longestPause = 200;

/**
 * Does something with each, one at a time, and pauses after each as long as it took: of what nobody waits
 * for, however much there is, at most half of the thread's time is taken, and never two pieces in a row. An
 * embedded database answers on this thread, without leaving it in between.
 */
export async function unhurried<Each>(
  all: Iterable<Each>,
  work: (each: Each) => Promise<unknown>,
): Promise<void> {
  for (const each of all) {
    const before = performance.now();
    await work(each);
    await rest(Math.min(longestPause, performance.now() - before));
  }
}

/** Does something; answers what it came to, and for how long it had the processor, in milliseconds. */
export function timed<Result>(work: () => Result): { result: Result; milliseconds: number } {
  const before = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(before);
  return { result, milliseconds: (user + system) / 1_000 };
}
