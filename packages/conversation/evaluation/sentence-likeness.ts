import { openEncoder } from '../encoder/sentence-encoder.ts';
import { comparedTexts } from '../src/listener/candidates.ts';
import { type ComparedVectors, compareWith, type Likeness } from '../src/listener/likeness.ts';
import type { Receptionist } from '../src/receptionist.ts';

/** What sentence vectors say of texts at a shop. */
export type LikenessesAt = (
  receptionist: Receptionist,
  texts: readonly string[],
) => Promise<Likeness[]>;

/** For rows without vectors. */
export const noLikenesses: LikenessesAt = () => Promise.resolve([]);

/** Compares by the encoder; null where it is not installed. Each text is encoded once. */
export async function openLikenesses(): Promise<LikenessesAt | null> {
  const encoder = await openEncoder().catch(() => null);
  if (!encoder) return null;
  const vectors = new Map<string, Float32Array>();
  const encode = async (text: string) => {
    const vector = vectors.get(text) ?? (await encoder.encode(text));
    vectors.set(text, vector);
    return vector;
  };
  const shops = new Map<Receptionist, ComparedVectors[]>();
  return async (receptionist, texts) => {
    let known = shops.get(receptionist);
    if (!known) {
      known = [];
      for (const { title, full, parts, wordings } of comparedTexts(receptionist.candidates))
        known.push({
          title: await encode(title),
          full: await encode(full),
          parts: await Promise.all(parts.map(encode)),
          wordings: await Promise.all(
            wordings.map(async ({ text, sure }) => ({ vector: await encode(text), sure })),
          ),
        });
      shops.set(receptionist, known);
    }
    const likenesses: Likeness[] = [];
    for (const text of texts) likenesses.push(compareWith(text, await encode(text), known));
    return likenesses;
  };
}
