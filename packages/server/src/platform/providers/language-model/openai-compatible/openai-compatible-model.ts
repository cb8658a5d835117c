import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelPrompt } from '@second-ring/conversation';
import { streamText } from 'ai';
import { CutShort, type LanguageModel } from '../interface.ts';
import { boundedFetch, toldOfFailure } from './bounded-fetch.ts';

export interface ModelAddress {
  /** The base address, such as `http://localhost:11434/v1`. */
  url: string;
  key: string | undefined;
  model: string;
}

/** A model behind any endpoint that speaks OpenAI's chat completions, streamed. */
export function openAICompatibleModel({ url, key, model }: ModelAddress): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: url.replace(/\/$/, ''),
    ...(key ? { apiKey: key } : {}),
    fetch: boundedFetch,
  });
  return { name: model, reply: (prompt, signal) => told(reply(provider(model), prompt, signal)) };
}

/** A reply whose failures may stand in a log: those of the library hold the whole prompt. */
async function* told(pieces: AsyncIterable<string>): AsyncIterable<string> {
  try {
    yield* pieces;
  } catch (error) {
    throw error instanceof CutShort ? error : toldOfFailure(error);
  }
}

async function* reply(
  model: Parameters<typeof streamText>[0]['model'],
  { system, messages, maxTokens }: ModelPrompt,
  signal: AbortSignal,
): AsyncIterable<string> {
  const { fullStream } = streamText({
    model,
    system,
    messages,
    maxOutputTokens: maxTokens,
    temperature: 0.2,
    // A caller waits: a failed call is answered without the model rather than tried again.
    maxRetries: 0,
    abortSignal: signal,
    onError: () => {},
  });
  for await (const part of fullStream) {
    if (part.type === 'text-delta') yield part.text;
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') return;
    if (part.type === 'finish' && part.finishReason === 'length')
      throw new CutShort(`The reply is longer than ${maxTokens} tokens.`);
  }
}
