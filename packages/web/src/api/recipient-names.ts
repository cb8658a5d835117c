import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from './client.ts';

/** Numbers that call summaries go to, each with its business's name. Empty until known. */
export function useRecipientNames(): ReadonlyMap<string, string> {
  const { data } = useQuery(queries.agents.list.queryOptions({ input: {}, staleTime: 5 * 60_000 }));
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const { call_summary_recipient_number: number, business } of data?.body ?? [])
      if (number && business.name) names.set(number, business.name);
    return names;
  }, [data]);
}
