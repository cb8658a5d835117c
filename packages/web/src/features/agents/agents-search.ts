import { type ListSearch, readListSearch } from '@/components/data-table/list-search.ts';

const sortKeys = [
  'created_at',
  'business_name',
  'millis_agent_id',
  'phone_number',
  'call_summary_recipient_number',
] as const;
export type AgentSortKey = (typeof sortKeys)[number];

export type AgentsSearch = ListSearch<AgentSortKey>;

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readAgentsSearch(search: Record<string, unknown>): AgentsSearch {
  return readListSearch(search, sortKeys);
}
