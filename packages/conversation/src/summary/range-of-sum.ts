import type { TranscriptEntry } from '../conversation.ts';
import { moneyIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';

/** "$197 to $239 in all": the lower end that a sum was last told with, in cents; null where it was told alone. */
export function lowerEndOf(transcript: readonly TranscriptEntry[], cents: number): number | null {
  const told = transcript
    .flatMap(({ role, content }) => (role === 'assistant' ? sentences(content) : []))
    .findLast((sentence) => moneyIn(sentence).some((sum) => sum.cents === cents));
  if (told === undefined) return null;
  const folded = fold(told);
  const sums = moneyIn(told);
  const at = sums.findLastIndex((sum) => sum.cents === cents);
  const [low, high] = [sums[at - 1], sums[at]];
  if (!low || !high || low.cents >= cents) return null;
  const between = folded.slice(low.end, high.start);
  const opens = /\b(?:between|entre) $/.test(folded.slice(0, low.start));
  return rangeTo.test(between) || (opens && rangeAnd.test(between)) ? low.cents : null;
}

const rangeTo = /^\s*(?:to|a|-|–)\s*$/;
const rangeAnd = /^\s*(?:and|et)\s*$/;
