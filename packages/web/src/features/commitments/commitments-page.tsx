import type { CommitmentRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { toast } from 'sonner';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { type ListSearch, sortingOf } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { withWrittenNumbers, writtenNumber } from '@/components/phone-number.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { Select } from '@/components/ui/select.tsx';
import type { CommitmentsSearch } from './commitments-search.ts';

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
    (next: ListSearch<SortKey<'commitments'>>) => onSearch({ ...next, ...(show && { show }) }),
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

const commitmentColumns: Column<CommitmentRow, SortKey<'commitments'>>[] = [
  {
    header: 'Promise',
    width: 'w-[32%]',
    cell: ({ text, kept_at }) => (
      <span className={cn('break-words', kept_at && 'text-ink-soft line-through')}>
        {withWrittenNumbers(text)}
      </span>
    ),
  },
  { header: 'To', width: 'w-[20%]', cell: (row) => <Promisee commitment={row} /> },
  {
    header: 'Due',
    width: 'w-[18%]',
    sortKey: 'due_at',
    cell: ({ due_at, time_zone }) =>
      due_at ? (
        <RowInstant at={due_at} timeZone={time_zone} />
      ) : (
        <span className="text-ink-soft">No time was promised</span>
      ),
  },
  {
    header: 'Promised',
    width: 'w-[18%]',
    sortKey: 'made_at',
    cell: ({ made_at, time_zone }) => <RowInstant at={made_at} timeZone={time_zone} />,
  },
  {
    header: 'Actions',
    width: 'w-[12%]',
    hiddenHeader: true,
    cell: (row) => <DoneButton commitment={row} />,
  },
];

/** Whom something was promised to, with the way to the call, and for which business. */
function Promisee({ commitment }: { commitment: CommitmentRow }) {
  const { call_id: callId, business_name: business, caller_number: number } = commitment;
  return (
    <span className="grid justify-items-end lg:justify-items-start">
      {callId ? (
        <Link
          to="/admin/call-logs"
          search={{ call: callId }}
          className="font-medium text-primary underline-offset-4 hover:underline"
        >
          {commitment.caller_name ?? (number ? writtenNumber(number) : 'A caller')}
        </Link>
      ) : null}
      <span className="text-xs text-ink-soft">{business ?? 'Unnamed Business'}</span>
    </span>
  );
}

/** Says that a promise is kept, or after all is not. */
function DoneButton({ commitment: { id, text, kept_at } }: { commitment: CommitmentRow }) {
  const client = useQueryClient();
  const isKept = kept_at !== null;
  const keep = useMutation({
    mutationFn: () => api.commitments.keep({ id, kept: !isKept }),
    onSuccess: () => toast.success(isKept ? 'To do' : 'Promise kept'),
    onError: (error) =>
      toast.error('Your change could not be saved', { description: failureSentence(error) }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queries.commitments.key() }),
        client.invalidateQueries({ queryKey: queries.callLogs.get.key() }),
        client.invalidateQueries({ queryKey: queries.overviews.key() }),
      ]),
  });
  const word = isKept ? 'Not done' : 'Done';
  const Icon = isKept ? Undo2 : Check;
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={`${word}: ${text}`}
      disabled={keep.isPending}
      onClick={() => keep.mutate()}
    >
      <Icon aria-hidden />
      {word}
    </Button>
  );
}
