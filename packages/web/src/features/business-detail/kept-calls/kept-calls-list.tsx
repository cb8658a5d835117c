import { failedFetch } from '../failure-words.ts';
import type { KeptCalls } from './use-kept-calls.ts';

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
        To rehearse a real call, open it in the call log and choose “Keep as rehearsal”.
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
