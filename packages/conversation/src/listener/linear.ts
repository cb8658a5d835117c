/** A choice between classes by weights of sparse features: each feature is a row of weights. */
export interface LinearModel {
  /** A power of two: a feature's hash falls into one of these rows. */
  rows: number;
  classes: number;
  /** `rows × classes`, one row after the other, as whole numbers of `scale`. */
  weights: Int8Array;
  scale: number;
}

/** The probability of each class, for features as hashes. Written into `out`, which is returned. */
export function classProbabilities(
  model: LinearModel,
  features: readonly number[],
  out: Float64Array,
): Float64Array {
  const { rows, classes, weights, scale } = model;
  out.fill(0);
  const seen = new Set<number>();
  for (const hash of features) seen.add(hash & (rows - 1));
  for (const row of seen) {
    const base = row * classes;
    for (let k = 0; k < classes; k += 1) out[k] = (out[k] ?? 0) + (weights[base + k] ?? 0);
  }
  const norm = scale / Math.sqrt(seen.size);
  let most = -Infinity;
  for (let k = 0; k < classes; k += 1) {
    const score = (out[k] ?? 0) * norm;
    out[k] = score;
    if (score > most) most = score;
  }
  let sum = 0;
  for (let k = 0; k < classes; k += 1) {
    const value = Math.exp((out[k] ?? 0) - most);
    out[k] = value;
    sum += value;
  }
  for (let k = 0; k < classes; k += 1) out[k] = (out[k] ?? 0) / sum;
  return out;
}
