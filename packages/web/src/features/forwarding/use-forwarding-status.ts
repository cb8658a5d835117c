import type { ForwardingStatus } from '@second-ring/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '@/api/client.ts';
import { failureSentence, isMissing } from '@/api/failures.ts';

const betweenLooksMs = 2_000;

/** Whose forwarding: that of a set-up in this browser, or of a business of the signed-in person. */
export interface Whose {
  businessId: string;
  claimToken: string | null;
}

interface LookedUp {
  /** Null: nothing is known yet, or nothing was found. */
  status: ForwardingStatus | null;
  failure: string | null;
  /** The server was asked and answered. */
  isKnown: boolean;
}

export interface WatchedStatus extends LookedUp {
  retry: () => void;
}

async function lookUp({ businessId, claimToken }: Whose): Promise<ForwardingStatus | null> {
  if (claimToken) return api.forwarding.check({ claimToken });
  const mine = await api.forwarding.mine();
  return mine.find(({ business_id }) => business_id === businessId) ?? null;
}

/**
 * How forwarding stands: looked up once, and every two seconds while somebody waits for the proof,
 * or while the page is in sight and whoever is to get summaries has not agreed yet.
 */
export function useForwardingStatus(whose: Whose | null, watching: boolean): WatchedStatus {
  const [state, setState] = useState<LookedUp>({
    status: null,
    failure: null,
    isKnown: false,
  });
  const { businessId = null, claimToken = null } = whose ?? {};
  const look = useCallback(async () => {
    if (businessId === null) return;
    try {
      setState({ status: await lookUp({ businessId, claimToken }), failure: null, isKnown: true });
    } catch (error) {
      // A set-up that is nobody's any more, or another's, is an answer: what is known of it here is old.
      if (isMissing(error)) return setState({ status: null, failure: null, isKnown: true });
      const failure = failureSentence(error, 'Failed to check your forwarding');
      setState((before) => ({ ...before, failure }));
    }
  }, [businessId, claimToken]);
  const { recipient_number_unproved, recipient_email_unproved } = state.status ?? {};
  const unproved = recipient_number_unproved || recipient_email_unproved || false;
  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (!watching && !unproved) return;
    const timer = setInterval(() => {
      if (watching || document.visibilityState === 'visible') void look();
    }, betweenLooksMs);
    return () => clearInterval(timer);
  }, [look, watching, unproved]);
  return { ...state, retry: look };
}
