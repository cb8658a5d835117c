import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelPrompt } from '@second-ring/conversation';
import { streamText } from 'ai';
import { CutShort, type LanguageModel } from '../interface.ts';

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

/** More than this a reply of a few sentences is not, in bytes, however it is wrapped or thought over. */
const mostBytes = 2_000_000;

/**
 * Fetches from the one address an operator named: what was asked is carried on to no other, and no answer, be it
 * without an end, takes more memory than it is worth.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new EndpointFailed(`The endpoint redirects (${status}), which is not followed.`);
  }
  if (!body) return response;
  let read = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      read += piece.byteLength;
      if (read <= mostBytes) return controller.enqueue(piece);
      const reason = new EndpointFailed(`The reply is longer than ${mostBytes} bytes.`);
      controller.error(reason);
      throw reason;
    },
  });
  return new Response(body.pipeThrough(counted), { status, headers });
};

/** The endpoint of a language model failed, in words that tell nothing of a call: a log may have them. */
class EndpointFailed extends Error {
  override name = 'EndpointFailed';
}

/** How far causes are followed: an error may name itself as one. */
const mostCauses = 5;

/**
 * A failure as it may be told: what kind it is, the status, and the code of the way there. Whatever else is known of
 * it may hold the prompt or the answer.
 */
function toldOfFailure(error: unknown): EndpointFailed {
  const parts: string[] = [];
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < mostCauses; depth += 1) {
    if (cause instanceof EndpointFailed) return cause;
    parts.push(...kindOf(cause));
    cause = cause.cause;
  }
  const told = [...new Set(parts)].join(', ');
  return new EndpointFailed(
    `The language model's endpoint failed: ${told || 'it told of an error'}.`,
  );
}

/** Names and codes are of the libraries' own making; what is none is no such thing. */
const plain = /^[A-Za-z][A-Za-z_]{1,40}$/;

function kindOf(error: Error): string[] {
  const members = new Map<string, unknown>(Object.entries(error));
  const [code, status] = [members.get('code'), members.get('statusCode')];
  return [
    ...(plain.test(error.name) ? [error.name] : []),
    ...(typeof code === 'string' && plain.test(code) ? [code] : []),
    ...(typeof status === 'number' ? [`status ${status}`] : []),
  ];
}
