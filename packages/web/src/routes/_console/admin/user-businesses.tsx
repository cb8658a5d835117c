import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { createFileRoute } from '@tanstack/react-router';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';
import { pageHead } from '@/components/page-head.ts';
import { OwnershipsScreen } from '@/features/people/ownerships/ownerships-screen.tsx';

type OwnershipsSearch = ListSearch<SortKey<'userBusinesses'>> & { dialog?: 'tie' };

export const Route = createFileRoute('/_console/admin/user-businesses')({
  validateSearch: (search): OwnershipsSearch => ({
    ...readListSearch(search, sortKeys.userBusinesses),
    ...(search.dialog === 'tie' && { dialog: 'tie' }),
  }),
  head: () => pageHead('User Businesses'),
  component: Page,
});

function Page() {
  const { dialog, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <OwnershipsScreen
      search={search}
      onSearch={(next) => navigate({ search: next, replace: true })}
      isTying={dialog === 'tie'}
      onTie={(open) => navigate({ search: open ? { ...search, dialog: 'tie' } : search })}
    />
  );
}
