import { pursueGoal } from '../dialogue/goals.ts';
import type { ModelTurn } from '../dialogue/state.ts';
import { ask, nextEffectId, saysSomething, speak, type Turn } from '../dialogue/turn.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { applyMove } from './apply-move.ts';
import { type Allowed, asks, leftOut, maySay } from './check-sentence.ts';
import { promptFor } from './prompt.ts';
import { readReply } from './read-reply.ts';

/** After this many failures a call goes on without the model. */
const mostFailures = 2;

/** Whether a model may be asked about this turn. */
export function mayAskModel({ receptionist, state }: Turn): boolean {
  return (
    receptionist.profile.languageModel &&
    state.modelFailures < mostFailures &&
    state.phase === 'talking' &&
    state.awaiting === null
  );
}

/** Asks a model which move to make; until it answers nothing is decided. */
export function askModel(turn: Turn, words: string, heardAs: string | undefined): void {
  const { state, receptionist } = turn;
  const id = nextEffectId(turn);
  const prompt = promptFor(receptionist, state, words, turn.now);
  state.awaiting = { effectId: id, kind: 'askModel' };
  state.model = { words, heardAs: heardAs ?? null, spoken: [], plan: null };
  turn.effects.push({ id, type: 'request', request: { kind: 'askModel', prompt } });
}

/** What a piece of a model's reply led to. */
export type ModelProgress =
  /** Nothing can be spoken yet. */
  | 'waiting'
  /** A checked sentence was spoken, and more may come. */
  | 'speaking'
  /** The turn is over. */
  | 'finished'
  /** The reply is of no use and nothing was spoken of it: the turn is decided without it. */
  | 'failed';

/** Takes a model's reply as far as it has come, and speaks what of it may be spoken. */
export function takeReply(turn: Turn, text: string, done: boolean): ModelProgress {
  const { model } = turn.state;
  if (!model) return 'failed';
  const reply = readReply(text, done);
  if (!reply) return done ? 'failed' : 'waiting';
  if (!reply.move) return 'failed';
  if (!model.plan) {
    if (!applyMove(turn, reply.move, model.words)) return 'failed';
    if (!turn.asking && turn.state.phase === 'talking' && !pursueGoal(turn))
      ask(turn, { kind: 'anythingElse' }, 'anythingElse');
    model.plan = { text: turn.statements.join(' '), asking: turn.asking };
    turn.statements.length = 0;
    turn.asking = null;
  }
  return speakChecked(turn, model, model.plan, reply.sentences, done);
}

function speakChecked(
  turn: Turn,
  model: ModelTurn,
  plan: NonNullable<ModelTurn['plan']>,
  said: readonly string[],
  done: boolean,
): ModelProgress {
  for (const sentence of said.slice(model.spoken.length)) {
    if (!maySay(sentence, allowedFor(turn, plan))) return finish(turn, model, plan);
    model.spoken.push(sentence);
    turn.statements.push(sentence);
  }
  if (done) return finish(turn, model, plan);
  if (!saysSomething(turn)) return 'waiting';
  turn.sums.push(...amountsIn(plan.text));
  speak(turn);
  return 'speaking';
}

/** Ends the turn: what the plan says and the model left out follows, then the plan's question. */
function finish(turn: Turn, model: ModelTurn, plan: NonNullable<ModelTurn['plan']>): ModelProgress {
  turn.statements.push(...leftOut(model.spoken, allowedFor(turn, plan)));
  turn.sums.push(...amountsIn(plan.text));
  if (plan.asking) {
    if (model.spoken.some(asks)) turn.state.open = { question: plan.asking.question, heard: true };
    else turn.asking = plan.asking;
  }
  turn.state.model = null;
  turn.state.awaiting = null;
  speak(turn);
  return 'finished';
}

function allowedFor({ receptionist, state }: Turn, plan: NonNullable<ModelTurn['plan']>): Allowed {
  const { knowledge } = receptionist.profile;
  const names = [
    knowledge.name,
    state.caller.name,
    ...knowledge.services.flatMap(({ name, nameFr, options }) => [
      name,
      nameFr,
      ...options.map((one) => one.name),
    ]),
  ];
  return {
    plan: plan.text,
    asking: plan.asking?.text ?? null,
    names: names.filter(Boolean).join(' '),
    caller: state.transcript
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)
      .join(' '),
    language: state.language,
  };
}
