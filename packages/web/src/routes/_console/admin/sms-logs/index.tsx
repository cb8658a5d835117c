import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { SmsLogsPage } from '@/features/sms-logs/sms-logs-page.tsx';
import { readSmsLogsSearch, type SmsLogsSearch } from '@/features/sms-logs/sms-logs-search.ts';

export const Route = createFileRoute('/_console/admin/sms-logs/')({
  validateSearch: readSmsLogsSearch,
  head: () => pageHead('SMS Logs'),
  component: RoutedPage,
});

function RoutedPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: SmsLogsSearch, replace = false) => navigate({ search, replace }),
    [navigate],
  );
  return <SmsLogsPage search={Route.useSearch()} onSearch={onSearch} />;
}
