import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { alertOwner } from './alarm.ts';

/**
 * Takes back an alarm that was none: nothing is urgent any more, and who was alerted is told so once.
 * Whether it may be taken back was settled where it was heard.
 */
export function takeBackAlarm(turn: Turn, acts: readonly HeardAct[]): void {
  const { state } = turn;
  if (!state.urgent || !acts.some(({ act }) => act === 'calm')) return;
  if (acts.some(({ act }) => act.startsWith('alarm.'))) return;
  const { wanted } = state;
  state.urgent = false;
  state.calmedAt = turn.now;
  wanted.requests = wanted.requests.filter(({ kind }) => kind !== 'emergency');
  tell(turn, 'calmed');
  alertOwner(turn, { news: 'NOT URGENT AFTER ALL' });
}
