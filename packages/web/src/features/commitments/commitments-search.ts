import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

const sortKeys = ['made_at', 'due_at', 'created_at'] as const;
export type CommitmentSortKey = (typeof sortKeys)[number];

export interface CommitmentsSearch extends ListSearch<CommitmentSortKey> {
  /** Left out: those still to be kept. */
  show?: 'kept' | 'all';
}

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readCommitmentsSearch(search: Record<string, unknown>): CommitmentsSearch {
  const { show } = search;
  return {
    ...readListSearch(search, sortKeys),
    ...(show === 'kept' || show === 'all' ? { show } : {}),
  };
}
