import { Worker } from 'node:worker_threads';
import { WebsiteProblem } from './fetching/website-problem.ts';
import type { PageReading } from './finding.ts';

/** Longer than any page a person made takes; a page that does is cut off with its thread. */
const pageMilliseconds = 4_000;

interface Answer {
  id: number;
  reading?: PageReading;
  problem?: string;
}

/** Reads pages in a thread of its own, one after the other. */
export interface ReadingThread {
  /** @throws WebsiteProblem `TOO_TANGLED` for a page that cannot be read in time. */
  read(html: string, url: string, today: string): Promise<PageReading>;
  close(): Promise<void>;
}

export function openReadingThread(): ReadingThread {
  let worker: Worker | null = null;
  let next = 0;
  const start = () => {
    const started = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    started.unref();
    return started;
  };
  const stop = async () => {
    const running = worker;
    worker = null;
    await running?.terminate();
  };
  const readNow = async (html: string, url: string, today: string): Promise<PageReading> => {
    worker ??= start();
    next += 1;
    const answer = await answerOf(worker, { id: next, html, url, today });
    if (answer.reading) return answer.reading;
    if (answer.id === -1) await stop();
    throw new WebsiteProblem('TOO_TANGLED', `${url}: ${answer.problem}`);
  };
  let queue: Promise<unknown> = Promise.resolve();
  return {
    read: (html, url, today) => {
      const read = queue.then(() => readNow(html, url, today));
      queue = read.catch(() => undefined);
      return read;
    },
    close: stop,
  };
}

/** The worker's answer; one of id -1 tells that the worker is of no use any more. */
function answerOf(
  worker: Worker,
  page: { id: number; html: string; url: string; today: string },
): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      resolve(answer);
    };
    const onMessage = (answer: Answer) => {
      if (answer.id === page.id) settle(answer);
    };
    const onError = (error: Error) => settle({ id: -1, problem: error.message });
    const onExit = () => settle({ id: -1, problem: 'The reading thread ended.' });
    const timer = setTimeout(
      () => settle({ id: -1, problem: `Not read within ${pageMilliseconds} ms.` }),
      pageMilliseconds,
    );
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(page);
  });
}
