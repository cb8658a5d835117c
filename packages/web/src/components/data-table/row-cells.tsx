import { useMemo } from 'react';
import { TableCell } from '../ui/table.tsx';
import type { Column } from './column.ts';

interface RowCellsProps<Row, Key extends string> {
  row: Row;
  columns: Column<Row, Key>[];
}

/** The cells of one row, drawn once: scrolling must not draw them again. */
export function RowCells<Row, Key extends string>({ row, columns }: RowCellsProps<Row, Key>) {
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
