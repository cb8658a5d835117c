import { ORPCError } from '@orpc/client';
import { type NewAgent, newAgent, newAgentSentences } from '@second-ring/contract';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { accessToken } from '@/api/access-token.ts';
import { api, queries } from '@/api/client.ts';
import { queryClient } from '@/api/query-client.ts';
import { newId } from '@/components/knowledge/new-item.ts';
import { writtenNumber } from '@/components/phone-number.tsx';

export type NewAgentState =
  | { stage: 'idle'; error: string | null }
  /** `importId` follows the reading of a website; null for a place. */
  | { stage: 'creating'; importId: string | null }
  | { stage: 'created'; agent: NewAgent }
  /** Its number has been read; what comes next is on its way. */
  | { stage: 'closed' };

const idle: NewAgentState = { stage: 'idle', error: null };
const placeCloseMs = 1500;
const websiteCloseMs = 1000;

interface AfterMaking {
  /** Resolves once the page stands without the dialog. */
  onClose: () => Promise<void>;
  /** Of a business that whoever asked may open. */
  onMade: (businessId: string) => void;
}

/**
 * What the dialog is doing. Once an agent is made it closes after a moment in which its number can
 * be read. What a dialog closed before its time comes to is told in a toast.
 */
export function useNewAgent({ onClose, onMade }: AfterMaking) {
  const [state, setState] = useState<NewAgentState>(idle);
  const isRunning = useRef(false);
  const isShown = useIsShown(isRunning);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const create = async (
    importId: string | null,
    request: () => Promise<NewAgent>,
    closeMs: number,
  ) => {
    setState({ stage: 'creating', importId });
    isRunning.current = true;
    try {
      const agent = await request();
      const { businessId } = agent;
      setState({ stage: 'created', agent });
      isRunning.current = false;
      if (!isShown.current)
        toast.success(createdTitle, { id: toastId, description: writtenNumber(agent.agent) });
      // What was listed before the agent was there is out of date.
      void queryClient.invalidateQueries();
      const finding = canOpen(businessId);
      const leave = async () => {
        setState({ stage: 'closed' });
        await onClose();
        if (await finding) onMade(businessId);
      };
      if (isShown.current) timer.current = setTimeout(leave, closeMs);
      if (await finding) void tellOfTwins(businessId);
      else toast.info(someoneElses.title, { description: someoneElses.text });
    } catch (error) {
      const sentence = error instanceof Error ? error.message : 'An unknown error occurred';
      setState({ stage: 'idle', error: sentence });
      isRunning.current = false;
      if (!isShown.current) toast.error(sentence, { id: toastId, description: undefined });
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

/** One toast tells how it goes on once the dialog is closed, and what comes of it. */
const toastId = 'new-agent';

function useIsShown(isRunning: RefObject<boolean>) {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (isRunning.current)
        toast.loading('Creating Your AI Agent', {
          id: toastId,
          description: 'It is made all the same. You are told here when it is ready.',
        });
    };
  }, [isRunning]);
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

/** Says so where another business has the name of the one that was just made, for it may be the same. */
async function tellOfTwins(businessId: string): Promise<void> {
  try {
    const { name } = await queryClient.fetchQuery(
      queries.businesses.get.queryOptions({ input: { id: businessId } }),
    );
    if (!name) return;
    const { body } = await api.businesses.list({ q: name, limit: 20 });
    const others = body.filter((one) => one.id !== businessId && one.name === name);
    if (others.length > 0)
      toast.info(`There is another business called ${name}`, {
        description: 'If it is the same one, use that and leave this one unused.',
      });
  } catch (error) {
    console.warn('Businesses of the same name could not be looked up:', error);
  }
}

/**
 * Makes an agent of a place, for whoever is signed in. Throws an `Error` whose message is the
 * sentence to show.
 */
function requestPlaceAgent(place: object): Promise<NewAgent> {
  return request('create-from-google-place', place, 'Failed to set up AI employee: ', (answer) => {
    const { status, statusText, reason } = answer;
    return `API Error: ${status} ${statusText} - ${reason ?? 'Could not create agent'}`;
  });
}

/** Makes an agent of a website; the reading can be followed under `importId` meanwhile. */
function requestWebsiteAgent(website: string, importId: string): Promise<NewAgent> {
  return request(
    'create-from-website',
    { website, importId },
    'Failed to create agent: ',
    ({ reason, statusText }) => reason ?? statusText,
  );
}

interface Failure {
  status: number;
  statusText: string;
  /** The server's own sentence. */
  reason: string | null;
}

async function request(
  call: string,
  body: object,
  lead: string,
  sentenceOf: (failure: Failure) => string,
): Promise<NewAgent> {
  const token = await accessToken();
  const response = await fetch(`/api/agents/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) {
    throw new Error(`${lead}the server could not be reached. Check your connection and try again.`);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const { status, statusText } = response;
    throw new Error(lead + sentenceOf({ status, statusText, reason: errorIn(answer) }));
  }
  const made = newAgent.safeParse(answer);
  if (!made.success) throw new Error(`${lead}Phone number not found in API response.`);
  return made.data;
}

function errorIn(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const error: unknown = Reflect.get(answer, 'error');
  return typeof error === 'string' && error ? error : null;
}
