import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

/** A row of a table from 1024 px; below that a card, two facts to a line where there is room. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'grid grid-cols-1 gap-x-10 gap-y-1.5 rounded-card border border-line bg-surface p-4 transition-colors sm:grid-cols-2 lg:table-row lg:rounded-none lg:border-0 lg:border-b lg:p-0 lg:last:border-b-0 lg:hover:bg-sunken/50',
        className,
      )}
      {...rest}
    />
  );
}

export type SortOrder = 'asc' | 'desc';

interface ColumnHeaderProps {
  children: ReactNode;
  /** The order this column is sorted in now; null while another column rules. */
  sorted?: SortOrder | null;
  /** Makes the header a button. */
  onSort?: () => void;
}

export function ColumnHeader({ children, sorted, onSort }: ColumnHeaderProps) {
  const look = 'px-3 py-2.5 text-left text-xs font-medium whitespace-nowrap text-ink-soft xl:px-4';
  if (!onSort)
    return (
      <th scope="col" className={look}>
        {children}
      </th>
    );
  const direction = sorted === 'asc' ? 'ascending' : 'descending';
  const Icon = sorted ? (sorted === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={sorted ? direction : 'none'} className={look}>
      <button
        type="button"
        onClick={onSort}
        className={cn('-mx-1 inline-flex items-center gap-1 rounded px-1', sorted && 'text-ink')}
      >
        {children}
        <Icon aria-hidden className="size-3.5" />
      </button>
    </th>
  );
}

interface CellProps extends ComponentProps<'td'> {
  /** The column's name, shown beside the value when the row is a card. */
  label?: string;
}

export function TableCell({ label, className, children, ...rest }: CellProps) {
  return (
    <td
      className={cn(
        'flex min-w-0 items-start justify-between gap-4 lg:table-cell lg:px-3 lg:py-3 lg:align-middle xl:px-4',
        className,
      )}
      {...rest}
    >
      {label ? (
        <span aria-hidden className="shrink-0 text-ink-soft lg:hidden">
          {label}
        </span>
      ) : null}
      <span className="min-w-0 text-right wrap-anywhere lg:text-left">{children}</span>
    </td>
  );
}
