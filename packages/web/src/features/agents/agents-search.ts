import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

export type AgentsSearch = ListSearch<SortKey<'agents'>>;

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readAgentsSearch(search: Record<string, unknown>): AgentsSearch {
  return readListSearch(search, sortKeys.agents);
}
