import type { UserRow } from '@second-ring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { queries } from '@/api/client.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { listFailure } from '@/components/data-table/list-failure.ts';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import type { ListSearch } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { Button } from '@/components/ui/button.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { UserActionDialog } from './user-action-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import type { UserAction } from './user-menu.tsx';
import type { UserSortKey } from './user-sort-keys.ts';

const words = {
  thing: 'users',
  title: 'Users',
  description: 'Who can sign in, what they may do and which businesses are theirs.',
  searchPlaceholder: 'Search users...',
  empty: { title: 'No users found', text: 'People will appear here once they sign up.' },
  noMatch: { title: 'No matching users', text: 'Try adjusting your search query.' },
};

interface UsersScreenProps {
  search: ListSearch<UserSortKey>;
  onSearch: (search: ListSearch<UserSortKey>) => void;
  /** The host that keeps the accounts; null: this server does; undefined: not known yet. */
  accountsAt: string | null | undefined;
  isInviting: boolean;
  onInvite: (open: boolean) => void;
}

/** Everyone with an account; operators invite, promote, tie and disable here. */
export function UsersScreen(props: UsersScreenProps) {
  const { search, onSearch, accountsAt, isInviting, onInvite } = props;
  const ownId = useAuth().user?.id;
  const isOperator = useIsOperator();
  const keepsAccounts = accountsAt === null;
  const mayInvite = isOperator && keepsAccounts;
  const [acting, setActing] = useState<{ user: UserRow; action: UserAction } | null>(null);
  const list = useInfiniteQuery(queries.users.list.infiniteOptions(pagesOf(search)));
  const columns = useMemo(() => {
    const act = (user: UserRow, action: UserAction) => setActing({ user, action });
    return userColumns({ onAct: isOperator ? act : null, ownId, keepsAccounts });
  }, [isOperator, ownId, keepsAccounts]);
  return (
    <>
      <ListScreen
        words={isOperator && accountsAt ? { ...words, description: hostedAt(accountsAt) } : words}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="created_at"
        list={list}
        failure={(error) => listFailure(error, words)}
        actions={
          mayInvite ? (
            <Button onClick={() => onInvite(true)}>
              <UserPlus aria-hidden />
              Invite
            </Button>
          ) : null
        }
      />
      {isInviting && mayInvite ? <InviteDialog onClose={() => onInvite(false)} /> : null}
      {acting ? <UserActionDialog {...acting} onClose={() => setActing(null)} /> : null}
    </>
  );
}

function hostedAt(host: string): string {
  return `${words.description} Accounts are kept at ${host}: invite people and remove second factors there. Whoever signs in here appears in this list.`;
}
