import type { agents } from '../../platform/database/schema/agents.ts';
import type { AgentIdentity } from '../../platform/providers/voice/interface.ts';

/** A stored agent, for the provider that voices it. */
export function identityOf(agent: typeof agents.$inferSelect): AgentIdentity {
  return {
    id: agent.id,
    millisAgentId: agent.millisAgentId,
    name: agent.name ?? 'AI employee',
    createdAt: agent.createdAt,
  };
}
