import { leadOn } from '../plan/lead-on.ts';
import { requestOf, takeUp } from '../plan/request.ts';
import { startGoodbye } from './closing.ts';
import { ask, phrase, type Turn, tell } from './turn.ts';

/** How long a caller may be quiet before we speak again, in milliseconds. */
export const patience = 7_000;
/** After "one moment, please". */
export const patienceOnHold = 45_000;

/** Speaks into a silence: first asks, then asks more simply, then offers a message, then ends. */
export function meetSilence(turn: Turn): void {
  const { state } = turn;
  state.silences += 1;
  if (state.silences < 3 && state.tally.led > 0) {
    tell(turn, 'silenceAsk');
    askAgain(turn);
  } else if (state.silences === 1) {
    const open = state.open?.question;
    tell(turn, 'silenceAsk');
    if (open && requestOf(state)) leadOn(turn);
    else if (open?.kind === 'howToHelp') ask(turn, open, 'howToHelp');
  } else if (state.silences === 2) {
    if (requestOf(state)) {
      tell(turn, 'silenceAsk');
      leadOn(turn);
    } else ask(turn, { kind: 'howToHelp' }, 'silenceSimpler');
  } else if (state.silences === 3) {
    takeUp(turn, 'message', false);
    turn.asking = { question: { kind: 'name' }, text: phrase(turn, 'silenceMessage') };
  } else startGoodbye(turn, 'silence', 'silenceEnd');
}

/** A model's question stands until it is answered: the plan's next one would take its place unasked. */
function askAgain(turn: Turn): void {
  const { open, openText } = turn.state;
  if (open && openText !== '') turn.asking = { question: open.question, text: openText };
}
