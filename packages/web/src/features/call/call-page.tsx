import { ArrowUp, MessageSquareText } from 'lucide-react';
import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { callRunning } from '@/components/framed-call.ts';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { Input } from '@/components/ui/input.tsx';
import { CallControls } from './call-controls.tsx';
import { CallDriver } from './call-driver.ts';
import { CallHeader } from './call-header.tsx';
import { CallStage } from './call-stage.tsx';
import { type CallState, isLive } from './call-state.ts';
import { placeCall, type Taught } from './place-call.ts';
import { FactLine, Transcript } from './transcript.tsx';
import { type Fact, factsUsed } from './turns.ts';

interface CallPageProps {
  agentId: string;
  businessName: string | null;
  /** What it has been taught; null: nobody knows. */
  taught: Taught | null;
  /** Draws the call alone, for a frame inside another page. */
  embedded: boolean;
  /** What whoever made this agent may do after a call; null: somebody else's agent. */
  next?: ReactNode;
}

/** A telephone call to an AI employee, by voice or by typing. */
export function CallPage({ agentId, businessName, taught, embedded, next }: CallPageProps) {
  const { call, driver } = useCall(agentId);
  const [keypadOpen, setKeypadOpen] = useState(false);
  const heard = () => driver.heard();
  const live = isLive(call.phase);
  useTellParent(embedded, live);
  const facts = factsUsed(call.turns);
  return (
    <div className="relative isolate flex h-dvh flex-col overflow-hidden">
      {embedded ? null : <CallHeader />}
      <main
        id="main"
        tabIndex={-1}
        // The page around the frame has a main part of its own.
        aria-label={embedded ? 'Call' : undefined}
        className="mx-auto flex min-h-0 w-full max-w-5xl flex-1 gap-6 px-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        <div className="mx-auto flex min-h-0 w-full max-w-2xl flex-1 flex-col">
          <CallStage
            call={call}
            businessName={businessName}
            taught={taught}
            onCall={() => driver.dispatch({ type: 'callPressed' })}
          />
          {live ? (
            <CallControls
              call={call}
              keypadOpen={keypadOpen}
              onKeypad={() => setKeypadOpen(!keypadOpen)}
              onMute={() => driver.dispatch({ type: 'muteToggled' })}
              onSound={() => driver.dispatch({ type: 'soundToggled' })}
              onHangUp={() => driver.dispatch({ type: 'hungUp' })}
            />
          ) : null}
          {live && keypadOpen ? (
            <Keypad
              onKey={(digit) => driver.dispatch({ type: 'keyPressed', digit, heard: heard() })}
            />
          ) : null}
          <Transcript turns={call.turns} speaking={call.speaking}>
            {call.phase === 'ended' ? (
              <CallSummary
                summary={call.summary}
                onCall={() => driver.dispatch({ type: 'callPressed' })}
              >
                {next}
              </CallSummary>
            ) : null}
          </Transcript>
          <Composer
            onSay={(words) => driver.dispatch({ type: 'callerSaid', words, heard: heard() })}
            onType={driver.speaks}
            hint={hintFor(call)}
          />
        </div>
        {facts.length > 0 ? <FactsPanel facts={facts} /> : null}
      </main>
    </div>
  );
}

function hintFor(call: CallState): string {
  if (!isLive(call.phase)) return 'Type a question to start the call.';
  if (call.ear === 'refused')
    return 'The microphone is not available here. Type instead, or allow it and press Unmute.';
  if (call.ear === 'absent') return 'This browser cannot listen. Type what you would say.';
  if (call.ear === 'muted') return 'Your microphone is muted. You can still type.';
  return 'Speak, or type what you would say.';
}

interface CallSummaryProps {
  /** The text message the owner gets; null where it has not come. */
  summary: string | null;
  onCall: () => void;
  /** What to do next, beside another call. */
  children?: ReactNode;
}

/** What the owner would read after this call, and the way to another one. */
function CallSummary({ summary, onCall, children }: CallSummaryProps) {
  return (
    <section
      aria-labelledby="summary-title"
      className="mb-4 animate-rise rounded-card border border-accent bg-accent-wash p-4"
    >
      <h2 id="summary-title" className="flex items-center gap-2 text-sm font-semibold">
        <MessageSquareText aria-hidden className="size-4" />
        What the owner would get
      </h2>
      <p className="mt-2 text-sm leading-relaxed break-words whitespace-pre-line" role="status">
        {summary ?? 'The call is over. Nothing came up that the owner needs to know.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {children}
        <Button variant={children ? 'outline' : 'accent'} onClick={onCall}>
          Call again
        </Button>
      </div>
    </section>
  );
}

interface ComposerProps {
  onSay: (words: string) => void;
  onType: () => void;
  /** What typing does just now. */
  hint: string;
}

/** A line to type in what would be said. Always there: a call needs no microphone. */
function Composer({ onSay, onType, hint }: ComposerProps) {
  const [words, setWords] = useState('');
  const hintId = useId();
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (!words.trim()) return;
    onSay(words);
    setWords('');
  };
  return (
    <form onSubmit={say} className="shrink-0 pt-3">
      <div className="relative">
        <Input
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            onType();
          }}
          aria-label="What you would say"
          aria-describedby={hintId}
          placeholder="Ask as a caller would"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={1000}
          className="h-12 rounded-full pr-13 pl-5 sm:text-base"
        />
        <Button
          type="submit"
          size="icon"
          aria-label="Say it"
          className="absolute top-1 right-1 rounded-full"
        >
          <ArrowUp aria-hidden />
        </Button>
      </div>
      <p id={hintId} className="mt-1.5 text-center text-xs text-ink-soft">
        {hint}
      </p>
    </form>
  );
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** The twelve keys of a telephone. */
function Keypad({ onKey }: { onKey: (digit: string) => void }) {
  return (
    <fieldset className="mx-auto mb-3 grid shrink-0 animate-rise grid-cols-3 gap-2 rounded-card border border-line bg-surface p-3 shadow-float">
      <legend className="sr-only">Keypad</legend>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => onKey(key)}
          className="tabular h-11 w-16 rounded-control text-lg font-medium transition-colors hover:bg-sunken active:bg-line"
        >
          {key}
        </button>
      ))}
    </fieldset>
  );
}

interface FactsPanelProps {
  facts: { fact: Fact; fresh: boolean }[];
}

/** Beside the conversation on wide screens: every fact used, the ones of the latest answer lit. */
function FactsPanel({ facts }: FactsPanelProps) {
  return (
    <aside aria-labelledby="facts-title" className="hidden w-72 shrink-0 pt-6 lg:block">
      <h2 id="facts-title" className="text-sm font-semibold">
        Where the answers come from
      </h2>
      <p className="mt-1 text-xs text-ink-soft">Every line is something this AI has been taught.</p>
      <ul className="mt-3 grid gap-2 text-sm">
        {facts.map(({ fact, fresh }) => (
          <li
            key={`${fact.kind}:${fact.id}`}
            className={cn(
              'animate-rise rounded-control border px-3 py-2.5 transition-colors duration-250',
              fresh ? 'border-accent bg-accent-wash' : 'border-line bg-surface text-ink-soft',
            )}
          >
            <FactLine fact={fact} />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The call of this page with one agent; leaving the page hangs up. */
function useCall(agent: string): { call: CallState; driver: CallDriver } {
  const [driver] = useState(() => new CallDriver(agent, placeCall));
  const call = useSyncExternalStore(driver.subscribe, driver.state, driver.state);
  useEffect(() => () => driver.dispose(), [driver]);
  return { call, driver };
}

/** Tells the page around the frame whether a call runs in it. */
function useTellParent(embedded: boolean, live: boolean): void {
  useEffect(() => {
    if (embedded) window.parent.postMessage({ [callRunning]: live }, window.location.origin);
  }, [embedded, live]);
}
