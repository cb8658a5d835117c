import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

export type BusinessesSearch = ListSearch<SortKey<'businesses'>>;

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readBusinessesSearch(search: Record<string, unknown>): BusinessesSearch {
  return readListSearch(search, sortKeys.businesses);
}
