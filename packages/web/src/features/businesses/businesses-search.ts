import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

const sortKeys = ['created_at', 'name', 'primary_industry', 'website'] as const;
export type BusinessSortKey = (typeof sortKeys)[number];

export type BusinessesSearch = ListSearch<BusinessSortKey>;

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readBusinessesSearch(search: Record<string, unknown>): BusinessesSearch {
  return readListSearch(search, sortKeys);
}
