import type { Config } from '@second-ring/contract';
import { ChevronDown, ChevronUp, Phone, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useInstallation } from '@/api/use-installation.ts';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { useKeptClear } from '../use-kept-clear.ts';
import type { Agent } from './use-voice-agent.ts';

/** The room the sheet takes at the foot of the page; what else stands there keeps clear of it. */
const roomName = '--call-sheet';

/**
 * On narrow screens, a call that follows the reader: a sheet at the foot of the page that folds to a
 * line while something is edited and goes on meanwhile.
 */
export function CallSheet({ agent, ...published }: TestCallProps) {
  const [state, setState] = useState<'closed' | 'open' | 'folded'>('closed');
  useEffect(() => {
    const page = document.documentElement;
    page.style.setProperty(roomName, state === 'folded' ? '3.5rem' : '0rem');
    return () => {
      page.style.removeProperty(roomName);
    };
  }, [state]);
  if (state === 'closed')
    return (
      <>
        {/* So that it covers nothing at the end of the page. */}
        <div aria-hidden className="h-12 lg:hidden" />
        <OpeningButton onOpen={() => setState('open')} />
      </>
    );
  const isOpen = state === 'open';
  return (
    <section
      aria-label="Test call"
      className="fixed inset-x-0 bottom-0 z-40 flex flex-col rounded-t-card border border-line bg-surface shadow-float lg:hidden"
    >
      <div className="flex h-14 shrink-0 items-center gap-1 px-4">
        <p className="flex min-w-0 flex-1 items-center gap-2 font-medium">
          <Phone aria-hidden className="size-4 text-primary" />
          Test call
        </p>
        <Button
          variant="ghost"
          aria-expanded={isOpen}
          onClick={() => setState(isOpen ? 'folded' : 'open')}
        >
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          {isOpen ? 'Back to editing' : 'Show the call'}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="End the test call"
          onClick={() => setState('closed')}
        >
          <X aria-hidden />
        </Button>
      </div>
      <div className={cn('flex h-[72dvh] flex-col gap-2 px-2 pb-2', !isOpen && 'hidden')}>
        <TestCall agent={agent} {...published} className="h-auto min-h-0 flex-1" />
      </div>
    </section>
  );
}

/** Floats above what is edited, and keeps it clear of itself. */
function OpeningButton({ onOpen }: { onOpen: () => void }) {
  const floating = useRef<HTMLDivElement>(null);
  useKeptClear(floating);
  return (
    <div
      ref={floating}
      className="fixed right-4 bottom-[calc(var(--publish-bar,0rem)+1rem)] z-10 lg:hidden"
    >
      <Button variant="accent" className="rounded-full shadow-float" onClick={onOpen}>
        <Phone aria-hidden />
        Test call
      </Button>
    </div>
  );
}

interface TestCallProps {
  agent: Agent;
  /** The version of its business that is published. */
  version: number;
  /** Whether something is staged that is not in it. */
  hasEdits: boolean;
}

/**
 * A call to the agent, held in a frame: our own call page, or Millis's where its voice answers. It
 * says what is published; one that began before keeps what it began with.
 */
export function TestCall({ agent, version, hasEdits, className }: TestCallProps & ClassNamed) {
  const installation = useInstallation();
  const [heard, setHeard] = useState(version);
  const isOvertaken = heard !== version;
  return (
    <>
      <div role="status" className="empty:hidden">
        {isOvertaken ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-accent-wash px-3 py-2 text-sm">
            <p className="min-w-0 flex-1 basis-48">
              You have published since. A call that was already running keeps its old answers.
            </p>
            <Button variant="outline" size="small" onClick={() => setHeard(version)}>
              Start a new call
            </Button>
          </div>
        ) : hasEdits ? (
          <p className="rounded-control bg-pending-wash px-3 py-2 text-sm text-pending">
            A test call answers from what is published. Publish your changes to hear them.
          </p>
        ) : null}
      </div>
      <iframe
        key={heard}
        title="Talk to the AI employee"
        src={addressOf(agent, installation)}
        allow="microphone"
        loading="lazy"
        className={cn('h-136 w-full rounded-card border border-line', className)}
      />
    </>
  );
}

interface ClassNamed {
  className?: string;
}

function addressOf({ id, millis_agent_id: millisId }: Agent, installation?: Config): string {
  const key = installation?.voice === 'millis' ? installation.millisPublicKey : null;
  return key !== null && millisId !== null
    ? `https://app.millis.ai/agents/embedded?${new URLSearchParams({ id: millisId, k: key })}`
    : `/call/${id}?embed=1`;
}
