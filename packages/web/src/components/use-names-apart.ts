import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queries } from '@/api/client.ts';
import { namesApart } from './names-apart.ts';

/**
 * Says what to call a business, so that it is told from those of the same name; by its name alone until
 * that is known, and beyond the first page of businesses.
 */
export function useNamesApart(): (id: string, name: string | null) => string {
  const { data } = useQuery(
    queries.businesses.list.queryOptions({ input: { sort: 'name', order: 'asc' } }),
  );
  const labels = useMemo(
    () => new Map(namesApart(data?.body ?? []).map(({ id, label }) => [id, label])),
    [data],
  );
  return (id, name) => labels.get(id) ?? name ?? 'Unnamed Business';
}
