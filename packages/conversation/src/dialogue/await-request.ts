import type { Request, RequestResult } from '../conversation.ts';
import { takeReply } from '../model/model-turn.ts';
import { sayStart, takeBookingResult } from './appointments.ts';
import { finish } from './closing.ts';
import { pursueGoal, takeUp } from './goals.ts';
import { respond } from './respond.ts';
import { say } from './say.ts';
import { ask, beginTurn, speak, type Turn, tell } from './turn.ts';

/** After the filler, a request is given up on. */
const longestRequest = 6_000;
/** A model has this long after the filler to say its first sentence, and then for each further one. */
const longestThought = 1_800;
const longestSilenceOfModel = 2_500;

/** A result, or null for a failure, of what was asked for. */
export function requestCameBack(
  turn: Turn,
  effectId: string,
  result: RequestResult | null,
): string | null {
  const { state } = turn;
  if (state.phase === 'transferring' && (result === null || result.kind === 'transfer'))
    return transferred(turn, result?.outcome === 'answered');
  if (state.awaiting?.effectId !== effectId) return lateAnswer(turn, effectId, result);
  if (state.awaiting.kind === 'askModel')
    return result?.kind === 'modelSaid'
      ? heardFromModel(turn, result.text, result.done)
      : heardFromModel(turn, null, true);
  const { kind } = state.awaiting;
  state.awaiting = null;
  if (result === null || !takeBookingResult(turn, result)) leaveBook(turn, effectId, kind);
  if (!turn.asking && !pursueGoal(turn)) ask(turn, { kind: 'anythingElse' }, 'anythingElse');
  return say(turn);
}

/** The book has answered after all: what it did is told, whatever is being talked about now. */
function lateAnswer(turn: Turn, effectId: string, result: RequestResult | null): string | null {
  const { booking } = turn.state;
  if (result === null || booking.unsettled !== effectId)
    return 'the request is no longer waited for';
  booking.unsettled = null;
  booking.off = false;
  takeBookingResult(turn, result);
  if (!turn.asking && !pursueGoal(turn)) ask(turn, { kind: 'anythingElse' }, 'anythingElse');
  return say(turn);
}

/** Nothing came back in time: the caller is told to wait once, then the request is passed on. */
export function waitedTooLong(turn: Turn, first: boolean): null {
  const { state } = turn;
  const thinking = state.awaiting?.kind === 'askModel';
  if (!first && thinking) return decideWithoutModel(turn);
  if (first) {
    tell(turn, thinking ? 'letMeThink' : 'oneMoment');
    speak(turn, true);
    const longest = thinking ? longestThought : longestRequest;
    state.deadline = { at: turn.now + longest, kind: 'request' };
    return null;
  }
  if (state.awaiting) leaveBook(turn, state.awaiting.effectId, state.awaiting.kind);
  state.awaiting = null;
  pursueGoal(turn);
  return say(turn);
}

const changes: ReadonlySet<Request['kind']> = new Set([
  'book',
  'moveAppointment',
  'cancelAppointment',
]);

/** The book has not answered: people arrange the rest. A change it may have made is not denied. */
function leaveBook(turn: Turn, effectId: string, kind: Request['kind']): void {
  const { booking, caller } = turn.state;
  booking.off = true;
  if (!changes.has(kind)) return;
  booking.unsettled = effectId;
  if (booking.chosen && caller.time)
    caller.time = { ...caller.time, spoken: sayStart(turn, booking.chosen) };
  tell(turn, 'bookSilent');
}

/** A person picked up, or nobody did and the caller is back with us. */
export function transferred(turn: Turn, answered: boolean): null {
  const { state } = turn;
  if (answered) {
    state.transferred = true;
    finish(turn, 'transferred');
    return null;
  }
  state.phase = 'talking';
  tell(turn, 'transferFailed');
  takeUp(turn, 'person', false);
  pursueGoal(turn);
  return say(turn);
}

/** A piece of a model's reply, or null where it failed: then the turn is decided without it. */
function heardFromModel(turn: Turn, text: string | null, done: boolean): string | null {
  const { state } = turn;
  const { model } = state;
  if (!model) return 'the model is no longer waited for';
  const trial = beginTurn(turn.receptionist, state, turn.now);
  const progress = text === null ? 'failed' : takeReply(trial, text, done);
  if (progress === 'failed') return decideWithoutModel(turn);
  Object.assign(state, trial.state);
  turn.effects.push(...trial.effects);
  if (progress === 'waiting') return null;
  if (progress === 'speaking') {
    state.deadline = { at: turn.now + longestSilenceOfModel, kind: 'model' };
    return null;
  }
  return say(turn);
}

/** The model was late, failed or was caught inventing: what it has not settled, we settle. */
export function decideWithoutModel(turn: Turn): null {
  const { state } = turn;
  const { model } = state;
  state.model = null;
  state.awaiting = null;
  state.modelFailures += 1;
  if (!model) return say(turn);
  if (model.spoken.length === 0)
    return say(turn, respond(turn, model.words, model.heardAs ?? undefined));
  if (model.plan?.asking) turn.asking = model.plan.asking;
  return say(turn);
}
