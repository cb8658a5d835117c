import { type FaqMatch, matchFaq } from '../knowledge/faq.ts';
import { currentGoal } from './goals.ts';
import type { GoalKind } from './state.ts';
import type { Turn } from './turn.ts';

/** A match that may be answered with, or null. */
export const surely = (fact: FaqMatch | null) => (fact?.kind === 'strong' ? fact : null);

const underWay: Partial<Record<GoalKind, string>> = {
  cancel: 'what if I cancel',
  reschedule: 'what if I reschedule',
};

/** What answers a question of money. "Is there a charge", asked while something is being cancelled, is asked of that. */
export function moneyFact(turn: Turn, words: string): FaqMatch | null {
  const about = underWay[currentGoal(turn.state)?.kind ?? 'answer'];
  const fact = about ? factIn(turn, `${about} ${words}`) : null;
  return fact?.kind === 'strong' ? fact : factIn(turn, words);
}

/** What of the owner's own answers `words`, or null. */
export function factIn(turn: Turn, words: string): FaqMatch | null {
  return matchFaq(turn.receptionist.questions, words);
}
