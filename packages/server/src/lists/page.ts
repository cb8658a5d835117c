import { asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';

/** What a list is asked for; see the contract's `listQuery`. */
export interface ListQuery<Key extends string> {
  limit: number;
  cursor?: string | undefined;
  q?: string | undefined;
  sort?: Key | undefined;
  order?: 'asc' | 'desc' | undefined;
}

/** Something rows can be sorted by. Never null: a cursor must compare with every row. */
export interface SortColumn {
  expression: SQL | PgColumn;
  type: 'text' | 'timestamptz' | 'float8' | 'boolean';
}

/** Sorts by a text that may be missing; rows without it count as empty. */
export function textColumn(column: PgColumn) {
  return { expression: sql`coalesce(${column}, '')`, type: 'text' } as const;
}

/** How one list is sorted, and where its page starts. */
export interface Paging {
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
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor);
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  return {
    after: cursor
      ? sql`(${expression}, ${id}) ${comparison} (${cursor.position}::${sql.raw(type)}, ${cursor.id}::uuid)`
      : undefined,
    orderBy: [towards(expression), towards(id)],
    position: sql<string>`(${expression})::text`,
    fetch: query.limit + 1,
  };
}

/** Keeps rows in which any of the columns contains the words, whatever their case. */
export function containing(q: string | undefined, columns: (SQL | PgColumn)[]): SQL | undefined {
  if (!q) return undefined;
  const pattern = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => sql`(${column})::text ILIKE ${pattern}`));
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
  query: ListQuery<string>,
  path: string,
  fetched: Fetched[],
  total: number,
  toRow: (fetched: Fetched) => Row,
): Page<Row> {
  const kept = fetched.slice(0, query.limit);
  const last = kept.at(-1);
  const link = last && fetched.length > kept.length ? nextLink(query, path, last) : undefined;
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

const cursorShape = z.object({ id: z.uuid(), position: z.string() });
type Cursor = z.infer<typeof cursorShape>;

function writeCursor({ id, position }: Cursor): string {
  return Buffer.from(JSON.stringify({ id, position })).toString('base64url');
}

function readCursor(text: string): Cursor {
  try {
    return cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    throw new Refusal(
      'INVALID_REQUEST',
      'cursor: take it from the Link header of the page before.',
    );
  }
}
