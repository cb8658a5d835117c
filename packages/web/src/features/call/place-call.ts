import type { AnsweringBusiness } from '@second-ring/contract';
import { type CallFailure, failureOfStatus, failures, saysNobody } from './call-failure.ts';

interface PlacedCall {
  callSid: string;
  /** The socket's address, good once and for a minute. */
  url: string;
}

type Placement = { placed: PlacedCall } | { failure: CallFailure };

/**
 * Asks for a line to an agent, named by its id or by the number it answers on (E.164); `resume` is the
 * `callSid` of a call whose line dropped. Never throws: what went wrong comes back in words.
 */
export type PlaceCall = (agent: string, resume: string | null) => Promise<Placement>;

/** Asks our own server. The client is fetched on the first call, not with the page. */
export const placeCall: PlaceCall = async (agent, resume) => {
  try {
    const { api } = await import('@/api/client.ts');
    return {
      placed: await api.browserCalls.start({ ...dialled(agent), ...(resume && { resume }) }),
    };
  } catch (error) {
    const status = answeredStatus(error);
    if (status === null) return { failure: failures.unreachable };
    return { failure: failureOfStatus(status, error instanceof Error ? error.message : null) };
  }
};

/** Who answers at an address: somebody, whose name may not be known, or nobody at all. */
export type Answering =
  | { somebody: true; businessName: string | null; taught: Taught | null }
  | { somebody: false };

/** What of prices and hours the AI employee has been taught; null: nobody knows. */
export type Taught = AnsweringBusiness['taught'];

/** Asks who answers there. Where that cannot be found out, somebody may: the call itself will tell. */
export async function findAnswering(agent: string): Promise<Answering> {
  try {
    const { api } = await import('@/api/client.ts');
    return { somebody: true, ...(await api.browserCalls.answeringBusiness(dialled(agent))) };
  } catch (error) {
    const status = answeredStatus(error);
    if (status !== null && saysNobody(status)) return { somebody: false };
    console.warn('The business could not be named:', error);
    return { somebody: true, businessName: null, taught: null };
  }
}

/**
 * The status of an answer the client made an error of; null: there was no answer. By its shape: what goes
 * wrong for want of a connection must not need anything else fetched.
 */
function answeredStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}

function dialled(agent: string): { agentId: string } | { to: string } {
  return agent.startsWith('+') ? { to: agent } : { agentId: agent };
}
