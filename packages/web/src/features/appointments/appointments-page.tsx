import type { AppointmentRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useMemo } from 'react';
import { queries } from '@/api/client.ts';
import { StatusBadge } from '@/components/badges.tsx';
import { type Column, viewColumn } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf, rowsIn } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { useAddToSearch } from '@/components/data-table/use-add-to-search.ts';
import { PhoneText } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import type { AppointmentsSearch } from './appointments-search.ts';
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx';

const words = {
  thing: 'appointments',
  title: 'Appointments',
  description: 'Appointments callers booked, in each business’s own time zone.',
  searchPlaceholder: 'Search customer, number, service...',
  empty: {
    title: 'No appointments found',
    text: 'Appointments will appear here once a caller books one.',
  },
  noMatch: { title: 'No matching appointments', text: 'Try adjusting your search query.' },
};

interface AppointmentsPageProps {
  search: AppointmentsSearch;
  onSearch: (search: AppointmentsSearch, replace?: boolean) => void;
}

/** Every appointment, the latest start first; one of them or a calendar feed may be open. */
export function AppointmentsPage({
  search: { appointment, feed, ...search },
  onSearch,
}: AppointmentsPageProps) {
  const add = useAddToSearch<AppointmentsSearch>(search, onSearch);
  const columns = useMemo(() => appointmentColumns((id) => add({ appointment: id })), [add]);
  const list = useInfiniteQuery(queries.appointments.list.infiniteOptions(pagesOf(search)));
  const close = () => onSearch(search, true);
  return (
    <>
      <ListScreen
        words={words}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="start_at"
        list={list}
        actions={
          <Button variant="outline" onClick={() => onSearch({ ...search, feed: 'choose' })}>
            <CalendarSync aria-hidden />
            Calendar feed
          </Button>
        }
      />
      {appointment ? (
        <AppointmentDialog
          appointment={rowsIn(list.data).find(({ id }) => id === appointment)}
          isPending={list.isPending}
          onClose={close}
        />
      ) : null}
      {feed ? (
        <CalendarFeedDialog
          businessId={feed === 'choose' ? null : feed}
          onChoose={(id) => onSearch({ ...search, feed: id }, true)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

function appointmentColumns(
  onView: (id: string) => void,
): Column<AppointmentRow, SortKey<'appointments'>>[] {
  return [
    {
      header: 'When',
      width: 'w-[20%]',
      sortKey: 'start_at',
      cell: (row) => <RowInstant at={row.start_at} timeZone={row.time_zone} />,
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
      cell: ({ status, test }) => (
        <>
          <StatusBadge of="appointment" status={status} />
          {test ? <Badge>Test</Badge> : null}
        </>
      ),
    },
    viewColumn('w-[9%]', onView),
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
