import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { isNotAllowed } from '@/api/failures.ts';
import { PageHeading } from '../page-heading.tsx';
import { Button } from '../ui/button.tsx';
import { buttonLook } from '../ui/button-look.ts';
import { cn } from '../ui/class-names.ts';
import { EmptyState, ErrorState } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { type ListSearch, sortedBy, sortingOf } from './list-search.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { type FailureWords, type ListPage, listFailure, rowsIn, totalIn } from './pages.ts';

/** What a list says in its states. */
interface ListWords extends FailureWords {
  title: string;
  description: string;
  searchPlaceholder: string;
  empty: { title: string; text?: string; action?: ReactNode };
  noMatch: { title: string; text?: string };
  errorTitle?: string;
}

type ListQuery<Row> = UseInfiniteQueryResult<InfiniteData<ListPage<Row>, unknown>>;

/** Rows that arrived since the list was read. */
export interface FreshRows {
  count: number;
  show: () => void;
}

interface ListScreenProps<Row extends { id: string }, Key extends string> {
  words: ListWords;
  columns: Column<Row, Key>[];
  search: ListSearch<Key>;
  onSearch: (search: ListSearch<Key>) => void;
  /** The key that sorts newest first unless asked otherwise. */
  newest: Key;
  list: ListQuery<Row>;
  /** Instead of asking the server again. */
  onRetry?: () => void;
  /** The API's name of the list, where it can be exported. */
  exported?: string;
  fresh?: FreshRows;
  /** Controls beside the heading. */
  actions?: ReactNode;
}

/** A list with its heading, search, export and states. */
export function ListScreen<Row extends { id: string }, Key extends string>(
  props: ListScreenProps<Row, Key>,
) {
  const { words, search, onSearch, list, exported, fresh, actions } = props;
  const rows = useMemo(() => rowsIn(list.data), [list.data]);
  const total = totalIn(list.data);
  const current = useRef(search);
  current.current = search;
  const lookFor = useCallback(
    (q: string) => {
      const { q: _, ...rest } = current.current;
      onSearch(q ? { ...rest, q } : rest);
    },
    [onSearch],
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PageHeading title={words.title} description={words.description} />
        {actions}
      </div>
      <ListToolbar
        placeholder={words.searchPlaceholder}
        q={search.q ?? ''}
        onSearch={lookFor}
        total={list.isError ? null : total}
        exportPath={exported && rows.length > 0 ? exportPath(exported, search) : null}
      />
      <div>
        {fresh && fresh.count > 0 ? <FreshPill {...fresh} /> : null}
        <ListBody {...props} rows={rows} total={total ?? 0} onClear={() => lookFor('')} />
      </div>
    </div>
  );
}

interface ListBodyProps<Row extends { id: string }, Key extends string>
  extends ListScreenProps<Row, Key> {
  rows: Row[];
  total: number;
  onClear: () => void;
}

function ListBody<Row extends { id: string }, Key extends string>(props: ListBodyProps<Row, Key>) {
  const { words, columns, search, onSearch, newest, list, onRetry, rows, total } = props;
  const { fetchNextPage, hasNextPage, isFetching } = list;
  const nearEnd = useCallback(() => {
    if (hasNextPage && !isFetching) fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  if (list.isPending) return <LoadingRows thing={words.thing} />;
  if (isNotAllowed(list.error)) return <NotAllowed>{listFailure(list.error, words)}</NotAllowed>;
  if (list.isError && rows.length === 0)
    return (
      <ErrorState
        title={words.errorTitle ?? 'Loading Error'}
        message={listFailure(list.error, words)}
        onRetry={onRetry ?? (() => list.refetch())}
      />
    );
  if (rows.length === 0) return <NoRows words={words} search={search} onClear={props.onClear} />;
  const sorting = sortingOf(search, newest);
  return (
    <div className={cn('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={rows}
        total={total}
        sorting={sorting}
        onSort={(clicked) => onSearch({ ...search, ...sortedBy(sorting, clicked) })}
        onNearEnd={nearEnd}
      />
      {list.isError ? (
        <p role="alert" className="mt-3 text-center text-negative">
          {listFailure(list.error, words)}{' '}
          <Button variant="link" size="inline" onClick={() => list.fetchNextPage()}>
            Retry
          </Button>
        </p>
      ) : null}
    </div>
  );
}

/** Somebody followed an address to a list that is not theirs to see. */
function NotAllowed({ children }: { children: string }) {
  return (
    <EmptyState
      title="For operators only"
      action={
        <Link to="/admin" className={buttonLook({ variant: 'outline' })}>
          Go to your dashboard
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}

interface NoRowsProps {
  words: ListWords;
  search: ListSearch;
  onClear: () => void;
}

function NoRows({ words: { empty, noMatch }, search, onClear }: NoRowsProps) {
  if (search.q)
    return (
      <EmptyState
        title={noMatch.title}
        action={
          <Button variant="outline" onClick={onClear}>
            Clear search
          </Button>
        }
      >
        {noMatch.text}
      </EmptyState>
    );
  return (
    <EmptyState title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}

/** Floats over the list without a height of its own: no row moves when it comes or goes. */
function FreshPill({ count, show }: FreshRows) {
  return (
    <div className="sticky top-24 z-20 flex h-0 justify-center">
      <Button
        variant="accent"
        size="small"
        className="relative -top-7 rounded-full shadow-float"
        onClick={show}
      >
        <ArrowUp aria-hidden />
        {count} new
      </Button>
    </div>
  );
}

/** The list's address as CSV, searched and sorted as it is shown. */
function exportPath(name: string, search: ListSearch): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) if (value) parameters.set(key, value);
  return `/api/exports/${name}.csv${parameters.size > 0 ? `?${parameters}` : ''}`;
}

const loadingWidths = [
  'w-11/12',
  'w-4/5',
  'w-full',
  'w-7/12',
  'w-10/12',
  'w-9/12',
  'w-2/3',
  'w-5/6',
];

/** A list on its way. */
function LoadingRows({ thing }: { thing: string }) {
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p role="status" className="mb-5 text-ink-soft">
        Loading {thing}...
      </p>
      <div className="grid gap-5">
        {loadingWidths.map((width) => (
          <Skeleton key={width} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}
