import { leak, type RetrievalHead } from '../src/listener/retrieval-head.ts';
import { randomNumbers, shuffle } from './linear-trainer.ts';

/** One turn's candidates: their inputs, and which of them are meant. */
export interface HeadExample {
  /** For each candidate its dense features, and the evidence of its pairs last. */
  inputs: readonly Float64Array[];
  wanted: ReadonlySet<number>;
}

export interface HeadPlan {
  units: number;
  epochs: number;
  batch: number;
  rate: number;
  decay: number;
  seed: number;
}

/** As usual of Adam (Kingma and Ba, 2015). */
const [firstMoment, secondMoment, tiny] = [0.9, 0.999, 1e-8];

/**
 * Trains the head by Adam, the right candidates against all others of the same turn. What it comes
 * to is the mean of the second half of its way, which swings less than any one place of it.
 */
export function trainHead(examples: readonly HeadExample[], plan: HeadPlan): RetrievalHead {
  const inputs = examples[0]?.inputs[0]?.length ?? 0;
  const { units, epochs, batch, rate, decay } = plan;
  const width = inputs + 1;
  const outAt = inputs + units * width;
  const size = outAt + units;
  const random = randomNumbers(plan.seed);
  const weights = Float64Array.from({ length: size }, (_, at) => {
    if (at < inputs) return at === inputs - 1 ? 1 : 0;
    return (random() - 0.5) * (at < outAt ? 0.5 : 0.2);
  });
  const [mean, square, sums] = [0, 0, 0].map(() => new Float64Array(size));
  if (!mean || !square || !sums) throw new Error('Three arrays were made.');
  const gradient = new Float64Array(size);
  const order = examples.map((_, index) => index);
  let steps = 0;
  let summed = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (let from = 0; from < order.length; from += batch) {
      gradient.fill(0);
      for (const index of order.slice(from, from + batch)) {
        const example = examples[index];
        if (example) addGradient(example, weights, gradient, units);
      }
      steps += 1;
      const [firstLeft, secondLeft] = [1 - firstMoment ** steps, 1 - secondMoment ** steps];
      for (let at = 0; at < size; at += 1) {
        // The evidence of pairs is a score already: it is drawn to one, all else to nothing.
        const rest = at === inputs - 1 ? 1 : 0;
        const slope = (gradient[at] ?? 0) / batch + decay * ((weights[at] ?? 0) - rest);
        const first = firstMoment * (mean[at] ?? 0) + (1 - firstMoment) * slope;
        const second = secondMoment * (square[at] ?? 0) + (1 - secondMoment) * slope * slope;
        mean[at] = first;
        square[at] = second;
        const step = (rate * (first / firstLeft)) / (Math.sqrt(second / secondLeft) + tiny);
        weights[at] = (weights[at] ?? 0) - step;
      }
    }
    if (epoch < epochs / 2) continue;
    summed += 1;
    for (let at = 0; at < size; at += 1) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  }
  const rounded = sums.map((sum) => Math.round((sum / summed) * 1e4) / 1e4);
  return {
    direct: rounded.slice(0, inputs),
    hidden: rounded.slice(inputs, outAt),
    out: rounded.slice(outAt),
  };
}

/** One head that scores as the mean of these does: their hidden units stand beside one another. */
export function joinedHeads(heads: readonly RetrievalHead[]): RetrievalHead {
  const [first] = heads;
  if (!first) throw new Error('There is no head to join.');
  const share = (weight: number) => Math.round((weight / heads.length) * 1e4) / 1e4;
  return {
    direct: first.direct.map((_, at) =>
      share(heads.reduce((sum, { direct }) => sum + (direct[at] ?? 0), 0)),
    ),
    hidden: Float64Array.from(heads.flatMap(({ hidden }) => [...hidden])),
    out: Float64Array.from(heads.flatMap(({ out }) => [...out].map(share))),
  };
}

/** Adds what one turn says of the weights. */
function addGradient(
  { inputs: rows, wanted }: HeadExample,
  weights: Float64Array,
  gradient: Float64Array,
  units: number,
): void {
  const inputs = rows[0]?.length ?? 0;
  const width = inputs + 1;
  const outAt = inputs + units * width;
  const sumsOf = rows.map(() => new Float64Array(units));
  const scores = rows.map((row, at) => {
    let score = 0;
    for (let k = 0; k < inputs; k += 1) score += (weights[k] ?? 0) * (row[k] ?? 0);
    for (let unit = 0; unit < units; unit += 1) {
      const from = inputs + unit * width;
      let sum = weights[from + inputs] ?? 0;
      for (let k = 0; k < inputs; k += 1) {
        const value = row[k] ?? 0;
        if (value !== 0) sum += (weights[from + k] ?? 0) * value;
      }
      const sums = sumsOf[at];
      if (sums) sums[unit] = sum;
      score += (weights[outAt + unit] ?? 0) * (sum > 0 ? sum : leak * sum);
    }
    return score;
  });
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  const share = 1 / wanted.size;
  const add = (at: number, value: number) => {
    gradient[at] = (gradient[at] ?? 0) + value;
  };
  rows.forEach((row, at) => {
    const error = (raised[at] ?? 0) / total - (wanted.has(at) ? share : 0);
    if (Math.abs(error) < leastError) return;
    for (let k = 0; k < inputs; k += 1) if (row[k]) add(k, error * (row[k] ?? 0));
    for (let unit = 0; unit < units; unit += 1) {
      const from = inputs + unit * width;
      const sum = sumsOf[at]?.[unit] ?? 0;
      const slope = sum > 0 ? 1 : leak;
      add(outAt + unit, error * slope * sum);
      const passed = error * slope * (weights[outAt + unit] ?? 0);
      for (let k = 0; k < inputs; k += 1) if (row[k]) add(from + k, passed * (row[k] ?? 0));
      add(from + inputs, passed);
    }
  });
}

/** What is nearly right teaches nothing. */
const leastError = 1e-4;
