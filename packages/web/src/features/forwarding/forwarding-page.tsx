import { type ForwardingStatus, forwardingDelay } from '@second-ring/contract';
import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import { Link } from '@tanstack/react-router';
import { Headset, Hourglass, Unplug } from 'lucide-react';
import { useState } from 'react';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { EmptyState } from '@/components/ui/notice.tsx';
import { CarriersDrawer } from './carriers-drawer.tsx';
import type { ForwardingSearch } from './forwarding-search.ts';
import { ModeCard } from './mode-card.tsx';
import { ProofCard } from './proof-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useForwardingStatus, type Whose } from './use-forwarding-status.ts';

interface ForwardingPageProps {
  /** The set-up of this browser, or a business of the signed-in person; null: neither. */
  whose: Whose | null;
  /** The agent's number as far as it is known before the server answers. */
  number: string | null;
  search: ForwardingSearch;
  /** Puts a change into the address bar; opening the instructions adds a step for Back. */
  onSearch: (change: ForwardingSearch) => void;
  onCloseInstructions: () => void;
}

/** The last step: the code that forwards unanswered calls, and the proof that it does. */
export function ForwardingPage(props: ForwardingPageProps) {
  const { whose, search, onSearch } = props;
  const [since, setSince] = useState<string | null | undefined>(undefined);
  const { status, failure } = useForwardingStatus(whose, since !== undefined);
  const number = status ? status.agent_number : props.number;
  const connected = status === null || status.line_connected;
  const { mode = 'unanswered', delay = forwardingDelay.default, carrier = 'gsm' } = search;
  if (!whose) return <NothingSetUp />;
  return (
    <div className="grid gap-6">
      <Heading number={number} status={status} mode={mode} />
      {number ? (
        <>
          {connected ? null : <NoLine number={number} />}
          <ModeCard
            number={number}
            state={status === null ? 'unknown' : status.line_connected ? 'connected' : 'no-line'}
            mode={mode}
            delay={delay}
            carrier={carrier}
            onChange={onSearch}
          />
          <Button
            variant="link"
            size="inline"
            className="w-fit"
            onClick={() => onSearch({ instructions: true })}
          >
            How does call forwarding work?
          </Button>
          {connected ? (
            <ProofCard
              status={status}
              failure={failure}
              since={since}
              mode={mode}
              onCheck={() => setSince(status?.latest_call?.at ?? null)}
            />
          ) : null}
          <CarriersDrawer
            open={search.instructions === true}
            onOpenChange={(open) => {
              if (!open) props.onCloseInstructions();
            }}
            number={connected ? number : null}
            delay={delay}
            carrier={carrier}
            onChoose={(chosen) => onSearch({ carrier: chosen, instructions: undefined })}
          />
        </>
      ) : (
        <NumberGone />
      )}
      {status && number ? (
        <SummaryCard
          key={status.agent_id}
          whose={whose}
          agentId={status.agent_id}
          recipient={status.recipient}
        />
      ) : null}
      {status?.number_held_until && number ? (
        <TrialNote
          until={status.number_held_until}
          onceCalled={status.number_held_once_called}
          wasPhoned={status.latest_call !== null}
          hasLine={connected}
        />
      ) : null}
    </div>
  );
}

/** Stands where there is no business whose calls could be forwarded. */
export function NothingSetUp() {
  return (
    <div className="grid gap-6">
      <header>
        <Badge>Final Step</Badge>
        <h1 className="mt-3 text-2xl leading-tight font-semibold sm:text-3xl">
          Your AI employee is ready once you finish the set-up
        </h1>
      </header>
      <EmptyState
        title="Nothing has been set up yet"
        action={
          <Link to="/onboard" className={buttonLook({ variant: 'accent' })}>
            Train your AI employee for free
          </Link>
        }
      >
        There is no set-up in this browser. Your AI employee gets its phone number at the end of
        four short steps.
      </EmptyState>
    </div>
  );
}

interface HeadingProps {
  number: string | null;
  status: ForwardingStatus | null;
  mode: 'unanswered' | 'instant';
}

function Heading({ number, status, mode }: HeadingProps) {
  return (
    <header>
      <Badge>Final Step</Badge>
      <h1 className="mt-3 text-2xl leading-tight font-semibold sm:text-3xl">
        Your AI employee is ready
      </h1>
      {number ? (
        <>
          <p className="mt-4 flex items-center gap-2">
            <span className="tabular font-heading text-3xl font-bold tracking-tight sm:text-4xl">
              {writtenNumber(number)}
            </span>
            <CopyButton text={number} what="phone number" />
          </p>
          <p className="mt-3 text-ink-soft">
            Forward {mode === 'instant' ? 'your' : 'unanswered'} calls to your AI employee. You can
            disable it anytime, and your business number remains yours.
          </p>
        </>
      ) : null}
      {status && number ? (
        <Link
          to="/call/$agentId"
          params={{ agentId: status.agent_id }}
          className={buttonLook({ variant: 'outline', className: 'mt-4' })}
        >
          <Headset aria-hidden />
          Talk to it in the browser
        </Link>
      ) : null}
    </header>
  );
}

interface TrialNoteProps {
  until: string;
  /** Until when it is kept once somebody calls; null: somebody has, or it makes no difference. */
  onceCalled: string | null;
  /** Whether a phone has called it. */
  wasPhoned: boolean;
  hasLine: boolean;
}

/** Says until when an unclaimed business keeps its number, and how to keep it. */
function TrialNote({ until, onceCalled, wasPhoned, hasLine }: TrialNoteProps) {
  return (
    <Card className="flex flex-wrap items-center gap-4 bg-accent-wash">
      <Hourglass aria-hidden className="size-5 shrink-0 text-pending" />
      <p className="flex-1 basis-60 text-sm">
        This number is yours to try until{' '}
        <strong className="font-medium">{sayInstant(until)}</strong>
        {onceCalled ? `, or until ${sayInstant(onceCalled)} once somebody calls it` : ''}. Sign up
        before then to keep it. Otherwise somebody else may get it
        {hasLine ? ', and you should clear your forwarding' : ''}.
        {wasPhoned ? '' : ' Until a phone has called it, it may go sooner when few are left.'} What
        you typed is kept.
      </p>
      <Link to="/sign-up" className={buttonLook({ variant: 'accent' })}>
        Sign up to keep it
      </Link>
    </Card>
  );
}

function sayInstant(instant: string): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });
}

/** Stands where the number has gone back to the pool. */
function NumberGone() {
  return (
    <EmptyState
      title="You no longer have this number"
      action={
        <Link to="/onboard/step-four" className={buttonLook({ variant: 'accent' })}>
          Get a new number
        </Link>
      }
    >
      Nobody signed up to keep it in time: {trialHours} hours, or {uncalledTrialHours} for a number
      that nobody calls, and less when few numbers are left. If your calls are still forwarded to
      it, clear the forwarding on your phone. Your answers are still here, so you can complete the
      set-up again.
    </EmptyState>
  );
}

/** Says plainly that no telephone reaches the AI employee yet, and what it takes. */
function NoLine({ number }: { number: string }) {
  return (
    <Card role="status" className="border-pending/40 bg-pending-wash">
      <p className="flex items-center gap-2.5 font-heading text-lg font-semibold text-pending">
        <Unplug aria-hidden className="size-5 shrink-0" />
        No telephone line is connected yet
      </p>
      <p className="mt-2 text-sm">
        {writtenNumber(number)} is a sample number that no phone can reach, so there is nothing to
        forward your calls to. Until a line is connected, your AI employee answers in the browser.
      </p>
      <p className="mt-2 text-sm">
        Connecting one is up to whoever runs this site for you.{' '}
        <Link to="/contact" className="font-medium underline underline-offset-4">
          Ask them
        </Link>
        . If that is you, the README says how under “Connecting a Twilio number”.
      </p>
    </Card>
  );
}
