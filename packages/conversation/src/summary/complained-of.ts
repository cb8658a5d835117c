import type { CallOutcome, FactUsed, Language } from '../conversation.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { sentences } from '../speaking/sentences.ts';
import { shortTitle } from './asked-about.ts';

/**
 * What somebody who complains was told that it costs, where that stands in the owner's words and in no table:
 * "$28 Loose boards". It is what they are called about.
 */
export function complainedOf(
  { transcript, quotes }: CallOutcome,
  wish: string,
  language: Language,
  told: readonly string[],
): string[] {
  if (!/(?:^|, )complaint\b/.test(wish)) return [];
  let asked = '';
  const found = transcript.flatMap(({ role, content, at, facts = [] }) => {
    if (role === 'user') asked = content;
    if (role !== 'assistant' || !ofMoney.test(asked)) return [];
    const { label } = facts.findLast(({ kind }) => ofWords.has(kind)) ?? {};
    const ofRows = quotes
      .filter((quote) => quote.at === at)
      .flatMap(({ spoken }) => amountsIn(spoken));
    const cents = sentences(content)
      .flatMap((one) => amountsIn(one.replace(bound, ' ')))
      .filter((one) => !ofRows.includes(one))
      .at(-1);
    return label && cents !== undefined ? { label, cents } : [];
  });
  const last = found.at(-1);
  if (!last || told.some((one) => amountsIn(one).includes(last.cents))) return [];
  return [`${sayMoney(last.cents, language)} ${shortTitle(last.label)}`];
}

const ofWords: ReadonlySet<FactUsed['kind']> = new Set(['note', 'faq', 'service']);

/** The caller asks what it costs, or speaks of what they paid. */
const ofMoney =
  /\b(?:how much|costs?|charged?|pay(?:ing)?|paid|price|bill|bucks|dollars?|owe|money|combien|coûte|payer|payé|prix|facture|piastres?)(?!\p{L})|\$/iu;
/** "Over $800" is where something begins, and no price. */
const bound =
  /\b(?:over|above|under|below|more than|less than|up to|at least|plus de|moins de|au-dessus de|jusqu['’]à)\s+\$?[\d,.]+(?:\s?\$)?/giu;
