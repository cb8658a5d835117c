import { or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../database/database.ts';
import type { Scope } from '../tenant-guard/person.ts';
import type { NamedRows } from './named-rows.ts';
import { countedBy, type Page, type Paging, pageFrom, partOf, plainNumber } from './page.ts';

/** A shorter word has too few letters to be looked for by threes. */
const fewestLetters = 3;

/**
 * Keeps rows of a log whose text contains the words, whatever their case and accents. The index of a log holds a
 * list of rows for every three letters, and crossing the long lists of common words takes longer
 * than anything else about a search; so it is asked for the rarest word alone, and only the rows it
 * finds are held against all of them. A telephone number is found however it is written.
 * @param searched the text that is indexed, word for word as the index has it.
 */
export function containingInLog(q: string | undefined, searched: SQL): SQL | undefined {
  if (!q) return undefined;
  const digits = plainNumber(q);
  if (digits !== null) {
    const written = [q, digits, inSummaries(digits)].filter((each) => each !== null);
    return or(...[...new Set(written)].map((each) => partOf(searched, each)));
  }
  const rarest = rarestWord(q);
  if (!rarest) return partOf(searched, q);
  // With an empty text after it, it is no longer the index's text, and so only compared.
  return sql`(${partOf(searched, rarest)} AND ${partOf(sql`(${searched}) || ''`, q)})`;
}

/** A whole number as the summaries of calls write it; null: it is not a whole one. */
function inSummaries(digits: string): string | null {
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? parts.slice(1).join('-') : null;
}

/**
 * The word fewest messages will hold, with the spaces around it: one with a digit, such as a number
 * of something, else the longest. Null where there is but one word, or none that would help.
 */
export function rarestWord(q: string): string | null {
  const words = [...q.matchAll(/\S+/g)];
  if (words.length < 2) return null;
  const [rarest] = words
    .filter(([word]) => word.length >= fewestLetters)
    .toSorted(([one], [other]) => rarity(other) - rarity(one));
  if (!rarest) return null;
  const end = rarest.index + rarest[0].length;
  return q.slice(Math.max(rarest.index - 1, 0), end + 1);
}

function rarity(word: string): number {
  return word.length + (/\d/.test(word) ? 1_000 : 0);
}

/** A list that grows long. */
interface LongList {
  /** As the API names it. */
  name: string;
  table: PgTable;
  rows: Pick<NamedRows<never>, 'page'>;
}

/** One page of a log: its rows, written as JSON, of those that are `kept` within the scope. */
export async function pageOfLog(
  database: Queryable,
  { name, table, rows }: LongList,
  scope: Scope,
  paging: Paging,
  kept: SQL | undefined,
): Promise<Page<string>> {
  const { query } = paging;
  const fetched = await rows.page(database, kept, paging);
  // Whatever a list is narrowed by tells its count from another.
  const { limit: _, cursor: __, sort: ___, order: ____, ...narrowed } = query;
  const key = JSON.stringify([name, scope, narrowed]);
  const total =
    countedBy(query, fetched) ??
    (await countOnce(database, key, () => database.$count(table, kept)));
  return pageFrom(paging, `/api/${name}`, fetched, total, ({ json }) => json);
}

/** Below this a count is cheap and made anew each time, so that it is always exact. */
const cheap = 2_000;
/** How long an expensive count stands, in milliseconds. */
const standsMs = 10_000;
const mostRemembered = 500;

interface Counts {
  known: LRUCache<string, { total: number; until: number }>;
  underWay: Map<string, Promise<number>>;
}

const countsOf = new WeakMap<Queryable, Counts>();

/**
 * Counts, but no more than once in ten seconds where there is much to count: a page of a hundred
 * thousand rows must not wait for all of them to be counted again.
 * @param key tells this count from every other: the list, the scope and the words looked for.
 */
async function countOnce(
  database: Queryable,
  key: string,
  count: () => Promise<number>,
): Promise<number> {
  const counts = countsOf.get(database) ?? {
    known: new LRUCache({ max: mostRemembered }),
    underWay: new Map(),
  };
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
  return total;
}
