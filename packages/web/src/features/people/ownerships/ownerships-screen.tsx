import type { UserBusinessRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { api, queries } from '@/api/client.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import type { ListSearch } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import { BusinessLink } from '../businesses.tsx';
import { usePeopleChange } from '../use-people-change.ts';
import { TieDialog } from './tie-dialog.tsx';

const words = {
  thing: 'user businesses',
  title: 'User Businesses',
  description: 'Who owns which business. Owners see and edit their own businesses only.',
  searchPlaceholder: 'Search user or business...',
  empty: {
    title: 'No user businesses found',
    text: 'They appear here once someone claims a business or is added as its owner.',
  },
  noMatch: { title: 'No matching user businesses', text: 'Try adjusting your search query.' },
};

interface OwnershipsScreenProps {
  search: ListSearch<SortKey<'userBusinesses'>>;
  onSearch: (search: ListSearch<SortKey<'userBusinesses'>>) => void;
  isTying: boolean;
  onTie: (open: boolean) => void;
}

/** Who owns which business; operators tie and untie here. */
export function OwnershipsScreen({ search, onSearch, isTying, onTie }: OwnershipsScreenProps) {
  const isOperator = useIsOperator();
  const [untying, setUntying] = useState<UserBusinessRow | null>(null);
  const list = useInfiniteQuery(queries.userBusinesses.list.infiniteOptions(pagesOf(search)));
  const columns = useMemo(() => ownershipColumns(isOperator ? setUntying : null), [isOperator]);
  return (
    <>
      <ListScreen
        words={words}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="created_at"
        list={list}
        actions={
          isOperator ? (
            <Button onClick={() => onTie(true)}>
              <Link2 aria-hidden />
              Add an owner
            </Button>
          ) : null
        }
      />
      {isTying && isOperator ? <TieDialog onClose={() => onTie(false)} /> : null}
      {untying ? <UntieDialog row={untying} onClose={() => setUntying(null)} /> : null}
    </>
  );
}

function UntieDialog({ row, onClose }: { row: UserBusinessRow; onClose: () => void }) {
  const user = row.user_email ?? 'This user';
  const business = row.business_name ?? 'this business';
  const untie = usePeopleChange(
    () => api.userBusinesses.untie({ id: row.id }),
    () => `${user} no longer owns ${business}`,
  );
  return (
    <ConfirmDialog
      title={`Remove ${user} as an owner of ${business}?`}
      consequence="They no longer see it, its calls or its messages. The business itself stays as it is."
      confirm="Remove"
      isNegative
      isPending={untie.isPending}
      error={untie.error}
      onConfirm={() => untie.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

/** The columns of the list of who owns what; `onUntie` is null for readers who may change nothing. */
function ownershipColumns(
  onUntie: ((row: UserBusinessRow) => void) | null,
): Column<UserBusinessRow, SortKey<'userBusinesses'>>[] {
  const columns: Column<UserBusinessRow, SortKey<'userBusinesses'>>[] = [
    {
      header: 'User',
      width: 'w-[36%]',
      sortKey: 'user_email',
      cell: ({ user_email: email }) => email ?? 'N/A',
    },
    {
      header: 'Business',
      width: 'w-[36%]',
      sortKey: 'business_name',
      cell: ({ business_id: businessId, business_name: name }) => (
        <BusinessLink businessId={businessId} name={name} />
      ),
    },
    {
      header: 'Since',
      width: 'w-[18%]',
      sortKey: 'created_at',
      cell: ({ created_at: at, time_zone: zone }) => <RowInstant at={at} timeZone={zone} />,
    },
  ];
  if (!onUntie) return columns;
  return [
    ...columns,
    {
      header: 'Actions',
      width: 'w-24',
      hiddenHeader: true,
      cell: (row) => (
        <Button
          variant="ghost"
          size="small"
          aria-label={`Remove ${row.user_email ?? 'this user'} as an owner of ${row.business_name ?? 'this business'}`}
          onClick={() => onUntie(row)}
        >
          Remove
        </Button>
      ),
    },
  ];
}
