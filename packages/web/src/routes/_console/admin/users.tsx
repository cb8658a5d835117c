import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { createFileRoute } from '@tanstack/react-router';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';
import { pageHead } from '@/components/page-head.ts';
import { accountsHost, useInstallation } from '@/features/auth/session/own-accounts.ts';
import { UsersScreen } from '@/features/people/users/users-screen.tsx';

type UsersSearch = ListSearch<SortKey<'users'>> & { dialog?: 'invite' };

export const Route = createFileRoute('/_console/admin/users')({
  validateSearch: (search): UsersSearch => ({
    ...readListSearch(search, sortKeys.users),
    ...(search.dialog === 'invite' && { dialog: 'invite' }),
  }),
  head: () => pageHead('Users'),
  component: Page,
});

function Page() {
  const { dialog, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  const installation = useInstallation();
  return (
    <UsersScreen
      search={search}
      accountsAt={installation ? accountsHost(installation) : undefined}
      onSearch={(next) => navigate({ search: next, replace: true })}
      isInviting={dialog === 'invite'}
      onInvite={(open) => navigate({ search: open ? { ...search, dialog: 'invite' } : search })}
    />
  );
}
