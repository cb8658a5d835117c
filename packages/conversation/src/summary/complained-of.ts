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
  const found = transcript.flatMap(({ role, content, at, facts = [] }) => {
    if (role !== 'assistant') return [];
    const { label } = facts.findLast(({ kind }) => ofWords.has(kind)) ?? {};
    const ofRows = quotes
      .filter((quote) => quote.at === at)
      .flatMap(({ spoken }) => amountsIn(spoken));
    const cents = sentences(content)
      .flatMap(amountsIn)
      .filter((one) => !ofRows.includes(one))
      .at(-1);
    return label && cents !== undefined ? { label, cents } : [];
  });
  const last = found.at(-1);
  if (!last || told.some((one) => amountsIn(one).includes(last.cents))) return [];
  return [`${sayMoney(last.cents, language)} ${shortTitle(last.label)}`];
}

const ofWords: ReadonlySet<FactUsed['kind']> = new Set(['note', 'faq', 'service']);
