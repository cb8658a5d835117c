import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { CallLogsPage } from '@/features/call-logs/call-logs-page.tsx';
import { type CallLogsSearch, readCallLogsSearch } from '@/features/call-logs/call-logs-search.ts';

export const Route = createFileRoute('/_console/admin/call-logs/')({
  validateSearch: readCallLogsSearch,
  head: () => pageHead('Call Logs'),
  component: RoutedPage,
});

function RoutedPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: CallLogsSearch, replace = false) => navigate({ search, replace }),
    [navigate],
  );
  return <CallLogsPage search={Route.useSearch()} onSearch={onSearch} />;
}
