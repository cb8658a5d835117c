import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { api, queries } from '@/api/client.ts';
import { listFailure } from '@/components/data-table/list-failure.ts';
import { ListScreen } from '@/components/data-table/list-screen.tsx';
import { pagesOf } from '@/components/data-table/pages.ts';
import { useAddToSearch } from '@/components/data-table/use-add-to-search.ts';
import { useFreshRows } from '@/components/data-table/use-fresh-rows.ts';
import { callColumns } from './call-columns.tsx';
import type { CallLogsSearch } from './call-logs-search.ts';

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

const CallDialog = lazy(() => import('./call-dialog.tsx'));

interface CallLogsPageProps {
  search: CallLogsSearch;
  onSearch: (search: CallLogsSearch, replace?: boolean) => void;
}

/** Every call, newest first, growing as calls come in. */
export function CallLogsPage({ search: { call, ...search }, onSearch }: CallLogsPageProps) {
  const add = useAddToSearch<CallLogsSearch>(search, onSearch);
  const columns = useMemo(() => callColumns((id) => add({ call: id })), [add]);
  const options = queries.callLogs.list.infiniteOptions(pagesOf(search));
  const fresh = useFreshRows({
    list: 'call-logs',
    queryKey: options.queryKey,
    fetchRow: (id) => api.callLogs.get({ id }),
    fetchNewest: () => api.callLogs.list({ ...(search.q && { q: search.q }), limit: 100 }),
  });
  return (
    <>
      <ListScreen
        words={words}
        columns={columns}
        search={search}
        onSearch={onSearch}
        newest="call_timestamp"
        list={useInfiniteQuery(options)}
        failure={(error) => listFailure(error, words)}
        exported="call-logs"
        fresh={fresh}
      />
      {call ? (
        <Suspense>
          <CallDialog id={call} onClose={() => onSearch(search, true)} />
        </Suspense>
      ) : null}
    </>
  );
}
