import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { ColumnHeader, TableCell, TableRow } from '../ui/table.tsx';
import type { Sorting } from './list-search.ts';

/** One column of a list. */
export interface Column<Row, Key extends string = string> {
  header: string;
  /** Width classes for the table; cards ignore them. */
  width: string;
  /** Makes the column sortable by this key of the API. */
  sortKey?: Key;
  /** The action's column has no words of its own in its header. */
  hiddenHeader?: boolean;
  cell: (row: Row) => ReactNode;
}

/** The last column of a list whose rows can be opened. */
export function viewColumn<Row extends { id: string }, Key extends string>(
  width: string,
  onView: (id: string) => void,
): Column<Row, Key> {
  return {
    header: 'Actions',
    width,
    hiddenHeader: true,
    cell: ({ id }) => (
      <Button variant="outline" size="small" onClick={() => onView(id)}>
        View
      </Button>
    ),
  };
}

interface DataTableProps<Row extends { id: string }, Key extends string> {
  /** Names the table for assistive technology. */
  label: string;
  columns: Column<Row, Key>[];
  rows: Row[];
  /** How many rows there are, those not loaded yet included. */
  total: number;
  sorting: Sorting<Key>;
  onSort: (clicked: Key) => void;
  /** The reader nears the last loaded row. */
  onNearEnd: () => void;
}

/** Rows from the end at which the next page is asked for. */
const rowsAhead = 20;
const cardGap = 12;
const estimated = { row: 53, card: 236 };

/**
 * An endless table that scrolls with the page and draws only the rows in sight; below 1024 px its
 * rows are cards.
 */
export function DataTable<Row extends { id: string }, Key extends string>(
  props: DataTableProps<Row, Key>,
) {
  const { label, columns, rows, total, sorting, onSort, onNearEnd } = props;
  const wide = useWideScreen();
  const gap = wide ? 0 : cardGap;
  const { frame, top } = useTop();
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (wide ? estimated.row : estimated.card),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    gap,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && last >= rows.length - rowsAhead) onNearEnd();
  }, [last, rows.length, onNearEnd]);
  const above = (items[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <>
      {wide ? null : <SortChoice columns={columns} sorting={sorting} onSort={onSort} />}
      <TableFrame ref={frame} label={label} rowCount={total + 1}>
        <TableColumns columns={columns} sorting={sorting} onSort={wide ? onSort : null} />
        <tbody className="grid grid-cols-1 gap-3 lg:table-row-group">
          <Space height={above - gap} columns={columns.length} />
          {items.map((item: VirtualItem) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <TableRow
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                aria-rowindex={item.index + 2}
              >
                <RowCells row={row} columns={columns} />
              </TableRow>
            );
          })}
          <Space height={below - gap} columns={columns.length} />
        </tbody>
      </TableFrame>
    </>
  );
}

interface SortChoiceProps<Row, Key extends string> {
  columns: Column<Row, Key>[];
  sorting: Sorting<Key>;
  onSort: (clicked: Key) => void;
}

/** What cards are sorted by, which have no headers to press. */
function SortChoice<Row, Key extends string>(props: SortChoiceProps<Row, Key>) {
  const { columns, sorting, onSort } = props;
  const keys = columns.flatMap(({ header, sortKey }) => (sortKey ? [{ header, sortKey }] : []));
  const chosen = keys.find(({ sortKey }) => sortKey === sorting.sort);
  const isAscending = sorting.order === 'asc';
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <div className="mb-3 flex gap-2">
      <Select
        aria-label="Sort by"
        className="min-w-0 flex-1 sm:max-w-60"
        value={chosen?.sortKey}
        onValueChange={(value) => {
          const next = keys.find(({ sortKey }) => sortKey === value);
          if (next) onSort(next.sortKey);
        }}
        options={keys.map(({ header, sortKey }) => ({ value: sortKey, label: header }))}
        placeholder="Newest first"
      />
      {chosen ? (
        <Button
          variant="outline"
          size="icon"
          aria-label={isAscending ? 'Sort descending' : 'Sort ascending'}
          onClick={() => onSort(chosen.sortKey)}
        >
          <Arrow aria-hidden />
        </Button>
      ) : null}
    </div>
  );
}

/** Stands in for the rows out of sight. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden className="block lg:table-row">
      <td colSpan={columns} className="block p-0 lg:table-cell" style={{ height }} />
    </tr>
  );
}

/** How far down the page an element begins, in pixels, kept up to date. */
function useTop() {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (frame.current) setTop(frame.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(document.body);
    return () => watching.disconnect();
  }, []);
  return { frame, top };
}

interface TableFrameProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  rowCount: number;
  children: ReactNode;
}

/** The table's edge. */
function TableFrame({ ref, label, rowCount, children }: TableFrameProps) {
  return (
    <div
      ref={ref}
      className="lg:overflow-clip lg:rounded-card lg:border lg:border-line lg:bg-surface"
    >
      <table
        aria-label={label}
        aria-rowcount={rowCount}
        className="tabular block w-full text-sm lg:table lg:table-fixed lg:border-collapse"
      >
        {children}
      </table>
    </div>
  );
}

interface TableColumnsProps<Row, Key extends string> {
  columns: Column<Row, Key>[];
  sorting: Sorting<Key>;
  /** Null: the headers only name, since cards show none to press. */
  onSort: ((clicked: Key) => void) | null;
}

/** The column widths and the header, which stays in sight on wide screens. */
function TableColumns<Row, Key extends string>(props: TableColumnsProps<Row, Key>) {
  const { columns, sorting, onSort } = props;
  return (
    <>
      <colgroup className="hidden lg:table-column-group">
        {columns.map(({ header, width }) => (
          <col key={header} className={width} />
        ))}
      </colgroup>
      <thead className="sr-only lg:not-sr-only lg:sticky lg:top-16 lg:z-10 lg:table-header-group">
        <tr className="lg:bg-sunken lg:[&>th:first-child]:rounded-tl-card lg:[&>th:last-child]:rounded-tr-card">
          {columns.map(({ header, sortKey, hiddenHeader }) =>
            sortKey && onSort ? (
              <ColumnHeader
                key={header}
                sorted={sorting.sort === sortKey ? sorting.order : null}
                onSort={() => onSort(sortKey)}
              >
                {header}
              </ColumnHeader>
            ) : (
              <ColumnHeader key={header}>
                {hiddenHeader ? <span className="sr-only">{header}</span> : header}
              </ColumnHeader>
            ),
          )}
        </tr>
      </thead>
    </>
  );
}

interface RowCellsProps<Row, Key extends string> {
  row: Row;
  columns: Column<Row, Key>[];
}

/** The cells of one row, drawn once: scrolling must not draw them again. */
function RowCells<Row, Key extends string>({ row, columns }: RowCellsProps<Row, Key>) {
  return useMemo(
    () =>
      columns.map(({ header, hiddenHeader, cell }) => (
        <TableCell
          key={header}
          {...(hiddenHeader ? { className: 'col-span-full mt-1 lg:mt-0' } : { label: header })}
        >
          {cell(row)}
        </TableCell>
      )),
    [row, columns],
  );
}

const wideScreen = '(min-width: 1024px)';

/** Whether lists are tables (from 1024 px) rather than cards. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wideScreen);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wideScreen).matches,
  );
}
