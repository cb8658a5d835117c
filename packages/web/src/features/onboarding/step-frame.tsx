import type { Mistakes } from '@second-ring/contract';
import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import {
  ArrowLeft,
  ArrowRight,
  CopyCheck,
  MessageCircleQuestion,
  TriangleAlert,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type ShownMistakes, useShownMistakes } from '@/components/knowledge/shown-mistakes.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Drawer } from '@/components/ui/drawer.tsx';
import { FieldError } from '@/components/ui/field-error.tsx';
import { AlreadySetUp, useAlreadySetUp } from './already-set-up.tsx';
import type { AnswerName, Answers } from './draft.ts';
import { type Keeping, useDraft } from './draft-store.ts';
import { WithFoundHere } from './found-here.tsx';
import { PreviewTalk } from './preview/preview-talk-box.tsx';
import { countedSteps, type Step, steps } from './steps.ts';

interface StepFrameProps {
  step: Step;
  children: (form: {
    answers: Answers;
    edit: (change: Partial<Answers>) => void;
    errors: Mistakes;
  }) => ReactNode;
  /** What ends the step, in place of Continue. */
  ending?: (mayGoOn: () => boolean) => ReactNode;
  /** Whether the set-up is on its way: what becomes of it is no reason to ask anything. */
  isSent?: boolean;
}

/** What every step has: where it stands, its form, Back and Continue, and the AI to ask. */
export function StepFrame(props: StepFrameProps) {
  return (
    <WithFoundHere>
      <StepForm {...props} />
    </WithFoundHere>
  );
}

function StepForm({ step, children, ending, isSent = false }: StepFrameProps) {
  const { draft, keeping, taken, store } = useDraft();
  const navigate = useNavigate();
  const mistakes = useShownMistakes(step.check(draft.answers));
  const index = steps.findIndex(({ path }) => path === step.path);
  const next = steps[index + 1];
  const isAlreadySetUp = useAlreadySetUp(draft);
  const goOn = () => {
    if (!mistakes.mayGoOn() || !next) return;
    store.edit({ finished: Math.max(draft.answers.finished, index + 1) });
    void navigate({ to: next.path });
  };
  if (isAlreadySetUp && !isSent) return <AlreadySetUp />;
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
          {countedSteps.map(({ path }, at) => (
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
    count === 1 ? 'Please check one thing above.' : `Please check ${count} things above.`;
  return <FieldError>{count > 0 ? words : null}</FieldError>;
}

const whyNotKept: Record<Exclude<Keeping, 'stored'>, string> = {
  full: 'This browser’s storage is full, so your answers live in this tab only. Keep it open until you finish, or free some space.',
  forbidden:
    'This browser does not let us keep your answers, so they live in this tab only. Keep it open until you finish.',
};

/** What an answer is called; those a person never sees have no name. */
const answerNames: Partial<Record<AnswerName, string>> = {
  businessName: 'business name',
  phoneNumber: 'phone number',
  address: 'address',
  businessHours: 'hours',
  services: 'services',
  commonQuestions: 'questions',
  operationalNotes: 'notes',
};

interface DraftNoticesProps {
  keeping: Keeping;
  taken: AnswerName[];
  onDismiss: () => void;
}

/** Says when the draft cannot be kept, and when another tab changed it. */
function DraftNotices({ keeping, taken, onDismiss }: DraftNoticesProps) {
  const names = taken.flatMap((name) => answerNames[name] ?? []);
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {keeping === 'stored' ? null : (
        <p className="flex gap-2.5 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {whyNotKept[keeping]}
        </p>
      )}
      {names.length > 0 ? (
        <div className="flex items-start gap-2.5 rounded-control bg-primary-wash px-4 py-3 text-sm">
          <CopyCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
          <p className="flex-1">
            This set-up is also open in another tab. We took over what you typed there last:{' '}
            {names.join(', ')}.
          </p>
          <Button variant="link" size="inline" onClick={onDismiss}>
            OK
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const previewTitle = 'Ask your AI';
const previewDescription = 'It answers from what you have typed so far, as it would a caller.';

/** The AI employee at the form's side, on wide screens. */
function PreviewAside({ answers }: { answers: Answers }) {
  return (
    <aside
      aria-labelledby="preview-title"
      className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] flex-col rounded-card border border-line bg-surface p-5 shadow-float lg:flex"
    >
      <h2 id="preview-title" className="text-lg font-semibold">
        {previewTitle}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{previewDescription}</p>
      <PreviewTalk answers={answers} />
    </aside>
  );
}

/** The same behind a button, on narrow ones. */
function PreviewDrawer({ answers }: { answers: Answers }) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const isOpen = useLocation({ select: ({ state }) => state.sheet === 'preview' });
  // An entry of its own, so that Back closes it and stays on the step.
  const open = () => navigate({ to: '.', search: true, state: { sheet: 'preview' } });
  return (
    <div className="ml-auto lg:hidden">
      <Drawer
        open={isOpen}
        onOpenChange={(opens) => (opens ? void open() : history.back())}
        title={previewTitle}
        description={previewDescription}
        trigger={
          <Button variant="primary" className="rounded-full">
            <MessageCircleQuestion aria-hidden />
            {previewTitle}
          </Button>
        }
      >
        <PreviewTalk answers={answers} />
      </Drawer>
    </div>
  );
}
