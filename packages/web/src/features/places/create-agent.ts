import { keepClaimToken, keepFoundHere, keepOwnAgent, setUpId } from '@/api/made-here.ts';
import { unreachable } from './hire-panel.ts';
import type { Place } from './places-provider.ts';

export interface NewAgent {
  /** E.164. */
  phoneNumber: string;
  /** Null where the server did not say; the agent can then only be called by telephone. */
  agentId: string | null;
}

/**
 * Makes an agent of a place. Throws an `Error` whose message is the sentence to show. A plain request
 * on purpose: the front page carries no API client.
 */
export async function createAgentFromPlace(place: Place): Promise<NewAgent> {
  const response = await fetch('/api/agents/create-from-google-place', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...place, setUpId: setUpId() }),
  }).catch(() => null);
  if (!response) throw new Error(unreachable);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const reason = textIn(answer, 'error') ?? 'Could not create agent';
    // HTTP/2 has no status texts.
    const status = `${response.status} ${response.statusText}`.trim();
    throw new Error(`Failed to set up AI employee: API Error: ${status} - ${reason}`);
  }
  const phoneNumber = textIn(answer, 'agent');
  if (!phoneNumber)
    throw new Error('Failed to set up AI employee: Phone number not found in API response.');
  const claimToken = textIn(answer, 'claimToken');
  if (claimToken) keepClaimToken(claimToken);
  const agentId = textIn(answer, 'agentId');
  const businessId = textIn(answer, 'businessId');
  if (agentId && claimToken) keepOwnAgent({ agentId, businessId, ofSetUp: false });
  if (agentId && businessId) keepFoundHere({ agent: phoneNumber, agentId, businessId, claimToken });
  return { phoneNumber, agentId };
}

function textIn(answer: unknown, field: string): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const value: unknown = Reflect.get(answer, field);
  return typeof value === 'string' && value ? value : null;
}
