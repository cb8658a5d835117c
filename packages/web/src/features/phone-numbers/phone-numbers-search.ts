import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

export type PhoneNumbersSearch = ListSearch<SortKey<'phoneNumbers'>>;

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readPhoneNumbersSearch(search: Record<string, unknown>): PhoneNumbersSearch {
  return readListSearch(search, sortKeys.phoneNumbers);
}
