import { startGoodbye } from './closing.ts';
import { currentGoal, pursueGoal, takeUp } from './goals.ts';
import { ask, phrase, type Turn, tell } from './turn.ts';

/** How long a caller may be quiet before we speak again, in milliseconds. */
export const patience = 7_000;
/** After "one moment, please". */
export const patienceOnHold = 45_000;

/** Speaks into a silence: first asks, then asks more simply, then offers a message, then ends. */
export function meetSilence(turn: Turn): void {
  const { state } = turn;
  state.silences += 1;
  if (state.silences === 1) {
    const open = state.open?.question;
    tell(turn, 'silenceAsk');
    if (open && currentGoal(state)) pursueGoal(turn);
    else if (open?.kind === 'howToHelp') ask(turn, open, 'howToHelp');
  } else if (state.silences === 2) {
    if (currentGoal(state)) {
      tell(turn, 'silenceAsk');
      pursueGoal(turn);
    } else ask(turn, { kind: 'choices' }, 'silenceSimpler');
  } else if (state.silences === 3) {
    takeUp(turn, 'message', false);
    turn.asking = { question: { kind: 'name' }, text: phrase(turn, 'silenceMessage') };
  } else startGoodbye(turn, 'silence', 'silenceEnd');
}
