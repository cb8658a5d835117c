import { type Conversation, withoutCardDigits } from '@second-ring/conversation';

/** What a caller said in one turn: as it stands, and as it may be kept. */
export interface SpokenWords {
  from: string;
  to: string;
}

/** Shorter words are a digit or two, and stand in other sentences too. */
const shortest = 12;
/** In a text that is part of what was said, and of what was masked there. */
const tellingInPart = 2;

/** What of a caller's words is not to be kept, wherever a call holds them. Pure. */
export class HiddenWords {
  readonly #spoken: readonly SpokenWords[];
  readonly #digits: readonly string[];
  /** What was masked of the turns, by the words as they are compared. */
  readonly #lines: ReadonlyMap<string, string>;
  readonly #changed: readonly SpokenWords[];
  /** What texts came to: a call's are stored again and again. */
  readonly #texts = new Map<string, string>();

  /**
   * @param spoken everything the caller said so far, in order.
   * @param digits of the cards that were masked in it.
   */
  constructor(spoken: readonly SpokenWords[], digits: readonly string[]) {
    this.#spoken = spoken;
    this.#digits = digits;
    this.#changed = spoken.filter(({ from, to }) => from !== to);
    this.#lines = new Map(this.#changed.map(({ from, to }) => [compared(from), to]));
  }

  get isEmpty(): boolean {
    return this.#changed.length === 0 && this.#digits.length === 0;
  }

  /** Which of the caller's turns, from 0, is the first that changes; -1: none, only digits do. */
  get firstChanged(): number {
    return this.#spoken.findIndex(({ from, to }) => from !== to);
  }

  /** What is kept of the caller's turns, in order. */
  get kept(): readonly SpokenWords[] {
    return this.#spoken;
  }

  /** A text that is a caller's words, holds them or says their digits back, with those masked. */
  inText(text: string): string {
    const known = this.#texts.get(text);
    if (known !== undefined) return known;
    const masked = this.#masked(text);
    this.#texts.set(text, masked);
    return masked;
  }

  #masked(text: string): string {
    const words = compared(text);
    const whole = this.#lines.get(words);
    if (whole !== undefined) return whole;
    let masked = text;
    for (const { from, to } of this.#changed)
      if (from.length >= shortest) masked = masked.replaceAll(from, to);
    const isPart = words.length > 2 && [...this.#lines.keys()].some((line) => line.includes(words));
    return withoutCardDigits(masked, this.#digits, isPart ? tellingInPart : undefined);
  }

  /** Lines of the call, in order: those of the caller as their turns, the others as any text. */
  inLines<Line extends { role: string; content: string }>(lines: readonly Line[]): Line[] {
    let next = 0;
    return lines.map((line) => {
      if (line.role !== 'user') return { ...line, content: this.inText(line.content) };
      let at = next;
      while (at < this.#spoken.length && !isSaid(line.content, this.#spoken[at]?.from ?? ''))
        at += 1;
      if (at >= this.#spoken.length) return { ...line, content: this.inText(line.content) };
      next = at + 1;
      const turn = this.#spoken[at];
      return turn && turn.from !== turn.to ? { ...line, content: turn.to } : line;
    });
  }

  /** Anything of a call that is plain data, with every text in it masked. */
  inData<Data>(data: Data): Data {
    const masked: Data = JSON.parse(
      JSON.stringify(data, (_key, each: unknown) =>
        typeof each === 'string' ? this.inText(each) : each,
      ),
    );
    return masked;
  }

  /** Whether a telephone number is nothing but digits of a card. */
  isCards(phone: string): boolean {
    const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    return digits !== '' && this.#digits.some((card) => card.includes(digits));
  }

  /** A conversation that goes on as if the words had been masked when they came. */
  inConversation(conversation: Conversation): Conversation {
    const { transcript, ...rest } = conversation;
    const masked = this.inData(rest);
    const { phone, partialPhone } = conversation.caller;
    const isCards = partialPhone !== '' && this.isCards(partialPhone);
    return {
      ...masked,
      transcript: this.inLines(transcript),
      caller: {
        ...masked.caller,
        phone: phone && this.isCards(phone.value) ? null : phone,
        partialPhone: isCards ? '' : partialPhone,
      },
    };
  }
}

const compared = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}•]+/gu, ' ')
    .trim();
const isSaid = (line: string, words: string) =>
  line === words || (line !== '' && words.trim().startsWith(line.trim()));
