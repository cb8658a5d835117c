import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { type ListSearch, readListSearch, readWords } from '@/components/data-table/list-search.ts';

const shown = ['new-leads', 'to-call-back'] as const;
/** Some of the calls: of people who left their details lately, or of those who wait to be called back. */
export type CallsShown = (typeof shown)[number];

export interface CallLogsSearch extends ListSearch<SortKey<'callLogs'>> {
  /** The call whose details are open. */
  call?: string;
  /** Left out: every call. */
  show?: CallsShown | undefined;
}

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readCallLogsSearch(search: Record<string, unknown>): CallLogsSearch {
  const call = readWords(search.call);
  return {
    ...readListSearch(search, sortKeys.callLogs),
    ...(call && { call }),
    show: shown.find((each) => each === search.show),
  };
}
