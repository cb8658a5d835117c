import type { LinearModel } from '../src/listener/linear.ts';

/** What weighs less than this says nothing that is worth its place. */
const leastTold = 4;

/** Weights as whole numbers from -127 to 127: a quarter of the size, and the same everywhere. */
export function quantise(weights: Float32Array, rows: number, classes: number): LinearModel {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  // A few large weights must not cost all others their precision.
  const sorted = Float32Array.from(weights, Math.abs)
    .filter((weight) => weight > 0)
    .sort();
  const high = sorted[Math.floor(sorted.length * 0.9995)] ?? most;
  const scale = (high || 1) / 127;
  const whole = Int8Array.from(weights, (weight) => {
    const rounded = Math.max(-127, Math.min(127, Math.round(weight / scale)));
    return Math.abs(rounded) < leastTold ? 0 : rounded;
  });
  return { rows, classes, weights: whole, scale };
}
