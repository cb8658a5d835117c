import type { PracticeOutlook, PracticeRun } from '@second-ring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { Instant } from '@/components/instant.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import { failedChange, failedFetch } from '../failure-words.ts';
import { type StagedEdits, stagedFields } from '../staged-edits.ts';
import { type PracticeCardProps, PracticeFindings } from './practice-findings.tsx';
import { count, standingOf, takes, took } from './practice-words.ts';
import { PractisedCalls } from './practised-calls.tsx';

/** Calls held with the language model, unpublished changes included, and what went wrong in them. */
export function PracticeCard(props: PracticeCardProps) {
  const { business, staged } = props;
  const practice = usePractice(business.id);
  const { outlook, latest, run } = practice;
  const error = outlook.error ?? latest.error;
  const isKnown = outlook.data && latest.data;
  return (
    <Card aria-labelledby="practice" className="grid grid-cols-1 gap-4">
      <div>
        <CardTitle id="practice">Practice calls</CardTitle>
        <p className="mt-1 text-ink-soft">
          A language model plays callers who ring your AI, as it would answer with your unpublished
          changes. Nothing said here reaches anybody: no lead is kept, nothing is texted, emailed or
          booked.
        </p>
      </div>
      {isKnown ? null : (
        <FetchState
          loading="Loading practice calls..."
          failure={error && failedFetch(error, 'practice calls')}
          onRetry={() => {
            void outlook.refetch();
            void latest.refetch();
          }}
        />
      )}
      {isKnown && !outlook.data.available ? <NoModel /> : null}
      {isKnown && outlook.data.available ? (
        <StartPractice practice={practice} outlook={outlook.data} staged={staged} />
      ) : null}
      {run ? <PracticeReport {...props} run={run} /> : null}
    </Card>
  );
}

function NoModel() {
  const isOperator = useIsOperator();
  return (
    <p role="note" className="rounded-control bg-sunken px-3 py-2">
      Practice calls need a language model, and this installation has none. The rehearsal on this
      page works without one.
      {isOperator ? (
        <>
          {' '}
          As its operator you turn one on with the setting <code>LLM_API_URL</code>; the README says
          how, also without any key.
        </>
      ) : null}
    </p>
  );
}

/** What a run came to so far: what to put right first, then every call. */
function PracticeReport({ run, ...props }: PracticeCardProps & { run: PracticeRun }) {
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

interface StartPracticeProps {
  practice: Practice;
  outlook: PracticeOutlook;
  staged: StagedEdits;
}

/** Starts a run, with what it would take and may take; while one is held, how far it is. */
function StartPractice({ practice, outlook, staged }: StartPracticeProps) {
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
              ? 'None yet: open a call in the call log and choose “Use as a rehearsal”.'
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

type Practice = ReturnType<typeof usePractice>;

/** How often a run is looked at while it is held. */
const lookEveryMs = 1_000;

/** The practice calls of a business: the latest run, what the next would take, and how to hold it. */
function usePractice(id: string) {
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
