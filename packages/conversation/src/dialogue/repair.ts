import { startGoodbye } from './closing.ts';
import { currentGoal, pursueGoal, takeUp } from './goals.ts';
import { ask, type Turn, tell } from './turn.ts';

/**
 * What follows words that nothing was understood in: other words, then choices, then a person. Each
 * step is another one, so that a caller is never asked the same thing twice running.
 */
export function repair(turn: Turn): void {
  const { state } = turn;
  turn.unsure = true;
  state.misses += 1;
  if (currentGoal(state) && state.misses < 3) {
    tell(turn, 'notUnderstood');
    pursueGoal(turn);
    return;
  }
  if (state.misses === 1) {
    const open = state.open?.question ?? null;
    ask(turn, open ?? { kind: 'howToHelp' }, 'notUnderstood');
    if (turn.asking && open) turn.asking = { ...turn.asking, keepsWording: true };
    return;
  }
  if (state.misses === 2) return ask(turn, { kind: 'choices' }, 'choices');
  if (state.misses < 6) {
    if (!state.used.stillUnclear) tell(turn, 'stillUnclear');
    else tell(turn, 'notUnderstood');
    takeUp(turn, 'callback', false);
    state.caller.refused.push('reason');
    pursueGoal(turn);
    return;
  }
  startGoodbye(turn, 'not-understood', 'giveUp');
}
