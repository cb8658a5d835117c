import { denseCount } from '../src/listener/feature-layout.ts';
import type { CandidateFeatures } from '../src/listener/retrieval-features.ts';
import { type PairTable, pairNorm } from '../src/listener/retrieve.ts';
import { randomNumbers, shuffle } from './linear-trainer.ts';

export interface RankingExample {
  rows: readonly CandidateFeatures[];
  /** Which rows are meant. */
  wanted: ReadonlySet<number>;
  /** Which part of the shops it is of; null: of no real shop, so that it teaches words alone. */
  part: number | null;
}

export interface RankingPlan {
  rows: number;
  epochs: number;
  rate: number;
  decay: number;
  seed: number;
}

/**
 * Learns which words go together by AdaGrad: the right candidates against all others of the same
 * turn. Dense features are weighed beside them, so that pairs learn what those do not tell.
 */
export function trainPairs(examples: readonly RankingExample[], plan: RankingPlan): PairTable {
  const { rows: size, epochs, rate, decay, seed } = plan;
  const dense = new Float64Array(denseCount);
  const denseSquares = new Float64Array(denseCount).fill(1);
  const pairs = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-2);
  const random = randomNumbers(seed);
  let madeUp = 0;
  let madeUpSquares = 1;
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const scores = example.rows.map((row) => {
        let score = 0;
        for (let at = 0; at < denseCount; at += 1) score += (row.dense[at] ?? 0) * (dense[at] ?? 0);
        let sum = 0;
        for (const pair of row.own) sum += pairs[pair & (size - 1)] ?? 0;
        for (const pair of row.pairs) sum += pairs[pair & (size - 1)] ?? 0;
        return score + sum * pairNorm(row.own.length + row.pairs.length);
      });
      const last = scores.length - 1;
      if (example.part === null) scores[last] = (scores[last] ?? 0) + madeUp;
      const most = Math.max(...scores);
      const raised = scores.map((score) => Math.exp(score - most));
      const total = raised.reduce((sum, one) => sum + one, 0);
      const share = 1 / example.wanted.size;
      if (example.part === null) {
        const error = (raised[last] ?? 0) / total - (example.wanted.has(last) ? share : 0);
        madeUpSquares += error * error;
        madeUp -= (rate * error) / Math.sqrt(madeUpSquares);
      }
      example.rows.forEach((row, at) => {
        const error = (raised[at] ?? 0) / total - (example.wanted.has(at) ? share : 0);
        if (Math.abs(error) < 1e-4) return;
        for (let k = 0; k < denseCount && example.part !== null; k += 1) {
          const value = row.dense[k] ?? 0;
          if (value === 0) continue;
          const gradient = error * value + 1e-6 * (dense[k] ?? 0);
          denseSquares[k] = (denseSquares[k] ?? 0) + gradient * gradient;
          dense[k] = (dense[k] ?? 0) - (rate * gradient) / Math.sqrt(denseSquares[k] ?? 1);
        }
        const norm = pairNorm(row.own.length + row.pairs.length);
        for (const pair of [...row.own, ...row.pairs]) {
          const slot = pair & (size - 1);
          const gradient = error * norm + decay * (pairs[slot] ?? 0);
          squares[slot] = (squares[slot] ?? 0) + gradient * gradient;
          pairs[slot] =
            (pairs[slot] ?? 0) - (0.5 * rate * gradient) / Math.sqrt(squares[slot] ?? 1);
        }
      });
    }
  }
  let high = 0;
  for (const weight of pairs) high = Math.max(high, Math.abs(weight));
  const scale = (high || 1) / 127;
  return {
    rows: size,
    pairs: Int8Array.from(pairs, (weight) => Math.round(weight / scale)),
    scale,
  };
}
