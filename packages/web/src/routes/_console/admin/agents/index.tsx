import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pageHead } from '@/components/page-head.ts';
import { AgentsPage } from '@/features/agents/agents-page.tsx';
import { type AgentsSearch, readAgentsSearch } from '@/features/agents/agents-search.ts';

export const Route = createFileRoute('/_console/admin/agents/')({
  validateSearch: readAgentsSearch,
  head: () => pageHead('Agents'),
  component: RoutedPage,
});

function RoutedPage() {
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (search: AgentsSearch) => navigate({ search, replace: true }),
    [navigate],
  );
  return <AgentsPage search={Route.useSearch()} onSearch={onSearch} />;
}
