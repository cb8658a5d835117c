import { ORPCError } from '@orpc/client';
import { type InfiniteData, keepPreviousData } from '@tanstack/react-query';
import { failureSentence, hasSentence } from '@/api/failures.ts';
import type { NewAgentSearch } from '../admin-shell/new-agent-search.ts';
import type { ListSearch } from './list-search.ts';

/** How many rows one request brings. */
const pageSize = 50;

/** A page as the API answers it. */
export interface ListPage<Row> {
  headers: { 'x-total-count': string; link?: string | undefined };
  body: Row[];
}

/**
 * What an endless list asks for, page after page: spread it into oRPC's `infiniteOptions`.
 * Rows once shown stay while the next answer is on its way.
 */
export function pagesOf<const Search extends ListSearch & NewAgentSearch>(search: Search) {
  // A dialog that opens over the list asks for the same rows.
  const { create: _, ...asked } = search;
  return {
    input: (cursor: string | undefined) => ({
      ...asked,
      limit: pageSize,
      ...(cursor ? { cursor } : {}),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page: ListPage<unknown>) => cursorIn(page.headers.link),
    placeholderData: keepPreviousData,
  };
}

/** Every row that has arrived so far. A row that moved between two pages is shown once. */
export function rowsIn<Row extends { id: string }>(
  list: InfiniteData<ListPage<Row>, unknown> | undefined,
): Row[] {
  const rows = new Map<string, Row>();
  for (const page of list?.pages ?? []) {
    for (const row of page.body) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}

/** How many rows there are on all pages; null until the first has arrived. */
export function totalIn(list: InfiniteData<ListPage<unknown>, unknown> | undefined): number | null {
  const total = list?.pages.at(-1)?.headers['x-total-count'];
  return total === undefined ? null : Number(total);
}

/** What a list that does not load is called, and how much is said of it. */
export interface FailureWords {
  /** Names what is listed in a sentence, such as `call logs`. */
  thing: string;
  /** Said where nothing is known of the failure. */
  unknown?: string;
  /** Whether the status code stands before its text. */
  withCode?: boolean;
}

/** What to tell about a list that did not load: the server's sentence where it gave one. */
export function listFailure(error: unknown, words: FailureWords): string {
  const { thing, unknown = 'An unknown error occurred', withCode = false } = words;
  if (error instanceof ORPCError && !hasSentence(error)) {
    const status = withCode ? `${error.status} ${error.message}` : error.message;
    return `Failed to fetch ${thing}: ${status}`;
  }
  if (error instanceof TypeError) return failureSentence(error, `Failed to fetch ${thing}`);
  return failureSentence(error, unknown);
}

/** The next page's cursor out of a `Link` header; undefined on the last page. */
function cursorIn(link: string | undefined): string | undefined {
  const address = /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
  if (!address) return undefined;
  return new URL(address, 'http://list').searchParams.get('cursor') ?? undefined;
}
