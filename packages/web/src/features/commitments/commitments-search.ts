import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

export interface CommitmentsSearch extends ListSearch<SortKey<'commitments'>> {
  /** Left out: those still to be kept. */
  show?: 'kept' | 'all' | undefined;
}

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readCommitmentsSearch(search: Record<string, unknown>): CommitmentsSearch {
  const { show } = search;
  return {
    ...readListSearch(search, sortKeys.commitments),
    show: show === 'kept' || show === 'all' ? show : undefined,
  };
}
