import { ORPCError } from '@orpc/client';
import { keepClaimToken } from '@/api/claim-tokens.ts';
import { api } from '@/api/client.ts';
import { keepOwnAgent } from '@/api/own-agents.ts';
import type { Draft, SetUp } from './draft.ts';
import { SetUpRefused } from './set-up-sending.ts';

/** Answers the server may give while it is away or starting: worth another try. */
const passing: ReadonlySet<number> = new Set([500, 502, 503, 504]);

/**
 * Hands the draft to the server, and keeps the proof that lets its owner claim it.
 * @throws SetUpRefused with the server's sentence; anything else is worth another try.
 */
export async function completeSetUp({ draftId, answers }: Draft): Promise<SetUp> {
  const { finished: _, setUp: __, plan, ...knowledge } = answers;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    const made = await api.onboarding.complete({
      draftId,
      timeZone,
      ...(plan && { plan }),
      ...knowledge,
    });
    if (made.claimToken) keepClaimToken(made.claimToken);
    keepOwnAgent({ agentId: made.agentId, businessId: made.businessId, ofSetUp: true });
    return made;
  } catch (error) {
    if (error instanceof ORPCError && !passing.has(error.status))
      throw new SetUpRefused(error.code, error.message);
    throw error;
  }
}

/** Asks for an e-mail once a number is free. */
export async function awaitNumber(email: string): Promise<void> {
  await api.onboarding.awaitNumber({ email });
}
