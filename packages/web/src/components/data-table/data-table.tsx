import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TableRow } from '../ui/table.tsx';
import type { Column } from './column.ts';
import type { Sorting } from './list-search.ts';
import { RowCells } from './row-cells.tsx';
import { SortChoice } from './sort-choice.tsx';
import { TableColumns } from './table-columns.tsx';
import { TableFrame } from './table-frame.tsx';
import { useWideScreen } from './use-wide-screen.ts';

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
