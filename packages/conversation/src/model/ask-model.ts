import { copyOf } from '../dialogue/new-conversation.ts';
import type { Conversation, LostWords, ModelTurn, PlanDraft } from '../dialogue/state.ts';
import { nextEffectId, type Turn } from '../dialogue/turn.ts';
import { isOurs } from '../heard/acts.ts';
import type { Heard } from '../heard/heard.ts';
import { hazardIn, isOfLife } from '../knowledge/hazards.ts';
import { promptFor } from './prompt.ts';
import { rewordingOf } from './rewording.ts';

/** After this many failures in a row a call goes on without the model. */
const mostFailures = 3;

/** Whether a model may be asked about this turn: not where the built-in answer must come first. */
export function mayAskModel({ receptionist, state }: Turn, heard: Heard): boolean {
  return (
    receptionist.profile.languageModel &&
    state.modelFailures < mostFailures &&
    state.phase === 'talking' &&
    state.awaiting === null &&
    !heard.acts.some(({ act }) => act === 'who.sales') &&
    !needsOurs(state, heard) &&
    !heard.acts.some(({ act }) => isOurs(act) && act !== 'ask.sent')
  );
}

/** Danger that we hear is answered in our words; the talk about it and mere trouble are the model's to lead. */
function needsOurs({ urgent }: Conversation, { acts, text }: Heard): boolean {
  return acts.some(
    ({ act }) =>
      act === 'alarm.danger' || (!urgent && act === 'alarm.urgent' && isOfLife(hazardIn(text))),
  );
}

/** Asks a model what was heard and what to say; until it answers nothing is decided. */
export function askModel(turn: Turn, heard: Heard): void {
  turn.state.tally.asked += 1;
  ask(turn, heard, null, null);
}

/** Asks it to put in words what came back from the outside; `draft` is what we would say ourselves. */
export function askModelToTell(turn: Turn, heard: Heard, event: string, draft: PlanDraft): void {
  turn.state.tally.asked += 1;
  ask(turn, heard, event, draft);
}

function ask(
  turn: Turn,
  heard: Heard,
  event: string | null,
  draft: PlanDraft | null,
  carried: Partial<ModelTurn> = {},
): void {
  const { state, receptionist } = turn;
  const effectId = nextEffectId(turn);
  const prompt = promptFor(receptionist, state, heard, turn.now, event);
  state.awaiting = { effectId, kind: 'askModel' };
  state.late = null;
  state.tally.sent += [prompt.system, ...prompt.messages.map(({ content }) => content)].join(
    '',
  ).length;
  state.model = {
    effectId,
    heard,
    before: standing(state),
    read: 0,
    spoken: [],
    dropped: [],
    stoodIn: false,
    asks: null,
    draft,
    urgentBefore: state.urgent,
    lastDropped: false,
    alarm: null,
    lost: null,
    reworded: false,
    ...carried,
  };
  turn.effects.push({ id: effectId, type: 'request', request: { kind: 'askModel', prompt } });
}

/**
 * Asks once more for what is left of an answer, of which a sentence could not be spoken: whoever wrote it
 * knows best what else to say. What was spoken stands, and so does what the turn has decided.
 */
export function askAgain(turn: Turn, model: ModelTurn, lost: LostWords): void {
  const {
    heard,
    draft,
    before,
    alarm,
    spoken,
    dropped,
    urgentBefore,
    stoodIn,
    unsaid = [],
  } = model;
  const carried = {
    before,
    alarm,
    spoken,
    dropped,
    urgentBefore,
    stoodIn,
    unsaid,
    lost,
    reworded: true,
  };
  ask(turn, heard, rewordingOf(lost, spoken.length > 0), draft, carried);
}

/** Whether the rest of an answer may be asked for again: once a turn, and where it is still waited for. */
export function mayAskAgain({ state }: Turn, model: ModelTurn): boolean {
  // A text message is one answer: half of it cannot be sent and the rest follow.
  return !model.reworded && state.channel !== 'sms' && state.awaiting?.kind === 'askModel';
}

/** A request of the plan's own goes on being awaited; the model's is over. */
export function endWaiting({ state }: Turn): void {
  if (state.awaiting?.kind === 'askModel') state.awaiting = null;
}

function standing(state: Conversation): ModelTurn['before'] {
  const { caller, wanted, focus, open, openText, lastActs, unanswered, misses } = state;
  return copyOf({ caller, wanted, focus, open, openText, lastActs, unanswered, misses });
}
