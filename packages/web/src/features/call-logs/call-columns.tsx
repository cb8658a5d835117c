import type { CallLogRow } from '@second-ring/contract';
import type { Column } from '@/components/data-table/column.ts';
import { Instant } from '@/components/instant.tsx';
import { StatusBadge } from '@/components/status-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { writtenCost, writtenDuration } from './call-figures.ts';
import type { CallSortKey } from './call-logs-search.ts';

export function callColumns(onView: (id: string) => void): Column<CallLogRow, CallSortKey>[] {
  return [
    {
      header: 'Timestamp',
      width: 'w-[17%]',
      sortKey: 'call_timestamp',
      cell: (call) => <Instant at={call.call_timestamp} timeZone={call.time_zone} />,
    },
    {
      header: 'Business',
      width: 'w-[21%]',
      sortKey: 'business_name',
      cell: ({ business_name }) => business_name ?? 'N/A',
    },
    {
      header: 'Agent ID',
      width: 'w-[16%]',
      sortKey: 'millis_agent_id',
      cell: ({ millis_agent_id }) => (
        <span className="block truncate font-mono text-xs" title={millis_agent_id ?? undefined}>
          {millis_agent_id ?? 'N/A'}
        </span>
      ),
    },
    {
      header: 'Duration',
      width: 'w-[10%]',
      sortKey: 'call_duration',
      cell: ({ call_duration }) => writtenDuration(call_duration),
    },
    {
      header: 'Status',
      width: 'w-[18%]',
      sortKey: 'call_status',
      cell: (call) => <CallStatus call={call} />,
    },
    {
      header: 'Cost',
      width: 'w-[9%]',
      cell: ({ cost_breakdown }) => writtenCost(cost_breakdown),
    },
    {
      header: 'Actions',
      width: 'w-[9%]',
      hiddenHeader: true,
      cell: ({ id }) => (
        <Button variant="outline" size="small" onClick={() => onView(id)}>
          View
        </Button>
      ),
    },
  ];
}

function CallStatus({ call }: { call: CallLogRow }) {
  return (
    <span className="grid justify-items-end gap-1 lg:justify-items-start">
      <span className="flex flex-wrap justify-end gap-1 lg:justify-start">
        <StatusBadge of="call" status={call.call_status} />
        {call.urgent ? <Badge tone="accent">Urgent</Badge> : null}
        {call.spam ? <Badge>Spam</Badge> : null}
      </span>
      {call.error_message ? (
        <span className="text-xs text-negative">{call.error_message}</span>
      ) : null}
    </span>
  );
}
