import type { ReactNode } from 'react';

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
