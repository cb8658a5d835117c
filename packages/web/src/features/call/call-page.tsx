import { type ReactNode, useState } from 'react';
import { CallControls } from './call-controls.tsx';
import { CallHeader } from './call-header.tsx';
import { CallStage } from './call-stage.tsx';
import { type CallState, isLive } from './call-state.ts';
import { CallSummary } from './call-summary.tsx';
import { Composer } from './composer.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { Keypad } from './keypad.tsx';
import { Transcript } from './transcript.tsx';
import { factsUsed } from './turns.ts';
import { useCall } from './use-call.ts';

interface CallPageProps {
  agentId: string;
  businessName: string | null;
  /** Draws the call alone, for a frame inside another page. */
  embedded: boolean;
  /** What whoever made this agent may do after a call; null: somebody else's agent. */
  next?: ReactNode;
}

/** A telephone call to an AI employee, by voice or by typing. */
export function CallPage({ agentId, businessName, embedded, next }: CallPageProps) {
  const { call, driver } = useCall(agentId);
  const [keypadOpen, setKeypadOpen] = useState(false);
  const heard = () => driver.heard();
  const live = isLive(call.phase);
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
