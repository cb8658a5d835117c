import type { AppointmentRow } from '@second-ring/contract';
import type { Column } from '@/components/data-table/column.ts';
import { Instant } from '@/components/instant.tsx';
import { PhoneText } from '@/components/phone-text.tsx';
import { StatusBadge } from '@/components/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { AppointmentSortKey } from './appointments-search.ts';

export function appointmentColumns(
  onView: (id: string) => void,
): Column<AppointmentRow, AppointmentSortKey>[] {
  return [
    {
      header: 'When',
      width: 'w-[20%]',
      sortKey: 'start_at',
      cell: (row) => <Instant at={row.start_at} timeZone={row.time_zone} />,
    },
    {
      header: 'Customer',
      width: 'w-[22%]',
      sortKey: 'customer_name',
      cell: (row) => <Customer row={row} />,
    },
    {
      header: 'Service',
      width: 'w-[18%]',
      sortKey: 'service_name',
      cell: ({ service_name }) => service_name ?? 'N/A',
    },
    {
      header: 'Business',
      width: 'w-[20%]',
      cell: ({ business_name }) => business_name ?? 'Unnamed Business',
    },
    {
      header: 'Status',
      width: 'w-[11%]',
      cell: ({ status }) => <StatusBadge of="appointment" status={status} />,
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

function Customer({ row }: { row: AppointmentRow }) {
  const { customer_name: name, customer_phone: phone } = row;
  if (!name && !phone) return <span className="text-ink-soft">No name left</span>;
  return (
    <span className="grid">
      {name ? <span>{name}</span> : null}
      {phone ? (
        <span className={name ? 'text-xs text-ink-soft' : undefined}>
          <PhoneText number={phone} />
        </span>
      ) : null}
    </span>
  );
}
