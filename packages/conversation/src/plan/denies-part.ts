import type { Turn } from '../dialogue/turn.ts';
import { kinshipOf, topicsOf } from '../knowledge/topics.ts';

/**
 * Whether an owner's plain no is to a part of what is asked only: "no volume discounts" says nothing of
 * whether there are any deals.
 */
export function deniesOnlyPart(turn: Turn, factId: string, words: string): boolean {
  const { commonQuestions } = turn.receptionist.profile.knowledge;
  const item = commonQuestions.find(({ id }) => `faq:${id}` === factId);
  if (item?.answer !== 'no') return false;
  const known = [...topicsOf(item.question).topics];
  return [...topicsOf(words).topics].some((asked) =>
    known.some((one) => kinshipOf(asked, one) === 'part'),
  );
}
