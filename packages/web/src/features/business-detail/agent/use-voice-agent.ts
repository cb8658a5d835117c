import type { AgentChange, Business } from '@second-ring/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';

export type Agent = NonNullable<Business['agent']>;

/** The id the API knows the agent's voice by: the provider's, or our own where it has none there. */
export function voiceIdOf(agent: Agent): string {
  return agent.millis_agent_id ?? agent.id;
}

/**
 * The agent as the voice provider has it: read once the business is there, if the provider has the
 * agent, else when `wanted`.
 */
export function useVoiceAgent(agent: Agent, wanted = false) {
  return useQuery(
    queries.agents.voice.queryOptions({
      input: { millisAgentId: voiceIdOf(agent) },
      enabled: agent.millis_agent_id !== null || wanted,
      ...(wanted && { refetchOnMount: 'always' as const }),
    }),
  );
}

/** Changes fields of the agent at once, without staging. */
export function useAgentChange(agentId: string) {
  return useMutation({
    mutationFn: (change: AgentChange) => api.agents.update({ agentId, ...change }),
  });
}

/** Writes what the server answered into this page's copy of the business. */
export function useAgentCopy(businessId: string): (fields: Partial<Agent>) => void {
  const queryClient = useQueryClient();
  return (fields) =>
    queryClient.setQueryData<Business>(
      queries.businesses.get.queryKey({ input: { id: businessId } }),
      (business) =>
        business?.agent ? { ...business, agent: { ...business.agent, ...fields } } : business,
    );
}
