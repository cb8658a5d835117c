import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';

export type KeptCalls = ReturnType<typeof useKeptCalls>;

/** The calls from the log that a business's rehearsals play again. */
export function useKeptCalls(id: string) {
  const queryClient = useQueryClient();
  // Kept in the call log meanwhile, perhaps: read anew whenever the page is opened.
  const kept = useQuery(queries.keptCalls.list.queryOptions({ input: { id }, staleTime: 0 }));
  const onSuccess = () =>
    queryClient.invalidateQueries({ queryKey: queries.keptCalls.list.queryKey({ input: { id } }) });
  const save = useMutation({
    mutationFn: (change: { keptCallId: string; name: string; wanted: (string | null)[] }) =>
      api.keptCalls.update({ id, ...change }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (keptCallId: string) => api.keptCalls.remove({ id, keptCallId }),
    onSuccess,
  });
  return { kept, save, remove };
}
