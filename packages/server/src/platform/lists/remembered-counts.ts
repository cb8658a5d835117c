import type { Queryable } from '../database/database.ts';
import type { Scope } from '../tenant-guard/person.ts';

/** Below this a count is cheap and made anew each time, so that it is always exact. */
const cheap = 2_000;
/** How long an expensive count stands, in milliseconds. */
const standsMs = 10_000;
const mostRemembered = 500;

interface Counts {
  known: Map<string, { total: number; until: number }>;
  underWay: Map<string, Promise<number>>;
}

/** The key of a list's count. */
export function countKey(list: string, scope: Scope, q: string | undefined): string {
  return JSON.stringify([list, scope, q ?? '']);
}

const countsOf = new WeakMap<Queryable, Counts>();

/**
 * Counts, but no more than once in ten seconds where there is much to count: a page of a hundred
 * thousand rows must not wait for all of them to be counted again.
 * @param key tells this count from every other: the list, the scope and the words looked for.
 */
export async function countOnce(
  database: Queryable,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const counts = countsOf.get(database) ?? { known: new Map(), underWay: new Map() };
  countsOf.set(database, counts);
  const known = counts.known.get(key);
  if (known && known.until > performance.now()) return known.total;
  const counting = counts.underWay.get(key) ?? startCounting(counts, key, count);
  // What stood a moment ago will do while the new count is made.
  return known ? known.total : counting;
}

function startCounting(counts: Counts, key: string, count: () => Promise<number>): Promise<number> {
  const counting = count().then((total) => remember(counts, key, total));
  counts.underWay.set(key, counting);
  const over = () => counts.underWay.delete(key);
  counting.then(over, over);
  return counting;
}

function remember({ known }: Counts, key: string, total: number): number {
  known.delete(key);
  if (total < cheap) return total;
  known.set(key, { total, until: performance.now() + standsMs });
  const [oldest] = known.keys();
  if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
  return total;
}
