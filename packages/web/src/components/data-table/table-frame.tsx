import type { ReactNode, Ref } from 'react';

interface TableFrameProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  rowCount: number;
  children: ReactNode;
}

/** The table's edge. */
export function TableFrame({ ref, label, rowCount, children }: TableFrameProps) {
  return (
    <div
      ref={ref}
      className="lg:overflow-x-clip lg:rounded-card lg:border lg:border-line lg:bg-surface"
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
