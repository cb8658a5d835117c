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
import { ProofCard } from './proof-card.tsx';
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
  const { mode = 'unanswered', delay = forwardingDelay.default, carrier = 'gsm' } = search;
  if (!whose) return <NothingSetUp />;
  return (
    <div className="grid gap-6">
      <Heading number={number} status={status} />
      {number ? (
        <>
          <ModeCard
            number={number}
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
          <ProofCard
            status={status}
            failure={failure}
            since={since}
            onCheck={() => setSince(status?.latest_call?.at ?? null)}
          />
          <CarriersDrawer
            open={search.instructions === true}
            onOpenChange={(open) => {
              if (!open) props.onCloseInstructions();
            }}
            number={number}
            delay={delay}
            carrier={carrier}
            onChoose={(chosen) => onSearch({ carrier: chosen, instructions: undefined })}
          />
        </>
      ) : (
        <NumberGone />
      )}
      {status?.number_held_until && number ? <TrialNote until={status.number_held_until} /> : null}
    </div>
  );
}

function Heading({ number, status }: { number: string | null; status: ForwardingStatus | null }) {
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
            Forward unanswered calls to your AI employee. You can disable it anytime, and your
            business number remains yours.
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

function NothingSetUp() {
  return (
    <div className="grid gap-6">
      <Heading number={null} status={null} />
      <EmptyState
        title="First finish the set-up"
        action={
          <Link to="/onboard" className={buttonLook({ variant: 'accent' })}>
            Train your AI employee for free
          </Link>
        }
      >
        Nothing has been set up in this browser yet. Your AI employee gets its phone number at the
        end of four short steps.
      </EmptyState>
    </div>
  );
}
