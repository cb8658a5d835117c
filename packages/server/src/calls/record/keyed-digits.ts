import type { Input } from '@second-ring/conversation';
import { readUtterance, saidIn } from '../thinking/utterance.ts';

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

/** Hides payment cards in a call's inputs as they come, whether they are said or keyed in. */
export class CardGuard {
  readonly #keys: KeyGuard;
  /** In this instance's memory only, and as it was said: a card may come in pieces. */
  readonly #said: string[];

  /** @param turns the call's turns so far. */
  constructor(turns: readonly { input: Input }[]) {
    this.#keys = new KeyGuard(turns);
    this.#said = saidIn(turns);
  }

  /** The input as it may be stored and understood. */
  guard(given: Input): Input {
    const input = this.#keys.guard(given);
    if (input.type !== 'callerSpoke') return input;
    const text = readUtterance(input.text, this.#said) ?? input.text;
    this.#said.push(input.text);
    return { ...input, text };
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
