import type { VoiceAgent } from '@second-ring/contract';
import type { Scope } from '../access/person.ts';
import { readProfile } from '../calls/receptionist-profile.ts';
import type { Queryable } from '../database/database.ts';
import type { Voice } from '../providers/voice/interface.ts';
import { findAgentByVoiceId } from './find-agent.ts';
import { identityOf } from './identity-of.ts';

/** The agent as the voice provider has it. Refuses with `NOT_FOUND` outside the scope. */
export async function readVoiceAgent(
  database: Queryable,
  voice: Voice,
  scope: Scope,
  voiceId: string,
): Promise<VoiceAgent> {
  const agent = await findAgentByVoiceId(database, scope, voiceId);
  return voice.readAgent(identityOf(agent), await readProfile(database, agent.id));
}
