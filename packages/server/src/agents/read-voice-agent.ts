import type { VoiceAgent } from '@second-ring/contract';
import type { Scope } from '../access/person.ts';
import { readProfile } from '../calls/receptionist-profile.ts';
import type { WithDatabase } from '../database/database.ts';
import type { Voice } from '../providers/voice/interface.ts';
import { findAgentByVoiceId } from './find-agent.ts';
import { identityOf } from './identity-of.ts';

/** The agent as the voice provider has it. Refuses with `NOT_FOUND` outside the scope. */
export async function readVoiceAgent(
  withDatabase: WithDatabase,
  voice: Voice,
  scope: Scope,
  voiceId: string,
): Promise<VoiceAgent> {
  const { agent, profile } = await withDatabase(async (database) => {
    const found = await findAgentByVoiceId(database, scope, voiceId);
    return { agent: found, profile: await readProfile(database, found.id) };
  });
  return voice.readAgent(identityOf(agent), profile);
}
