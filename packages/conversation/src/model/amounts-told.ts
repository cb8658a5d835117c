import { type CallOutcome, wordsOf } from '../conversation.ts';
import { moneyIn } from '../knowledge/guard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { findAmounts } from '../understanding/slots/amounts.ts';
import { bareNumbersIn } from './numbers-in.ts';

/** "They wanted four fifty", "can you do it for a hundred": before a sum without its currency. */
const beforeSum =
  /\b(?:for|wants?|wanted|asks?|asked|asking|under|over|around|about|said|say|budget(?: is| of)?|was|pour|veu(?:t|lent)|voulaient?|demand\w+|moins de|autour de|environ|dit) $/;

function sumsOf(said: string): number[] {
  const folded = fold(said);
  const bare = bareNumbersIn(folded);
  const written = [...folded.matchAll(/\d+/g)].map((found) => ({
    value: Number(found[0]),
    start: found.index,
  }));
  return [...written, ...spokenNumbers(folded)]
    .filter(({ value, start }) => bare.has(value) && beforeSum.test(folded.slice(0, start)))
    .map(({ value }) => value * 100);
}

/**
 * Whether an amount, in cents, was spoken of on a call: as money by either side, or by the caller as a
 * number of nothing else ("they wanted four fifty"). A number that only happens to be equal is no price.
 */
export function isAmountTold({
  transcript,
  earlier,
}: Pick<CallOutcome, 'transcript' | 'earlier'>): (cents: number) => boolean {
  const words = [wordsOf(earlier), ...transcript.map(({ content }) => content)];
  const callers = transcript.filter(({ role }) => role === 'user').map(({ content }) => content);
  const told = new Set([
    ...words.flatMap((said) => moneyIn(fold(said)).map(({ cents }) => cents)),
    ...words.flatMap((said) =>
      (['en', 'fr'] as const).flatMap((language) =>
        findAmounts(said, { language }).map(({ cents }) => cents),
      ),
    ),
    ...callers.flatMap(sumsOf),
  ]);
  return (cents) => told.has(cents);
}
