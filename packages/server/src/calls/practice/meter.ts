import type { PracticeLoad } from '@second-ring/contract';
import type { ModelPrompt } from '@second-ring/conversation';
import type { LanguageModel } from '../../platform/providers/language-model/interface.ts';
import { tokensIn } from '../thinking/model-cost.ts';

/** A run may ask no more of the model. */
export class LimitReached extends Error {
  override name = 'LimitReached';

  constructor() {
    super('This run has used up what it may ask of the language model.');
  }
}

/**
 * Counts what is asked of a model and refuses what would be too much: a request begins only where
 * its longest answer still fits. Tokens are estimated from characters, as everywhere.
 */
export class Meter {
  readonly #most: PracticeLoad;
  requests = 0;
  inputTokens = 0;
  outputTokens = 0;
  /** Whether a request was refused: then the run is over. */
  isSpent = false;

  constructor(most: PracticeLoad) {
    this.#most = most;
  }

  /** The model, counted. Throws `LimitReached` in place of asking too much. */
  over(model: LanguageModel): LanguageModel {
    return { name: model.name, reply: (prompt, signal) => this.#reply(model, prompt, signal) };
  }

  async *#reply(
    model: LanguageModel,
    prompt: ModelPrompt,
    signal: AbortSignal,
  ): AsyncIterable<string> {
    const asked = tokensIn(lengthOf(prompt));
    const worst = this.inputTokens + this.outputTokens + asked + prompt.maxTokens;
    if (this.requests >= this.#most.requests || worst > this.#most.tokens) {
      this.isSpent = true;
      throw new LimitReached();
    }
    this.requests += 1;
    this.inputTokens += asked;
    let written = 0;
    for await (const piece of model.reply(prompt, signal)) {
      // A reply that is broken off was written, and is paid for, as far as it came.
      this.outputTokens += tokensIn(written + piece.length) - tokensIn(written);
      written += piece.length;
      yield piece;
    }
  }
}

/** The characters of a prompt. */
export function lengthOf({ system, messages }: ModelPrompt): number {
  return messages.reduce((sum, { content }) => sum + content.length, system.length);
}
