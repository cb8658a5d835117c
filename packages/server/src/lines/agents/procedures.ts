import type { Services } from '../../platform/services.ts';
import { procedures } from '../../platform/tenant-guard/procedures.ts';
import { listAgents } from './list-agents.ts';
import { readVoiceAgent } from './read-voice-agent.ts';
import { readProof, ringForProof } from './ring-for-proof.ts';
import { setFirstMessage } from './set-first-message.ts';
import { updateAgent } from './update-agent.ts';

type AgentServices = Pick<
  Services,
  'jobs' | 'voice' | 'tolls' | 'telephony' | 'database' | 'publicUrl'
>;

/** How often one address may have phones rung. */
const proofsPerHour = 10;

export function agentProcedures(services: AgentServices) {
  const { jobs, voice } = services;
  const { agents } = procedures;
  return {
    list: agents.list.handler(({ input, context }) =>
      context.withDatabase((database) => listAgents(database, context.scope, input)),
    ),
    voice: agents.voice.handler(({ input, context }) =>
      readVoiceAgent(context.withDatabase, voice, context.scope, input.millisAgentId),
    ),
    setFirstMessage: agents.setFirstMessage.handler(({ input, context }) =>
      context.withDatabase((database) =>
        setFirstMessage(database, jobs, context, input.millisAgentId, input.firstMessage),
      ),
    ),
    update: agents.update.handler(({ input: { agentId, ...change }, context }) =>
      context.withDatabase((database) => updateAgent(database, services, context, agentId, change)),
    ),
    proveNumber: agents.proveNumber.handler(async ({ input, context }) => {
      await context.limitRate('number-proofs', proofsPerHour, 3_600);
      const asked = await context.withDatabase((database) =>
        readProof(database, context.scope, input),
      );
      const asker = { userId: context.person?.userId ?? null, address: context.address };
      return ringForProof(services, asked, asker);
    }),
  };
}
