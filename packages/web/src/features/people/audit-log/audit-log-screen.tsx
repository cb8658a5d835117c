import type { AuditLogRow } from '@second-ring/contract';
import { nobodyWords } from '@second-ring/contract/audit-words';
import type { SortKey } from '@second-ring/contract/sort-keys';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';
import type { Column } from '@/components/data-table/data-table.tsx';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import type { ListSearch } from '@/components/data-table/list-search.ts';
import { pagesOf } from '@/components/data-table/pages.ts';
import { RowInstant } from '@/components/data-table/row-instant.tsx';
import { BusinessLink } from '../businesses.tsx';
import { deedDetail, deedWords } from './deed-words.ts';

const words = {
  thing: 'audit log',
  title: 'Audit Log',
  description: 'Who signed in, and who changed which account, business, agent or number.',
  searchPlaceholder: 'Search person, action, business...',
  empty: {
    title: 'No entries yet',
    text: 'Sign-ins and changes will appear here as they happen.',
  },
  noMatch: { title: 'No matching entries', text: 'Try adjusting your search query.' },
};

interface AuditLogScreenProps {
  search: ListSearch<SortKey<'auditLog'>>;
  onSearch: (search: ListSearch<SortKey<'auditLog'>>) => void;
}

/** Who did what; the server answers operators only. */
export function AuditLogScreen({ search, onSearch }: AuditLogScreenProps) {
  const list = useInfiniteQuery(queries.auditLog.list.infiniteOptions(pagesOf(search)));
  return (
    <ListScreen
      words={words}
      columns={auditColumns}
      search={search}
      onSearch={onSearch}
      newest="created_at"
      list={list}
    />
  );
}

/** The columns of the audit log. Deeds of all businesses and of none stand in one order, on the reader's own clock. */
const auditColumns: Column<AuditLogRow, SortKey<'auditLog'>>[] = [
  {
    header: 'Timestamp',
    width: 'w-[15%]',
    sortKey: 'created_at',
    cell: ({ created_at: at }) => <RowInstant at={at} />,
  },
  {
    header: 'Who',
    width: 'w-[19%]',
    sortKey: 'actor_email',
    cell: ({ actor_id: id, actor_email: email }) =>
      email ? <Address email={email} /> : id ? nobodyWords.actor : nobodyWords.stranger,
  },
  {
    header: 'What',
    width: 'w-[22%]',
    sortKey: 'action',
    cell: (row) => <Deed row={row} />,
  },
  { header: 'Whom', width: 'w-[19%]', cell: whom },
  {
    header: 'Business',
    width: 'w-[15%]',
    sortKey: 'business_name',
    cell: (row) => <Business row={row} />,
  },
  {
    header: 'From',
    width: 'w-[10%]',
    cell: ({ ip }) => <span className="font-mono text-xs break-all">{ip ?? 'N/A'}</span>,
  },
];

function Address({ email }: { email: string }) {
  return (
    <span className="block truncate" title={email}>
      {email}
    </span>
  );
}

function Deed({ row }: { row: AuditLogRow }) {
  const detail = deedDetail(row);
  return (
    <>
      {deedWords(row)}
      {detail ? <span className="block text-ink-soft">{detail}</span> : null}
    </>
  );
}

function whom({ subject, subject_email: email, actor_id: actor, details }: AuditLogRow) {
  // A wrong password names whom it was tried for, known or not.
  if (typeof details.login === 'string') return <Address email={details.login} />;
  if (subject === null) return 'N/A';
  if (subject === actor) return nobodyWords.self;
  return email ? <Address email={email} /> : nobodyWords.subject;
}

function Business({ row: { business_id: businessId, business_name: name } }: { row: AuditLogRow }) {
  if (businessId === null) return 'N/A';
  return <BusinessLink businessId={businessId} name={name} />;
}
