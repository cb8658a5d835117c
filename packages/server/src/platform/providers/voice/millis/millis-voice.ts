import { voiceAgent } from '@second-ring/contract';
import type { ReceptionistProfile } from '@second-ring/conversation';
import { z } from 'zod';
import { readableAnswer } from '../../../provider-answer.ts';
import { builtInVoice, describeReceptionist } from '../built-in/built-in-voice.ts';
import { type Voice, VoiceError } from '../interface.ts';
import { readSession } from './read-session.ts';

export interface MillisAccount {
  /** The account's private key. */
  apiKey: string;
  /** The API's base address, such as `https://api-west.millis.ai`. */
  apiUrl: string;
  /** Milliseconds an answer may take. */
  timeout?: number;
}

const made = z.object({ id: z.string().min(1) });

/**
 * Millis AI (https://docs.millis.ai): agents are kept there as prompts, and it tells of the calls it
 * held. What an operator has set there and we do not speak of, such as the voice, stays.
 */
export function millisVoice(account: MillisAccount): Voice {
  const request = millisRequest(account);
  const find = async (id: string) => {
    const found = await request('GET', `agents/${encodeURIComponent(id)}`).catch(noneWhereUnknown);
    return found === null ? null : voiceAgent.parse(found);
  };
  return {
    name: 'millis',
    async readAgent(agent, profile) {
      if (agent.millisAgentId === null) return builtInVoice.readAgent(agent, profile);
      const found = await find(agent.millisAgentId);
      if (!found) throw new VoiceError('NOT_FOUND', `Millis has no agent ${agent.millisAgentId}.`);
      return found;
    },
    async publish({ millisAgentId, name }, profile) {
      const known = millisAgentId === null ? null : await find(millisAgentId);
      const agent = {
        name,
        config: { ...known?.config, ...configOf(profile, known?.config.flow) },
      };
      if (!known) return made.parse(await request('POST', 'agents', agent)).id;
      await request('PUT', `agents/${encodeURIComponent(known.id)}`, agent);
      return known.id;
    },
    async readSession(sessionId) {
      const path = `call-logs/${encodeURIComponent(sessionId)}`;
      const found = await request('GET', path).catch(noneWhereUnknown);
      return found === null ? null : readSession(found);
    },
  };
}

/** What we say of an agent, in Millis's words. */
function configOf(profile: ReceptionistProfile, flow: unknown) {
  const { firstMessage, transferNumber } = profile;
  return {
    prompt: describeReceptionist(profile),
    ...(firstMessage && { first_message: firstMessage }),
    flow: {
      ...(typeof flow === 'object' ? flow : {}),
      call_transfer: transferNumber ? { phone: transferNumber } : null,
    },
  };
}

function noneWhereUnknown(error: unknown): null {
  if (error instanceof VoiceError && error.code === 'NOT_FOUND') return null;
  throw error;
}

function millisRequest({ apiKey, apiUrl, timeout = 10_000 }: MillisAccount) {
  const root = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(new URL(path, root), {
      method,
      headers: { authorization: apiKey, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new VoiceError('UNAVAILABLE', `Millis could not be reached: ${String(cause)}`);
    });
    const text = await response.text();
    if (response.ok) return JSON.parse(text);
    const code = response.status === 404 ? 'NOT_FOUND' : 'UNAVAILABLE';
    const answer = readableAnswer(response, text, [apiKey]);
    throw new VoiceError(code, `Millis answered ${answer.status}: ${answer.body}`, answer);
  };
}
