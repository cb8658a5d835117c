import { leadOn } from '../plan/lead-on.ts';
import { takeUp } from '../plan/request.ts';
import { addDigits } from '../plan/take-phone.ts';
import { type Turn, tell } from './turn.ts';

/**
 * A key instead of words: digits for a phone number once one is asked for, else 0 for a person.
 * False where nothing is to be said yet.
 */
export function hearKey(turn: Turn, digit: string): boolean {
  const { state } = turn;
  const awaited = ['phone', 'detailsRight', 'whatToChange'].includes(
    state.open?.question.kind ?? '',
  );
  if (awaited && /^\d$/.test(digit)) {
    addDigits(turn, digit);
    if (!state.caller.phone) return false;
    leadOn(turn);
    return true;
  }
  if (digit !== '0' || state.phase !== 'talking') return false;
  tell(turn, 'personUnavailable');
  takeUp(turn, 'person', false);
  leadOn(turn);
  return true;
}
