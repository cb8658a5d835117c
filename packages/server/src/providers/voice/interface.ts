import type { VoiceAgent } from '@second-ring/contract';
import type { ReceptionistProfile } from '@second-ring/conversation';

/** An agent as we know it, for the provider that voices it. */
export interface AgentIdentity {
  /** Our own id. */
  id: string;
  /** The provider's id; null: it has none there. */
  millisAgentId: string | null;
  name: string;
  createdAt: Date;
}

/** Who gives the agent its voice. */
export interface Voice {
  readonly name: 'millis' | 'built-in';
  /** The agent as the provider has it. */
  readAgent(agent: AgentIdentity, profile: ReceptionistProfile): Promise<VoiceAgent>;
  /** Brings the provider's agent up to what the business says now. Safe to repeat. */
  publish(agent: AgentIdentity, profile: ReceptionistProfile): Promise<void>;
}
