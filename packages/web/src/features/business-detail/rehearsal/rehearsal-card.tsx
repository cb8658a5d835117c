import type { RehearsalResult } from '@second-ring/conversation';
import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import type { RehearsalState, RehearsedCall } from './use-rehearsal.ts';

interface RehearsalCardProps {
  /** The calls that were kept from the log. */
  keptCalls: ReactNode;
  rehearsal: RehearsalState;
  /** The call that is opened, as the address bar holds it. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

/** Tries the AI out with scripted callers, unpublished changes included. */
export function RehearsalCard({ keptCalls, rehearsal, open, onOpen }: RehearsalCardProps) {
  const { results, isStale, progress, hasFailed, run } = rehearsal;
  const failures = results?.filter(({ passed }) => !passed) ?? [];
  const passes = results?.filter(({ passed }) => passed) ?? [];
  return (
    <Card className="grid grid-cols-1 gap-3">
      <CardTitle>Rehearsal</CardTitle>
      <p className="text-ink-soft">
        Scripted callers ask for every price, day and answer, as your AI would answer them with your
        unpublished changes.
      </p>
      <Button variant="outline" disabled={progress !== null} onClick={() => void run()}>
        {progress ? 'Rehearsing...' : 'Run rehearsal'}
      </Button>
      <p role="status" className="text-ink-soft empty:hidden">
        {progress && progress.total > 0
          ? `${progress.done} of ${progress.total} calls played`
          : null}
        {hasFailed ? 'The rehearsal could not be run. Please try again.' : null}
        {results && !progress
          ? `${failures.length} failed, ${passes.length} passed.${isStale ? ' You have made changes since.' : ''}`
          : null}
      </p>
      {failures.length > 0 ? (
        <RehearsedCalls results={failures} open={open} onOpen={onOpen} />
      ) : null}
      {passes.length > 0 ? (
        <details open={passes.some(({ id }) => id === open) || undefined}>
          <summary className="cursor-pointer py-1 font-medium">Calls that passed</summary>
          <div className="mt-2">
            <RehearsedCalls results={passes} open={open} onOpen={onOpen} />
          </div>
        </details>
      ) : null}
      {keptCalls}
    </Card>
  );
}

interface RehearsedCallsProps {
  results: readonly RehearsedCall[];
  /** The call that is opened. */
  open?: string | undefined;
  onOpen?: (id: string | undefined) => void;
}

/** How many calls stand there before the rest is asked for. */
const firstCalls = 20;

/** Rehearsed calls, each with its verdict; opened, with every word of it. A long list is folded. */
export function RehearsedCalls({ results, open, onOpen }: RehearsedCallsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = !showsAll && results.length > firstCalls;
  const shown = isFolded ? results.filter(({ id }, at) => at < firstCalls || id === open) : results;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {shown.map((result) => (
          <RehearsedRow
            key={result.id}
            result={result}
            isOpen={open === result.id}
            onToggle={(opened) => {
              if (opened !== (open === result.id)) onOpen?.(opened ? result.id : undefined);
            }}
          />
        ))}
      </ul>
      {isFolded ? (
        <Button variant="outline" size="small" className="w-fit" onClick={() => setShowsAll(true)}>
          Show all {results.length}
        </Button>
      ) : null}
    </div>
  );
}

interface RehearsedRowProps {
  result: RehearsedCall;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function RehearsedRow({ result, isOpen, onToggle }: RehearsedRowProps) {
  const { passed, isOld, name, why, transcript } = result;
  // Its words are drawn when they are first asked for: hundreds of calls may stand in a list.
  const [wasOpen, setWasOpen] = useState(isOpen);
  return (
    <li className="min-w-0 rounded-card border border-line">
      <details
        open={isOpen || undefined}
        onToggle={({ currentTarget: { open } }) => {
          if (open) setWasOpen(true);
          onToggle(open);
        }}
      >
        <summary className="flex cursor-pointer list-none items-start gap-2 rounded-card p-3">
          {passed ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
          ) : (
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-negative" />
          )}
          <span className="min-w-0 flex-1 break-words">
            <span className="sr-only">{passed ? 'Passed: ' : 'Failed: '}</span>
            <span className="font-medium">{name}</span>
            <span className="mt-0.5 block text-ink-soft">{why}</span>
            {isOld ? (
              <span className="mt-0.5 block">
                This already goes wrong today, without your changes.
              </span>
            ) : null}
          </span>
          <ChevronDown aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        </summary>
        {isOpen || wasOpen ? <Words transcript={transcript} /> : null}
      </details>
    </li>
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
