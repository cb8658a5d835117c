import type { Instant } from '../conversation.ts';
import { copyOf } from '../dialogue/new-conversation.ts';
import type { Conversation, ModelTurn, PlanDraft, Question } from '../dialogue/state.ts';
import { nextEffectId, speak, type Turn } from '../dialogue/turn.ts';
import type { Heard } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { hazardIn } from '../knowledge/hazards.ts';
import { plan } from '../plan/plan.ts';
import { checkSentence } from './check-sentence.ts';
import { type Grounds, groundsOf } from './grounds.ts';
import { leftOut, saysNothingNew } from './left-out.ts';
import { promptFor } from './prompt.ts';
import { readActs, readQuestion } from './read-acts.ts';
import { type ModelReply, readReply } from './read-reply.ts';
import { recordReferences } from './record-references.ts';

/** After this many failures in a row a call goes on without the model. */
const mostFailures = 3;
/** Nobody listens to more sentences than these in one breath. */
const mostSentences = 6;

/** Whether a model may be asked about this turn: not where the built-in answer must come first. */
export function mayAskModel({ receptionist, state }: Turn, heard: Heard): boolean {
  return (
    receptionist.profile.languageModel &&
    state.modelFailures < mostFailures &&
    state.phase === 'talking' &&
    state.awaiting === null &&
    // Once an alarm has been answered in our words, the talk about it is the model's to lead.
    !heard.acts.some(({ act }) => (act.startsWith('alarm') && !state.urgent) || act === 'who.sales')
  );
}

/** Asks a model what was heard and what to say; until it answers nothing is decided. */
export function askModel(turn: Turn, heard: Heard): void {
  ask(turn, heard, null, null);
}

/** Asks it to put in words what came back from the outside; `draft` is what we would say ourselves. */
export function askModelToTell(turn: Turn, heard: Heard, event: string, draft: PlanDraft): void {
  ask(turn, heard, event, draft);
}

function ask(turn: Turn, heard: Heard, event: string | null, draft: PlanDraft | null): void {
  const { state, receptionist } = turn;
  const effectId = nextEffectId(turn);
  const prompt = promptFor(receptionist, state, heard, turn.now, event);
  state.awaiting = { effectId, kind: 'askModel' };
  state.late = null;
  state.tally.asked += 1;
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
  };
  turn.effects.push({ id: effectId, type: 'request', request: { kind: 'askModel', prompt } });
}

function standing(state: Conversation): ModelTurn['before'] {
  const { caller, wanted, focus, open, openText, lastActs, unanswered, misses } = state;
  return copyOf({ caller, wanted, focus, open, openText, lastActs, unanswered, misses });
}

/** What a piece of a model's reply led to. */
export type ModelProgress =
  /** Nothing can be spoken yet. */
  | 'waiting'
  /** A checked sentence was spoken, and more may come. */
  | 'speaking'
  /** The turn is over; what is left to say stands in `turn`. */
  | 'finished'
  /** The reply is of no use and nothing was spoken of it: the turn is decided without it. */
  | 'failed';

/** Takes a model's reply as far as it has come, and speaks what of it may be spoken. */
export function takeReply(turn: Turn, text: string, done: boolean): ModelProgress {
  const { model } = turn.state;
  if (!model) return 'failed';
  const reply = readReply(text, done);
  if (!reply) return 'waiting';
  if (done) turn.state.tally.written += text.length;
  if (reply.note) turn.state.tally.note = reply.note;
  const draft = model.draft ?? draftPlan(turn, model, reply);
  // What to do first in danger, and a transfer, are said in our words and at once.
  const alarm =
    !model.urgentBefore &&
    hazardIn(model.heard.text) !== null &&
    model.heard.acts.some(({ act }) => act.startsWith('alarm'));
  if (turn.state.phase === 'transferring' || alarm) return tellDraft(turn, draft);
  model.asks ??= readQuestion(reply.head, turn);
  if (done && reply.sentences.length === 0 && model.spoken.length === 0)
    // It told what it heard and found no words: ours will do.
    return reply.head ? tellDraft(turn, draft) : 'failed';
  const fresh = reply.sentences.slice(model.read, mostSentences);
  // What a sentence may stand on is gathered for whole sentences, not for every piece of a stream.
  if (fresh.length > 0) {
    const grounds = groundsOf(turn, model.heard, planText(draft));
    for (const sentence of fresh) take(turn, model, draft, grounds, sentence);
  }
  if (done || model.read >= mostSentences) return finish(turn, model, draft);
  if (turn.statements.length === 0) return 'waiting';
  speak(turn);
  noteSpoken(turn, model);
  return 'speaking';
}

/** Takes what the model heard into the state; what the plan says of it is kept as the draft. */
function draftPlan(turn: Turn, model: ModelTurn, reply: ModelReply): PlanDraft {
  const heard = (reply.head && readActs(reply.head, turn, model.heard)) ?? model.heard;
  model.heard = heard;
  const { state } = turn;
  // What the plan asks of the outside is awaited from now on; the rest of the reply still comes.
  const { awaiting } = state;
  state.awaiting = null;
  const holding = plan(turn, heard) === 'holding';
  state.awaiting ??= awaiting;
  const draft = { ...takeDraft(turn), holding };
  model.draft = draft;
  return draft;
}

/** Everything a turn would say, taken off it. */
export function takeDraft(turn: Turn): PlanDraft {
  const draft: PlanDraft = {
    statements: turn.statements.splice(0),
    asking: turn.asking && { question: turn.asking.question, text: turn.asking.text },
    quotes: turn.quotes.splice(0),
    facts: turn.facts.splice(0),
    sums: turn.sums.splice(0),
    holding: false,
  };
  turn.asking = null;
  return draft;
}

function planText({ statements, asking }: PlanDraft): string {
  return [...statements, asking?.text ?? ''].join(' ');
}

const refersBack =
  /^\W*(?:(?:so|and|alors|et),? )?(?:is (?:that|it|this|everything)(?: all)?|does (?:that|this)|did i|have i|sound|est-ce(?: que| bien)?|c'est|ai-je)\b[^?]{0,40}\?\W*$/;

function take(
  turn: Turn,
  model: ModelTurn,
  draft: PlanDraft,
  grounds: Grounds,
  written: string,
): void {
  const { tally } = turn.state;
  model.read += 1;
  const verdict = checkSentence(written, grounds);
  if (verdict.kind === 'dropped') {
    model.dropped.push(verdict.reason);
    turn.unsaid.push({ reason: verdict.reason, sentence: written });
    model.lastDropped = true;
    tally.dropped[verdict.reason] = (tally.dropped[verdict.reason] ?? 0) + 1;
    standIn(turn, model, draft, written);
    return;
  }
  const { spoken } = verdict.sentence;
  // "Is that right?" asks about what was not said.
  if (model.dropped.length > 0 && model.lastDropped && refersBack.test(verdict.sentence.folded))
    return;
  model.lastDropped = false;
  if (model.stoodIn && saysNothingNew(spoken, model.spoken)) return;
  tally.sentences += 1;
  tally.references += verdict.sentence.places.length;
  recordReferences(turn, verdict.sentence, grounds.brief);
  turn.sums.push(...amountsIn(spoken));
  turn.statements.push(spoken);
  model.spoken.push(spoken);
}

/** What the plan says of the same thing, and the model has not: spoken in the place of what was dropped. */
function standIn(turn: Turn, model: ModelTurn, draft: PlanDraft, dropped: string): void {
  const about = contentStems(dropped);
  const figures = /[\d{]/.test(dropped);
  const rest = leftOut(draft.statements, model.spoken).filter(
    (statement) =>
      (figures && amountsIn(statement).length > 0) ||
      [...contentStems(statement)].some((stem) => about.has(stem)),
  );
  if (rest.length === 0) return;
  model.stoodIn = true;
  turn.statements.push(...rest);
  model.spoken.push(...rest);
  tellOfDraft(turn, draft, rest);
}

function tellOfDraft(turn: Turn, draft: PlanDraft, said: readonly string[]): void {
  const text = said.join(' ');
  turn.sums.push(...draft.sums, ...amountsIn(text));
  turn.facts.push(...draft.facts);
  turn.quotes.push(...draft.quotes.filter(({ spoken }) => text.includes(spoken)));
}

function tellDraft(turn: Turn, draft: PlanDraft): ModelProgress {
  turn.statements.push(...draft.statements);
  tellOfDraft(turn, draft, draft.statements);
  turn.asking = draft.asking;
  turn.state.model = null;
  endWaiting(turn);
  speak(turn);
  return 'finished';
}

/** Questions without whose answer a request goes nowhere: the model may word them, not leave them out. */
const needed: ReadonlySet<Question['kind']> = new Set([
  'whichService',
  'whichOption',
  'reason',
  'time',
  'name',
  'phone',
  'address',
  'whichSlot',
  'bookingRight',
  'cancelRight',
  'textConfirmation',
  'detailsRight',
  'whatToChange',
]);

/** Questions that say what will be done: "yes" to them counts only where that was said. */
const binding: ReadonlySet<Question['kind']> = new Set([
  'detailsRight',
  'bookingRight',
  'cancelRight',
]);

/** Ends the turn: what was read back or must be asked and the model left out follows its words. */
function finish(turn: Turn, model: ModelTurn, draft: PlanDraft): ModelProgress {
  const { state } = turn;
  const nothing = model.spoken.length === 0;
  state.model = null;
  endWaiting(turn);
  state.holding = draft.holding;
  if (nothing) {
    state.modelFailures += 1;
    state.tally.failed += 1;
    turn.statements.push(...draft.statements);
    tellOfDraft(turn, draft, draft.statements);
    turn.asking = draft.asking;
    speak(turn);
    noteDropped(turn, model);
    return 'finished';
  }
  state.modelFailures = 0;
  state.tally.led += 1;
  if (state.phase === 'talking') settleQuestion(turn, model, draft);
  const before = state.transcript.length;
  if (turn.statements.length > 0 || turn.asking) {
    speak(turn);
    turn.statements.length = 0;
    turn.asking = null;
    if (state.transcript.length > before) noteSpoken(turn, model);
  }
  noteDropped(turn, model);
  return 'finished';
}

function settleQuestion(turn: Turn, model: ModelTurn, draft: PlanDraft): void {
  const { state } = turn;
  const asked = /\?["')»\s]*$/.test(model.spoken.at(-1) ?? '');
  const leaving = model.heard.acts.some(({ act }) => act === 'bye');
  const question = leaving ? null : (draft.asking?.question ?? null);
  const bound = question !== null && binding.has(question.kind);
  if (asked) {
    const own = model.asks ?? question;
    const said = bound && own?.kind === question?.kind && saysDetails(turn, model.spoken, draft);
    if (bound && !said) unread(state, turn.now);
    if (own !== null && binding.has(own.kind) && !said)
      // Not everything was read back: "yes" to it must not count, and a second question beside the
      // model's own would only confuse. It is read back in a later turn.
      state.open = question && !bound ? { question, heard: true } : null;
    else state.open = own ? { question: own, heard: true } : null;
    state.openText = model.spoken.at(-1) ?? '';
    return;
  }
  if (question && needed.has(question.kind)) return askOurselves(turn, model, draft);
  state.open = null;
}

function askOurselves(turn: Turn, model: ModelTurn, draft: PlanDraft): void {
  const question = draft.asking?.question;
  if (question && binding.has(question.kind)) {
    const rest = leftOut(readBack(turn, draft), model.spoken);
    turn.statements.push(...rest);
    tellOfDraft(turn, draft, rest);
  }
  turn.asking = draft.asking;
  if (draft.asking) turn.sums.push(...amountsIn(draft.asking.text));
}

/** Whether the numbers and times that a "yes" would bind us to have been said, now or just before. */
function saysDetails(turn: Turn, spoken: readonly string[], draft: PlanDraft): boolean {
  const { state } = turn;
  const digits = (text: string) => text.match(/\d+/g) ?? [];
  const before = state.transcript.filter(({ role }) => role === 'assistant').slice(-3);
  const said = new Set([...spoken, ...before.map(({ content }) => content)].flatMap(digits));
  return digits([...readBack(turn, draft), draft.asking?.text ?? ''].join(' ')).every((one) =>
    said.has(one),
  );
}

/** What is read back of the caller's own: every other answer is the model's to give. */
function readBack({ state }: Turn, { statements }: PlanDraft): string[] {
  const { phone, address } = state.caller;
  const number = (phone?.value ?? state.callerNumber ?? '').slice(-10);
  const own = [address?.value, state.wanted.time?.spoken].flatMap((one) => one || []);
  return statements.filter(
    (statement) =>
      amountsIn(statement).length === 0 &&
      (own.some((one) => statement.includes(one)) ||
        (number !== '' && statement.replace(/\D/g, '').includes(number))),
  );
}

/** What was not read back after all is still to be. */
function unread(state: Conversation, now: Instant): void {
  for (const request of state.wanted.requests)
    if (request.readBackAt === now && !request.settled) request.readBackAt = null;
}

/** A request of the plan's own goes on being awaited; the model's is over. */
function endWaiting({ state }: Turn): void {
  if (state.awaiting?.kind === 'askModel') state.awaiting = null;
}

/** Marks the line just spoken as a model's. */
function noteSpoken(turn: Turn, model: ModelTurn): void {
  const entry = turn.state.transcript.at(-1);
  if (entry?.role !== 'assistant') return;
  entry.model = { sentences: model.spoken.length, dropped: [...model.dropped] };
  turn.statements.length = 0;
  turn.quotes.length = 0;
  turn.facts.length = 0;
}

/** What was dropped last is told with the last line of the turn. */
function noteDropped(turn: Turn, model: ModelTurn): void {
  if (model.dropped.length === 0) return;
  const entry = turn.state.transcript.findLast(({ role }) => role === 'assistant');
  if (entry?.model) entry.model = { ...entry.model, dropped: [...model.dropped] };
}

/** Ends a reply in the middle: the caller cut in, or what was awaited came. What was said stands. */
export function cutReply(turn: Turn): void {
  const { state } = turn;
  const { model } = state;
  if (!model?.draft) return;
  state.model = null;
  endWaiting(turn);
  state.tally.led += 1;
  const { asking } = model.draft;
  if (asking && binding.has(asking.question.kind))
    unread(state, state.transcript.at(-1)?.at ?? turn.now);
  // What would have been asked is asked again as soon as the caller has spoken.
  state.open = asking ? { question: asking.question, heard: false } : null;
}
