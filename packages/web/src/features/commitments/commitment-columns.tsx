import type { CommitmentRow } from '@second-ring/contract';
import type { Column } from '@/components/data-table/column.ts';
import { Instant } from '@/components/instant.tsx';
import { withWrittenNumbers } from '@/components/phone-number.ts';
import { cn } from '@/components/ui/class-names.ts';
import type { CommitmentSortKey } from './commitments-search.ts';
import { DoneButton } from './done-button.tsx';
import { Promisee } from './promisee.tsx';

export const commitmentColumns: Column<CommitmentRow, CommitmentSortKey>[] = [
  {
    header: 'Promise',
    width: 'w-[32%]',
    cell: ({ text, kept_at }) => (
      <span className={cn('break-words', kept_at && 'text-ink-soft line-through')}>
        {withWrittenNumbers(text)}
      </span>
    ),
  },
  { header: 'To', width: 'w-[20%]', cell: (row) => <Promisee commitment={row} /> },
  {
    header: 'Due',
    width: 'w-[18%]',
    sortKey: 'due_at',
    cell: ({ due_at, time_zone }) =>
      due_at ? (
        <Instant at={due_at} timeZone={time_zone} />
      ) : (
        <span className="text-ink-soft">No time was promised</span>
      ),
  },
  {
    header: 'Promised',
    width: 'w-[18%]',
    sortKey: 'made_at',
    cell: ({ made_at, time_zone }) => <Instant at={made_at} timeZone={time_zone} />,
  },
  {
    header: 'Actions',
    width: 'w-[12%]',
    hiddenHeader: true,
    cell: (row) => <DoneButton commitment={row} />,
  },
];
