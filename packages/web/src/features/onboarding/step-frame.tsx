import type { Mistakes } from '@second-ring/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ShownMistakes, useShownMistakes } from '@/components/knowledge/shown-mistakes.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { FieldError } from '@/components/ui/field-error.tsx';
import type { Answers } from './draft.ts';
import { DraftNotices } from './draft-notices.tsx';
import { PreviewAside, PreviewDrawer } from './preview/preview-panel.tsx';
import { type Step, steps } from './steps.ts';
import { useDraft } from './use-draft.ts';

interface StepFrameProps {
  step: Step;
  children: (form: {
    answers: Answers;
    edit: (change: Partial<Answers>) => void;
    errors: Mistakes;
  }) => ReactNode;
  /** What ends the step, in place of Continue. */
  ending?: (mayGoOn: () => boolean) => ReactNode;
}

/** What every step has: where it stands, its form, Back and Continue, and the AI to ask. */
export function StepFrame({ step, children, ending }: StepFrameProps) {
  const { draft, keeping, taken, store } = useDraft();
  const navigate = useNavigate();
  const mistakes = useShownMistakes(step.check(draft.answers));
  const index = steps.findIndex(({ path }) => path === step.path);
  const next = steps[index + 1];
  const goOn = () => {
    if (!mistakes.mayGoOn() || !next) return;
    store.edit({ finished: Math.max(draft.answers.finished, index + 1) });
    void navigate({ to: next.path });
  };
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form
        noValidate
        aria-labelledby="step-title"
        ref={mistakes.ref}
        onBlur={mistakes.onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
        className="grid min-w-0 gap-6"
      >
        <StepHeading step={step} index={index}>
          <PreviewDrawer answers={draft.answers} />
        </StepHeading>
        <DraftNotices keeping={keeping} taken={taken} onDismiss={() => store.dismissTaken()} />
        {children({
          answers: draft.answers,
          edit: (change) => store.edit(change),
          errors: mistakes.shown,
        })}
        <StepMistakes mistakes={mistakes} />
        <div className="flex items-center justify-between gap-3 border-t border-line pt-5">
          <BackLink index={index} />
          {ending ? (
            ending(mistakes.mayGoOn)
          ) : (
            <Button type="submit" variant="accent" size="large">
              Continue
              <ArrowRight aria-hidden />
            </Button>
          )}
        </div>
      </form>
      <PreviewAside answers={draft.answers} />
    </div>
  );
}

interface StepHeadingProps {
  step: Step;
  index: number;
  /** Stands at the end of the line. */
  children: ReactNode;
}

function StepHeading({ step, index, children }: StepHeadingProps) {
  return (
    <header>
      <div className="flex min-h-10 items-center gap-3">
        <Badge>{step.badge}</Badge>
        <ol aria-hidden className="flex gap-1">
          {steps.map(({ path }, at) => (
            <li
              key={path}
              className={`h-1.5 w-4 rounded-full sm:w-7 ${at <= index ? 'bg-primary' : 'bg-line'}`}
            />
          ))}
        </ol>
        {children}
      </div>
      <h1 id="step-title" className="mt-3 text-2xl leading-tight font-semibold sm:text-3xl">
        {step.title}
      </h1>
      <p className="mt-1.5 text-ink-soft">{step.description}</p>
    </header>
  );
}

function BackLink({ index }: { index: number }) {
  return (
    <Link
      to={steps[index - 1]?.path ?? '/onboard'}
      className={buttonLook({ variant: 'outline', size: 'large' })}
    >
      <ArrowLeft aria-hidden />
      Back
    </Link>
  );
}

/** How much is missing, once someone wanted to go on; each mistake stands at its field too. */
function StepMistakes({ mistakes: { shown } }: { mistakes: ShownMistakes }) {
  const count = Object.keys(shown).length;
  const words =
    count === 1
      ? 'One thing above needs another look.'
      : `${count} things above need another look.`;
  return <FieldError>{count > 0 ? words : null}</FieldError>;
}
