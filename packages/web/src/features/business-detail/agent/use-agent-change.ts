import type { AgentChange, Business } from '@second-ring/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, queries } from '@/api/client.ts';
import type { Agent } from './use-voice-agent.ts';

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
