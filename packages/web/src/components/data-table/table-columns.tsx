import { ColumnHeader } from '../ui/table.tsx';
import type { Column } from './column.ts';
import type { Sorting } from './list-search.ts';

interface TableColumnsProps<Row, Key extends string> {
  columns: Column<Row, Key>[];
  sorting: Sorting<Key>;
  onSort: (clicked: Key) => void;
}

/** The column widths and the header, which stays in sight on wide screens. */
export function TableColumns<Row, Key extends string>(props: TableColumnsProps<Row, Key>) {
  const { columns, sorting, onSort } = props;
  return (
    <>
      <colgroup className="hidden sm:table-column-group">
        {columns.map(({ header, width }) => (
          <col key={header} className={width} />
        ))}
      </colgroup>
      <thead className="sr-only sm:not-sr-only sm:table-header-group lg:sticky lg:top-16 lg:z-10">
        <tr className="sm:bg-sunken sm:[&>th:first-child]:rounded-tl-card sm:[&>th:last-child]:rounded-tr-card">
          {columns.map(({ header, sortKey, hiddenHeader }) =>
            sortKey ? (
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
