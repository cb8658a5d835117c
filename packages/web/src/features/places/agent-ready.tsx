import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import { Link } from '@tanstack/react-router';
import { Check, Headset, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { keepFoundHere, readClaimTokens } from '@/api/made-here.ts';
import { Arcs } from '@/components/brand/mark.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import type { NewAgent } from './create-agent.ts';

// One file to load: whoever shows an agent that is ready has made it first.
export { createAgentFromPlace } from './create-agent.ts';

import { panel } from './hire-panel.ts';
import { readyKey } from './ready-key.ts';

export interface ReadyAgent {
  agent: NewAgent;
  /** Whether telephones reach this installation; without a line only browsers do. */
  hasLine: boolean;
}

export interface ReadyProps extends ReadyAgent {
  /** Another business is to be looked for. */
  onAnother: () => void;
}

/** What a visitor who chose their business gets: the number, and the ways to talk to who answers it. */
export function AgentReady({ agent, hasLine, onAnother }: ReadyProps) {
  useEffect(() => keepReady({ agent, hasLine }), [agent, hasLine]);
  const dial = (
    <a
      href={`tel:${agent.phoneNumber}`}
      className={buttonLook({ variant: hasLine ? 'accent' : 'outline', size: 'large' })}
    >
      <Phone aria-hidden />
      Call Now
    </a>
  );
  return (
    <div role="status" className={panel}>
      <Arcs className="absolute -right-24 -bottom-32 -z-10 size-80 text-line" />
      <p className="flex items-center gap-2.5 font-heading text-lg font-semibold">
        <span className="grid size-7 place-items-center rounded-full bg-positive-wash text-positive">
          <Check aria-hidden className="size-4" />
        </span>
        Your AI Employee is Ready!
      </p>
      <p className="mt-2 text-2xl font-semibold">{writtenNumber(agent.phoneNumber)}</p>
      {hasLine ? null : (
        <p className="mt-1 text-sm text-pending">
          A sample number: no telephone line is connected here yet, so no phone reaches it. Talk to
          your AI employee in the browser.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {hasLine ? dial : null}
        {agent.agentId ? (
          <Link
            to="/call/$agentId"
            params={{ agentId: agent.agentId }}
            className={buttonLook({ variant: hasLine ? 'outline' : 'accent', size: 'large' })}
          >
            <Headset aria-hidden />
            Talk in the browser
          </Link>
        ) : null}
        {hasLine ? null : dial}
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        You can try {hasLine ? 'the number' : 'it'} for {uncalledTrialHours} hours, or for{' '}
        {trialHours} hours once somebody has called it. If we run short of numbers, it may be less.{' '}
        <Link to="/sign-up" className="text-primary underline underline-offset-4">
          Sign up to keep it
        </Link>{' '}
        and to teach it your prices.
      </p>
      <button
        type="button"
        onClick={() => {
          forgetReady();
          keepFoundHere(null);
          onAnother();
        }}
        className="mt-3 text-sm text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
      >
        Look for another business
      </button>
    </div>
  );
}

interface Kept extends ReadyAgent {
  /** Milliseconds since the Unix epoch: the end of its trial. */
  until: number;
  /** Whether whoever made it could claim it. */
  isClaimable: boolean;
}

/** Keeps the employee that was made, for as long as this tab and its trial last. */
function keepReady(ready: ReadyAgent): void {
  if (readReady()?.agent.phoneNumber === ready.agent.phoneNumber) return;
  const until = Date.now() + trialHours * 3_600_000;
  const kept: Kept = { ...ready, until, isClaimable: readClaimTokens().length > 0 };
  try {
    sessionStorage.setItem(readyKey, JSON.stringify(kept));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets it: another one is wanted. */
function forgetReady(): void {
  try {
    sessionStorage.removeItem(readyKey);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** The employee made in this tab; null once its trial is over or somebody has claimed it. */
export function readReady(): ReadyAgent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(readyKey) ?? 'null');
    if (!isKept(kept) || kept.until < Date.now()) return null;
    return kept.isClaimable && readClaimTokens().length === 0 ? null : kept;
  } catch {
    // Refused or written by somebody else: there is none to show.
    return null;
  }
}

/** By hand: the front page would carry a schema library for these few fields. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('agent' in kept && 'hasLine' in kept && 'until' in kept && 'isClaimable' in kept))
    return false;
  const { agent, hasLine, until, isClaimable } = kept;
  if (typeof agent !== 'object' || agent === null) return false;
  if (!('phoneNumber' in agent && 'agentId' in agent)) return false;
  const { phoneNumber, agentId } = agent;
  return (
    typeof phoneNumber === 'string' &&
    (agentId === null || typeof agentId === 'string') &&
    typeof hasLine === 'boolean' &&
    typeof until === 'number' &&
    typeof isClaimable === 'boolean'
  );
}
