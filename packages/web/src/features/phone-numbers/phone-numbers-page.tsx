import type { PhoneNumberRow } from '@second-ring/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import { StatusBadge } from '@/components/badges.tsx';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { listFailure, pagesOf } from '@/components/data-table/pages.ts';
import { Instant } from '@/components/instant.tsx';
import { PhoneText } from '@/components/phone-number.tsx';
import type { PhoneNumberSortKey, PhoneNumbersSearch } from './phone-numbers-search.ts';

const words = {
  thing: 'phone numbers',
  title: 'Phone Numbers',
  description: 'View and manage phone numbers assigned to agents.',
  searchPlaceholder: 'Search phone numbers...',
  empty: {
    title: 'No phone numbers found',
    text: 'Phone numbers will appear here once they are added to the system.',
  },
  noMatch: { title: 'No matching phone numbers found' },
};

const columns: Column<PhoneNumberRow, PhoneNumberSortKey>[] = [
  {
    header: 'Phone Number',
    width: 'w-[19%]',
    sortKey: 'phone_number',
    cell: (row) => <PhoneText number={row.phone_number} />,
  },
  {
    header: 'Assigned To',
    width: 'w-[28%]',
    sortKey: 'business_name',
    cell: (row) => row.business_name ?? <span className="text-ink-soft">Unassigned</span>,
  },
  {
    header: 'Reusable',
    width: 'w-[12%]',
    sortKey: 'reusable',
    cell: (row) => (row.reusable ? 'Yes' : 'No'),
  },
  {
    header: 'Status',
    width: 'w-[12%]',
    sortKey: 'status',
    cell: (row) => <StatusBadge of="phone number" status={row.status} />,
  },
  { header: 'Region', width: 'w-[10%]', sortKey: 'region', cell: (row) => row.region ?? 'N/A' },
  {
    header: 'Created At',
    width: 'w-[19%]',
    sortKey: 'created_at',
    cell: (row) => <Instant at={row.created_at} />,
  },
];

interface PhoneNumbersPageProps {
  search: PhoneNumbersSearch;
  onSearch: (search: PhoneNumbersSearch) => void;
}

/** The numbers agents answer on. */
export function PhoneNumbersPage({ search, onSearch }: PhoneNumbersPageProps) {
  const list = useInfiniteQuery(queries.phoneNumbers.list.infiniteOptions(pagesOf(search)));
  return (
    <ListScreen
      words={words}
      columns={columns}
      search={search}
      onSearch={onSearch}
      newest="created_at"
      list={list}
      failure={(error) => listFailure(error, words)}
      onRetry={() => location.reload()}
      exported="phone-numbers"
    />
  );
}
