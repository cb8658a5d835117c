import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openEncoder, type Vector, vectorLength } from '../encoder/sentence-encoder.ts';
import { comparedTexts } from '../src/listener/candidates.ts';
import { type ComparedVectors, compareWith, type Likeness } from '../src/listener/likeness.ts';
import type { Receptionist } from '../src/receptionist.ts';

/** Vectors of texts by the text, without waiting. */
export type VectorOf = (text: string) => Vector;

/** Beside the libraries, outside git: the same texts are not encoded again by the next run. */
const usualFolder = join(import.meta.dirname, '../../../node_modules/.cache/second-ring');

/**
 * Encodes texts, each once; what an earlier run encoded is read from `folder`.
 * @throws where the encoder is not installed.
 */
export async function encodeTexts(
  texts: Iterable<string>,
  folder = usualFolder,
): Promise<VectorOf> {
  const encoder = await openEncoder();
  const known = readVectors(folder);
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  const found = new Map<string, Vector>();
  const rest = missing.values();
  const work = async () => {
    for (const text of rest) found.set(text, await encoder.encode(text));
  };
  await Promise.all([work(), work()]);
  for (const text of missing) {
    const vector = found.get(text);
    if (vector) known.set(text, vector);
  }
  if (missing.length > 0) writeVectors(folder, known);
  return (text) => {
    const vector = known.get(text);
    if (!vector) throw new Error(`Not encoded: ${text}`);
    return vector;
  };
}

const textsFile = (folder: string) => join(folder, 'sentences.json');
const vectorsFile = (folder: string) => join(folder, 'sentences.bin');

function readVectors(folder: string): Map<string, Vector> {
  if (!existsSync(textsFile(folder)) || !existsSync(vectorsFile(folder))) return new Map();
  const texts: string[] = JSON.parse(readFileSync(textsFile(folder), 'utf8'));
  const bytes = readFileSync(vectorsFile(folder));
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  if (all.length !== texts.length * vectorLength) return new Map();
  return new Map(
    texts.map((text, at) => [text, all.subarray(at * vectorLength, (at + 1) * vectorLength)]),
  );
}

function writeVectors(folder: string, known: ReadonlyMap<string, Vector>): void {
  mkdirSync(dirname(textsFile(folder)), { recursive: true });
  const all = new Float32Array(known.size * vectorLength);
  [...known.values()].forEach((vector, at) => {
    all.set(vector, at * vectorLength);
  });
  writeFileSync(vectorsFile(folder), new Uint8Array(all.buffer));
  writeFileSync(textsFile(folder), JSON.stringify([...known.keys()]));
}

/** Everything a shop is compared by. */
export function textsOf({ candidates }: Receptionist): string[] {
  return comparedTexts(candidates).flatMap(({ title, full, parts, wordings }) => [
    title,
    full,
    ...parts,
    ...wordings.map(({ text }) => text),
  ]);
}

/** Compares texts with what a shop knows; the shop's own vectors are looked up once. */
export function likenessAt(
  { candidates }: Receptionist,
  vectorOf: VectorOf,
): (text: string) => Likeness {
  let known: ComparedVectors[] | null = null;
  return (text) => {
    known ??= comparedTexts(candidates).map(({ title, full, parts, wordings }) => ({
      title: vectorOf(title),
      full: vectorOf(full),
      parts: parts.map(vectorOf),
      wordings: wordings.map(({ text, sure }) => ({ vector: vectorOf(text), sure })),
    }));
    return compareWith(text, vectorOf(text), known);
  };
}
