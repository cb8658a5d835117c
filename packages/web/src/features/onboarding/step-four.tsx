import { ORPCError } from '@orpc/client';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { keepClaimToken, keepOwnAgent } from '@/api/made-here.ts';
import { NotesEditor } from '@/components/knowledge/notes-editor.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { Draft, SetUp } from './draft.ts';
import { type DraftStore, useDraft } from './draft-store.ts';
import { type Sending, SetUpRefused, sendSetUp } from './set-up-sending.ts';
import { StepFrame } from './step-frame.tsx';
import { firstUnfinished, stepRefused, steps } from './steps.ts';

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
      isSent={busy || sending.stage === 'done'}
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

/** What is happening to the set-up, and the way forward where it stopped. */
function SetUpProgress({ sending, onTryNow }: { sending: Sending; onTryNow: () => void }) {
  if (sending.stage === 'refused') return <Refused {...sending} />;
  return (
    <div role="status" className="empty:hidden">
      {sending.stage === 'sending' ? (
        <p className="flex items-center gap-3 rounded-control bg-primary-wash px-4 py-3 text-sm">
          <Spinner className="size-4" />
          Giving your AI employee its phone number and everything you taught it.
        </p>
      ) : null}
      {sending.stage === 'waiting' ? (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-pending-wash px-4 py-3 text-sm text-pending">
          <p className="flex-1 basis-60">
            We could not reach the server. Your answers are safe, and we will try again in{' '}
            {sending.seconds} s.
          </p>
          <Button variant="outline" size="small" onClick={onTryNow}>
            Try now
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Refused({ code, sentence }: { code: string; sentence: string }) {
  const named = stepRefused(sentence);
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-negative-wash px-4 py-3 text-sm">
      <p className="text-negative">Failed to set up AI employee: {named?.sentence ?? sentence}</p>
      {named ? (
        <Link to={named.step.path} className="w-fit font-medium underline underline-offset-4">
          Correct it in “{named.step.title}”
        </Link>
      ) : null}
      {code === 'NO_NUMBER_LEFT' ? <AwaitNumber /> : null}
      {code === 'ALREADY_CLAIMED' ? (
        <Link
          to="/login"
          search={{ redirect: '/admin' }}
          className="w-fit font-medium underline underline-offset-4"
        >
          Login
        </Link>
      ) : null}
    </div>
  );
}

type Asking = { stage: 'idle' | 'asking' | 'asked' } | { stage: 'failed'; sentence: string };

/** Where no number is left: an address to write to once there is one. */
function AwaitNumber() {
  const [email, setEmail] = useState('');
  const [asking, setAsking] = useState<Asking>({ stage: 'idle' });
  const ask = async () => {
    if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
      setAsking({
        stage: 'failed',
        sentence: 'Write an email address, such as ana@shop.example.',
      });
      return;
    }
    setAsking({ stage: 'asking' });
    try {
      await awaitNumber(email.trim());
      setAsking({ stage: 'asked' });
    } catch (error) {
      setAsking({ stage: 'failed', sentence: failureSentence(error) });
    }
  };
  if (asking.stage === 'asked')
    return (
      <p role="status">
        We will email {email.trim()} as soon as a number is free. Your answers stay in this browser.
      </p>
    );
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field
        label="Tell me when a number is free"
        error={asking.stage === 'failed' ? asking.sentence : null}
        className="min-w-56 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            placeholder="you@shop.example"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void ask();
            }}
          />
        )}
      </Field>
      <Button className="mt-6.5" disabled={asking.stage === 'asking'} onClick={ask}>
        Tell me
      </Button>
    </div>
  );
}

/** Sends the draft when asked, for as long as the page is there; `tryNow` cuts a pause short. */
function useCompleteSetup(store: DraftStore) {
  const [sending, setSending] = useState<Sending>({ stage: 'idle' });
  const here = useRef(true);
  const wake = useRef<() => void>(() => undefined);
  useEffect(() => {
    here.current = true;
    const tryNow = () => wake.current();
    window.addEventListener('online', tryNow);
    return () => {
      here.current = false;
      window.removeEventListener('online', tryNow);
      tryNow();
    };
  }, []);
  const complete = useCallback(
    () =>
      sendSetUp(() => store.state().draft, {
        send: completeSetUp,
        wanted: () => here.current,
        tell: (next) => {
          if (next.stage === 'done') store.edit({ setUp: next.setUp });
          setSending(next);
        },
        wait: (seconds) =>
          new Promise((resolve) => {
            const timer = setTimeout(resolve, seconds * 1000);
            wake.current = () => {
              clearTimeout(timer);
              resolve();
            };
          }),
      }),
    [store],
  );
  return { sending, complete, tryNow: () => wake.current() };
}

/** Answers the server may give while it is away or starting: worth another try. */
const passingStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/**
 * Hands the draft to the server, and keeps the proof that lets its owner claim it.
 * @throws SetUpRefused with the server's sentence; anything else is worth another try.
 */
async function completeSetUp({ draftId, answers }: Draft): Promise<SetUp> {
  const { finished: _, setUp, plan, ...knowledge } = answers;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    const made = await api.onboarding.complete({
      draftId,
      timeZone,
      ...(setUp?.claimToken && { claimToken: setUp.claimToken }),
      ...(plan && { plan }),
      ...knowledge,
    });
    if (made.claimToken) keepClaimToken(made.claimToken);
    keepOwnAgent({ agentId: made.agentId, businessId: made.businessId, ofSetUp: true });
    return made;
  } catch (error) {
    if (error instanceof ORPCError && !passingStatuses.has(error.status))
      throw new SetUpRefused(error.code, error.message);
    throw error;
  }
}

/** Asks for an e-mail once a number is free. */
async function awaitNumber(email: string): Promise<void> {
  await api.onboarding.awaitNumber({ email });
}
