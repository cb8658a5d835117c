import type { UserRow } from '@second-ring/contract';
import type { Column } from '@/components/data-table/column.ts';
import { Instant } from '@/components/instant.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { nameOfUser } from './name-of-user.ts';
import { type UserAction, UserMenu } from './user-menu.tsx';
import type { UserSortKey } from './user-sort-keys.ts';

interface ColumnsOptions {
  /** Null: the reader may change nobody. */
  onAct: ((user: UserRow, action: UserAction) => void) | null;
  /** Who reads: nobody changes themselves. */
  ownId: string | undefined;
  /** Whether this server keeps the accounts, and not a hosted service. */
  keepsAccounts: boolean;
}

/** The columns of the user list. */
export function userColumns(options: ColumnsOptions): Column<UserRow, UserSortKey>[] {
  const { onAct, ownId, keepsAccounts } = options;
  const columns: Column<UserRow, UserSortKey>[] = [
    { header: 'Email', width: 'w-[24%]', sortKey: 'email', cell: nameOfUser },
    { header: 'Role', width: 'w-[10%]', cell: ({ role }) => <Role role={role} /> },
    { header: 'Businesses', width: 'w-[24%]', cell: businessesOf },
    { header: 'Status', width: 'w-[12%]', cell: (user) => <Status user={user} /> },
    {
      header: 'Last Sign-in',
      width: 'w-[14%]',
      sortKey: 'last_sign_in_at',
      cell: ({ last_sign_in_at: at }) => (at ? <Instant at={at} /> : 'Never'),
    },
    {
      header: 'Created At',
      width: 'w-[14%]',
      sortKey: 'created_at',
      cell: ({ created_at: at }) => <Instant at={at} />,
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
