import type { BusinessFact } from '@second-ring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';
import { failedChange } from '../failure-words.ts';
import { toastFailure, toastPublished } from '../published-toast.ts';

interface Deciding {
  facts: readonly BusinessFact[];
  decision: 'accepted' | 'dropped';
}

/** What the website of a business said, and its owner's word on it, which is published at once. */
export function useFacts(businessId: string) {
  const queryClient = useQueryClient();
  const input = { id: businessId };
  const facts = useQuery(queries.businessFacts.list.queryOptions({ input }));
  const decide = useMutation({
    mutationFn: async ({ facts, decision }: Deciding) => {
      // One after the other: each takes its place in the knowledge that the last one left.
      for (const { id } of facts)
        await api.businessFacts.decide({ ...input, factId: id, decision });
    },
    onSuccess: toastPublished,
    onError: (error) => toastFailure(failedChange(error, 'Failed to update business')),
    // Also after a failure: those before it were decided.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.businessFacts.list.queryKey({ input }) }),
        queryClient.invalidateQueries({ queryKey: queries.businesses.get.queryKey({ input }) }),
      ]),
  });
  return { facts, decide };
}
