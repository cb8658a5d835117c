import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { AppointmentsPage } from '@/features/appointments/appointments-page.tsx';
import {
  type AppointmentsSearch,
  readAppointmentsSearch,
} from '@/features/appointments/appointments-search.ts';

export const Route = createFileRoute('/_console/admin/appointments/')({
  validateSearch: readAppointmentsSearch,
  head: () => pageHead('Appointments'),
  component: RoutedPage,
});

function RoutedPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: AppointmentsSearch, replace = false) => navigate({ search, replace }),
    [navigate],
  );
  return <AppointmentsPage search={Route.useSearch()} onSearch={onSearch} />;
}
