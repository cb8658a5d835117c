import type { Log } from '../../platform/observability/log.ts';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import { type CrawlProgress, crawl } from './crawl.ts';
import { type ResolveAll, systemResolve } from './fetching/web-address.ts';
import { WebsiteProblem } from './fetching/website-problem.ts';
import { readBetter } from './read-better.ts';
import { readingThreads } from './reading-threads.ts';
import { robotName } from './robots.ts';
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
 * Reads a website within fifteen seconds: fetched as `crawl` promises, each page read beside the
 * calls, in one of the few threads that all imports share. An address typed without a scheme is tried over http where https is not answered.
 * @throws WebsiteProblem
 */
export async function readWebsite(
  start: URL,
  options: WebsiteOptions,
  onProgress: (progress: CrawlProgress) => void,
): Promise<SitePage[]> {
  readingThreads.warm();
  const today = new Date().toISOString().slice(0, 10);
  const read = (url: URL) =>
    crawl(url, {
      allowHosts: options.allowHosts,
      resolve: options.resolve ?? systemResolve,
      userAgent: `${robotName}/1.0 (+${options.publicUrl})`,
      signal,
      readPage: (html, address) => readingThreads.read({ html, url: address, today }, signal),
      onProgress,
      onPassedOver: ({ code, detail }) =>
        options.log.info({ code, detail }, 'A page was passed over.'),
    });
  const signal = AbortSignal.timeout(options.milliseconds ?? 15_000);
  const pages = await read(start).catch((error: unknown) => {
    const insecure = new URL(start);
    insecure.protocol = 'http:';
    const unanswered = error instanceof WebsiteProblem && error.code === 'UNREACHABLE';
    if (!unanswered || start.protocol !== 'https:') throw error;
    return read(insecure);
  });
  const { languageModel: model, log } = options;
  return model ? await readBetter(model, pages, signal, log) : pages;
}
