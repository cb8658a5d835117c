import { ColumnHeader } from '../ui/table.tsx';
import type { Column } from './column.ts';
import type { Sorting } from './list-search.ts';

interface TableColumnsProps<Row, Key extends string> {
  columns: Column<Row, Key>[];
  sorting: Sorting<Key>;
  /** Null: the headers only name, since cards show none to press. */
  onSort: ((clicked: Key) => void) | null;
}

/** The column widths and the header, which stays in sight on wide screens. */
export function TableColumns<Row, Key extends string>(props: TableColumnsProps<Row, Key>) {
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
