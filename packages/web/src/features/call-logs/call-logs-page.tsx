import type { CallLogRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { api, queries } from '@/api/client.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { SampleBadge, StatusBadge } from '@/components/badges.tsx';
import { nobodysNumber, numberOf } from '@/components/caller-words.ts';
import { type Column, viewColumn } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { useAddToSearch } from '@/components/data-table/use-add-to-search.ts';
import { useFreshRows } from '@/components/data-table/use-fresh-rows.ts';
import { useRoleWords } from '@/components/data-table/use-role-words.ts';
import { PhoneText } from '@/components/phone-number.tsx';
import { Badge, type Tone } from '@/components/ui/badge.tsx';
import { Select } from '@/components/ui/select.tsx';
import { wantedInWords } from '@/components/wish-words.ts';
import { writtenCost, writtenDuration } from './call-figures.ts';
import type { CallLogsSearch, CallsShown } from './call-logs-search.ts';

const words = {
  thing: 'call logs',
  title: 'Call Logs',
  description: 'View logs and details of calls handled by AI agents.',
  searchPlaceholder: 'Search Call ID, Agent ID, Status...',
  empty: {
    title: 'No call logs found',
    text: 'Call logs will appear here after calls are processed.',
  },
  noMatch: { title: 'No Matching Logs', text: 'Try adjusting your search query.' },
};

const noneShown = {
  'new-leads': {
    title: 'No new leads',
    text: 'People who left their details in the last 7 days appear here.',
  },
  'to-call-back': {
    title: 'Nobody to call back',
    text: 'People who left their details and whom nobody got back to yet appear here.',
  },
};

const choices: { value: 'all' | CallsShown; label: string }[] = [
  { value: 'all', label: 'All calls' },
  { value: 'new-leads', label: 'New leads' },
  { value: 'to-call-back', label: 'To call back' },
];

/** Owners look for what they know: no provider's ids. */
const ownersPlaceholder = 'Search caller, number, status...';

const CallDialog = lazy(() => import('./call-dialog.tsx'));

interface CallLogsPageProps {
  search: CallLogsSearch;
  onSearch: (search: CallLogsSearch, replace?: boolean) => void;
}

/** Every call, newest first, growing as calls come in. */
export function CallLogsPage({ search: { call, ...search }, onSearch }: CallLogsPageProps) {
  const add = useAddToSearch<CallLogsSearch>(search, onSearch);
  const isOperator = useIsOperator();
  const columns = useMemo(() => {
    const all = callColumns((id) => add({ call: id }));
    return isOperator ? all : all.filter(({ header }) => header !== providersId);
  }, [add, isOperator]);
  const options = queries.callLogs.list.infiniteOptions(pagesOf(search));
  const fresh = useFreshRows({
    list: 'call-logs',
    queryKey: options.queryKey,
    fetchRow: (id) => api.callLogs.get({ id }),
    fetchNewest: () => {
      const { q, show } = search;
      return api.callLogs.list({ ...(q && { q }), ...(show && { show }), limit: 100 });
    },
  });
  return (
    <>
      <ListScreen
        words={{
          ...useRoleWords(words, ownersPlaceholder),
          ...(search.show && { empty: noneShown[search.show] }),
        }}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="call_timestamp"
        list={useInfiniteQuery(options)}
        exported="call-logs"
        fresh={fresh}
        actions={
          <Select
            aria-label="Which calls"
            className="w-40"
            value={search.show ?? 'all'}
            onValueChange={(value) => {
              const { show: _, ...rest } = search;
              const chosen = choices.find((each) => each.value === value)?.value ?? 'all';
              onSearch(chosen === 'all' ? rest : { ...rest, show: chosen });
            }}
            options={choices}
          />
        }
      />
      {call ? (
        <Suspense>
          <CallDialog id={call} onClose={() => onSearch(search, true)} />
        </Suspense>
      ) : null}
    </>
  );
}

const providersId = 'Agent ID';

function callColumns(onView: (id: string) => void): Column<CallLogRow, SortKey<'callLogs'>>[] {
  return [
    {
      header: 'Timestamp',
      width: 'w-[11.5%]',
      sortKey: 'call_timestamp',
      cell: (call) => <RowInstant at={call.call_timestamp} timeZone={call.time_zone} />,
    },
    {
      header: 'Caller',
      width: 'w-[12%]',
      cell: (call) => <Caller call={call} />,
    },
    {
      header: 'Wanted',
      width: 'w-[14.5%]',
      cell: ({ wanted, summary, caller_erased_at: erased }) => (
        <span className="line-clamp-3" title={summary ?? undefined}>
          {wanted ? (
            wantedInWords(wanted)
          ) : (
            <span className="text-ink-soft">{erased ? 'Erased' : 'Nothing noted'}</span>
          )}
        </span>
      ),
    },
    {
      header: 'Outcome',
      width: 'w-[10%]',
      cell: ({ outcome }) => <Outcome outcome={outcome} />,
    },
    {
      header: 'Business',
      width: 'w-[12%]',
      sortKey: 'business_name',
      cell: ({ business_name, millis_agent_id }) => (
        <>
          {business_name ?? 'N/A'} <SampleBadge voiceId={millis_agent_id} />
        </>
      ),
    },
    {
      header: providersId,
      width: 'w-[8%]',
      sortKey: 'millis_agent_id',
      cell: ({ millis_agent_id }) => (
        <span className="font-mono text-xs wrap-anywhere">{millis_agent_id ?? 'N/A'}</span>
      ),
    },
    {
      header: 'Duration',
      width: 'w-[7%]',
      sortKey: 'call_duration',
      cell: ({ call_duration }) => (
        <span className="whitespace-nowrap">{writtenDuration(call_duration)}</span>
      ),
    },
    {
      header: 'Status',
      width: 'w-[12.5%]',
      sortKey: 'call_status',
      cell: (call) => <CallStatus call={call} />,
    },
    {
      header: 'Cost',
      width: 'w-[5.5%]',
      cell: ({ cost_breakdown }) => (
        <span className="whitespace-nowrap">{writtenCost(cost_breakdown)}</span>
      ),
    },
    viewColumn('w-20', onView),
  ];
}

function Caller({ call }: { call: CallLogRow }) {
  const { caller_name, channel, caller_erased_at: erased } = call;
  const reached = numberOf(call);
  const number = reached ? (
    <PhoneText number={reached} />
  ) : erased ? (
    'Erased caller'
  ) : (
    nobodysNumber(channel)
  );
  if (!caller_name) return <span className="font-medium">{number}</span>;
  return (
    <>
      <span className="block font-medium">{caller_name}</span>
      <span className="block text-ink-soft">{number}</span>
    </>
  );
}

const tones: Record<string, Tone> = {
  urgent: 'negative',
  'to call back': 'pending',
  lead: 'pending',
  booked: 'positive',
  answered: 'positive',
  missed: 'negative',
};

function Outcome({ outcome }: Pick<CallLogRow, 'outcome'>) {
  if (!outcome) return 'N/A';
  const words = outcome.charAt(0).toUpperCase() + outcome.slice(1);
  return <Badge tone={tones[outcome] ?? 'outline'}>{words}</Badge>;
}

function CallStatus({ call }: { call: CallLogRow }) {
  return (
    <span className="grid justify-items-end gap-1 lg:justify-items-start">
      <StatusBadge of="call" status={call.call_status} />
      {call.error_message ? (
        <span className="text-xs text-negative">{call.error_message}</span>
      ) : null}
    </span>
  );
}
