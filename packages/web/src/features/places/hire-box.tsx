import { Link } from '@tanstack/react-router';
import { Check, Headset, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { askInstallation } from '@/api/ask-installation.ts';
import { Arcs } from '@/components/brand/arcs.tsx';
import { writtenNumber } from '@/components/phone-number.ts';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { createAgentFromPlace, type NewAgent } from './create-agent.ts';
import { PlaceSearch } from './place-search.tsx';
import type { Place, PlacesProvider } from './places-provider.ts';

type Hiring =
  | { stage: 'idle' }
  | { stage: 'creating'; place: Place }
  | { stage: 'ready'; agent: NewAgent; hasLine: boolean }
  | { stage: 'failed'; place: Place; sentence: string };

/** The front page's search box and what comes of it: a business is chosen, an AI employee made ready. */
export function HireBox({ places }: { places: PlacesProvider }) {
  const [hiring, setHiring] = useState<Hiring>({ stage: 'idle' });
  const frame = useRef<HTMLDivElement>(null);
  const create = async (place: Place) => {
    // The box goes away with the keyboard in it: what takes its place is next, not the page's start.
    frame.current?.focus({ preventScroll: true });
    setHiring({ stage: 'creating', place });
    try {
      const [agent, installation] = await Promise.all([
        createAgentFromPlace(place),
        askInstallation(),
      ]);
      const hasLine = !installation || Reflect.get(installation, 'phoneLine') !== false;
      setHiring({ stage: 'ready', agent, hasLine });
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'An unknown error occurred';
      setHiring({ stage: 'failed', place, sentence });
    }
  };
  return (
    <div ref={frame} tabIndex={-1} className="focus:outline-none">
      {hiring.stage === 'creating' ? (
        <Creating name={String(hiring.place.name)} />
      ) : hiring.stage === 'ready' ? (
        <Ready agent={hiring.agent} hasLine={hiring.hasLine} />
      ) : (
        <Finding places={places} hiring={hiring} onSelect={create} />
      )}
    </div>
  );
}

interface FindingProps {
  places: PlacesProvider;
  hiring: Extract<Hiring, { stage: 'idle' | 'failed' }>;
  onSelect: (place: Place) => void;
}

function Finding({ places, hiring, onSelect }: FindingProps) {
  return (
    <>
      <PlaceSearch
        places={places}
        prominent
        placeholder="Business name and city"
        {...(hiring.stage === 'failed' && { initialWords: String(hiring.place.name) })}
        onSelect={onSelect}
      />
      {hiring.stage === 'failed' ? (
        <div role="alert" className="mt-3 rounded-control bg-negative-wash px-4 py-3 text-sm">
          <p className="break-words text-negative">{hiring.sentence}</p>
          <button
            type="button"
            className={buttonLook({ variant: 'outline', size: 'small', className: 'mt-2' })}
            onClick={() => onSelect(hiring.place)}
          >
            Try again
          </button>
        </div>
      ) : null}
      <p className="mt-3 text-sm text-ink-soft">
        <Link
          to="/onboard/step-one"
          className="underline decoration-1 underline-offset-4 hover:text-ink"
        >
          Can't find your business? Start setup manually.
        </Link>
      </p>
    </>
  );
}

const panel =
  'relative isolate overflow-hidden rounded-card border border-line bg-surface p-6 shadow-float';

function Creating({ name }: { name: string }) {
  return (
    <div role="status" className={panel}>
      <p className="flex items-center gap-3 font-heading text-lg font-semibold">
        <Spinner />
        Creating Your New AI Employee...
      </p>
      <p className="mt-1.5 pl-8 text-sm text-ink-soft">
        Gathering what is public about {name} and giving it a phone number.
      </p>
    </div>
  );
}

interface ReadyProps {
  agent: NewAgent;
  /** Whether telephones reach this installation; without a line only browsers do. */
  hasLine: boolean;
}

function Ready({ agent, hasLine }: ReadyProps) {
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
        You can try {hasLine ? 'the number' : 'it'} for a day.{' '}
        <Link to="/sign-up" className="text-primary underline underline-offset-4">
          Sign up to keep it
        </Link>{' '}
        and to teach it your prices.
      </p>
    </div>
  );
}
