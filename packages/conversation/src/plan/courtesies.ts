import { startGoodbye } from '../dialogue/closing.ts';
import { withoutLead } from '../dialogue/preferred-time.ts';
import { ask, phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { isLewd } from '../knowledge/lewd-talk.ts';
import { sayPhoneWith } from '../speaking/say-contact.ts';
import { sayList } from '../speaking/say-list.ts';
import { requestOf, takeUp } from './request.ts';
import { sayWanted } from './say-wanted.ts';

/** After this many turns that meant nothing to us, a person is promised. */
const mostMisses = 3;

/** Nothing was understood: asked again once, then choices, then a person. */
export function repair(turn: Turn): void {
  const { state } = turn;
  state.misses += 1;
  if (state.misses === 1) return tell(turn, 'notUnderstood');
  if (state.misses < mostMisses) return ask(turn, { kind: 'howToHelp' }, 'choices');
  tell(turn, 'stillUnclear');
  takeUp(turn, 'callback', false);
}

/** Whoever says goodbye is let go, with what was promised still standing. */
export function sayGoodbye(turn: Turn): void {
  // Nothing is asked of them any more: that details are taken now would be untrue.
  const announced = turn.intro === null ? -1 : turn.statements.indexOf(turn.intro);
  if (announced >= 0) turn.statements.splice(announced, 1);
  startGoodbye(turn, 'caller-done');
}

export function sayAgain(turn: Turn): void {
  const { state } = turn;
  turn.repeats = true;
  turn.answered = true;
  if (state.lastAnswer === '' && state.openText === '')
    return ask(turn, { kind: 'howToHelp' }, 'howToHelp');
  turn.statements.push(phrase(turn, 'repeatLead'));
  if (state.lastAnswer !== '') turn.statements.push(state.lastAnswer);
  if (state.open && state.openText !== '')
    turn.asking = { question: state.open.question, text: state.openText };
}

export function answerLanguage(turn: Turn, heard: Heard): void {
  turn.answered = true;
  tell(turn, heard.language === turn.state.language ? 'otherLanguage' : 'sureLanguage');
}

/** "I just told you that": the apology, and then on without asking it again. */
export function meetFrustration(turn: Turn): void {
  if ((turn.state.used.apology ?? 0) < 2) tell(turn, 'apology');
}

export function meetOffTopic(turn: Turn, { words }: Pick<HeardAct, 'words'>): void {
  turn.answered = true;
  turn.asking = null;
  // Who goes on with it was told once that nobody here talks so.
  if (isLewd(words) && (turn.state.used.injection ?? 0) > 0)
    return startGoodbye(turn, 'caller-done', 'goodbye');
  tell(turn, 'injection');
}

/** "What have you got down for me?": everything noted so far, in one breath. */
export function answerMine(turn: Turn, act: HeardAct): void {
  const { state } = turn;
  const { caller, wanted, callerNumber } = state;
  turn.answered = true;
  const when = wanted.callTime ?? wanted.time;
  // "You got that, before four?": that it is written down is all they want to know.
  if (act.slots.times && when) return tell(turn, 'mineOnlyTime', { time: when.spoken });
  const what = sayWanted(turn);
  const parts = [
    what && phrase(turn, 'mineWhat', { what }),
    wanted.time && phrase(turn, 'mineTime', { time: withoutLead(wanted.time.spoken) }),
    caller.name && phrase(turn, 'mineName', { name: caller.name.value }),
    (caller.phone ?? callerNumber) &&
      phrase(turn, 'minePhone', {
        phone: sayPhoneWith(caller.phone ?? { value: callerNumber ?? '' }, state.language),
      }),
    caller.address && phrase(turn, 'mineAddress', { address: caller.address.value }),
  ].filter((part) => typeof part === 'string' && part !== '');
  if (parts.length === 0 || act.confidence === 0) return tell(turn, 'mineNothing');
  tell(turn, 'mine', { list: sayList(parts.map(String), state.language) });
}

/** Small talk and asides need no answer, only the thread taken up again. */
export function carryOn(turn: Turn): void {
  const { state } = turn;
  if (requestOf(state) || turn.answered || turn.statements.length > 0) return;
  if (state.open && state.openText !== '' && state.open.question.kind !== 'howToHelp')
    turn.asking = { question: state.open.question, text: state.openText };
  else ask(turn, { kind: 'howToHelp' }, 'goAhead');
}
