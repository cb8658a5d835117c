import type { ModelSentence } from './resolve-sentence.ts';
import { affirmsRuledOut } from './ruled-out.ts';
import { withDigits } from './standing-words.ts';

/** The day of what came before, and none of the week. */
export const sameDay = /\b(?:(?:the|that) )?same[- ]day\b|\b(?:le )?meme jour(?:nee)?\b/;

const clock = /\b(?:by|before|until|after|avant|apres|a) \d{1,2}\b/g;

/** "In by nine, out by five the same day", of a text that is named and has just that, of what it does not leave out. */
export function isSameDayThere(text: string, { folded, sources }: ModelSentence): boolean {
  if (!sameDay.test(text)) return false;
  const clocks = withDigits(folded).match(clock) ?? [];
  return sources.some((one) => {
    const written = withDigits(one.folded);
    return (
      sameDay.test(written) &&
      clocks.every((told) => written.includes(told)) &&
      !affirmsRuledOut(folded, one)
    );
  });
}

/** "Dryers are out the same day", of a text that is named and leaves them out. */
export function isSameDayElsewhere({ folded, sources }: ModelSentence): boolean {
  const told = folded.split(/[,;:]\s|\b(?:but|mais)\b/).filter((part) => sameDay.test(part));
  return sources.some(
    (one) => sameDay.test(one.folded) && told.some((part) => affirmsRuledOut(part, one)),
  );
}
