import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { createFileRoute } from '@tanstack/react-router';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';
import { pageHead } from '@/components/page-head.ts';
import { AuditLogScreen } from '@/features/people/audit-log/audit-log-screen.tsx';

export const Route = createFileRoute('/_console/admin/audit-log')({
  validateSearch: (search): ListSearch<SortKey<'auditLog'>> =>
    readListSearch(search, sortKeys.auditLog),
  head: () => pageHead('Audit Log'),
  component: Page,
});

function Page() {
  const navigate = Route.useNavigate();
  return (
    <AuditLogScreen
      search={Route.useSearch()}
      onSearch={(next) => navigate({ search: next, replace: true })}
    />
  );
}
