import { createFileRoute } from '@tanstack/react-router';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';
import { pageHead } from '@/components/page-head.ts';
import { AuditLogScreen } from '@/features/people/audit-log/audit-log-screen.tsx';
import { type AuditSortKey, auditSortKeys } from '@/features/people/people-sort-keys.ts';

export const Route = createFileRoute('/_console/admin/audit-log')({
  validateSearch: (search): ListSearch<AuditSortKey> => readListSearch(search, auditSortKeys),
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
