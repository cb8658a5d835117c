import { createRequire } from 'node:module';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import { WebsiteProblem } from './website-problem.ts';

interface RobotRules {
  isAllowed(url: string, userAgent: string): boolean | undefined;
  getCrawlDelay(userAgent: string): number | undefined;
}

// Its types describe a default export that the CommonJS module does not have.
const parseRobots: (url: string, text: string) => RobotRules = createRequire(import.meta.url)(
  'robots-parser',
);

/** The name site owners may address us by in robots.txt. */
export const robotName = 'SecondRing';

/** What a site's robots.txt lets us do. */
export interface Robots {
  allows(url: URL): boolean;
  /** Seconds to wait between two pages. */
  crawlDelay: number;
}

/**
 * Reads robots.txt as RFC 9309 has it: a site without one allows everything; one whose robots.txt
 * cannot be had because the server fails allows nothing.
 */
export async function readRobots(
  origin: URL,
  options: Omit<FetchOptions, 'admit' | 'accepts'>,
): Promise<Robots> {
  const address = new URL('/robots.txt', origin);
  const answer = await fetchPage(address, {
    ...options,
    admit: async () => undefined,
    accepts: /./,
  }).catch((error: unknown) => {
    // A file beyond the limit or in circles is as good as none; a site that is not there is not.
    const harmless =
      error instanceof WebsiteProblem &&
      (error.code === 'TOO_LARGE' || error.code === 'TOO_MANY_REDIRECTS');
    if (harmless) return null;
    throw error;
  });
  if (answer && answer.status >= 500) return { allows: () => false, crawlDelay: 0 };
  const text = answer && answer.status < 400 && !/^\s*</.test(answer.body) ? answer.body : '';
  const rules = parseRobots(address.href, text);
  return {
    allows: (url) => rules.isAllowed(url.href, robotName) !== false,
    crawlDelay: Math.max(0, rules.getCrawlDelay(robotName) ?? 0),
  };
}
