import type { Voice } from '../interface.ts';
import { describeReceptionist } from './describe-receptionist.ts';

/** Our own receptionist: it reads the business's knowledge with each call, so publishing is done by storing. */
export const builtInVoice: Voice = {
  name: 'built-in',
  readAgent: async (agent, profile) => ({
    id: agent.millisAgentId ?? agent.id,
    name: agent.name,
    created_at: Math.floor(agent.createdAt.getTime() / 1000),
    config: {
      prompt: describeReceptionist(profile),
      first_message: profile.firstMessage,
      language: 'en',
      languages: ['en', 'fr'],
      call_transfer: profile.transferNumber ? { phone: profile.transferNumber } : null,
      time_zone: profile.knowledge.timeZone,
      llm: null,
      custom_llm_websocket: null,
    },
  }),
  publish: async () => null,
  readSession: null,
};
