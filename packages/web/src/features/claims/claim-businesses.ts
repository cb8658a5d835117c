import { ORPCError } from '@orpc/client';
import { dropClaimToken, readClaimTokens } from '@/api/claim-tokens.ts';
import { api } from '@/api/client.ts';
import { failureSentence } from '@/api/failure-sentence.ts';

export type ClaimOutcome =
  | { claimed: true; businessName: string | null }
  | { claimed: false; sentence: string };

/** Answers that no later try would change. */
const final = ['NOT_FOUND', 'ALREADY_CLAIMED', 'CLAIM_EXPIRED', 'INVALID_REQUEST'];

/**
 * Makes the signed-in person the owner of every business set up on this device before signing in.
 * A claim the server could not answer is kept for the next time.
 */
export async function claimBusinesses(): Promise<ClaimOutcome[]> {
  const outcomes: ClaimOutcome[] = [];
  for (const claimToken of readClaimTokens()) {
    try {
      const { businessName } = await api.claims.claim({ claimToken });
      dropClaimToken(claimToken);
      outcomes.push({ claimed: true, businessName });
    } catch (error) {
      if (!(error instanceof ORPCError) || !final.includes(error.code)) {
        console.error('A business could not be claimed yet', error);
        continue;
      }
      dropClaimToken(claimToken);
      outcomes.push({ claimed: false, sentence: failureSentence(error) });
    }
  }
  return outcomes;
}
