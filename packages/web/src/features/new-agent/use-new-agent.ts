import { ORPCError } from '@orpc/client';
import { type NewAgent, newAgentSentences } from '@second-ring/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { queries } from '@/api/client.ts';
import { queryClient } from '@/api/query-client.ts';
import { newId } from '@/components/knowledge/new-id.ts';
import { writtenNumber } from '@/components/phone-number.ts';
import { requestPlaceAgent, requestWebsiteAgent } from './request-agent.ts';

export type NewAgentState =
  | { stage: 'idle'; error: string | null }
  /** `importId` follows the reading of a website; null for a place. */
  | { stage: 'creating'; importId: string | null }
  | { stage: 'created'; agent: NewAgent };

const idle: NewAgentState = { stage: 'idle', error: null };
const placeCloseMs = 1500;
const websiteCloseMs = 1000;

/**
 * What the dialog is doing. Once an agent is made, `onDone` is called after a moment in which its
 * number can be read, with the business if whoever asked may open it. What a dialog closed before
 * its time comes to is told in a toast.
 */
export function useNewAgent(onDone: (businessId: string | null) => void) {
  const [state, setState] = useState<NewAgentState>(idle);
  const isShown = useIsShown();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const create = async (
    importId: string | null,
    request: () => Promise<NewAgent>,
    closeMs: number,
  ) => {
    setState({ stage: 'creating', importId });
    try {
      const agent = await request();
      const { businessId } = agent;
      setState({ stage: 'created', agent });
      if (!isShown.current)
        toast.success(createdTitle, { description: writtenNumber(agent.agent) });
      // What was listed before the agent was there is out of date.
      void queryClient.invalidateQueries();
      const mayOpen = await canOpen(businessId);
      if (!mayOpen) toast.info(someoneElses.title, { description: someoneElses.text });
      if (isShown.current)
        timer.current = setTimeout(() => onDone(mayOpen ? businessId : null), closeMs);
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'An unknown error occurred';
      setState({ stage: 'idle', error: sentence });
      if (!isShown.current) toast.error(sentence);
    }
  };
  return {
    state,
    fromPlace: (place: object) => create(null, () => requestPlaceAgent(place), placeCloseMs),
    fromWebsite: (website: string) => {
      if (website.trim() === '') {
        setState({ stage: 'idle', error: newAgentSentences.emptyWebsite });
        return Promise.resolve();
      }
      const importId = newId();
      return create(importId, () => requestWebsiteAgent(website.trim(), importId), websiteCloseMs);
    },
    clear: useCallback(() => setState(idle), []),
  };
}

export const createdTitle = 'Agent Created Successfully!';

const someoneElses = {
  title: 'This business has an AI employee already',
  text: 'It belongs to someone else’s account. Ask them, or the operator, to add you.',
};

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** A place or a site that has an agent already gives that one, whoever it belongs to. */
async function canOpen(businessId: string): Promise<boolean> {
  const options = queries.businesses.get.queryOptions({ input: { id: businessId } });
  try {
    await queryClient.fetchQuery({ ...options, retry: false });
    return true;
  } catch (error) {
    // Any other failure is the business page's to tell.
    return !(error instanceof ORPCError && error.code === 'NOT_FOUND');
  }
}
