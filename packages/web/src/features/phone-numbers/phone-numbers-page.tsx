import { isLineConnected, type LineProblem, type PhoneNumberRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { api, queries } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { useInstallation } from '@/api/use-installation.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { StatusBadge } from '@/components/badges.tsx';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { Instant } from '@/components/instant.tsx';
import { PhoneText } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { AddNumbersDialog } from './add-numbers-dialog.tsx';
import type { PhoneNumbersSearch } from './phone-numbers-search.ts';

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

/** A number, marked where no phone reaches it. */
function NumberText({ number }: { number: string }) {
  const installation = useInstallation();
  const isSample = installation !== undefined && !isLineConnected(number, installation);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <PhoneText number={number} />
      {isSample ? (
        <span title="No phone reaches this number">
          <Badge>Sample</Badge>
        </span>
      ) : null}
    </span>
  );
}

/** Nobody's number, and until when it rests: only operators see such a one, and may give it out sooner. */
function Unassigned({ row }: { row: PhoneNumberRow }) {
  const client = useQueryClient();
  const free = useMutation({
    mutationFn: () => api.phoneNumbers.free({ id: row.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.phoneNumbers.key() }),
  });
  if (row.rests_until === null) return <span className="text-ink-soft">Unassigned</span>;
  return (
    <span className="text-ink-soft">
      Unassigned, on hold until <Instant at={row.rests_until} />{' '}
      <Button
        variant="link"
        size="inline"
        disabled={free.isPending}
        aria-label={`Free ${row.phone_number} now`}
        onClick={() => free.mutate()}
      >
        Free now
      </Button>
      {free.error && (
        <span role="alert">{failureSentence(free.error, 'Failed to free the number.')}</span>
      )}
    </span>
  );
}

/** What keeps calls from a number, and what to do about it. */
const problemSentences: Record<LineProblem, string> = {
  elsewhere: 'Twilio sends its calls elsewhere, or nowhere.',
  gone: 'It is not in your Twilio account. Get it back there, then connect it.',
  refused: 'Twilio refused to send its calls here. Look at the number there, then try again.',
  away: 'Twilio did not answer. Try again.',
  no_address:
    'Twilio cannot reach this site: set PUBLIC_URL to its https address and start the server again.',
};

/** A number's status, and where its calls do not come here, why, and how they do. */
function NumberStatus({ row }: { row: PhoneNumberRow }) {
  const isOperator = useIsOperator();
  if (row.line_problem === null) return <StatusBadge of="phone number" status={row.status} />;
  return (
    <span className="grid gap-1">
      <Badge tone="negative">Not connected</Badge>
      {isOperator ? (
        <Connect row={row} problem={row.line_problem} />
      ) : (
        <span className="text-ink-soft">
          Its calls do not arrive here. Ask whoever runs this site.
        </span>
      )}
    </span>
  );
}

function Connect({ row, problem }: { row: PhoneNumberRow; problem: LineProblem }) {
  const client = useQueryClient();
  const connect = useMutation({
    mutationFn: () => api.phoneNumbers.connect({ id: row.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: queries.phoneNumbers.key() }),
  });
  return (
    <span className="text-ink-soft">
      {problemSentences[problem]}{' '}
      <Button
        variant="link"
        size="inline"
        disabled={connect.isPending}
        aria-label={`Send calls here: ${row.phone_number}`}
        onClick={() => connect.mutate()}
      >
        Send calls here
      </Button>
      {connect.error && (
        <span role="alert">{failureSentence(connect.error, 'Failed to connect the number.')}</span>
      )}
    </span>
  );
}

const columns: Column<PhoneNumberRow, SortKey<'phoneNumbers'>>[] = [
  {
    header: 'Phone Number',
    width: 'w-[22%]',
    sortKey: 'phone_number',
    cell: (row) => <NumberText number={row.phone_number} />,
  },
  {
    header: 'Assigned To',
    width: 'w-[25%]',
    sortKey: 'business_name',
    cell: (row) => row.business_name ?? <Unassigned row={row} />,
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
    cell: (row) => <NumberStatus row={row} />,
  },
  { header: 'Region', width: 'w-[10%]', sortKey: 'region', cell: (row) => row.region ?? 'N/A' },
  {
    header: 'Created At',
    width: 'w-[19%]',
    sortKey: 'created_at',
    cell: (row) => <RowInstant at={row.created_at} timeZone={row.time_zone} />,
  },
];

interface PhoneNumbersPageProps {
  search: PhoneNumbersSearch;
  onSearch: (search: PhoneNumbersSearch) => void;
  isAdding: boolean;
  onAdd: (open: boolean) => void;
}

/** The numbers agents answer on. */
export function PhoneNumbersPage(props: PhoneNumbersPageProps) {
  const { search, onSearch, isAdding, onAdd } = props;
  const isOperator = useIsOperator();
  const list = useInfiniteQuery(queries.phoneNumbers.list.infiniteOptions(pagesOf(search)));
  return (
    <>
      <ListScreen
        words={words}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="created_at"
        list={list}
        onRetry={() => location.reload()}
        exported="phone-numbers"
        actions={
          isOperator ? (
            <Button onClick={() => onAdd(true)}>
              <Plus aria-hidden />
              Add number
            </Button>
          ) : null
        }
      />
      {isAdding && isOperator ? <AddNumbersDialog onClose={() => onAdd(false)} /> : null}
    </>
  );
}
