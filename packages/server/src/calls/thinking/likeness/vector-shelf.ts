import { type ComparedVectors, comparedTexts, type Receptionist } from '@second-ring/conversation';
import type { Encoder } from './encoder.ts';

type Known = Receptionist['candidates'];

/** The most vectors kept, of all shops together: some 60 MB. */
const mostKept = 40_000;
/** Shops that wait to be encoded; one more waits for its next call. */
const mostWaiting = 200;

/** What shops know, as vectors: encoded once for as long as it is unchanged and asked for. */
export class VectorShelf {
  readonly #encoder: Encoder;
  readonly #most: number;
  readonly #shops = new Map<Known, { known: ComparedVectors[]; size: number }>();
  readonly #waiting = new Set<Known>();
  #size = 0;

  constructor(encoder: Encoder, most = mostKept) {
    this.#encoder = encoder;
    this.#most = most;
  }

  /** How many vectors are kept now. */
  get size(): number {
    return this.#size;
  }

  /** A shop's vectors; null while they are being made. */
  get(known: Known): ComparedVectors[] | null {
    const shop = this.#shops.get(known);
    if (!shop) return null;
    this.#shops.delete(known);
    this.#shops.set(known, shop);
    return shop.known;
  }

  /** Makes a shop's vectors while nobody waits for others. */
  async prepare(known: Known): Promise<void> {
    if (this.#shops.has(known) || this.#waiting.has(known)) return;
    if (this.#waiting.size >= mostWaiting) return;
    this.#waiting.add(known);
    try {
      await this.#encode(known);
    } finally {
      this.#waiting.delete(known);
    }
  }

  async #encode(known: Known): Promise<void> {
    const compared = comparedTexts(known);
    const texts = new Set(compared.flatMap(({ title, full, parts }) => [title, full, ...parts]));
    if (texts.size > this.#most) return;
    const vectors = new Map<string, Float32Array>();
    for (const text of texts) {
      const vector = await this.#encoder.encodeLater(text);
      if (!vector) return;
      vectors.set(text, vector);
    }
    const of = (text: string) => vectors.get(text) ?? new Float32Array();
    this.#keep(
      known,
      compared.map(({ title, full, parts }) => ({
        title: of(title),
        full: of(full),
        parts: parts.map(of),
      })),
      texts.size,
    );
  }

  #keep(known: Known, vectors: ComparedVectors[], size: number): void {
    this.#shops.set(known, { known: vectors, size });
    this.#size += size;
    for (const [oldest, shop] of this.#shops) {
      if (this.#size <= this.#most) return;
      this.#shops.delete(oldest);
      this.#size -= shop.size;
    }
  }
}
