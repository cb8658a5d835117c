import { type NewAgent, newAgent } from '@second-ring/contract';
import { accessToken } from '@/api/access-token.ts';

/**
 * Makes an agent of a place, for whoever is signed in. Throws an `Error` whose message is the
 * sentence to show.
 */
export function requestPlaceAgent(place: object): Promise<NewAgent> {
  return request('create-from-google-place', place, 'Failed to set up AI employee: ', (answer) => {
    const { status, statusText, reason } = answer;
    return `API Error: ${status} ${statusText} - ${reason ?? 'Could not create agent'}`;
  });
}

/** Makes an agent of a website; the reading can be followed under `importId` meanwhile. */
export function requestWebsiteAgent(website: string, importId: string): Promise<NewAgent> {
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
