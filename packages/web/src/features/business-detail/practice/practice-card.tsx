import type { Business } from '@second-ring/contract';
import { useIsOperator } from '@/api/use-is-operator.ts';
import { Card, CardTitle } from '@/components/ui/card.tsx';
import { FetchState } from '../agent/fetch-state.tsx';
import type { OpenSection } from '../business-search.ts';
import { failedFetch } from '../failure-words.ts';
import type { Knowledge, StagedEdits } from '../staged-edits.ts';
import type { Edit } from '../use-publishing.ts';
import { PracticeReport } from './practice-report.tsx';
import { StartPractice } from './start-practice.tsx';
import { usePractice } from './use-practice.ts';

export interface PracticeCardProps {
  business: Business;
  current: Knowledge;
  staged: StagedEdits;
  onEdit: Edit;
  /** Opens a section of what the AI knows. */
  onShow: (section: OpenSection) => void;
  /** The practice call that is opened, as the address bar holds it. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
}

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
