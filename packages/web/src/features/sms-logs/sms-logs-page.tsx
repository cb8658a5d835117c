import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { api, queries } from '@/api/client.ts';
import { useRecipientNames } from '@/api/recipient-names.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf } from '@/components/data-table/pages.ts';
import { useAddToSearch } from '@/components/data-table/use-add-to-search.ts';
import { useFreshRows } from '@/components/data-table/use-fresh-rows.ts';
import { useRoleWords } from '@/components/data-table/use-role-words.ts';
import { smsColumns } from './sms-columns.tsx';
import type { SmsLogsSearch } from './sms-logs-search.ts';

const words = {
  thing: 'SMS logs',
  title: 'SMS Logs',
  description: 'View logs of incoming and outgoing SMS messages.',
  searchPlaceholder: 'Search number, business, body, SID...',
  empty: {
    title: 'No SMS logs found',
    text: 'Logs will appear here as messages are sent and received.',
  },
  noMatch: { title: 'No Matching Logs', text: 'Try adjusting your search query.' },
  unknown: 'An unknown error occurred while loading SMS logs.',
  withCode: true,
};

/** Owners are not sent looking for a phone company's ids. */
const ownersPlaceholder = 'Search number, business, words...';

const SmsDialog = lazy(() => import('./sms-dialog.tsx'));

interface SmsLogsPageProps {
  search: SmsLogsSearch;
  onSearch: (search: SmsLogsSearch, replace?: boolean) => void;
}

/** Every text message in and out, newest first, growing as messages come. */
export function SmsLogsPage({ search: { sms, ...search }, onSearch }: SmsLogsPageProps) {
  const names = useRecipientNames();
  const add = useAddToSearch<SmsLogsSearch>(search, onSearch);
  const isOperator = useIsOperator();
  const columns = useMemo(
    () => smsColumns(names, isOperator, (id) => add({ sms: id })),
    [names, isOperator, add],
  );
  const options = queries.smsLogs.list.infiniteOptions(pagesOf(search));
  const fresh = useFreshRows({
    list: 'sms-logs',
    queryKey: options.queryKey,
    fetchRow: (id) => api.smsLogs.get({ id }),
    fetchNewest: () => api.smsLogs.list({ ...(search.q && { q: search.q }), limit: 100 }),
  });
  return (
    <>
      <ListScreen
        words={useRoleWords(words, ownersPlaceholder)}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="created_at"
        list={useInfiniteQuery(options)}
        exported="sms-logs"
        fresh={fresh}
      />
      {sms ? (
        <Suspense>
          <SmsDialog id={sms} names={names} onClose={() => onSearch(search, true)} />
        </Suspense>
      ) : null}
    </>
  );
}
