import type { TranscriptEntry } from '../conversation.ts';

/** So much of what a caller says first, in characters: half an hour's talk is less than both. */
const mostFirst = 4_000;
/** And of what they said last. */
const mostLast = 12_000;

/**
 * A transcript in which what goes beyond a long call's talk is left out where a caller went on and on:
 * an owner is told of what was said first and of what was said last, and all of it stays on the call's
 * own page. Every entry keeps its place.
 */
export function takenApart(transcript: readonly TranscriptEntry[]): TranscriptEntry[] {
  const lengths = transcript.map(({ role, content }) => (role === 'user' ? content.length : 0));
  if (lengths.reduce((sum, length) => sum + length, 0) <= mostFirst + mostLast)
    return [...transcript];
  const first = fitting(lengths, mostFirst);
  const last = lengths.length - fitting(lengths.toReversed(), mostLast);
  return transcript.map((entry, at) =>
    entry.role !== 'user' || at < first || at >= last ? entry : { ...entry, content: '' },
  );
}

/** How many of these come to no more than `most`, counted from the first. */
function fitting(lengths: readonly number[], most: number): number {
  let sum = 0;
  const over = lengths.findIndex((length) => {
    sum += length;
    return sum > most;
  });
  return over === -1 ? lengths.length : over;
}

/** The first and the last of many, each once. */
export function firstAndLast(all: readonly string[], most: number): string[] {
  const once = [...new Set(all)];
  if (once.length <= most) return once;
  return [...once.slice(0, most / 4), ...once.slice(-(most - most / 4))];
}
