import { url as debuggerAddress } from 'node:inspector';
import { Worker } from 'node:worker_threads';

/** Where the watched thread and the watching one meet, as cells of what they share. */
export const cell = { beats: 0, stopped: 1 } as const;

/** What the watching thread is given. */
export interface StallWatch {
  cells: Int32Array<SharedArrayBuffer>;
  /** Seconds without a beat after which the process is ended. */
  limit: number;
}

const beatMilliseconds = 500;
const usualLimit = 30;

/**
 * Ends this process by SIGABRT, with a line in the log, once its main thread has done nothing but one
 * thing for `limit` seconds: a loop without an end answers nobody, and whoever starts the process anew
 * takes up its calls and jobs. Seconds in which the whole machine slept are not counted, and nothing is
 * watched where a debugger may hold the thread. Answers what ends the watch.
 */
export function watchForStall(limit = usualLimit): () => void {
  if (debuggerAddress() !== undefined) return () => {};
  const cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const workerData: StallWatch = { cells, limit };
  const watcher = new Worker(new URL('./stall-watch-thread.ts', import.meta.url), { workerData });
  watcher.unref();
  const beating = setInterval(() => Atomics.add(cells, cell.beats, 1), beatMilliseconds);
  beating.unref();
  return () => {
    clearInterval(beating);
    Atomics.store(cells, cell.stopped, 1);
    Atomics.notify(cells, cell.stopped);
  };
}
