/** One example of a choice between classes: its features (row numbers) and the right class. */
export interface Example {
  features: readonly number[];
  label: number;
  weight?: number;
}

export interface TrainingPlan {
  rows: number;
  classes: number;
  epochs: number;
  rate: number;
  /** Pulls every weight towards zero, so that rare features say little. */
  decay: number;
  seed: number;
}

/** The same numbers for the same seed, everywhere. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Shuffles in place. */
export function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    const held = items[at] as T;
    items[at] = items[other] as T;
    items[other] = held;
  }
}

/** Softmax regression by AdaGrad over sparse binary features. The same input gives the same weights. */
export function trainLinear(examples: readonly Example[], plan: TrainingPlan): Float32Array {
  const { rows, classes, epochs, rate, decay, seed } = plan;
  const weights = new Float32Array(rows * classes);
  const squares = new Float32Array(rows * classes).fill(1e-3);
  const random = randomNumbers(seed);
  const order = examples.map((_, index) => index);
  const scores = new Float64Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const { features, label, weight = 1 } = example;
      const norm = 1 / Math.sqrt(features.length);
      scores.fill(0);
      for (const row of features) {
        const base = row * classes;
        for (let k = 0; k < classes; k += 1)
          scores[k] = (scores[k] ?? 0) + (weights[base + k] ?? 0) * norm;
      }
      softmax(scores);
      for (let k = 0; k < classes; k += 1)
        scores[k] = ((scores[k] ?? 0) - (k === label ? 1 : 0)) * norm * weight;
      for (const row of features) {
        const base = row * classes;
        for (let k = 0; k < classes; k += 1) {
          const error = scores[k] ?? 0;
          if (Math.abs(error) < 1e-5) continue;
          const at = base + k;
          const gradient = error + decay * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return weights;
}

/** Turns scores into probabilities, in place. */
function softmax(scores: Float64Array): void {
  let most = -Infinity;
  for (const score of scores) if (score > most) most = score;
  let sum = 0;
  for (let k = 0; k < scores.length; k += 1) {
    const value = Math.exp((scores[k] ?? 0) - most);
    scores[k] = value;
    sum += value;
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) / sum;
}
