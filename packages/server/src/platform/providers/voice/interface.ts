import type { VoiceAgent } from '@second-ring/contract';
import type { ReceptionistProfile } from '@second-ring/conversation';
import type { ProviderAnswer } from '../../provider-answer.ts';

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
  /**
   * Brings the provider's agent up to what the business says now. Safe to repeat.
   * @returns the provider's id of the agent from now on; null where it has none.
   */
  publish(agent: AgentIdentity, profile: ReceptionistProfile): Promise<string | null>;
  /** Reads a call that the provider held by itself; null: it holds none. */
  readonly readSession: ((sessionId: string) => Promise<HeldSession | null>) | null;
}

/** A call that a provider held with its own voice, as it tells of it afterwards. */
export interface HeldSession {
  sessionId: string;
  callId: string | null;
  /** The provider's id of the agent. */
  agentId: string | null;
  channel: 'phone' | 'browser';
  /** As the provider writes it. */
  from: string | null;
  to: string | null;
  startedAt: Date;
  seconds: number | null;
  status: string | null;
  costs: Record<string, unknown>[] | null;
  /** Null: what was said cannot be read. */
  messages: { role: string; content: string | null; [key: string]: unknown }[] | null;
  metadata: Record<string, unknown> | null;
}

export class VoiceError extends Error {
  override name = 'VoiceError';
  readonly code: 'NOT_FOUND' | 'UNAVAILABLE';
  /** Null: none came. */
  readonly answer: ProviderAnswer | null;

  /** @param message for the operator's log. */
  constructor(code: VoiceError['code'], message: string, answer: ProviderAnswer | null = null) {
    super(message);
    this.code = code;
    this.answer = answer;
  }
}
