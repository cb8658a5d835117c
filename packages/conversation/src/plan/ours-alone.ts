import { nextEffectId, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { asksToBeSent } from '../knowledge/asks-to-be-sent.ts';
import { alertOwner } from './alarm.ts';
import { alertsSomeone } from './promise.ts';
import { takeUp } from './request.ts';

/**
 * "Take me off your texts": done at once for the phone they call from. Of a number that is not seen, or was only
 * typed or dictated, nobody knows whose it is: people see to that.
 */
export function stopTexts(turn: Turn, act: HeardAct): void {
  const { state } = turn;
  turn.answered = true;
  const { wanted } = state;
  // A text that was asked for before is wanted no more.
  wanted.requests = wanted.requests.filter(
    ({ kind, settled, of }) =>
      kind !== 'send' || settled || (of != null && asksToBeSent(of)?.by === 'email'),
  );
  if (state.callerNumber === null || state.channel === 'browser') {
    wanted.why.push(act.words.trim());
    tell(turn, 'textsPassedOn');
    return takeUp(turn, 'message', false);
  }
  state.textable = false;
  delete state.caller.byText;
  tell(turn, 'textsStopped');
  turn.effects.push({ id: nextEffectId(turn), type: 'request', request: { kind: 'stopTexts' } });
}

/** What is kept of the call, as it is: no sound, the words for a while, a summary. */
export function tellWhatIsKept(turn: Turn): void {
  const { wordsKeptDays } = turn.receptionist.profile;
  turn.answered = true;
  if (wordsKeptDays === undefined) return tell(turn, 'keptForTime');
  tell(turn, 'keptForDays', { days: String(wordsKeptDays) });
}

/** Whose fault it is and who pays is for people to say: sorry, and a complaint for them. */
export function meetDemand(turn: Turn, { words }: HeardAct): void {
  const { wanted, used } = turn.state;
  const said = words.trim();
  turn.answered = true;
  if (!wanted.why.includes(said)) wanted.why.push(said);
  if ((used.sorry ?? 0) === 0) tell(turn, 'sorry');
  tell(turn, 'faultForPeople');
  takeUp(turn, 'complaint', false);
}

/** Somebody threatens the shop: its owner hears of it at once, in the very words, and nothing is asked or offered. */
export function meetThreat(turn: Turn, { words }: HeardAct): void {
  const { state } = turn;
  const said = words.trim();
  turn.answered = true;
  turn.asking = null;
  state.open = null;
  state.threatened = true;
  tell(turn, alertsSomeone(turn) ? 'threatPassedOn' : 'threatNoted');
  if (state.wanted.why.includes(said)) return;
  state.wanted.why.push(said);
  // Nothing of it is asked for: no form follows.
  if (!state.wanted.requests.some(({ kind }) => kind === 'message'))
    state.wanted.requests.push({ kind: 'message', readBackAt: turn.now, settled: true });
  alertOwner(turn, { news: 'THREAT', words: said, toLife: true });
}
