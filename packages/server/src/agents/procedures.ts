import { procedures } from '../api/procedures.ts';
import type { Services } from '../app.ts';
import { listAgents } from './list-agents.ts';
import { readVoiceAgent } from './read-voice-agent.ts';
import { setFirstMessage } from './set-first-message.ts';
import { updateAgent } from './update-agent.ts';

export function agentProcedures({
  database,
  jobs,
  voice,
}: Pick<Services, 'database' | 'jobs' | 'voice'>) {
  const { agents } = procedures;
  return {
    list: agents.list.handler(({ input, context }) => listAgents(database, context.scope, input)),
    voice: agents.voice.handler(({ input, context }) =>
      readVoiceAgent(database, voice, context.scope, input.millisAgentId),
    ),
    setFirstMessage: agents.setFirstMessage.handler(({ input, context }) =>
      setFirstMessage(database, jobs, context.scope, input.millisAgentId, input.firstMessage),
    ),
    update: agents.update.handler(({ input: { agentId, ...change }, context }) =>
      updateAgent(database, jobs, context.scope, agentId, change),
    ),
  };
}
