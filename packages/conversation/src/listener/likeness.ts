import { hashText } from './hash.ts';

/**
 * How like a caller's words are in meaning to each thing a shop knows, in hundredths and in the order
 * of its `CandidateIndex`. Worked out outside by sentence vectors, and stored with the words.
 */
export interface Likeness {
  /** A hash of the text that was compared: the words themselves are stored once, and can be masked. */
  of: number;
  title: number[];
  full: number[];
  part: number[];
  /** To the likeliest of callers' wordings for it; left out before there were any. */
  wording?: number[];
  /** To the three likeliest of them, in the mean. */
  wordings?: number[];
}

/** The same as directions of meaning, each of length one. */
export interface ComparedVectors {
  title: Float32Array;
  full: Float32Array;
  parts: readonly Float32Array[];
  wordings: readonly { vector: Float32Array; sure: number }[];
}

/** Compares a text with everything a shop knows. `known` is in the order of `comparedTexts`. */
export function compareWith(
  text: string,
  vector: Float32Array,
  known: readonly ComparedVectors[],
): Likeness {
  const wordings = known.map((one) =>
    one.wordings
      .map((each) => hundredths(vector, each.vector) * Math.sqrt(each.sure))
      .sort((less, more) => more - less),
  );
  return {
    wording: wordings.map(([best = 0]) => Math.round(best)),
    wordings: wordings.map(([best = 0, second = 0, third = 0]) =>
      Math.round((best + second + third) / 3),
    ),
    of: hashText(text),
    title: known.map(({ title }) => hundredths(vector, title)),
    full: known.map(({ full }) => hundredths(vector, full)),
    part: known.map(({ parts }) => Math.max(0, ...parts.map((part) => hundredths(vector, part)))),
  };
}

/** The likeness of a text among those that were worked out; null where it does not fit the shop. */
export function likenessOf(
  text: string,
  { all }: { all: readonly unknown[] },
  likenesses: readonly Likeness[],
): Likeness | null {
  const of = hashText(text);
  const found = likenesses.find((one) => one.of === of);
  const fits = found?.title.length === all.length && found.full.length === all.length;
  return fits ? found : null;
}

function hundredths(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.round(sum * 100);
}
