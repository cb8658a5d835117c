import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { listFailure } from '@/components/data-table/list-failure.ts';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import type { ListSearch } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { auditColumns } from './audit-columns.tsx';
import type { AuditSortKey } from './audit-sort-keys.ts';

const words = {
  thing: 'audit log',
  title: 'Audit Log',
  description: 'Who signed in, and who changed which account, business, agent or number.',
  searchPlaceholder: 'Search person, action, business...',
  empty: {
    title: 'No entries yet',
    text: 'Sign-ins and changes will appear here as they happen.',
  },
  noMatch: { title: 'No matching entries', text: 'Try adjusting your search query.' },
};

interface AuditLogScreenProps {
  search: ListSearch<AuditSortKey>;
  onSearch: (search: ListSearch<AuditSortKey>) => void;
}

/** Who did what; the server answers operators only. */
export function AuditLogScreen({ search, onSearch }: AuditLogScreenProps) {
  const list = useInfiniteQuery(queries.auditLog.list.infiniteOptions(pagesOf(search)));
  return (
    <ListScreen
      words={words}
      columns={auditColumns}
      search={search}
      onSearch={onSearch}
      newest="created_at"
      list={list}
      failure={(error) => listFailure(error, words)}
    />
  );
}
