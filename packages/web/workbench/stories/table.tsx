import { useState } from 'react';
import { StatusBadge } from '@/components/badges.tsx';
import { type Column, DataTable, viewColumn } from '@/components/data-table/data-table.tsx';
import { sortedBy } from '@/components/data-table/list-search.ts';
import { PhoneText } from '@/components/phone-number.tsx';

interface Call {
  id: string;
  from: string;
  status: string;
}

type Key = 'from' | 'call_status';

const statuses = ['agent-ended', 'in-progress', 'failed'];
const calls = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  from: `+160455501${String(index).padStart(2, '0')}`,
  status: statuses[index % statuses.length] ?? '',
}));

const columns: Column<Call, Key>[] = [
  {
    header: 'From',
    width: 'w-[40%]',
    sortKey: 'from',
    cell: ({ from }) => <PhoneText number={from} />,
  },
  {
    header: 'Status',
    width: 'w-[40%]',
    sortKey: 'call_status',
    cell: ({ status }) => <StatusBadge of="call" status={status} />,
  },
  viewColumn('w-[20%]', () => {}),
];

function Calls() {
  const [sorting, setSorting] = useState<{ sort: Key; order: 'asc' | 'desc' }>({
    sort: 'from',
    order: 'asc',
  });
  return (
    <DataTable
      label="Calls"
      columns={columns}
      rows={calls}
      total={calls.length}
      sorting={sorting}
      onSort={(clicked) => setSorting({ ...sorting, ...sortedBy(sorting, clicked) })}
      onNearEnd={() => {}}
    />
  );
}

export const stories = { 'forty calls, cards below 1024 px': Calls };
