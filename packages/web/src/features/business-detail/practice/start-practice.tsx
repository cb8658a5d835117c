import type { PracticeOutlook } from '@second-ring/contract';
import { Button } from '@/components/ui/button.tsx';
import { failedChange } from '../failure-words.ts';
import { type StagedEdits, stagedFields } from '../staged-edits.ts';
import { count, standingOf, takes } from './practice-words.ts';
import type { Practice } from './use-practice.ts';

interface StartPracticeProps {
  practice: Practice;
  outlook: PracticeOutlook;
  staged: StagedEdits;
}

/** Starts a run, with what it would take and may take; while one is held, how far it is. */
export function StartPractice({ practice, outlook, staged }: StartPracticeProps) {
  const { run, start } = practice;
  if (run?.status === 'running') return <Running practice={practice} run={run} />;
  const { estimates, most_per_run: mostPerRun, most_per_day: mostPerDay } = outlook;
  const { callers, kept } = estimates;
  const hasEdits = stagedFields(staged).length > 0;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <Button
            disabled={start.isPending}
            onClick={() => start.mutate({ kind: 'callers', staged })}
          >
            Let {callers.calls} callers ring
          </Button>
          <p className="text-sm text-ink-soft">{takes(callers)}</p>
        </div>
        <div className="grid content-start gap-1.5">
          <Button
            variant="outline"
            disabled={start.isPending || kept.calls === 0}
            onClick={() => start.mutate({ kind: 'kept', staged })}
          >
            Play your kept calls
          </Button>
          <p className="text-sm text-ink-soft">
            {kept.calls === 0
              ? 'None yet: open a call in the call log and choose “Keep as rehearsal”.'
              : `${kept.calls === 1 ? 'One call' : `${kept.calls} calls`}. ${takes(kept)}`}
          </p>
        </div>
      </div>
      <p className="text-sm text-ink-soft">
        {hasEdits ? 'Your unpublished changes are tried too. ' : null}A run stops at{' '}
        {count(mostPerRun.requests)} requests or {count(mostPerRun.tokens)} tokens. Today this
        business has used {count(outlook.taken_today.tokens)} of its {count(mostPerDay.tokens)}{' '}
        tokens.
      </p>
      {start.error ? (
        <p role="alert" className="text-negative">
          {failedChange(start.error, 'The practice calls could not be started')}
        </p>
      ) : null}
    </div>
  );
}

function Running({ practice, run }: { practice: Practice; run: NonNullable<Practice['run']> }) {
  const { cancel } = practice;
  return (
    <div className="grid gap-2">
      <progress
        aria-label="Practice calls"
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-primary"
        value={run.calls.length}
        max={run.total}
      />
      <p role="status" className="break-words">
        {standingOf(run)}
      </p>
      <p className="text-sm text-ink-soft">
        You can leave this page: the calls go on, and are here when you come back.
      </p>
      <Button
        variant="outline"
        className="w-fit"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate(run.id)}
      >
        {cancel.isPending ? 'Cancelling...' : 'Cancel'}
      </Button>
      {cancel.error ? (
        <p role="alert" className="text-negative">
          {failedChange(cancel.error, 'The practice calls could not be cancelled')}
        </p>
      ) : null}
    </div>
  );
}
