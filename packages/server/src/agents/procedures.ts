import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { listAgents } from './list-agents.ts';
import { readVoiceAgent } from './read-voice-agent.ts';
import { setFirstMessage } from './set-first-message.ts';
import { updateAgent } from './update-agent.ts';

export function agentProcedures({ jobs, voice }: Pick<Services, 'jobs' | 'voice'>) {
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
      context.withDatabase((database) => updateAgent(database, jobs, context, agentId, change)),
    ),
  };
}
