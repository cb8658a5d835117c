import { type ListSearch, readListSearch, readWords } from '@/components/data-table/list-search.ts';

const smsSortKeys = ['created_at', 'direction', 'body', 'status', 'twilio_sid'] as const;
export type SmsSortKey = (typeof smsSortKeys)[number];

export interface SmsLogsSearch extends ListSearch<SmsSortKey> {
  /** The message whose details are open. */
  sms?: string;
}

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readSmsLogsSearch(search: Record<string, unknown>): SmsLogsSearch {
  const sms = readWords(search.sms);
  return { ...readListSearch(search, smsSortKeys), ...(sms && { sms }) };
}
