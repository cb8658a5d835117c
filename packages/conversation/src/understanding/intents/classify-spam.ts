import { robocallSigns, spamSets } from './english/robocalls.ts';
import { customerSigns, salesCallSigns } from './english/sales-calls.ts';
import { frenchSalesCallSigns } from './french/sales-calls.ts';
import type { PhraseIndex } from './phrase-index.ts';
import { findPhrases, indexPhrases } from './phrase-index.ts';
import type { SpamSign } from './spam-sign.ts';
import { wordsOf } from './words.ts';

/** How much an utterance sounds like telemarketing or a robocall, and why. */
export interface SpamVerdict {
  spam: boolean;
  /** 0 to 1; `spam` from 0.6. */
  score: number;
  /** Short names of what was found, such as "press a key". */
  reasons: string[];
}

const threshold = 0.6;

const index: PhraseIndex<SpamSign> = indexPhrases(
  [...robocallSigns, ...salesCallSigns, ...frenchSalesCallSigns, ...customerSigns].flatMap((sign) =>
    sign.phrases.map((phrase): [string, SpamSign] => [phrase, sign]),
  ),
  spamSets,
);

/**
 * Scores an utterance, or all a caller said so far, as telemarketing or robocall. A customer who
 * asks about the shop's own warranty, a claim or a loaner car scores 0. Two kinds of sign, or one
 * that customers never give, make it spam.
 */
export function classifySpam(text: string): SpamVerdict {
  const signs = new Set(findPhrases(index, wordsOf(text)).map((match) => match.meaning));
  let doubt = 1;
  let defence = 0;
  const reasons: string[] = [];
  for (const sign of signs) {
    if (sign.weight < 0) defence -= sign.weight;
    else {
      doubt *= 1 - sign.weight;
      reasons.push(sign.reason);
    }
  }
  const score = Math.max(0, 1 - doubt - defence);
  return { spam: score >= threshold, score, reasons: score > 0 ? reasons : [] };
}
