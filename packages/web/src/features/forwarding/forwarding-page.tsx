import { type ForwardingStatus, forwardingDelay } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { Headset } from 'lucide-react';
import { useState } from 'react';
import { writtenNumber } from '@/components/phone-number.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { EmptyState } from '@/components/ui/notice.tsx';
import { CarriersDrawer } from './carriers-drawer.tsx';
import type { ForwardingSearch } from './forwarding-search.ts';
import { ModeCard } from './mode-card.tsx';
import { NoLine } from './no-line.tsx';
import { ProofCard } from './proof-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { NumberGone, TrialNote } from './trial-note.tsx';
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
