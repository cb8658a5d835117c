import { type NewAgent, newAgentSentences } from '@second-ring/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { queryClient } from '@/api/query-client.ts';
import { newId } from '@/components/knowledge/new-id.ts';
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
 * number can be read.
 */
export function useNewAgent(onDone: () => void) {
  const [state, setState] = useState<NewAgentState>(idle);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const create = async (
    importId: string | null,
    request: () => Promise<NewAgent>,
    closeMs: number,
  ) => {
    setState({ stage: 'creating', importId });
    try {
      setState({ stage: 'created', agent: await request() });
      timer.current = setTimeout(onDone, closeMs);
      // What was listed before the agent was there is out of date.
      await queryClient.invalidateQueries();
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'An unknown error occurred';
      setState({ stage: 'idle', error: sentence });
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
    clear: useCallback(() => {
      clearTimeout(timer.current);
      setState(idle);
    }, []),
  };
}
