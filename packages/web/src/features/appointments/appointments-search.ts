import { type SortKey, sortKeys } from '@second-ring/contract/sort-keys';
import { type ListSearch, readListSearch, readWords } from '@/components/data-table/list-search.ts';

export interface AppointmentsSearch extends ListSearch<SortKey<'appointments'>> {
  /** The appointment that is open. */
  appointment?: string;
  /** The business whose calendar feed is open; `choose`: none is chosen yet. */
  feed?: string;
}

/** Reads the list's place in the address bar. Apart from the list, because every page carries this. */
export function readAppointmentsSearch(search: Record<string, unknown>): AppointmentsSearch {
  const appointment = readWords(search.appointment);
  const feed = readWords(search.feed);
  return {
    ...readListSearch(search, sortKeys.appointments),
    ...(appointment && { appointment }),
    ...(feed && { feed }),
  };
}
