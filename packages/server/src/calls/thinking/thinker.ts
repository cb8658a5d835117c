import { type ModelPrompt, withoutHalf } from '@second-ring/conversation';
import type { Clock } from '../../platform/clock.ts';
import { CutShort, type LanguageModel } from '../../platform/providers/language-model/interface.ts';

/**
 * A reply is given up on this long after the draft spoke for it, in milliseconds: until then it still
 * corrects the state.
 */
const longestAfterDeadline = 5_500;
/** Nor is more of it read than this, in characters: a few sentences are all a caller listens to. */
const mostText = 2_000;

/** Told the reply so far each time a line or a sentence of it is complete. */
export type Heard = (text: string, done: boolean) => void;

/** Asks a language model on behalf of calls. */
export interface Thinker {
  /**
   * Resolves when the reply is complete. Rejects where there is none to be had.
   * @param patience milliseconds after which it is given up on; left out: as long as a turn waits.
   */
  ask(prompt: ModelPrompt, heard: Heard, signal: AbortSignal, patience?: number): Promise<void>;
}

/**
 * Asks `model`, unless it has failed so often of late that it is left alone for a while.
 * @param deadline milliseconds after which a turn is decided without the model
 */
export function thinkerWith(
  model: LanguageModel,
  clock: Pick<Clock, 'now'>,
  deadline: number,
): Thinker {
  const breaker = new Breaker(clock);
  return {
    ask: async (prompt, heard, signal, patience = deadline + longestAfterDeadline) => {
      const leave = breaker.ask();
      if (leave === 'no') throw new Error('The language model is being left alone for a while.');
      try {
        await listenTo(
          model,
          prompt,
          heard,
          AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        );
        breaker.succeeded();
      } catch (error) {
        if (!signal.aborted) breaker.failed();
        else if (leave === 'as a trial') breaker.leftOff();
        throw error;
      }
    },
  };
}

/** The thinker of an installation without a language model. */
export const noThinker: Thinker = {
  ask: async () => {
    throw new Error('This installation has no language model.');
  },
};

/** The end of a line, or of a sentence followed by more. */
const complete = /[\n]|[.!?…]["')\]»]*\s/;

/**
 * Reads a model's reply, telling what has come so far whenever a line or a sentence of it is whole.
 * What is cut off, by its length or by `signal`, is told as far as it is whole. Throws where the model fails,
 * breaks off or says nothing.
 */
export async function listenTo(
  model: LanguageModel,
  prompt: ModelPrompt,
  heard: Heard,
  signal: AbortSignal,
): Promise<void> {
  let text = '';
  let told = 0;
  let isCut = false;
  try {
    for await (const piece of model.reply(prompt, signal)) {
      text += piece;
      isCut = text.length > mostText;
      if (isCut) break;
      if (!complete.test(text.slice(told))) continue;
      told = text.length;
      heard(text, false);
    }
  } catch (error) {
    if (!(error instanceof CutShort)) throw error;
    isCut = true;
  }
  const whole = isCut || signal.aborted ? withoutHalf(text) : text;
  if (whole === '') throw new Error('The language model said nothing.');
  heard(whole, true);
}

/** Failures in a row after which a provider is left alone. */
const mostFailures = 3;
/** How long it is left alone, in milliseconds. */
const rest = 30_000;

/** Keeps calls from waiting for a provider that is down: each failure would cost a caller seconds. */
class Breaker {
  readonly #clock: Pick<Clock, 'now'>;
  #failures = 0;
  #openUntil = 0;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** Whether the provider may be asked. After its rest one request tries it, for all others. */
  ask(): 'yes' | 'as a trial' | 'no' {
    const now = this.#clock.now();
    if (now < this.#openUntil) return 'no';
    if (this.#openUntil === 0) return 'yes';
    this.#openUntil = now + rest;
    return 'as a trial';
  }

  succeeded(): void {
    this.#failures = 0;
    this.#openUntil = 0;
  }

  /** Nobody waited for what the trial would tell: another request may try. */
  leftOff(): void {
    this.#openUntil = this.#clock.now();
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures < mostFailures) return;
    this.#openUntil = this.#clock.now() + rest;
    this.#failures = mostFailures - 1;
  }
}
