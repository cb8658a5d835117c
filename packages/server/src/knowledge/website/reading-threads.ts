import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { WebsiteProblem } from './fetching/website-problem.ts';
import type { PageReading } from './finding.ts';

/** Longer than any page a person made takes; a page that does is cut off with its thread. */
const pageMilliseconds = 4_000;
/** A busy machine takes its time to start a thread; that is no fault of the page. */
const startMilliseconds = 12_000;
/** A thread nobody needs holds its memory no longer than this. */
const idleMilliseconds = 60_000;

/** A page to read. */
export interface Page {
  html: string;
  url: string;
  today: string;
}

/** Threads that read pages, shared by all who import a website at the same time. */
export interface ReadingThreads {
  /**
   * Reads a page as soon as a thread is free.
   * @throws WebsiteProblem `TOO_TANGLED` for a page that cannot be read in time, or has no turn
   *   before the signal ends it.
   */
  read(page: Page, signal: AbortSignal): Promise<PageReading>;
  /** Starts one where none is up, so that it is there once the first page is. */
  warm(): void;
  /** How many are up. */
  readonly running: number;
  /** Ends those that are up; the next page starts another. */
  close(): Promise<void>;
}

interface Answer {
  id: number;
  reading?: PageReading;
  problem?: string;
}

interface Running {
  worker: Worker;
  /** Settles once the thread can read, or cannot. */
  started: Promise<Answer>;
  idle: NodeJS.Timeout | null;
}

interface Waiting {
  page: Page;
  signal: AbortSignal;
  settle: (reading: Promise<PageReading>) => void;
}

/** @param most how many at once; those of the machine's cores that calls can spare. */
export function createReadingThreads(most: number = sparedCores()): ReadingThreads {
  const free: Running[] = [];
  const up = new Set<Running>();
  const queue: Waiting[] = [];
  const stop = async (thread: Running) => {
    if (thread.idle) clearTimeout(thread.idle);
    up.delete(thread);
    if (free.includes(thread)) free.splice(free.indexOf(thread), 1);
    await thread.worker.terminate();
  };
  const open = () => {
    const thread = start();
    up.add(thread);
    return thread;
  };
  const readOn = async (thread: Running, page: Page): Promise<PageReading> => {
    const beginning = await thread.started;
    const answer =
      beginning.id === -1 ? beginning : await answerOf(thread.worker, 1, pageMilliseconds, page);
    if (answer.id === -1) await stop(thread);
    if (answer.reading) return answer.reading;
    throw new WebsiteProblem('TOO_TANGLED', `${page.url}: ${answer.problem}`);
  };
  const goOn = () => {
    while (queue.length > 0 && (free.length > 0 || up.size < most)) {
      const next = queue.shift();
      if (!next) return;
      if (next.signal.aborted) {
        next.settle(Promise.reject(noTurn(next.page)));
        continue;
      }
      const thread = free.pop() ?? open();
      if (thread.idle) clearTimeout(thread.idle);
      thread.idle = null;
      const reading = readOn(thread, next.page);
      next.settle(reading);
      const done = () => {
        if (up.has(thread)) rest(thread);
        goOn();
      };
      reading.then(done, done);
    }
  };
  const rest = (thread: Running) => {
    free.push(thread);
    thread.idle = setTimeout(() => void stop(thread), idleMilliseconds).unref();
  };
  return {
    read: (page, signal) =>
      new Promise((resolve, reject) => {
        const waiting: Waiting = {
          page,
          signal,
          settle: (reading) => {
            signal.removeEventListener('abort', leave);
            reading.then(resolve, reject);
          },
        };
        const leave = () => {
          if (!queue.includes(waiting)) return;
          queue.splice(queue.indexOf(waiting), 1);
          reject(noTurn(page));
        };
        signal.addEventListener('abort', leave, { once: true });
        queue.push(waiting);
        goOn();
      }),
    warm: () => {
      if (up.size === 0) rest(open());
    },
    get running() {
      return up.size;
    },
    close: async () => {
      await Promise.all([...up].map(stop));
    },
  };
}

/** The threads of this process. */
export const readingThreads: ReadingThreads = createReadingThreads();

function sparedCores(): number {
  return Math.max(1, Math.min(2, availableParallelism() - 1));
}

function noTurn({ url }: Page): WebsiteProblem {
  return new WebsiteProblem(
    'TOO_TANGLED',
    `${url}: other websites were read until it was too late.`,
  );
}

function start(): Running {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.unref();
  return { worker, started: answerOf(worker, 0, startMilliseconds), idle: null };
}

/** The worker's answer `id`; one of id -1 tells that the worker is of no use any more. */
function answerOf(worker: Worker, id: number, milliseconds: number, page?: Page): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (answer: Answer) => {
      if (answer.id === id) settle(answer);
    };
    const onError = (error: Error) => settle({ id: -1, problem: error.message });
    const onExit = () => settle({ id: -1, problem: 'The reading thread ended.' });
    const timer = setTimeout(
      () => settle({ id: -1, problem: `No answer within ${milliseconds} ms.` }),
      milliseconds,
    );
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    if (page) worker.postMessage({ id, ...page });
  });
}
