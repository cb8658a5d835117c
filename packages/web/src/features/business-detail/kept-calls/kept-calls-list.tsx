import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';
import { failedFetch } from '../failure-words.ts';

interface KeptCallsListProps {
  keptCalls: KeptCalls;
  onEdit: (id: string) => void;
}

/** The calls that were kept from the log, to be named, told other answers or removed. */
export function KeptCallsList({ keptCalls: { kept }, onEdit }: KeptCallsListProps) {
  if (kept.error)
    return (
      <p role="alert" className="text-negative">
        {failedFetch(kept.error, 'kept calls')}
      </p>
    );
  if (!kept.data?.length)
    return (
      <p className="text-ink-soft">
        To rehearse a call you really had, open it in the call log and choose “Use as a rehearsal”.
      </p>
    );
  return (
    <details>
      <summary className="cursor-pointer py-1 font-medium">
        Calls you kept ({kept.data.length})
      </summary>
      <ul className="mt-1 grid gap-1">
        {kept.data.map(({ id, name }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              aria-label={`Edit the kept call: ${name}`}
              className="w-full rounded-control px-2 py-1.5 text-left break-words text-primary underline decoration-1 underline-offset-4 hover:bg-sunken"
              onClick={() => onEdit(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

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
