import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names.ts';

/**
 * A table that becomes a stack of cards below 640 px: there, each cell shows its `label` and the
 * header row is left to screen readers.
 */
export function Table({ className, ...rest }: ComponentProps<'table'>) {
  return (
    <div className="sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-surface">
      <table
        className={cn('tabular block w-full text-sm sm:table sm:border-collapse', className)}
        {...rest}
      />
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="sr-only sm:not-sr-only sm:table-header-group sm:border-b sm:border-line sm:bg-sunken/60">
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody className={cn('grid gap-3 sm:table-row-group', className)} {...rest} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'grid gap-1.5 rounded-card border border-line bg-surface p-4 transition-colors sm:table-row sm:rounded-none sm:border-0 sm:border-b sm:p-0 sm:last:border-b-0 sm:hover:bg-sunken/50',
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
  const look = 'px-4 py-2.5 text-left text-xs font-medium whitespace-nowrap text-ink-soft';
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
        'flex items-start justify-between gap-4 sm:table-cell sm:px-4 sm:py-3 sm:align-middle',
        className,
      )}
      {...rest}
    >
      {label ? (
        <span aria-hidden className="shrink-0 text-ink-soft sm:hidden">
          {label}
        </span>
      ) : null}
      <span className="min-w-0 text-right break-words sm:text-left">{children}</span>
    </td>
  );
}
