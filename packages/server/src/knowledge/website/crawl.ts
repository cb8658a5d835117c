import { type FetchOptions, fetchPage } from './fetching/fetch-page.ts';
import { siteOf } from './fetching/web-address.ts';
import { WebsiteProblem } from './fetching/website-problem.ts';
import type { PageLink, PageReading } from './finding.ts';
import { type Robots, readRobots } from './robots.ts';
import type { SitePage } from './settle-facts.ts';

export interface CrawlProgress {
  pagesRead: number;
  pagesFound: number;
  /** Null between pages. */
  readingPage: string | null;
}

interface CrawlOptions extends Omit<FetchOptions, 'admit' | 'accepts'> {
  /** Reads a page somewhere it can hold up nobody. */
  readPage: (html: string, url: string) => Promise<PageReading>;
  onProgress: (progress: CrawlProgress) => void;
  /** A page that could not be had: told, and passed over. */
  onPassedOver: (problem: WebsiteProblem) => void;
}

const mostPages = 20;
/** Polite: no more than two requests at a time to a shop's website. */
const atOnce = 2;
const html = /^(text\/html|application\/xhtml\+xml|text\/plain)\b/i;

/**
 * Reads a website from the page its owner named: at most twenty pages of the same host, the most
 * telling first, as its robots.txt allows. When the signal ends it, what was read by then counts.
 * @throws WebsiteProblem where not even the first page can be read.
 */
export async function crawl(start: URL, options: CrawlOptions): Promise<SitePage[]> {
  const robotsOf = rememberRobots(options);
  const admit = async (url: URL) => {
    if (!(await robotsOf(url)).allows(url)) {
      throw new WebsiteProblem('FORBIDDEN_BY_ROBOTS', url.href);
    }
  };
  const get = (url: URL) => fetchPage(url, { ...options, admit, accepts: html });
  options.onProgress({ pagesRead: 0, pagesFound: 1, readingPage: start.href });
  const home = await get(start);
  if (home.status >= 400) throw new WebsiteProblem('REFUSED', `${home.url.href}: ${home.status}`);
  const first = await options.readPage(home.body, home.url.href);
  const pages: SitePage[] = [{ url: home.url.href, reading: first }];
  const queue = openQueue(home.url);
  queue.add(first);
  const { crawlDelay } = await robotsOf(home.url);
  const report = (readingPage: string | null) =>
    options.onProgress({
      pagesRead: pages.length,
      pagesFound: Math.min(mostPages, queue.found()),
      readingPage,
    });
  const visit = async () => {
    for (let url = queue.next(); url && !options.signal.aborted; url = queue.next()) {
      report(url.href);
      try {
        if (crawlDelay > 0) await pause(crawlDelay * 1000, options.signal);
        const page = await get(url);
        if (page.status >= 400 || page.url.host !== home.url.host) continue;
        const reading = await options.readPage(page.body, page.url.href);
        pages.push({ url: page.url.href, reading });
        queue.add(reading);
      } catch (error) {
        if (!(error instanceof WebsiteProblem)) throw error;
        options.onPassedOver(error);
      }
      report(null);
    }
  };
  await Promise.all(Array.from({ length: crawlDelay > 0 ? 1 : atOnce }, visit));
  return pages;
}

/** Each origin's robots.txt is asked for once. */
function rememberRobots(options: CrawlOptions): (url: URL) => Promise<Robots> {
  const known = new Map<string, Promise<Robots>>();
  return (url) => {
    const asked = known.get(url.origin) ?? readRobots(url, options);
    known.set(url.origin, asked);
    return asked;
  };
}

/** Pages to visit, the most telling first, each once, twenty in all with the first. */
function openQueue(home: URL) {
  const seen = new Set([siteOf(home)]);
  const waiting: { url: URL; worth: number }[] = [];
  let handedOut = 1;
  return {
    add: ({ links }: PageReading) => {
      for (const link of links) {
        const url = new URL(link.href);
        const key = siteOf(url);
        const worth = worthOf(link);
        if (worth <= 0 || seen.has(key)) continue;
        seen.add(key);
        waiting.push({ url, worth });
      }
      waiting.sort((one, other) => other.worth - one.worth);
    },
    next: (): URL | null => {
      if (handedOut >= mostPages) return null;
      const best = waiting.shift();
      if (best) handedOut += 1;
      return best?.url ?? null;
    },
    /** Those handed out, whatever came of them, and those still waiting. */
    found: () => handedOut + waiting.length,
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
  });
}

/** What a page is worth to someone who has to answer the phone. */
const worth: readonly (readonly [RegExp, number])[] = [
  [/\b(prices?|pricing|rates?|menu|tarifs?|prix|forfaits?|packages?|fees)\b/, 10],
  [/\b(services?|treatments?|soins|prestations|what-we-do|specialties)\b/, 9],
  [/\b(contact|contactez|nous-joindre|reach-us|find-us|locations?)\b/, 8],
  [/\b(hours?|heures?|horaires?|opening)\b/, 8],
  [/\b(faqs?|questions|foire)\b/, 8],
  [/\b(about|a-propos|à propos|who-we-are|our-story)\b/, 5],
];
const worthless =
  /\b(blog|news|nouvelles|cart|panier|checkout|login|account|privacy|terms|cookies?|careers?|jobs|gallery|galerie|portfolio|testimonials?|reviews?|tag|category|author|feed|wp-|calendar)\b|[?&](p|page|sort|add-to-cart|replytocom)=/;

/** A path in letters; as it stands where it was escaped in an older alphabet, or by mistake. */
function readablePath({ pathname }: URL): string {
  try {
    return decodeURI(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}

/** How much a link is worth following; zero or less: not at all. */
function worthOf({ href, text }: PageLink): number {
  const url = new URL(href);
  const words = `${readablePath(url)} ${text}`.toLowerCase().replace(/_/g, '-');
  if (worthless.test(`${words} ${url.search}`)) return 0;
  const found = worth.reduce((sum, [pattern, value]) => sum + (pattern.test(words) ? value : 0), 0);
  const depth = url.pathname.split('/').filter(Boolean).length;
  return found > 0 ? found * 10 - depth : Math.max(0, 4 - depth);
}
