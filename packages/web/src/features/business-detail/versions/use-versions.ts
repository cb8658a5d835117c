import { largestVersionPage } from '@second-ring/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queries } from '@/api/client.ts';

/** A business's versions, newest first, a page at a time. */
export function useVersions(id: string) {
  return useInfiniteQuery(
    queries.knowledgeVersions.list.infiniteOptions({
      input: (before: number | undefined) => ({ id, ...(before !== undefined && { before }) }),
      // What was published meanwhile, here or elsewhere, belongs to it.
      staleTime: 0,
      initialPageParam: undefined,
      getNextPageParam: (page) =>
        page.length < largestVersionPage ? undefined : page.at(-1)?.number,
    }),
  );
}

/** What one version holds, and what the one before it held. A version never changes. */
export function useVersion(id: string, number: number) {
  return useQuery(
    queries.knowledgeVersions.get.queryOptions({
      input: { id, number },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}
