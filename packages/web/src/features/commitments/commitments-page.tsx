import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queries } from '@/api/client.ts';
import { listFailure } from '@/components/data-table/list-failure.ts';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { type ListSearch, sortingOf } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { Select } from '@/components/ui/select.tsx';
import { commitmentColumns } from './commitment-columns.tsx';
import type { CommitmentSortKey, CommitmentsSearch } from './commitments-search.ts';

const words = {
  thing: 'promises',
  title: 'Promises',
  description: 'What your AI promised callers, for you to keep.',
  searchPlaceholder: 'Search promises...',
  noMatch: { title: 'No matching promises', text: 'Try adjusting your search query.' },
};

const empty = {
  open: {
    title: 'No promises to keep',
    text: 'When your AI promises a caller something, such as a call back, it appears here.',
  },
  kept: { title: 'No promises kept yet', text: 'Promises marked as done will appear here.' },
  all: { title: 'No promises found', text: 'Promises to callers appear here.' },
};

const choices = [
  { value: 'open', label: 'To do' },
  { value: 'kept', label: 'Kept' },
  { value: 'all', label: 'All' },
];

interface CommitmentsPageProps {
  search: CommitmentsSearch;
  onSearch: (search: CommitmentsSearch) => void;
}

/** Promises made to callers, those still to be kept unless asked otherwise. */
export function CommitmentsPage({ search: { show, ...search }, onSearch }: CommitmentsPageProps) {
  const list = useInfiniteQuery(
    queries.commitments.list.infiniteOptions(
      pagesOf({
        ...search,
        ...sortingOf(search, 'made_at'),
        ...(show !== 'all' && { status: show ?? 'open' }),
      }),
    ),
  );
  const look = useCallback(
    (next: ListSearch<CommitmentSortKey>) => onSearch({ ...next, ...(show && { show }) }),
    [onSearch, show],
  );
  return (
    <ListScreen
      words={{ ...words, empty: empty[show ?? 'open'] }}
      columns={commitmentColumns}
      search={search}
      onSearch={look}
      newest="made_at"
      list={list}
      failure={(error) => listFailure(error, words)}
      actions={
        <Select
          aria-label="Which promises"
          className="w-40"
          value={show ?? 'open'}
          onValueChange={(value) =>
            onSearch({ ...search, ...(value === 'kept' || value === 'all' ? { show: value } : {}) })
          }
          options={choices}
        />
      }
    />
  );
}
