import type { ReceptionistProfile } from '@second-ring/conversation';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MillisApi, startMillisApi } from '../../../../testing/millis-api.ts';
import { type Voice, VoiceError } from '../interface.ts';
import { millisVoice } from './millis-voice.ts';

const profile: ReceptionistProfile = {
  agentId: 'a',
  knowledge: {
    name: 'Larch Bicycle Repair',
    industry: null,
    region: null,
    timeZone: 'America/Vancouver',
    address: null,
    serviceArea: null,
    website: null,
    email: null,
    phone: null,
    about: null,
    hours: null,
    services: [],
    commonQuestions: [],
    operationalNotes: [],
    details: null,
  },
  firstMessage: 'Thanks for calling Larch.',
  transferNumber: '+16045550192',
  languageModel: false,
};
const agent = { id: 'ours', millisAgentId: 'm1', name: 'Larch', createdAt: new Date(0) };

describe('Millis', () => {
  let api: MillisApi;
  let voice: Voice;
  beforeEach(async () => {
    api = await startMillisApi();
    voice = millisVoice({ apiKey: 'private', apiUrl: api.url });
  });
  afterEach(() => api.close());

  it('gets an agent that it does not have, and tells its id', async () => {
    expect(await voice.publish({ ...agent, millisAgentId: null }, profile)).toBe('agent-1');
    expect(api.requests).toMatchObject([
      {
        asked: 'POST /agents',
        authorization: 'private',
        body: {
          name: 'Larch',
          config: {
            first_message: 'Thanks for calling Larch.',
            prompt: expect.stringContaining('Larch Bicycle Repair'),
            flow: { call_transfer: { phone: '+16045550192' } },
          },
        },
      },
    ]);
  });

  it('keeps what was set there and is not ours to say', async () => {
    api.stored.set('/agents/m1', {
      id: 'm1',
      name: 'Old',
      created_at: 1_750_000_000,
      config: {
        prompt: 'Old prompt',
        voice: { provider: 'x', voice_id: 'v' },
        flow: { response_delay: 300 },
      },
    });
    expect(await voice.publish(agent, profile)).toBe('m1');
    expect(api.requests[1]).toMatchObject({
      asked: 'PUT /agents/m1',
      body: {
        config: {
          voice: { provider: 'x', voice_id: 'v' },
          flow: { response_delay: 300, call_transfer: { phone: '+16045550192' } },
          prompt: expect.stringContaining('Larch'),
        },
      },
    });
  });

  it('gets an agent anew that was deleted there', async () => {
    expect(await voice.publish(agent, profile)).toBe('agent-2');
  });

  it('shows an agent as it stands there, and says when it does not know it or does not answer', async () => {
    const stored = { id: 'm1', name: 'Larch', created_at: 1_750_000_000, config: { prompt: 'Hi' } };
    api.stored.set('/agents/m1', stored);
    expect(await voice.readAgent(agent, profile)).toEqual(stored);
    api.stored.clear();
    const codes = async () =>
      voice
        .readAgent(agent, profile)
        .catch((error: unknown) => (error instanceof VoiceError ? error.code : error));
    expect(await codes()).toBe('NOT_FOUND');
    api.failing = true;
    expect(await codes()).toBe('UNAVAILABLE');
    await expect(voice.publish(agent, profile)).rejects.toThrow(VoiceError);
  });
});
