import { type FetchOptions, fetchPage } from './fetching/fetch-page.ts';
import { WebsiteProblem } from './fetching/website-problem.ts';

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
  const answer = await fetchPage(new URL('/robots.txt', origin), {
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
  return parseRobots(answer && answer.status < 400 && !isPage(answer.body) ? answer.body : '');
}

function isPage(body: string): boolean {
  return body.trimStart().startsWith('<');
}

/** Characters that are read of a robots.txt; a shop has a hundredth of it. */
const longestFile = 64 * 1024;
const mostRules = 200;
const longestRule = 300;
/** Longer than a whole website may take: who asks for more gets one page read. */
const longestDelay = 60;

interface Rule {
  pattern: string;
  allows: boolean;
}

interface Group {
  rules: Rule[];
  crawlDelay: number;
}

/**
 * What a robots.txt says to us: the groups that name us, else those for everybody. A stranger wrote
 * it, and its rules are matched beside calls: the file, its rules and each of them are cut to a length.
 */
export function parseRobots(text: string): Robots {
  const ours: Group = { rules: [], crawlDelay: 0 };
  const everybodys: Group = { rules: [], crawlDelay: 0 };
  let groups = new Set<Group>();
  let isNamed = false;
  let isNaming = false;
  for (const [field, value] of fieldsOf(text)) {
    if (field === 'user-agent') {
      if (!isNaming) groups = new Set();
      isNaming = true;
      const name = value.replace(/\/.*/, '').trim().toLowerCase();
      const namesUs = name === robotName.toLowerCase();
      isNamed ||= namesUs;
      if (namesUs) groups.add(ours);
      if (name === '*') groups.add(everybodys);
    }
    if (field === 'allow' || field === 'disallow') {
      isNaming = false;
      const rule = ruleOf(field, value);
      for (const { rules } of groups) if (rule && rules.length < mostRules) rules.push(rule);
    }
    if (field === 'crawl-delay') {
      isNaming = false;
      const delay = Number(value);
      if (delay >= 0) for (const group of groups) group.crawlDelay = Math.min(delay, longestDelay);
    }
  }
  const { rules, crawlDelay } = isNamed ? ours : everybodys;
  return { allows: (url) => allowedBy(rules, url), crawlDelay };
}

function fieldsOf(text: string): [field: string, value: string][] {
  const isCut = text.length > longestFile;
  const lines = text.slice(0, longestFile).split(/\r\n?|\n/);
  // Half of a rule may be another rule.
  if (isCut) lines.pop();
  return lines.flatMap((line): [string, string][] => {
    const [said = ''] = line.split('#', 1);
    const colon = said.indexOf(':');
    if (colon < 0) return [];
    return [[said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()]];
  });
}

/** Of a path that is forbidden its beginning will do; one that is allowed would allow more by it. */
function ruleOf(field: 'allow' | 'disallow', value: string): Rule | null {
  const short = value.slice(0, longestRule + 1).replaceAll(/\p{Cs}/gu, '\uFFFD');
  const pattern = upperEscapes(encodeURI(short).replaceAll('%25', '%')).replace(/\*+/g, '*');
  const allows = field === 'allow';
  if (pattern === '' || (allows && pattern.length > longestRule)) return null;
  return { pattern: pattern.slice(0, longestRule), allows };
}

function upperEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (octet) => octet.toUpperCase());
}

/** The longest rule that fits decides; of two as long, the one that allows. */
function allowedBy(rules: readonly Rule[], { pathname, search }: URL): boolean {
  const path = upperEscapes(pathname + search);
  const fitting = rules.filter(({ pattern }) => fits(pattern, path));
  const longest = Math.max(...fitting.map(({ pattern }) => pattern.length));
  const deciding = fitting.filter(({ pattern }) => pattern.length === longest);
  return deciding.length === 0 || deciding.some(({ allows }) => allows);
}

/**
 * Whether a path begins as the pattern says: `*` is any characters, `$` at the end is the path's end.
 * Each piece between stars is taken where it first comes, so no part of the path is searched twice.
 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  let reached = start.length;
  const end = isWhole ? pieces.pop() : '';
  if (end === undefined) return reached === path.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, reached);
    if (found < 0) return false;
    reached = found + piece.length;
  }
  return path.length - end.length >= reached && path.endsWith(end);
}
