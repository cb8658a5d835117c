import { Worker } from 'node:worker_threads';
import type { Log } from '../../platform/observability/log.ts';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import { type CrawlProgress, crawl, robotName } from './crawl.ts';
import { type ResolveAll, systemResolve } from './fetching/web-address.ts';
import { WebsiteProblem } from './fetching/website-problem.ts';
import type { PageReading } from './finding.ts';
import { readBetter } from './read-better.ts';
import type { SitePage } from './settle-facts.ts';

export interface WebsiteOptions {
  /** `host:port` pairs that may be reached although private. */
  allowHosts: readonly string[];
  /** Where a site's owner can see who reads it. */
  publicUrl: string;
  log: Log;
  /** Reads beside us where one is configured. */
  languageModel?: LanguageModel | undefined;
  resolve?: ResolveAll;
  /** In all; fifteen seconds unless a test is in a hurry. */
  milliseconds?: number;
}

/**
 * Reads a website within fifteen seconds: fetched as `crawl` promises, each page read in a thread of
 * its own. An address typed without a scheme is tried over http where https is not answered.
 * @throws WebsiteProblem
 */
export async function readWebsite(
  start: URL,
  options: WebsiteOptions,
  onProgress: (progress: CrawlProgress) => void,
): Promise<SitePage[]> {
  const thread = openReadingThread();
  const today = new Date().toISOString().slice(0, 10);
  const read = (url: URL) =>
    crawl(url, {
      allowHosts: options.allowHosts,
      resolve: options.resolve ?? systemResolve,
      userAgent: `${robotName}/1.0 (+${options.publicUrl})`,
      signal,
      readPage: (html, address) => thread.read(html, address, today),
      onProgress,
      onPassedOver: ({ code, detail }) =>
        options.log.info({ code, detail }, 'A page was passed over.'),
    });
  const signal = AbortSignal.timeout(options.milliseconds ?? 15_000);
  try {
    const pages = await read(start).catch((error: unknown) => {
      const insecure = new URL(start);
      insecure.protocol = 'http:';
      const unanswered = error instanceof WebsiteProblem && error.code === 'UNREACHABLE';
      if (!unanswered || start.protocol !== 'https:') throw error;
      return read(insecure);
    });
    const { languageModel: model, log } = options;
    return model ? await readBetter(model, pages, signal, log) : pages;
  } finally {
    await thread.close();
  }
}

/** Longer than any page a person made takes; a page that does is cut off with its thread. */
const pageMilliseconds = 4_000;
/** A busy machine takes its time to start a thread; that is no fault of the page. */
const startMilliseconds = 12_000;

interface Answer {
  id: number;
  reading?: PageReading;
  problem?: string;
}

interface Running {
  worker: Worker;
  /** Settles once the thread can read, or cannot. */
  started: Promise<Answer>;
}

/** Reads pages in a thread of its own, one after the other. */
interface ReadingThread {
  /** @throws WebsiteProblem `TOO_TANGLED` for a page that cannot be read in time. */
  read(html: string, url: string, today: string): Promise<PageReading>;
  close(): Promise<void>;
}

/** Opens it at once: it starts while the first page is fetched. */
function openReadingThread(): ReadingThread {
  let running: Running | null = start();
  let next = 0;
  const stop = async () => {
    const stopped = running;
    running = null;
    await stopped?.worker.terminate();
  };
  const readNow = async (html: string, url: string, today: string): Promise<PageReading> => {
    running ??= start();
    const { worker, started } = running;
    next += 1;
    const answer =
      (await started).id === -1
        ? await started
        : await answerOf(worker, next, pageMilliseconds, { html, url, today });
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

function start(): Running {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  worker.unref();
  return { worker, started: answerOf(worker, 0, startMilliseconds) };
}

/** The worker's answer `id`; one of id -1 tells that the worker is of no use any more. */
function answerOf(
  worker: Worker,
  id: number,
  milliseconds: number,
  page?: { html: string; url: string; today: string },
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
