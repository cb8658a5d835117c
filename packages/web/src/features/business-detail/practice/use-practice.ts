import type { PracticeRun } from '@second-ring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';
import type { StagedEdits } from '../staged-edits.ts';

export type Practice = ReturnType<typeof usePractice>;

/** How often a run is looked at while it is held. */
const lookEveryMs = 1_000;

/** The practice calls of a business: the latest run, what the next would take, and how to hold it. */
export function usePractice(id: string) {
  const queryClient = useQueryClient();
  const input = { id };
  const outlook = useQuery(queries.practice.outlook.queryOptions({ input, staleTime: 0 }));
  const latest = useQuery({
    ...queries.practice.latest.queryOptions({ input, staleTime: 0 }),
    refetchInterval: ({ state }) => (state.data?.run?.status === 'running' ? lookEveryMs : false),
  });
  const take = (run: PracticeRun) => {
    queryClient.setQueryData(queries.practice.latest.queryKey({ input }), { run });
    return queryClient.invalidateQueries({
      queryKey: queries.practice.outlook.queryKey({ input }),
    });
  };
  const start = useMutation({
    mutationFn: ({ kind, staged }: { kind: PracticeRun['kind']; staged: StagedEdits }) => {
      // A name is never taken away.
      const { name, ...change } = staged;
      return api.practice.start({ id, kind, staged: { ...change, ...(name && { name }) } });
    },
    onSuccess: take,
    // Another window may hold one: it is shown instead.
    onError: () => latest.refetch(),
  });
  const cancel = useMutation({
    mutationFn: (runId: string) => api.practice.cancel({ id, runId }),
    onSuccess: take,
  });
  return { outlook, latest, run: latest.data?.run ?? null, start, cancel };
}
