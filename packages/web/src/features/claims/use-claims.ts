import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { type ClaimOutcome, claimBusinesses } from './claim-businesses.ts';

let claiming: Promise<ClaimOutcome[]> | null = null;

/** Once someone is signed in: claims what was set up on this device before, and says what came of it. */
export function useClaims(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!userId || claiming) return;
    claiming = claimBusinesses().finally(() => {
      claiming = null;
    });
    claiming.then((outcomes) => {
      for (const outcome of outcomes) announce(outcome);
      if (outcomes.some(({ claimed }) => claimed)) return queryClient.invalidateQueries();
    });
  }, [userId, queryClient]);
}

function announce(outcome: ClaimOutcome): void {
  if (outcome.claimed)
    toast.success(`${outcome.businessName ?? 'Your business'} is in your account`);
  else toast.error('A business you set up could not be added', { description: outcome.sentence });
}
