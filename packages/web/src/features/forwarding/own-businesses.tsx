import type { ForwardingStatus } from '@second-ring/contract';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { NothingSetUp } from './no-number.tsx';

interface OwnBusinessesProps {
  /** Whether it is known who is signed in. */
  ready: boolean;
  onChoose: (businessId: string) => void;
}

/** For a signed-in owner who names no business: goes to the only one, or lets them choose. */
export function OwnBusinesses({ ready, onChoose }: OwnBusinessesProps) {
  const [own, setOwn] = useState<ForwardingStatus[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each try.
  useEffect(() => {
    if (!ready) return;
    const show = (found: ForwardingStatus[]) => {
      const [only] = found;
      if (only && found.length === 1) onChoose(only.business_id);
      else setOwn(found);
    };
    setFailure(null);
    api.forwarding.mine().then(show, (error: unknown) => {
      setFailure(failureSentence(error, 'Failed to fetch your businesses'));
    });
  }, [ready, tries]);
  if (failure !== null)
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p className="text-negative">{failure}</p>
        <Button variant="outline" onClick={() => setTries(tries + 1)}>
          Retry
        </Button>
      </div>
    );
  if (own === null)
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner className="size-5" />
        Loading your businesses...
      </p>
    );
  if (own.length === 0) return <NothingSetUp />;
  return (
    <div className="grid gap-6">
      <header>
        <Badge>Final Step</Badge>
        <h1 className="mt-3 text-2xl leading-tight font-semibold sm:text-3xl">
          Which business do you want to forward?
        </h1>
      </header>
      <BusinessList businesses={own} />
    </div>
  );
}

/** The way from one business's forwarding to that of another. */
export function OtherBusinesses({ than }: { than: string }) {
  const [own, setOwn] = useState<ForwardingStatus[]>([]);
  useEffect(() => {
    api.forwarding.mine().then(setOwn, (error: unknown) => {
      console.warn('The other businesses of this account could not be listed:', error);
    });
  }, []);
  const others = own.filter(({ business_id }) => business_id !== than);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="other-businesses" className="grid gap-3">
      <h2 id="other-businesses" className="text-lg font-semibold">
        {others.length === 1 ? 'Your other business' : 'Your other businesses'}
      </h2>
      <BusinessList businesses={others} />
    </nav>
  );
}

/** Businesses to choose from, each with the number its customers call and that of its AI employee. */
function BusinessList({ businesses }: { businesses: ForwardingStatus[] }) {
  return (
    <ul className="grid gap-2">
      {businesses.map((each) => (
        <li key={each.business_id}>
          <Link
            to="/onboard/number-forwarding"
            search={{ business: each.business_id }}
            className="flex w-full flex-wrap items-baseline justify-between gap-x-4 rounded-card border border-line bg-surface p-4 text-left transition-colors hover:border-control-line hover:bg-sunken/50"
          >
            <span className="font-medium">{each.business_name ?? 'Unnamed Business'}</span>
            <span className="tabular text-sm text-ink-soft">
              {each.business_number ? writtenNumber(each.business_number) : 'No phone number yet'}
              {' · '}
              {each.agent_number
                ? `AI employee on ${writtenNumber(each.agent_number)}`
                : 'AI employee without a number'}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
