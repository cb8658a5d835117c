import { trialHours, uncalledTrialHours } from '@second-ring/contract/trial';
import { Link } from '@tanstack/react-router';
import { Check, Headset, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { Arcs } from '@/components/brand/mark.tsx';
import { writtenNumber } from '@/components/phone-number.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import type { NewAgent } from './create-agent.ts';
import { panel } from './hire-panel.ts';
import { forgetReady, keepReady } from './kept-ready.ts';

export { readReady } from './kept-ready.ts';

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
          onAnother();
        }}
        className="mt-3 text-sm text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
      >
        Look for another business
      </button>
    </div>
  );
}
