import { Link } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { askInstallation } from '@/api/ask-installation.ts';
import { carry } from '@/components/carried.ts';
import { buttonLook } from '@/components/ui/button-look.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { ReadyAgent, ReadyProps } from './agent-ready.tsx';
import { panel, unreachable } from './hire-panel.ts';
import { PlaceSearch } from './place-search.tsx';
import type { Place, PlacesProvider } from './places-provider.ts';
import { hasReadyAgent } from './ready-key.ts';

type Hiring =
  | { stage: 'idle' }
  | { stage: 'creating'; place: Place }
  | { stage: 'ready'; shown: ReadyAgent; Ready: ComponentType<ReadyProps> }
  | { stage: 'failed'; place: Place; sentence: string };

/** The front page's search box and what comes of it: a business is chosen, an AI employee made ready. */
export function HireBox({ places }: { places: PlacesProvider }) {
  const [hiring, setHiring] = useState<Hiring>({ stage: 'idle' });
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasReadyAgent()) return;
    import('./agent-ready.tsx').then(({ AgentReady: Ready, readReady }) => {
      const shown = readReady();
      if (shown)
        setHiring((now) => (now.stage === 'idle' ? { stage: 'ready', shown, Ready } : now));
    }, console.error);
  }, []);
  const create = async (place: Place) => {
    // The box goes away with the keyboard in it: what takes its place is next, not the page's start.
    frame.current?.focus({ preventScroll: true });
    carry('businessName', '');
    setHiring({ stage: 'creating', place });
    try {
      // First, so that nothing is made that could not be shown. The front page comes without it.
      const { AgentReady: Ready, createAgentFromPlace } = await import('./agent-ready.tsx').catch(
        () => Promise.reject(new Error(unreachable)),
      );
      const [agent, installation] = await Promise.all([
        createAgentFromPlace(place),
        askInstallation(),
      ]);
      const hasLine = !installation || Reflect.get(installation, 'phoneLine') !== false;
      setHiring({ stage: 'ready', shown: { agent, hasLine }, Ready });
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
        <hiring.Ready {...hiring.shown} onAnother={() => setHiring({ stage: 'idle' })} />
      ) : (
        <Finding places={places} hiring={hiring} onSelect={create} />
      )}
    </div>
  );
}

/** In the list itself, which may lie over the page's own link; the keyboard stays in the box. */
function ManualStart() {
  return (
    <Link
      to="/onboard/step-one"
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      className="text-primary underline decoration-1 underline-offset-4"
    >
      start setup manually
    </Link>
  );
}

/** Reading a website takes an account. */
function ReadsWebsites() {
  return (
    <>
      Your AI employee can read your website once you{' '}
      <Link
        to="/login"
        search={{ redirect: '/admin?create=website' }}
        className="text-primary underline decoration-1 underline-offset-4"
      >
        sign in
      </Link>{' '}
      or sign up. Here, look up your business by its name.
    </>
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
        onWords={(words) => carry('businessName', words)}
        ofWebAddress={<ReadsWebsites />}
        listLook={{ otherwise: <ManualStart /> }}
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

function Creating({ name }: { name: string }) {
  return (
    <div role="status" className={panel}>
      <p className="flex items-center gap-3 font-heading text-lg font-semibold">
        <Spinner />
        Creating Your New AI Employee...
      </p>
      <p className="mt-1.5 pl-8 text-sm text-ink-soft">
        Gathering public information about {name} and giving it a phone number.
      </p>
    </div>
  );
}
