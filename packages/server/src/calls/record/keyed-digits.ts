import { CardMemory, type Effect, type Input } from '@second-ring/conversation';
import { promptsOf, saidIn } from '../thinking/utterance.ts';
import { HiddenWords } from './hidden-words.ts';

/** The longest number of a phone anybody keys in: a country's code and ten digits. */
const longestPhone = 11;
/** What is kept of a key that was one of a card's. */
const hiddenKey = '•';

const isDigit = (key: string) => /^\d$/.test(key);

/** Digits keyed in with nothing said between them, and the turns they came in, from 1. */
interface Burst {
  digits: string;
  sequences: number[];
}

/** An input as it may be stored and understood. */
interface GuardedInput {
  input: Input;
  /** What of the turns before it is to be hidden now that it tells; null: nothing. */
  revealed: HiddenWords | null;
}

/** Hides payment cards in a call's inputs as they come, whether they are said or keyed in. */
export class CardGuard {
  readonly #keys: KeyGuard;
  /** In this instance's memory only, and as it was said: a card may come in pieces. */
  readonly #said = new CardMemory();
  #masked: readonly string[] = [];

  /** @param turns the call's turns so far. */
  constructor(turns: readonly { input: Input; effects: readonly Effect[] | null }[]) {
    this.#keys = new KeyGuard(turns);
    const prompts = promptsOf(turns);
    // They are as they are stored: what they come to with those after them is yet to be stored too.
    this.#masked = saidIn(turns);
    this.#said.recall(this.#masked, prompts);
  }

  /** @param prompt what was said to the caller just before. */
  guard(given: Input, prompt: string): GuardedInput {
    const input = this.#keys.guard(given);
    if (input.type !== 'callerSpoke') return { input, revealed: null };
    const before = this.#masked;
    const { texts, digits } = this.#said.hear(input.text, prompt);
    this.#masked = texts;
    const spoken = before.map((from, index) => ({ from, to: texts[index] ?? from }));
    const hasNews = spoken.some(({ from, to }) => from !== to);
    return {
      input: { ...input, text: texts.at(-1) ?? input.text },
      revealed: hasNews ? new HiddenWords(spoken, digits) : null,
    };
  }
}

/** Hides each key that comes after more of them than a phone number has: no call needs those. */
class KeyGuard {
  #keyed = 0;

  /** @param turns the call's turns so far. */
  constructor(turns: readonly { input: Input }[]) {
    // A turn that a fault of ours spoilt holds nothing, and must not lose the rest of the call.
    for (const { input } of turns) if (input) this.guard(input);
  }

  /** The input as it may be stored and understood. */
  guard(input: Input): Input {
    if (input.type === 'callerSpoke') this.#keyed = 0;
    if (input.type !== 'keyPressed') return input;
    if (isDigit(input.digit) || input.digit === hiddenKey) this.#keyed += 1;
    return this.#keyed > longestPhone ? { ...input, digit: hiddenKey } : input;
  }
}

/**
 * The keys of a call that are a card's, its expiry's or its code's: those of bursts that are no
 * phone number, where together they are more than one or a card was spoken of.
 */
export function keysOfCard(
  inputs: readonly Input[],
  cardWasSaid: boolean,
): { digits: string[]; sequences: number[] } {
  const bursts = burstsOf(inputs).filter(({ digits }) => !isPhone(digits));
  const total = bursts.reduce((sum, { sequences }) => sum + sequences.length, 0);
  if (!cardWasSaid && total <= longestPhone) return { digits: [], sequences: [] };
  return {
    digits: bursts.map(({ digits }) => digits),
    sequences: bursts.flatMap(({ sequences }) => sequences),
  };
}

/** A key's input, hidden. */
export function hiddenKeyInput(): Input {
  return { type: 'keyPressed', digit: hiddenKey };
}

const isPhone = (digits: string) => /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits);

function burstsOf(inputs: readonly Input[]): Burst[] {
  const bursts: Burst[] = [];
  let isOpen = false;
  for (const [index, input] of inputs.entries()) {
    if (input?.type === 'callerSpoke') isOpen = false;
    if (input?.type !== 'keyPressed') continue;
    if (!isDigit(input.digit) && input.digit !== hiddenKey) continue;
    const burst = (isOpen && bursts.pop()) || { digits: '', sequences: [] };
    bursts.push({
      digits: burst.digits + input.digit,
      sequences: [...burst.sequences, index + 1],
    });
    isOpen = true;
  }
  return bursts;
}
