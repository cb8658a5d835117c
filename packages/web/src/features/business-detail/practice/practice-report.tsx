import type { PracticeRun } from '@second-ring/contract';
import { Instant } from '@/components/instant.tsx';
import type { PracticeCardProps } from './practice-card.tsx';
import { PracticeFindings } from './practice-findings.tsx';
import { standingOf, took } from './practice-words.ts';
import { PractisedCalls } from './practised-calls.tsx';

/** What a run came to so far: what to put right first, then every call. */
export function PracticeReport({ run, ...props }: PracticeCardProps & { run: PracticeRun }) {
  const { business, open, onOpen } = props;
  const { calls } = run;
  const isOver = run.status !== 'running';
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      {isOver ? (
        <div>
          <p role="status" className="font-medium break-words">
            {standingOf(run)}
          </p>
          <p className="mt-0.5 text-sm text-ink-soft">
            {run.kind === 'kept' ? 'Your kept calls' : 'Callers played by the model'},{' '}
            <Instant at={run.created_at} timeZone={business.time_zone} />
            {run.staged ? ', with changes that were unpublished then' : null}. {took(run)}
          </p>
        </div>
      ) : null}
      {calls.length > 0 ? (
        <>
          <PracticeFindings calls={calls} isOver={isOver} {...props} />
          <section aria-labelledby="practised-calls" className="grid gap-2">
            <h3 id="practised-calls" className="font-medium">
              The calls
            </h3>
            <PractisedCalls calls={calls} open={open} onOpen={onOpen} />
          </section>
        </>
      ) : null}
    </div>
  );
}
