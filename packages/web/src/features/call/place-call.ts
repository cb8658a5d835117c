import { type CallFailure, failureOfStatus, failures } from './call-failure.ts';

export interface PlacedCall {
  callSid: string;
  /** The socket's address, good once and for a minute. */
  url: string;
}

export type Placement = { placed: PlacedCall } | { failure: CallFailure };

/** Asks for a line to an agent, named by its id or by the number it answers on (E.164). Never throws: what went wrong comes back in words. */
export type PlaceCall = (agentId: string) => Promise<Placement>;

/** Asks our own server. The client is fetched on the first call, not with the page. */
export const placeCall: PlaceCall = async (agentId) => {
  try {
    const { api } = await import('@/api/client.ts');
    return { placed: await api.browserCalls.start(dialled(agentId)) };
  } catch (error) {
    const { ORPCError } = await import('@orpc/client');
    if (!(error instanceof ORPCError)) return { failure: failures.unreachable };
    return { failure: failureOfStatus(error.status, error.message) };
  }
};

function dialled(agent: string): { agentId: string } | { to: string } {
  return agent.startsWith('+') ? { to: agent } : { agentId: agent };
}
