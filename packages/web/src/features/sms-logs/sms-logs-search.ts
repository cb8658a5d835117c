import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { type ListSearch, readListSearch, readWords } from '@/components/data-table/list-search.ts';

export interface SmsLogsSearch extends ListSearch<SortKey<'smsLogs'>> {
  /** The message whose details are open. */
  sms?: string;
}

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readSmsLogsSearch(search: Record<string, unknown>): SmsLogsSearch {
  const sms = readWords(search.sms);
  return { ...readListSearch(search, sortKeys.smsLogs), ...(sms && { sms }) };
}
