import type { AgentRow } from '@second-ring/contract';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { queries } from '@/api/client.ts';
import { useRecipientNames } from '@/api/recipient-names.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { SampleBadge } from '@/components/badges.tsx';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { useRoleWords } from '@/components/data-table/use-role-words.ts';
import { PhoneText } from '@/components/phone-number.tsx';
import type { AgentsSearch } from './agents-search.ts';

const words = {
  thing: 'agents',
  title: 'Agents',
  description: 'View and manage AI agents assigned to businesses.',
  searchPlaceholder: 'Search by business, agent ID...',
  empty: {
    title: 'No agents found',
    text: 'Agents will appear here once they are created and assigned to businesses.',
  },
  noMatch: { title: 'No matching agents', text: 'Try adjusting your search query.' },
};

/** Owners look for what they know: no provider's ids. */
const ownersPlaceholder = 'Search by business, phone number...';

interface AgentsPageProps {
  search: AgentsSearch;
  onSearch: (search: AgentsSearch) => void;
}

/** The AI employees and the businesses they answer for. */
export function AgentsPage({ search, onSearch }: AgentsPageProps) {
  const names = useRecipientNames();
  const isOperator = useIsOperator();
  const columns = useMemo(() => columnsWith(names, isOperator), [names, isOperator]);
  const list = useInfiniteQuery(queries.agents.list.infiniteOptions(pagesOf(search)));
  return (
    <ListScreen
      words={useRoleWords(words, ownersPlaceholder)}
      columns={columns}
      search={search}
      onSearch={onSearch}
      newest="created_at"
      list={list}
      exported="agents"
    />
  );
}

function columnsWith(
  names: ReadonlyMap<string, string>,
  isOperator: boolean,
): Column<AgentRow, SortKey<'agents'>>[] {
  const all: Column<AgentRow, SortKey<'agents'>>[] = [
    {
      header: 'Business',
      width: 'w-[25%]',
      sortKey: 'business_name',
      cell: ({ business_id, business }) => (
        <Link
          to="/admin/businesses/$businessId"
          params={{ businessId: business_id }}
          className="font-medium text-primary underline-offset-4 hover:underline"
        >
          {business.name ?? 'Unnamed Business'}
        </Link>
      ),
    },
    {
      header: providersId,
      width: 'w-[22%]',
      sortKey: 'millis_agent_id',
      cell: ({ millis_agent_id }) => (
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-mono text-xs break-all">{millis_agent_id ?? 'N/A'}</span>
          <SampleBadge voiceId={millis_agent_id} />
        </span>
      ),
    },
    {
      header: 'Phone Number',
      width: 'w-[16%]',
      sortKey: 'phone_number',
      cell: ({ phone_number }) => (
        <NamedNumber number={phone_number} names={names} none="None assigned" />
      ),
    },
    {
      header: 'Summary Recipient',
      width: 'w-[20%]',
      sortKey: 'call_summary_recipient_number',
      cell: ({ call_summary_recipient_number }) => (
        <NamedNumber number={call_summary_recipient_number} names={names} none="None" />
      ),
    },
    {
      header: 'Created At',
      width: 'w-[17%]',
      sortKey: 'created_at',
      cell: ({ created_at, time_zone }) => <RowInstant at={created_at} timeZone={time_zone} />,
    },
  ];
  return isOperator ? all : all.filter(({ header }) => header !== providersId);
}

const providersId = 'Millis Agent ID';

interface NamedNumberProps {
  number: string | null;
  names: ReadonlyMap<string, string>;
  none: string;
}

/** A number that summaries go to is shown as its business, the number on hover. */
function NamedNumber({ number, names, none }: NamedNumberProps) {
  if (number === null) return <span className="text-ink-soft">{none}</span>;
  const name = names.get(number);
  return name ? <span title={number}>{name}</span> : <PhoneText number={number} />;
}
