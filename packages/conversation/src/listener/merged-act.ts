import type { HeardAct } from '../heard/heard.ts';

/** One act that several were, surely, with all the words between the first and the last of them. */
export function mergedAct(
  text: string,
  merged: readonly HeardAct[],
  { act, target, slots }: Pick<HeardAct, 'act' | 'target' | 'slots'>,
): HeardAct {
  const start = Math.min(...merged.map((one) => one.start));
  const end = Math.max(...merged.map((one) => one.end));
  return { act, confidence: 1, start, end, words: text.slice(start, end).trim(), target, slots };
}

/** The acts of a turn with `one` in the place of those that it was made of. */
export function withMerged(
  acts: readonly HeardAct[],
  merged: readonly HeardAct[],
  one: HeardAct,
): HeardAct[] {
  return [...acts.filter((act) => !merged.includes(act)), one].sort((a, b) => a.start - b.start);
}
