import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { readClaimTokens } from '@/api/made-here.ts';
import { useAuth } from '@/components/auth/auth-context.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import type { Draft, SetUp } from './draft.ts';
import { useDraft } from './draft-store.ts';

/**
 * Whether the draft became a business that is in an account, so that its answers are changed in the
 * console and no longer here. Not said before it is known who is signed in.
 */
export function useAlreadySetUp({ answers: { setUp } }: Draft): boolean {
  const { isAuthenticated, isLoading } = useAuth();
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (isLoading) return;
    setSettled(setUp !== null && isDone(setUp, isAuthenticated));
  }, [setUp, isAuthenticated, isLoading]);
  return isSettled;
}

/** What was found on the front page and is in an account by now is trained from here all the same. */
function isDone({ claimToken, isFound }: SetUp, isAuthenticated: boolean): boolean {
  return isFound ? !isAuthenticated && !isKept(claimToken) : isAuthenticated || !isKept(claimToken);
}

function isKept(claimToken: string | null): boolean {
  return claimToken !== null && readClaimTokens().includes(claimToken);
}

/** Asks whether a set-up that begins where one was finished is of another business or the same. */
export function AlreadySetUp() {
  const { draft, store } = useDraft();
  const { setUp, businessName } = draft.answers;
  if (!setUp) return null;
  const name = businessName.trim() || 'Your business';
  return (
    <section aria-labelledby="already-set-up" className="mx-auto grid max-w-2xl gap-4">
      <Badge className="w-fit">Set up already</Badge>
      <h1 id="already-set-up" className="text-2xl leading-tight font-semibold sm:text-3xl">
        Are you setting up another business?
      </h1>
      <p className="text-ink-soft">
        {name} was set up in this browser and is in an account now. A new set-up starts blank and
        leaves {name} as it is.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="accent" size="large" onClick={() => store.startAnew()}>
          Set up another business
        </Button>
        <Link
          to="/admin/businesses/$businessId"
          params={{ businessId: setUp.businessId }}
          className={buttonLook({ variant: 'outline', size: 'large' })}
        >
          Change {name}
        </Link>
      </div>
    </section>
  );
}
