import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

const sortKeys = [
  'created_at',
  'phone_number',
  'business_name',
  'reusable',
  'status',
  'region',
] as const;
export type PhoneNumberSortKey = (typeof sortKeys)[number];

export type PhoneNumbersSearch = ListSearch<PhoneNumberSortKey>;

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readPhoneNumbersSearch(search: Record<string, unknown>): PhoneNumbersSearch {
  return readListSearch(search, sortKeys);
}
