import { type ListSearch, readListSearch, readWords } from '@/components/data-table/list-search.ts';

const sortKeys = ['start_at', 'customer_name', 'service_name', 'created_at'] as const;
export type AppointmentSortKey = (typeof sortKeys)[number];

export interface AppointmentsSearch extends ListSearch<AppointmentSortKey> {
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
    ...readListSearch(search, sortKeys),
    ...(appointment && { appointment }),
    ...(feed && { feed }),
  };
}
