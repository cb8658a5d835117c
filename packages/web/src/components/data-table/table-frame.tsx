import type { ReactNode, Ref } from 'react';

interface TableFrameProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  rowCount: number;
  children: ReactNode;
}

/** The table's edge. Between cards and wide screens it scrolls sideways by itself. */
export function TableFrame({ ref, label, rowCount, children }: TableFrameProps) {
  return (
    <div
      ref={ref}
      className="sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-surface lg:overflow-x-clip"
    >
      <table
        aria-label={label}
        aria-rowcount={rowCount}
        className="tabular block w-full text-sm sm:table sm:min-w-240 sm:table-fixed sm:border-collapse lg:min-w-0"
      >
        {children}
      </table>
    </div>
  );
}
