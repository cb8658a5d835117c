import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { deniesDanger } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';
import { alertOwner } from './alarm.ts';

/**
 * Takes back an alarm that was none: nothing is urgent any more, and who was alerted is told so once.
 * Whether it may be taken back was settled where it was heard.
 */
export function takeBackAlarm(turn: Turn, acts: readonly HeardAct[]): void {
  const { state } = turn;
  if (!state.urgent || !acts.some(({ act }) => act === 'calm')) return;
  if (acts.some(({ act }) => act.startsWith('alarm.'))) return;
  // "There's no gas, it's just cold": of a danger that nobody spoke of, and the trouble stays.
  const calming = acts.filter(({ act }) => act === 'calm');
  const noDanger = (state.used.danger ?? 0) === 0;
  if (noDanger && calming.every(({ words }) => deniesDanger(words) && !notUrgent.test(fold(words))))
    return;
  const { wanted } = state;
  state.urgent = false;
  state.calmedAt = turn.now;
  wanted.requests = wanted.requests.filter(({ kind }) => kind !== 'emergency');
  tell(turn, 'calmed');
  alertOwner(turn, 'NOT URGENT AFTER ALL');
}

const notUrgent =
  /\b(?:emergenc\w*|urgen\w*|false alarm|calm(?: down)?|no (?:rush|hurry)|can wait|urgence\w*|presse\w*|fausse alarme|peut attendre)\b/;
