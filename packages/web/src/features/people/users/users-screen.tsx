import type { UserRow } from '@second-ring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { queries } from '@/api/client.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { listFailure } from '@/components/data-table/list-failure.ts';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import type { ListSearch } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { Button } from '@/components/ui/button.tsx';
import { useIsOperator } from '../use-is-operator.ts';
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
  isInviting: boolean;
  onInvite: (open: boolean) => void;
}

/** Everyone with an account; operators invite, promote, tie and disable here. */
export function UsersScreen({ search, onSearch, isInviting, onInvite }: UsersScreenProps) {
  const ownId = useAuth().user?.id;
  const isOperator = useIsOperator();
  const [acting, setActing] = useState<{ user: UserRow; action: UserAction } | null>(null);
  const list = useInfiniteQuery(queries.users.list.infiniteOptions(pagesOf(search)));
  const columns = useMemo(() => {
    const act = (user: UserRow, action: UserAction) => setActing({ user, action });
    return userColumns({ onAct: isOperator ? act : null, ownId });
  }, [isOperator, ownId]);
  return (
    <>
      <ListScreen
        words={words}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="created_at"
        list={list}
        failure={(error) => listFailure(error, words)}
        actions={
          isOperator ? (
            <Button onClick={() => onInvite(true)}>
              <UserPlus aria-hidden />
              Invite
            </Button>
          ) : null
        }
      />
      {isInviting && isOperator ? <InviteDialog onClose={() => onInvite(false)} /> : null}
      {acting ? <UserActionDialog {...acting} onClose={() => setActing(null)} /> : null}
    </>
  );
}
