import type { ModelPrompt } from '@second-ring/conversation';

/** A reply is longer than was allowed: what came of it may end in the middle of a word. */
export class CutShort extends Error {
  override name = 'CutShort';
}

/** A language model that proposes what the receptionist may say. Its words are never trusted. */
export interface LanguageModel {
  readonly name: string;
  /**
   * The model's reply, piece by piece as it is written. Throws where the provider refuses, fails or
   * breaks off, and `CutShort` after as much as was allowed; ends at once when `signal` is aborted. What is
   * thrown tells neither the prompt nor what came back.
   */
  reply(prompt: ModelPrompt, signal: AbortSignal): AsyncIterable<string>;
}
