/** A quick reader's pace: who reads slower still has the words on screen. */
const msPerCharacter = 40;

export interface ReadingEvents {
  onStarted: () => void;
  /** Whoever reads along has had the time to. */
  onFinished: () => void;
}

/** Stands in for the voice where the agent's words are only shown: they take as long as reading them. */
export class Reading {
  readonly #events: ReadingEvents;
  #characters = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(events: ReadingEvents) {
    this.#events = events;
  }

  /** Adds words; after the `last` of an answer its reading begins, and any other is over. */
  add(words: string, last: boolean): void {
    this.#characters += words.length;
    if (!last) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#events.onFinished, this.#characters * msPerCharacter);
    this.#characters = 0;
    this.#events.onStarted();
  }

  /** Forgets what was to be read. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#characters = 0;
  }
}
