import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NotesEditor } from '@/components/knowledge/notes-editor.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { SetUpProgress } from './set-up-progress.tsx';
import { StepFrame } from './step-frame.tsx';
import { firstUnfinished, steps } from './steps.ts';
import { useCompleteSetup } from './use-complete-setup.ts';
import { useDraft } from './use-draft.ts';

/** How the business runs day to day, and the end of the set-up. */
export function StepFour() {
  const { draft, store } = useDraft();
  const { sending, complete, tryNow } = useCompleteSetup(store);
  const navigate = useNavigate();
  const busy = sending.stage === 'sending' || sending.stage === 'waiting';
  const unfinished = firstUnfinished(draft.answers);
  const elsewhere = unfinished && unfinished.path !== steps[3].path ? unfinished : null;
  useEffect(() => {
    if (sending.stage === 'done') void navigate({ to: '/onboard/number-forwarding' });
  }, [sending.stage, navigate]);
  return (
    <StepFrame
      step={steps[3]}
      ending={(mayGoOn) => (
        <Button
          variant="accent"
          size="large"
          disabled={busy || elsewhere !== null}
          onClick={() => {
            if (mayGoOn()) void complete();
          }}
        >
          {busy ? <Spinner className="size-4 text-current" /> : null}
          Complete Setup
        </Button>
      )}
    >
      {({ answers, edit, errors }) => (
        <>
          <NotesEditor
            value={answers.operationalNotes}
            errors={errors}
            onChange={(operationalNotes) => edit({ operationalNotes })}
          />
          {elsewhere ? (
            <p className="rounded-control bg-pending-wash px-4 py-3 text-sm text-pending">
              Something is missing in an earlier step:{' '}
              <Link to={elsewhere.path} className="font-medium underline underline-offset-4">
                {elsewhere.title}
              </Link>
            </p>
          ) : null}
          <SetUpProgress sending={sending} onTryNow={tryNow} />
        </>
      )}
    </StepFrame>
  );
}
