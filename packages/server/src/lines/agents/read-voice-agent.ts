import type { VoiceAgent } from '@second-ring/contract';
import type { WithDatabase } from '../../platform/database/database.ts';
import { type Voice, VoiceError } from '../../platform/providers/voice/interface.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Scope } from '../../platform/tenant-guard/person.ts';
import { findAgentByVoiceId } from './find-agent.ts';
import { identityOf } from './identity-of.ts';
import { readProfile } from './receptionist-profile.ts';

/**
 * The agent as the voice provider has it. Refuses with `NOT_FOUND` outside the scope and for those
 * the provider does not know, `PROVIDER_FAILED` when it does not answer.
 */
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
  return voice.readAgent(identityOf(agent), profile).catch((error: unknown) => {
    throw error instanceof VoiceError ? refusalOf(error) : error;
  });
}

function refusalOf({ code, message }: VoiceError): Refusal {
  return code === 'NOT_FOUND'
    ? new Refusal(
        'NOT_FOUND',
        'The voice provider has no such agent. Publishing makes it a new one.',
        message,
      )
    : new Refusal(
        'PROVIDER_FAILED',
        'The voice provider did not answer. Please try again in a minute.',
        message,
      );
}
