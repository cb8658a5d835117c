import type { Request, RequestResult } from '../conversation.ts';
import type { Act } from '../heard/acts.ts';
import { fold } from '../knowledge/words.ts';
import { askModelToTell, mayAskModel } from '../model/ask-model.ts';
import { leftOut } from '../model/left-out.ts';
import { cutReply, goOnWithoutRewording, takeReply } from '../model/model-turn.ts';
import { countOurs, markLine } from '../model/ours.ts';
import { takeDraft } from '../model/stand-in.ts';
import { takeLate } from '../model/take-late.ts';
import type { Response } from '../plan/finish.ts';
import { leadOn } from '../plan/lead-on.ts';
import { plan } from '../plan/plan.ts';
import { takeUp } from '../plan/request.ts';
import { sayStart } from './appointments.ts';
import { takeBookingResult } from './booking-results.ts';
import { finish } from './closing.ts';
import { fillerAfter, say } from './say.ts';
import type { ModelTurn } from './state.ts';
import { ask, beginTurn, speak, type Turn, tell } from './turn.ts';

/** After the filler, a request is given up on. */
const longestRequest = 6_000;
/** A model has this long for its first sentence and each further one, where the installation sets nothing else. */
const longestThought = 2_500;
const patienceWithModel = ({ receptionist }: Turn) =>
  receptionist.profile.modelDeadline ?? longestThought;

/** A result, or null for a failure, of what was asked for. */
export function requestCameBack(
  turn: Turn,
  effectId: string,
  result: RequestResult | null,
): string | null {
  const { state } = turn;
  if (state.model?.effectId === effectId)
    return result?.kind === 'modelSaid'
      ? heardFromModel(turn, result.text, result.done)
      : heardFromModel(turn, null, true);
  if (state.late?.effectId === effectId) return heardLate(turn, result);
  if (state.phase === 'transferring' && (result === null || result.kind === 'transfer'))
    return transferred(turn, result?.outcome === 'answered');
  if (state.awaiting?.effectId !== effectId) return lateAnswer(turn, effectId, result);
  const { kind } = state.awaiting;
  const led = state.model?.heard ?? null;
  cutReply(turn);
  state.awaiting = null;
  if (result === null || !takeBookingResult(turn, result)) leaveBook(turn, effectId, kind);
  if (!turn.asking && !leadOn(turn)) ask(turn, { kind: 'anythingElse' }, 'anythingElse');
  if (led && result && mayAskModel(turn, led)) tellByModel(turn, led);
  return say(turn);
}

/** What came back is put in words by the model that led up to it. */
function tellByModel(turn: Turn, heard: NonNullable<Turn['state']['model']>['heard']): void {
  const draft = takeDraft(turn);
  const told = [...draft.statements, draft.asking?.text ?? ''].join(' ');
  askModelToTell(turn, heard, `the shop's system answered. Say this in your words: ${told}`, draft);
}

/** The reply to a turn that is decided already. */
function heardLate(turn: Turn, result: RequestResult | null): string | null {
  if (result?.kind !== 'modelSaid') {
    turn.state.late = null;
    return 'the model is no longer waited for';
  }
  return takeLate(turn, result.text, result.done) ? null : 'the model is no longer waited for';
}

/** The book has answered after all: what it did is told, whatever is being talked about now. */
function lateAnswer(turn: Turn, effectId: string, result: RequestResult | null): string | null {
  const { booking } = turn.state;
  if (result === null || booking.unsettled !== effectId)
    return 'the request is no longer waited for';
  booking.unsettled = null;
  booking.off = false;
  takeBookingResult(turn, result);
  if (!turn.asking && !leadOn(turn)) ask(turn, { kind: 'anythingElse' }, 'anythingElse');
  return say(turn);
}

/** Nothing came back in time: the caller is told to wait once, then the request is passed on. */
export function waitedTooLong(turn: Turn, first: boolean): null {
  const { state } = turn;
  const thinking = state.awaiting?.kind === 'askModel';
  if (!first && thinking) return decideWithoutModel(turn, true);
  if (first) {
    // Thanks and goodbyes are not thought about.
    const heard = state.model?.heard.acts ?? [];
    const leaves =
      heard.some(({ act }) => act === 'bye') || heard.every(({ act }) => partings.has(act));
    if (!thinking || !leaves) {
      const said = state.model?.heard.text ?? '';
      tell(turn, thinking ? fillerFor(heard, said, state.urgent) : 'oneMoment');
      speak(turn, true);
    }
    const longest = thinking ? Math.max(0, patienceWithModel(turn) - fillerAfter) : longestRequest;
    state.deadline = { at: turn.now + longest, kind: 'request' };
    return null;
  }
  if (state.awaiting) leaveBook(turn, state.awaiting.effectId, state.awaiting.kind);
  state.awaiting = null;
  leadOn(turn);
  return say(turn);
}

/**
 * What a model is waited for with: a question is being looked up, and worry, anger or grief is met with neither
 * "Okay" nor "Let me see".
 */
function fillerFor(heard: readonly { act: Act }[], said: string, urgent: boolean) {
  if (urgent || heard.some(({ act }) => troubles.has(act)) || grief.test(fold(said)))
    return 'withYou';
  return heard.some(({ act }) => act.startsWith('ask.') || act === 'claim')
    ? 'letMeSee'
    : 'letMeThink';
}

const grief =
  /\b(?:funeral|memorial|passed (?:away|on)|pass(?:ed)? last|died|death|late (?:husband|wife|mother|father|mom|dad)|hospice|cancer|deuil|funerailles|decede\w*|deces|mort\w*|obseques)\b/;

const troubles: ReadonlySet<Act> = new Set([
  'alarm.danger',
  'alarm.urgent',
  'complain',
  'frustrated',
]);

const partings: ReadonlySet<Act> = new Set(['bye', 'thanks', 'ack', 'deny', 'defer']);

const changes: ReadonlySet<Request['kind']> = new Set([
  'book',
  'moveAppointment',
  'cancelAppointment',
]);

/** The book has not answered: people arrange the rest. A change it may have made is not denied. */
function leaveBook(turn: Turn, effectId: string, kind: Request['kind']): void {
  const { booking, wanted } = turn.state;
  booking.off = true;
  if (!changes.has(kind)) return;
  booking.unsettled = effectId;
  if (booking.chosen && wanted.time)
    wanted.time = { ...wanted.time, spoken: sayStart(turn, booking.chosen) };
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
  leadOn(turn);
  return say(turn);
}

/** A piece of a model's reply, or null where it failed: then the turn is decided without it. */
function heardFromModel(turn: Turn, text: string | null, done: boolean): string | null {
  const { state } = turn;
  if (!state.model) return 'the model is no longer waited for';
  const trial = beginTurn(turn.receptionist, state, turn.now);
  const progress = text === null ? 'failed' : takeReply(trial, text, done);
  if (progress === 'failed') return decideWithoutModel(turn);
  Object.assign(state, trial.state);
  turn.effects.push(...trial.effects);
  turn.unsaid.push(...trial.unsaid);
  if (progress === 'waiting') return null;
  if (progress === 'speaking') {
    state.deadline = { at: turn.now + patienceWithModel(turn), kind: 'model' };
    return null;
  }
  return say(turn, state.holding ? 'holding' : 'spoke');
}

/**
 * The model was late or failed: what it has not settled, we settle. `late`: what it heard may still
 * put the state right.
 */
export function decideWithoutModel(turn: Turn, late = false): null {
  const { state } = turn;
  const { model } = state;
  state.model = null;
  if (state.awaiting?.kind === 'askModel') state.awaiting = null;
  if (model?.lost && model.draft) {
    goOnWithoutRewording(turn, model, model.lost, model.draft);
    return say(turn);
  }
  state.modelFailures += 1;
  state.tally[late ? 'late' : 'failed'] += 1;
  if (!model) return say(turn);
  if (!model.draft) {
    const { effectId, heard, before } = model;
    if (late) state.late = { effectId, heard, before, turns: state.turns };
    return sayOurs(turn, model, plan(turn, heard));
  }
  const { draft } = model;
  turn.statements.push(...leftOut(draft.statements, model.spoken));
  turn.sums.push(...draft.sums);
  turn.facts.push(...draft.facts);
  turn.quotes.push(...draft.quotes);
  turn.asking = draft.asking;
  return sayOurs(turn, model, 'spoke');
}

/** Speaks what was decided without the model that was asked, and marks it so. */
function sayOurs(turn: Turn, model: ModelTurn, response: Response): null {
  const { state } = turn;
  countOurs(state, model, 'without-model', turn.statements.length + (turn.asking ? 1 : 0));
  say(turn, response);
  markLine(state, model);
  return null;
}
