import type { UserBusinessRow } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import type { Column } from '@/components/data-table/column.ts';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { OwnershipSortKey } from './ownership-sort-keys.ts';

/** The columns of the list of who owns what; `onUntie` is null for readers who may change nothing. */
export function ownershipColumns(
  onUntie: ((row: UserBusinessRow) => void) | null,
): Column<UserBusinessRow, OwnershipSortKey>[] {
  const columns: Column<UserBusinessRow, OwnershipSortKey>[] = [
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
        <Link
          to="/admin/businesses/$businessId"
          params={{ businessId }}
          className="text-primary underline decoration-1 underline-offset-4"
        >
          {name ?? 'Unnamed Business'}
        </Link>
      ),
    },
    {
      header: 'Since',
      width: 'w-[18%]',
      sortKey: 'created_at',
      cell: ({ created_at: at }) => <Instant at={at} />,
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
