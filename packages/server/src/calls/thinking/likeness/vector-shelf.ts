import {
  type ComparedTexts,
  type ComparedVectors,
  comparedTexts,
  type Receptionist,
} from '@second-ring/conversation';
import { LRUCache } from 'lru-cache';
import type { Encoder } from './encoder.ts';

type Known = Receptionist['candidates'];

/** The most vectors kept, of all shops together: some 120 MB. */
const mostKept = 80_000;
/** Shops that wait to be encoded; one more waits for its next call. */
const mostWaiting = 200;

function vectorsOf(
  compared: readonly ComparedTexts[],
  encoded: ReadonlyMap<string, Float32Array>,
): ComparedVectors[] {
  const of = (text: string) => encoded.get(text) ?? new Float32Array();
  return compared.map(({ title, full, parts, wordings }) => ({
    title: of(title),
    full: of(full),
    parts: parts.map(of),
    wordings: wordings.flatMap(({ text, sure }) => {
      const vector = encoded.get(text);
      return vector ? [{ vector, sure }] : [];
    }),
  }));
}

/** What shops know, as vectors: encoded once for as long as it is unchanged and asked for. */
export class VectorShelf {
  readonly #encoder: Encoder;
  readonly #shops: LRUCache<Known, ComparedVectors[]>;
  readonly #waiting = new Set<Known>();

  constructor(encoder: Encoder, most = mostKept) {
    this.#encoder = encoder;
    this.#shops = new LRUCache({ maxSize: most });
  }

  /** How many vectors are kept now. */
  get size(): number {
    return this.#shops.calculatedSize;
  }

  /** A shop's vectors; null while they are being made. */
  get(known: Known): ComparedVectors[] | null {
    return this.#shops.get(known) ?? null;
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
    const encoded = new Map<string, Float32Array>();
    const own = compared.flatMap(({ title, full, parts }) => [title, full, ...parts]);
    const wordings = compared.flatMap((one) => one.wordings.map(({ text }) => text));
    // A caller may speak before all of it is there: what the owner wrote comes first.
    for (const texts of [own, wordings]) {
      for (const text of new Set(texts)) {
        if (encoded.has(text)) continue;
        if (encoded.size >= this.#shops.maxSize) return;
        const vector = await this.#encoder.encodeLater(text);
        if (!vector) return;
        encoded.set(text, vector);
      }
      this.#shops.set(known, vectorsOf(compared, encoded), { size: Math.max(encoded.size, 1) });
    }
  }
}
