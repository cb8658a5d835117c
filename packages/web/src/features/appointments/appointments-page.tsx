import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarSync } from 'lucide-react';
import { useMemo } from 'react';
import { queries } from '@/api/client.ts';
import { listFailure } from '@/components/data-table/list-failure.ts';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf, rowsIn } from '@/components/data-table/pages.ts';
import { useAddToSearch } from '@/components/data-table/use-add-to-search.ts';
import { Button } from '@/components/ui/button.tsx';
import { appointmentColumns } from './appointment-columns.tsx';
import { AppointmentDialog } from './appointment-dialog.tsx';
import type { AppointmentsSearch } from './appointments-search.ts';
import { CalendarFeedDialog } from './calendar-feed-dialog.tsx';

const words = {
  thing: 'appointments',
  title: 'Appointments',
  description: 'Appointments callers booked, in each business’s own time.',
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
        failure={(error) => listFailure(error, words)}
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
