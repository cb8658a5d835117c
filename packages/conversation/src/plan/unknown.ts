import { lastSaid, noteUnanswered, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { tellingStems } from '../listener/own-words.ts';
import { describesAsked } from './describe-service.ts';
import { tellDirections, tellDirectionsAgain } from './directions.ts';
import { tellListed } from './named-in-list.ts';
import { offerCall, promiseAnswer, requestOf } from './request.ts';
import { tellExtraFor } from './told-extras.ts';
import { tellWrittenNearby } from './written-nearby.ts';

/**
 * What nobody wrote down is noted. It is told at the end of the turn, when it is known whether
 * anything else was answered: see `tellUnknown`.
 */
export function answerUnknown(turn: Turn, act: HeardAct): void {
  if (!turn.answered && (tellListed(turn, act) || tellExtraFor(turn, act))) return;
  if (!turn.answered && describesAsked(turn, act)) return;
  if ((!turn.answered || turn.described.size > 0) && tellWrittenNearby(turn, act)) return;
  if (tellDirections(turn, act.words, turn.state.urgent) || tellDirectionsAgain(turn, act.words))
    return;
  passQuestionOn(turn, act);
}

/** Notes a question for the team, whatever is written that may seem near it. */
export function passQuestionOn(turn: Turn, { words }: HeardAct): void {
  noteUnanswered(turn, words);
  turn.unknownAt ??= turn.statements.length;
  turn.unknownBeside ||= turn.answered;
  turn.answered = true;
}

/**
 * Says once of all that nobody wrote down that it is so, and offers a call back or tells the open
 * request of it. "I don't know" never stands beside an answer: there the question is passed on.
 */
export function tellUnknown(turn: Turn): void {
  const { unknownAt, unknownBeside, facts, statements } = turn;
  if (unknownAt === null) return;
  turn.unknownAt = null;
  if (unknownBeside || facts.length > 0) {
    leaveOutAnswered(turn);
    return asksStill(turn) ? promiseAnswer(turn) : undefined;
  }
  const noted = requestOf(turn.state) !== null;
  tell(turn, turn.toldAll ? 'toldAll' : noted ? 'unknownNoted' : 'unknownAnswer');
  statements.splice(unknownAt, 0, ...statements.splice(-1));
  if (!noted) offerCall(turn);
}

/** The questions of this turn that are kept for people to answer. */
const keptNow = (turn: Turn) => {
  const said = lastSaid(turn);
  return turn.state.unanswered.filter((words) => said.includes(words));
};

const asksStill = (turn: Turn) => keptNow(turn).length > 0;

/**
 * "How do I hold the date, is there a deposit": what has no word of its own beside the answer that was given was asked
 * together with it, and there is no other part to pass on.
 */
function leaveOutAnswered(turn: Turn): void {
  const told = new Set(turn.statements.flatMap((one) => tellingStems(one)));
  const answered = keptNow(turn).filter((words) =>
    tellingStems(words).every((one) => told.has(one)),
  );
  turn.state.unanswered = turn.state.unanswered.filter((words) => !answered.includes(words));
}
