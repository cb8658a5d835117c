import { pursueGoal, takeUp } from './goals.ts';
import { addDigits } from './take-details.ts';
import { type Turn, tell } from './turn.ts';

/**
 * A key instead of words: digits for a phone number once one is asked for, else 0 for a person.
 * False where nothing is to be said yet.
 */
export function hearKey(turn: Turn, digit: string): boolean {
  const { state } = turn;
  const awaited =
    state.open?.question.kind === 'phone' || state.open?.question.kind === 'callerNumber';
  if (awaited && /^\d$/.test(digit)) {
    addDigits(turn, digit);
    if (!state.caller.phone) return false;
    pursueGoal(turn);
    return true;
  }
  if (digit !== '0' || state.phase !== 'talking') return false;
  tell(turn, 'personUnavailable');
  takeUp(turn, 'person', false);
  pursueGoal(turn);
  return true;
}
