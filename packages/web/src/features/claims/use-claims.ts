import { ORPCError } from '@orpc/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failures.ts';
import { dropClaimToken, readClaimTokens } from '@/api/made-here.ts';

let claiming: Promise<ClaimOutcome[]> | null = null;

/** Once someone is signed in: claims what was set up on this device before, and says what came of it. */
export function useClaims(userId: string | undefined): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!userId || claiming) return;
    claiming = claimBusinesses().finally(() => {
      claiming = null;
    });
    claiming.then(async (outcomes) => {
      for (const outcome of outcomes) announce(outcome);
      if (!outcomes.some(({ claimed }) => claimed)) return;
      // What is still on its way was asked for before the claim: it is not to be taken for an answer.
      await queryClient.cancelQueries();
      await queryClient.invalidateQueries();
    });
  }, [userId, queryClient]);
}

function announce(outcome: ClaimOutcome): void {
  if (outcome.claimed)
    toast.success(`${outcome.businessName ?? 'Your business'} is in your account`);
  else toast.error('A business you set up could not be added', { description: outcome.sentence });
}

type ClaimOutcome =
  | { claimed: true; businessName: string | null }
  | { claimed: false; sentence: string };

/** Answers that no later try would change. */
const finalRefusals = ['NOT_FOUND', 'ALREADY_CLAIMED', 'CLAIM_EXPIRED', 'INVALID_REQUEST'];

/**
 * Makes the signed-in person the owner of every business set up on this device before signing in.
 * A claim the server could not answer is kept for the next time.
 */
async function claimBusinesses(): Promise<ClaimOutcome[]> {
  const outcomes: ClaimOutcome[] = [];
  for (const claimToken of readClaimTokens()) {
    try {
      const { businessName } = await api.claims.claim({ claimToken });
      dropClaimToken(claimToken);
      outcomes.push({ claimed: true, businessName });
    } catch (error) {
      if (!(error instanceof ORPCError) || !finalRefusals.includes(error.code)) {
        console.error('A business could not be claimed yet', error);
        continue;
      }
      dropClaimToken(claimToken);
      outcomes.push({ claimed: false, sentence: failureSentence(error) });
    }
  }
  return outcomes;
}
