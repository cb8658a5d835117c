import { asc, desc, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { anySpelling } from './any-spelling.ts';

/** What a list is asked for; see the contract's `listQuery`. */
export interface ListQuery<Key extends string> {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  sort?: Key | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** Something rows can be sorted by. Never null: a cursor must compare with every row. */
interface SortColumn {
  expression: SQL | PgColumn;
  type: PositionType;
}

/** Sorts by a text that may be missing; rows without it count as empty. */
export function textColumn(column: PgColumn) {
  return { expression: sql`coalesce(${column}, '')`, type: 'text' } as const;
}

/** How one list is sorted, and where its page starts. */
export interface Paging {
  query: ListQuery<string>;
  /** Tells the list and its order from every other: a cursor belongs to one of them. */
  walk: string;
  /** Rows after the cursor; undefined on the first page. */
  after: SQL | undefined;
  orderBy: SQL[];
  /** To be selected with each row: the cursor's half that changes with the sort order. */
  position: SQL<string>;
  /** One row more than a page holds tells that there is a next one. */
  fetch: number;
}

/** Sorts by the asked column (newest first unless asked), rows of equal rank by id. */
export function pagingOf<Key extends string>(
  query: ListQuery<Key>,
  columns: Record<Key, SortColumn>,
  fallback: NoInfer<Key>,
  id: PgColumn,
): Paging {
  const { expression, type } = columns[query.sort ?? fallback];
  const direction = query.order ?? (query.sort === undefined ? 'desc' : 'asc');
  const towards = direction === 'asc' ? asc : desc;
  const walk = `${getTableName(id.table)} ${query.sort ?? fallback} ${direction}`;
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor, walk, type);
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  return {
    query,
    walk,
    after: cursor
      ? sql`(${expression}, ${id}) ${comparison} (${cursor.position}::${sql.raw(type)}, ${cursor.id}::uuid)`
      : undefined,
    orderBy: [towards(expression), towards(id)],
    position: sql<string>`(${expression})::text`,
    fetch: query.limit + 1,
  };
}

/**
 * Keeps rows in which any of the columns contains the words, whatever their case and accents; a number
 * is found however it is written.
 */
export function containing(q: string | undefined, columns: (SQL | PgColumn)[]): SQL | undefined {
  if (!q) return undefined;
  const digits = plainNumber(q);
  const sought = digits === null || digits === q ? [q] : [q, digits];
  return or(...columns.flatMap((column) => sought.map((words) => partOf(column, words))));
}

/** Whether a text contains the words, whatever their case and accents. */
export function partOf(text: SQL | PgColumn, words: string): SQL {
  return sql`(${text})::text ~* ${anySpelling(words)}`;
}

/** How many rows there are, where the fetched ones tell: a first page that holds them all. */
export function countedBy(
  { cursor, limit }: Pick<ListQuery<string>, 'cursor' | 'limit'>,
  fetched: unknown[],
): number | null {
  return cursor === undefined && fetched.length <= limit ? fetched.length : null;
}

/** A page as the contract shapes it. */
export interface Page<Row> {
  headers: { 'x-total-count': string; link?: string };
  body: Row[];
}

/**
 * Cuts the fetched rows to a page and says where the next one is.
 * @param path the list's address, such as `/api/agents`.
 * @param total how many rows there are on all pages.
 */
export function pageFrom<Fetched extends { id: string; position: string }, Row>(
  { query, walk }: Pick<Paging, 'query' | 'walk'>,
  path: string,
  fetched: Fetched[],
  total: number,
  toRow: (fetched: Fetched) => Row,
): Page<Row> {
  const kept = fetched.slice(0, query.limit);
  const last = kept.at(-1);
  const link =
    last && fetched.length > kept.length ? nextLink(query, path, { ...last, walk }) : undefined;
  return {
    headers: { 'x-total-count': String(total), ...(link && { link }) },
    body: kept.map(toRow),
  };
}

function nextLink(query: ListQuery<string>, path: string, last: Cursor): string {
  const parameters = new URLSearchParams({ limit: String(query.limit) });
  // Whatever else a list is narrowed by holds for its next page too.
  for (const [name, value] of Object.entries(query)) {
    if (name !== 'cursor' && typeof value === 'string' && value) parameters.set(name, value);
  }
  parameters.set('cursor', writeCursor(last));
  return `<${path}?${parameters}>; rel="next"`;
}

const cursorShape = z.object({ walk: z.string(), id: z.uuid(), position: z.string() });

/** Where a page ended: the last row's rank and id, and the walk (list and order) they belong to. */
type Cursor = z.infer<typeof cursorShape>;

/** What a cursor's position is compared with. */
type PositionType = 'text' | 'timestamptz' | 'float8' | 'boolean';

/** The cursor as it stands in an address. */
export function writeCursor({ walk, id, position }: Cursor): string {
  return Buffer.from(JSON.stringify({ walk, id, position })).toString('base64url');
}

/**
 * Reads a cursor back.
 * @throws Refusal `INVALID_REQUEST` where it is none of ours, or belongs to another walk.
 */
function readCursor(text: string, walk: string, type: PositionType): Cursor {
  const cursor = parsedCursor(text);
  if (cursor && cursor.walk !== walk)
    throw new Refusal(
      'INVALID_REQUEST',
      'cursor: this one is of another list or order; take it from the Link header of the page before.',
    );
  if (!cursor || !isPosition[type](cursor.position))
    throw new Refusal(
      'INVALID_REQUEST',
      'cursor: take it from the Link header of the page before.',
    );
  return cursor;
}

function parsedCursor(text: string): Cursor | null {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return null;
  }
}

const instant = z.iso.datetime({ offset: true });

/** Whether the database can read a position as its type: anyone may have written it. */
const isPosition: Record<PositionType, (position: string) => boolean> = {
  text: () => true,
  boolean: (position) => position === 'true' || position === 'false',
  float8: (position) => /^-?\d{1,20}(\.\d{1,20})?(e[+-]\d{1,2})?$/.test(position),
  // As PostgreSQL writes it: a blank before the time, whole hours without minutes.
  timestamptz: (position) =>
    /^-?infinity$/.test(position) ||
    instant.safeParse(position.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')).success,
};

/**
 * The digits of what looks like a telephone number or a part of one, such as `(604) 555-0142`: lists
 * show numbers as people write them, and hold them in one piece. Null: it does not look like one.
 */
export function plainNumber(words: string): string | null {
  if (!/^\+?[\d\s().\u00a0-]+$/.test(words)) return null;
  const digits = words.replaceAll(/\D/g, '');
  return digits.length >= 3 ? digits : null;
}
