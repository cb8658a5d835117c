import { type ForwardingStatus, forwardingDelay } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { Headset, Hourglass, Unplug } from 'lucide-react';
import { useState } from 'react';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Card } from '@/components/ui/card.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { CarriersDrawer } from './carriers-drawer.tsx';
import type { ForwardingSearch } from './forwarding-search.ts';
import { ModeCard } from './mode-card.tsx';
import { NoNumber, NothingSetUp } from './no-number.tsx';
import { OtherBusinesses } from './own-businesses.tsx';
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
  const { isAuthenticated } = useAuth();
  const mayAsk = isAuthenticated || whose?.claimToken != null;
  const watched = useForwardingStatus(mayAsk ? whose : null, since !== undefined);
  const { status, failure } = watched;
  const number = status ? status.agent_number : watched.isKnown ? null : props.number;
  const connected = status === null || status.line_connected;
  const isMisdirected = status?.number_misdirected === true;
  const { mode = 'unanswered', delay = forwardingDelay.default, carrier = 'gsm' } = search;
  if (!whose) return <NothingSetUp />;
  if (!number)
    return (
      <NoNumber {...watched} businessId={whose.businessId} isSetUpHere={whose.claimToken !== null}>
        {status ? <Summary status={status} whose={whose} onSaved={watched.retry} /> : null}
      </NoNumber>
    );
  const waitsFor = whatCodesWaitFor({ number, status, failure, mayAsk });
  // Where there is nothing to forward yet, keeping the number comes first.
  const trial = status?.number_held_until ? (
    <TrialNote
      until={status.number_held_until}
      onceCalled={status.number_held_once_called}
      wasPhoned={status.latest_call !== null}
      hasLine={connected}
    />
  ) : null;
  return (
    <div className="grid gap-6">
      <Heading number={number} status={status} mode={mode} />
      {connected ? null : <NoLine number={number} isMisdirected={isMisdirected} />}
      {connected ? null : trial}
      <ModeCard
        number={number}
        waitsFor={waitsFor}
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
          waitsFor={waitsFor}
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
      {status ? <Summary status={status} whose={whose} onSaved={watched.retry} /> : null}
      {connected ? trial : null}
      {isAuthenticated ? <OtherBusinesses than={whose.businessId} /> : null}
    </div>
  );
}

interface Awaited {
  number: string;
  status: ForwardingStatus | null;
  failure: string | null;
  /** Whether whoever reads may know of this number. */
  mayAsk: boolean;
}

/** What stands between the reader and the codes, in words; null: nothing. */
function whatCodesWaitFor({ number, status, failure, mayAsk }: Awaited): string | null {
  if (status?.line_connected) return null;
  if (status)
    return `This waits for a telephone line: no phone can reach ${writtenNumber(number)} yet.`;
  if (!mayAsk) return 'This waits for you to sign in.';
  return failure === null ? 'Looking up your number...' : 'This waits for your number to be found.';
}

interface SummaryProps {
  status: ForwardingStatus;
  whose: Whose;
  onSaved: () => void;
}

function Summary({ status, whose, onSaved }: SummaryProps) {
  return <SummaryCard key={status.agent_id} whose={whose} status={status} onSaved={onSaved} />;
}

interface HeadingProps {
  number: string;
  status: ForwardingStatus | null;
  mode: 'unanswered' | 'instant';
}

function Heading({ number, status, mode }: HeadingProps) {
  return (
    <header>
      <Badge>Final Step</Badge>
      <h1 className="mt-3 text-2xl leading-tight font-semibold sm:text-3xl">
        {status?.number_misdirected
          ? 'Your AI employee’s number is not connected yet'
          : 'Your AI employee is ready'}
      </h1>
      {status?.business_name ? <p className="mt-2 font-medium">{status.business_name}</p> : null}
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
      {status ? (
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
  // Without a line nobody can phone it; talking to it in the browser counts as a call.
  const whoCalls = hasLine ? 'somebody calls it' : 'somebody talks to it in the browser';
  return (
    <Card className="flex flex-wrap items-center gap-4 bg-accent-wash">
      <Hourglass aria-hidden className="size-5 shrink-0 text-pending" />
      <p className="flex-1 basis-60 text-sm">
        {Date.parse(until) <= Date.now() ? (
          <>Your time to try this number is over, so it may go to somebody else at any moment. </>
        ) : (
          <>
            This number is yours to try until{' '}
            <strong className="font-medium">{sayInstant(until)}</strong>
            {onceCalled ? ` (${sayInstant(onceCalled)} once ${whoCalls})` : ''}
            {wasPhoned ? '. ' : ', or until we run short of numbers. '}
          </>
        )}
        Sign up to keep it{hasLine ? ', or clear your forwarding when the time is over' : ''}.
      </p>
      <Link to="/sign-up" className={buttonLook({ variant: 'accent' })}>
        Sign up to keep it
      </Link>
    </Card>
  );
}

function sayInstant(instant: string): string {
  return new Date(instant).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** Says plainly that no telephone reaches the AI employee yet, and what it takes. */
function NoLine({ number, isMisdirected }: { number: string; isMisdirected: boolean }) {
  const why = isMisdirected
    ? 'is not set up at the phone company yet, so calls to it do not arrive here.'
    : 'is a sample number that no phone can reach.';
  return (
    <Card role="status" className="border-pending/40 bg-pending-wash">
      <p className="flex items-center gap-2.5 font-heading text-lg font-semibold text-pending">
        <Unplug aria-hidden className="size-5 shrink-0" />
        No telephone line is connected yet
      </p>
      <p className="mt-2 text-sm">
        {writtenNumber(number)} {why} Until a line is connected, your AI employee answers in the
        browser. Whoever runs this site can connect one.{' '}
        <Link to="/contact" className="font-medium underline underline-offset-4">
          Ask them
        </Link>
      </p>
    </Card>
  );
}
