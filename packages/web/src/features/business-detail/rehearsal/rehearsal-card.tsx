import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { RehearsedCalls } from './rehearsed-calls.tsx';
import type { RehearsalState } from './use-rehearsal.ts';

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
        {hasFailed ? 'The rehearsal could not be held. Please try again.' : null}
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
