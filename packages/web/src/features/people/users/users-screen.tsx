import type { UserRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  Ban,
  Building2,
  CircleCheck,
  Ellipsis,
  KeyRound,
  ShieldCheck,
  ShieldMinus,
  UserPlus,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { queries } from '@/api/client.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { useOwnZone } from '@/api/use-own-zone.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import type { ListSearch } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { nameOfUser } from './name-of-user.ts';
import { type UserAction, UserActionDialog } from './user-action-dialog.tsx';

const words = {
  thing: 'users',
  title: 'Users',
  description: 'Who can sign in, what they may do and which businesses are theirs.',
  searchPlaceholder: 'Search users...',
  empty: { title: 'No users found', text: 'People will appear here once they sign up.' },
  noMatch: { title: 'No matching users', text: 'Try adjusting your search query.' },
};

interface UsersScreenProps {
  search: ListSearch<SortKey<'users'>>;
  onSearch: (search: ListSearch<SortKey<'users'>>) => void;
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
  const zone = useOwnZone();
  const keepsAccounts = accountsAt === null;
  const mayInvite = isOperator && keepsAccounts;
  const [acting, setActing] = useState<{ user: UserRow; action: UserAction } | null>(null);
  const list = useInfiniteQuery(queries.users.list.infiniteOptions(pagesOf(search)));
  const columns = useMemo(() => {
    const act = (user: UserRow, action: UserAction) => setActing({ user, action });
    return userColumns({ onAct: isOperator ? act : null, ownId, keepsAccounts, zone });
  }, [isOperator, ownId, keepsAccounts, zone]);
  return (
    <>
      <ListScreen
        words={isOperator && accountsAt ? { ...words, description: hostedAt(accountsAt) } : words}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="created_at"
        list={list}
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

interface ColumnsOptions {
  /** Null: the reader may change nobody. */
  onAct: ((user: UserRow, action: UserAction) => void) | null;
  /** Who reads: nobody changes themselves. */
  ownId: string | undefined;
  /** Whether this server keeps the accounts, and not a hosted service. */
  keepsAccounts: boolean;
  /** One for all rows: people are in no business's. */
  zone: string | null;
}

/** The columns of the user list. */
function userColumns(options: ColumnsOptions): Column<UserRow, SortKey<'users'>>[] {
  const { onAct, ownId, keepsAccounts, zone } = options;
  const columns: Column<UserRow, SortKey<'users'>>[] = [
    { header: 'Email', width: 'w-[24%]', sortKey: 'email', cell: nameOfUser },
    { header: 'Role', width: 'w-[10%]', cell: ({ role }) => <Role role={role} /> },
    { header: 'Businesses', width: 'w-[24%]', cell: businessesOf },
    { header: 'Status', width: 'w-[12%]', cell: (user) => <Status user={user} /> },
    {
      header: 'Last Sign-in',
      width: 'w-[14%]',
      sortKey: 'last_sign_in_at',
      cell: ({ last_sign_in_at: at }) => (at ? <RowInstant at={at} timeZone={zone} /> : 'Never'),
    },
    {
      header: 'Created At',
      width: 'w-[14%]',
      sortKey: 'created_at',
      cell: ({ created_at }) => <RowInstant at={created_at} timeZone={zone} />,
    },
  ];
  if (!onAct) return columns;
  return [
    ...columns,
    {
      header: 'Actions',
      width: 'w-16',
      hiddenHeader: true,
      cell: (user) =>
        user.id === ownId ? (
          <span className="text-ink-soft">You</span>
        ) : (
          <UserMenu
            user={user}
            keepsAccounts={keepsAccounts}
            onAct={(action) => onAct(user, action)}
          />
        ),
    },
  ];
}

function Role({ role }: Pick<UserRow, 'role'>) {
  return role === 'operator' ? <Badge tone="accent">Operator</Badge> : <Badge>Owner</Badge>;
}

function businessesOf({ businesses }: UserRow): string {
  return businesses.map(({ name }) => name ?? 'Unnamed Business').join(', ') || 'None';
}

function Status({ user: { disabled, confirmed_at: confirmed } }: { user: UserRow }) {
  if (disabled) return <Badge tone="negative">Disabled</Badge>;
  return confirmed ? (
    <Badge tone="positive">Active</Badge>
  ) : (
    <Badge tone="pending">Not confirmed</Badge>
  );
}

interface UserMenuProps {
  user: UserRow;
  /** Whether this server keeps second factors, and not a hosted service. */
  keepsAccounts: boolean;
  onAct: (action: UserAction) => void;
}

/** What an operator can do about someone. */
function UserMenu({ user, keepsAccounts, onAct }: UserMenuProps) {
  const role = user.role === 'owner' ? toOperator : toOwner;
  const access = user.disabled ? letIn : keepOut;
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon-small" aria-label={`Actions for ${nameOfUser(user)}`}>
          <Ellipsis aria-hidden />
        </Button>
      }
    >
      <MenuItem onSelect={() => onAct('tie')}>
        <Building2 aria-hidden />
        Add to a business
      </MenuItem>
      <MenuItem onSelect={() => onAct(role.action)}>
        <role.icon aria-hidden />
        {role.words}
      </MenuItem>
      {keepsAccounts && user.second_factor ? (
        <MenuItem onSelect={() => onAct('remove-second-factor')}>
          <KeyRound aria-hidden />
          Remove second factor
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem onSelect={() => onAct(access.action)}>
        <access.icon aria-hidden />
        {access.words}
      </MenuItem>
    </Menu>
  );
}

const toOperator = { action: 'make-operator', words: 'Make operator', icon: ShieldCheck } as const;
const toOwner = { action: 'make-owner', words: 'Make owner', icon: ShieldMinus } as const;
const keepOut = { action: 'disable', words: 'Disable', icon: Ban } as const;
const letIn = { action: 'enable', words: 'Let in again', icon: CircleCheck } as const;
