import { type ReactNode, useEffect, useState } from 'react';
import { api } from '@/api/client.ts';
import { readFoundHere } from '@/api/found-here.ts';
import { type FoundHere, keepFoundHere, readClaimTokens } from '@/api/made-here.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { phoneDigits } from '@/components/phone-mask.ts';
import { writtenNumber } from '@/components/phone-number.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import type { Answers, Draft } from './draft.ts';
import { type DraftStore, useDraft } from './draft-store.ts';

/** A business that was found on the front page, and what is known of it. */
interface Found {
  found: FoundHere;
  known: Partial<Answers>;
  /** Whether its set-up goes on here; else its owner has it in the console. */
  isOpen: boolean;
}

/**
 * The step, going on with the business that was found on the front page: a set-up that begins with nothing
 * trains that one, and one that has answers already asks which business they are of.
 */
export function WithFoundHere({ children }: { children: ReactNode }) {
  const { draft, store } = useDraft();
  const { isAuthenticated, isLoading } = useAuth();
  const [asked, setAsked] = useState<Found | 'looking' | null>(null);
  useEffect(() => {
    const found = readFoundHere();
    const isWaiting = found !== null && !isOf(store.state().draft, found);
    setAsked(isWaiting ? 'looking' : null);
    if (!isWaiting || isLoading) return;
    let isHere = true;
    const settle = (next: Found | null) => {
      if (!isHere) return;
      const { draft: now } = store.state();
      if (next && isBlank(now)) goOnWith(store, next);
      else if (next && isSameName(now, next)) goOnWith(store, { ...next, known: {} });
      setAsked(next && readFoundHere() ? next : null);
    };
    ask(found, isAuthenticated).then(settle, (error: unknown) => {
      console.warn('What was found on the front page could not be fetched:', error);
      settle(null);
    });
    return () => {
      isHere = false;
    };
  }, [isAuthenticated, isLoading, store]);
  if (asked === 'looking')
    return (
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner className="size-5" />
        Loading your business...
      </p>
    );
  if (!asked) return children;
  return (
    <WhichBusiness
      asked={asked}
      draft={draft}
      onFound={() => {
        store.startAnew();
        goOnWith(store, asked);
        setAsked(null);
      }}
      onOther={() => {
        keepFoundHere(null);
        setAsked(null);
      }}
    />
  );
}

interface WhichBusinessProps {
  asked: Found;
  draft: Draft;
  onFound: () => void;
  onOther: () => void;
}

function WhichBusiness({ asked, draft, onFound, onOther }: WhichBusinessProps) {
  const name = asked.known.businessName || 'Your business';
  const typed = draft.answers.businessName.trim();
  const other = typed && typed !== name ? typed : 'the other set-up';
  return (
    <section aria-labelledby="which-business" className="mx-auto grid max-w-2xl gap-4">
      <Badge className="w-fit">Two set-ups</Badge>
      <h1 id="which-business" className="text-2xl leading-tight font-semibold sm:text-3xl">
        Which business do you want to train?
      </h1>
      <p className="text-ink-soft">
        You found {name} on the front page, and its AI employee has the number{' '}
        {writtenNumber(asked.found.agent)}. This browser also keeps the answers of {other}.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" size="large" onClick={onFound}>
          Train {name}
        </Button>
        <Button variant="outline" size="large" onClick={onOther}>
          Go on with {other}
        </Button>
      </div>
      {draft.answers.setUp ? null : (
        <p className="text-sm text-ink-soft">
          Training {name} starts with what is known of it and replaces those answers.
        </p>
      )}
    </section>
  );
}

function isOf({ answers: { setUp } }: Draft, found: FoundHere): boolean {
  return setUp?.businessId === found.businessId;
}

/** Whether nothing was typed yet; which plan was chosen says nothing of the business. */
function isBlank({ editedAt }: Draft): boolean {
  return Object.entries(editedAt).every(([name, at]) => name === 'plan' || at === 0);
}

/** Whether the answers were typed for the business that was found, before it was. */
function isSameName({ answers }: Draft, { known }: Found): boolean {
  const same = answers.businessName.trim().toLowerCase() === known.businessName?.toLowerCase();
  return same && answers.setUp === null;
}

/** What is known of it; null where it is nobody's here to train. */
async function ask(found: FoundHere, isAuthenticated: boolean): Promise<Found | null> {
  const { claimToken, businessId } = found;
  if (claimToken !== null && readClaimTokens().includes(claimToken)) {
    const { phoneNumber, address, businessHours, businessName } = await api.onboarding.begun({
      claimToken,
    });
    return {
      found,
      isOpen: true,
      known: {
        businessName,
        ...(phoneNumber && { phoneNumber: phoneDigits(phoneNumber) }),
        ...(address && { address }),
        ...(businessHours && { businessHours }),
      },
    };
  }
  if (!isAuthenticated) return null;
  const own = await api.forwarding.mine();
  const theirs = own.find(({ business_id }) => business_id === businessId);
  if (!theirs) return null;
  return { found, isOpen: false, known: { businessName: theirs.business_name ?? '' } };
}

/** Makes the draft that business's: what is completed changes it, and makes no second one. */
function goOnWith(store: DraftStore, { found, known, isOpen }: Found): void {
  store.edit({ ...known, setUp: { ...found, isFound: isOpen } });
  keepFoundHere(null);
}

/** Says whom the answers train, where that is no new business, and lets another begin. */
export function TrainedHere() {
  const { draft, store } = useDraft();
  const { setUp } = draft.answers;
  if (!setUp?.isFound) return null;
  return (
    <p className="rounded-control bg-primary-wash px-4 py-3 text-sm">
      This trains the AI employee you found on the front page, {writtenNumber(setUp.agent)}.{' '}
      <Button variant="link" size="inline" onClick={() => store.startAnew()}>
        Set up another business
      </Button>
    </p>
  );
}
