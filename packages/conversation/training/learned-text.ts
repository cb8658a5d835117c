import type { LinearModel } from '../src/listener/linear.ts';
import type { RetrievalModel } from '../src/listener/retrieve.ts';

export interface Learned {
  act: LinearModel;
  gap: LinearModel;
  danger: LinearModel;
  retrieval: RetrievalModel;
}

/** Runs of zeros shortened, so that a sparse table is a short text. */
function packed(table: Int8Array): string {
  const bytes: number[] = [];
  let zeros = 0;
  const flush = () => {
    while (zeros > 0) {
      const run = Math.min(zeros, 255);
      bytes.push(0x80, run);
      zeros -= run;
    }
  };
  for (const weight of table) {
    if (weight === 0) {
      zeros += 1;
      continue;
    }
    flush();
    bytes.push(weight & 0xff);
  }
  flush();
  return Buffer.from(bytes).toString('base64');
}

/** What was learned, as the file the listener reads. */
export function learnedText({ act, gap, danger, retrieval }: Learned): string {
  const table = (model: LinearModel) =>
    `{ rows: ${model.rows}, classes: ${model.classes}, scale: ${model.scale}, weights: '${packed(model.weights)}' }`;
  const { rows, scale, pairs, head } = retrieval;
  const list = (weights: Float64Array) => `[${weights.join(', ')}]`;
  return `// Made by \`npm run train\` from corpus/. Not written by hand.
export const learned = {
  act: ${table(act)},
  gap: ${table(gap)},
  danger: ${table(danger)},
  retrieval: {
    rows: ${rows}, scale: ${scale},
    head: { direct: ${list(head.direct)}, hidden: ${list(head.hidden)}, out: ${list(head.out)} },
    pairs: '${packed(pairs)}',
  },
};
`;
}
