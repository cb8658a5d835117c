/**
 * Weighs what speaks for a candidate: a straight sum, and a few hidden units, since one thing said
 * means more or less beside another (a word of a title where the title is not in focus).
 */
export interface RetrievalHead {
  /** One weight for each input. */
  direct: Float64Array;
  /** For each unit the weights of the inputs, and one more that is always added. */
  hidden: Float64Array;
  /** One weight for each unit. */
  out: Float64Array;
}

/** How much of what is below zero a hidden unit lets through. */
export const leak = 0.01;

/** One candidate's score, from its dense features and the evidence of its pairs of words. */
export function headScore(
  { direct, hidden, out }: RetrievalHead,
  dense: ArrayLike<number>,
  evidence: number,
): number {
  const last = dense.length;
  const places: number[] = [];
  let score = (direct[last] ?? 0) * evidence;
  for (let at = 0; at < last; at += 1) {
    const value = dense[at] ?? 0;
    if (value === 0) continue;
    places.push(at);
    score += (direct[at] ?? 0) * value;
  }
  const width = last + 2;
  for (let unit = 0; unit < out.length; unit += 1) {
    const from = unit * width;
    let sum = (hidden[from + last + 1] ?? 0) + (hidden[from + last] ?? 0) * evidence;
    for (const at of places) sum += (hidden[from + at] ?? 0) * (dense[at] ?? 0);
    score += (out[unit] ?? 0) * (sum > 0 ? sum : leak * sum);
  }
  return score;
}
