import { type ListSearch, readListSearch, readWords } from '@/components/data-table/list-search.ts';

const callSortKeys = [
  'call_timestamp',
  'business_name',
  'millis_agent_id',
  'call_duration',
  'call_status',
] as const;
export type CallSortKey = (typeof callSortKeys)[number];

export interface CallLogsSearch extends ListSearch<CallSortKey> {
  /** The call whose details are open. */
  call?: string;
  /** Left out: every call. */
  show?: 'new-leads';
}

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readCallLogsSearch(search: Record<string, unknown>): CallLogsSearch {
  const call = readWords(search.call);
  return {
    ...readListSearch(search, callSortKeys),
    ...(call && { call }),
    ...(search.show === 'new-leads' && { show: search.show }),
  };
}
