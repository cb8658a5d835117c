import type { RehearsalResult } from '@second-ring/conversation';
import { Check, ChevronDown, TriangleAlert } from 'lucide-react';

interface RehearsedCallsProps {
  results: readonly RehearsalResult[];
  /** The call that is opened. */
  open?: string | undefined;
  onOpen?: (id: string | undefined) => void;
}

/** Rehearsed calls, each with its verdict; opened, with every word of it. */
export function RehearsedCalls({ results, open, onOpen }: RehearsedCallsProps) {
  return (
    <ul className="grid gap-2">
      {results.map((result) => (
        <li key={result.id} className="min-w-0 rounded-card border border-line">
          <details
            open={open === result.id || undefined}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && open !== result.id) onOpen?.(result.id);
              if (!currentTarget.open && open === result.id) onOpen?.(undefined);
            }}
          >
            <summary className="flex cursor-pointer list-none items-start gap-2 rounded-card p-3">
              {result.passed ? (
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
              ) : (
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-negative" />
              )}
              <span className="min-w-0 flex-1 break-words">
                <span className="sr-only">{result.passed ? 'Passed: ' : 'Failed: '}</span>
                <span className="font-medium">{result.name}</span>
                <span className="mt-0.5 block text-ink-soft">{result.why}</span>
              </span>
              <ChevronDown aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
            </summary>
            <Words transcript={result.transcript} />
          </details>
        </li>
      ))}
    </ul>
  );
}

function Words({ transcript }: Pick<RehearsalResult, 'transcript'>) {
  return (
    <dl className="grid gap-1.5 border-t border-line p-3">
      {transcript.map(({ role, content, at }) => (
        <div key={`${role} ${at}`}>
          <dt className="inline font-medium">{role === 'user' ? 'Caller' : 'AI'}: </dt>
          <dd className="inline break-words text-ink-soft">{content}</dd>
        </div>
      ))}
    </dl>
  );
}
