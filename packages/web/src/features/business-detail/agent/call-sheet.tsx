import type { Config } from '@second-ring/contract';
import { ChevronDown, ChevronUp, Phone, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useInstallation } from '@/api/use-installation.ts';
import { readCallRunning } from '@/components/framed-call.ts';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { useKeptClear } from '../use-kept-clear.ts';
import type { Agent } from './use-voice-agent.ts';

/** The room the sheet takes at the foot of the page; what else stands there keeps clear of it. */
const roomName = '--call-sheet';
/** The same of the strip with the button that opens it, which narrow screens alone have. */
const stripName = '--call-strip';

/**
 * On narrow screens, a call that follows the reader: a sheet at the foot of the page that folds to a
 * line while something is edited and goes on meanwhile.
 */
export function CallSheet({ agent, isShown, onShown, ...published }: CallSheetProps) {
  const [isFolded, setFolded] = useState(false);
  const { hasEdits } = published;
  // With edits it leaves the publish bar in sight, of which it speaks.
  const open = hasEdits ? '60dvh + 3.5rem' : '0rem';
  useEffect(() => {
    const page = document.documentElement;
    if (isShown) page.style.setProperty(roomName, isFolded ? '3.5rem' : `calc(${open})`);
    else page.style.setProperty(stripName, '3.5rem');
    return () => {
      page.style.removeProperty(roomName);
      page.style.removeProperty(stripName);
    };
  }, [isShown, isFolded, open]);
  if (!isShown)
    return (
      <>
        {/* So that it covers nothing at the end of the page. */}
        <div aria-hidden className="h-14 lg:hidden" />
        <OpeningButton
          onOpen={() => {
            setFolded(false);
            onShown(true);
          }}
        />
      </>
    );
  const isOpen = !isFolded;
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
        <Button variant="ghost" aria-expanded={isOpen} onClick={() => setFolded(isOpen)}>
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          {isOpen ? 'Back to editing' : 'Show the call'}
        </Button>
        <Button
          variant="ghost"
          size="icon"
          aria-label="End the test call"
          onClick={() => onShown(false)}
        >
          <X aria-hidden />
        </Button>
      </div>
      <div
        className={cn(
          'flex flex-col gap-2 px-2 pb-2',
          hasEdits ? 'h-[60dvh]' : 'h-[72dvh]',
          !isOpen && 'hidden',
        )}
      >
        <TestCall agent={agent} {...published} className="h-auto min-h-0 flex-1" />
      </div>
    </section>
  );
}

interface CallSheetProps extends TestCallProps {
  /** Whether there is a sheet, folded or not: the address bar rules it, and Back closes it. */
  isShown: boolean;
  onShown: (isShown: boolean) => void;
}

/** Stands on a strip of its own, so that it lies over no control, and keeps what is edited clear of it. */
function OpeningButton({ onOpen }: { onOpen: () => void }) {
  const floating = useRef<HTMLDivElement>(null);
  useKeptClear(floating);
  return (
    <div
      ref={floating}
      className="fixed inset-x-0 bottom-0 z-10 flex h-14 items-center justify-end border-t border-line bg-surface px-4 lg:hidden"
    >
      <Button variant="accent" className="rounded-full" onClick={onOpen}>
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
  const frame = useRef<HTMLIFrameElement>(null);
  const [frames, setFrames] = useState(0);
  const address = addressOf(agent, installation);
  const isOvertaken = useOvertaken(frame, { version, frames, isOurs: address.startsWith('/') });
  return (
    <>
      <div role="status" className="empty:hidden">
        {isOvertaken ? (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-accent-wash px-3 py-2 text-sm">
            <p className="min-w-0 flex-1 basis-48">
              You have published since. A call that was already running keeps its old answers.
            </p>
            <Button variant="outline" size="small" onClick={() => setFrames(frames + 1)}>
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
        ref={frame}
        key={frames}
        title="Talk to the AI employee"
        src={address}
        allow="microphone"
        loading="lazy"
        className={cn('h-136 w-full rounded-card border border-line', className)}
      />
    </>
  );
}

interface Framed {
  version: number;
  /** How many frames there have been before this one. */
  frames: number;
  /** Whether the frame holds our own call page, which tells whether a call runs; Millis's does not. */
  isOurs: boolean;
}

/** Whether a call may still run in the frame that began before what is published now. */
function useOvertaken(
  frame: RefObject<HTMLIFrameElement | null>,
  { version, frames, isOurs }: Framed,
): boolean {
  const [opened, setOpened] = useState({ frames, version });
  /** What was published when the running call began; null: none runs. */
  const [began, setBegan] = useState<number | null>(null);
  if (opened.frames !== frames) {
    setOpened({ frames, version });
    setBegan(null);
  }
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      const runs = readCallRunning(data);
      if (runs !== null) setBegan(runs ? version : null);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, version]);
  return isOurs ? began !== null && began !== version : opened.version !== version;
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
