import type { LostWords, ModelTurn, PlanDraft } from '../dialogue/state.ts';
import { speak, type Turn } from '../dialogue/turn.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { plan } from '../plan/plan.ts';
import { opening } from './after-filler.ts';
import { askAgain, endWaiting, mayAskAgain } from './ask-model.ts';
import { checkSentence } from './check-sentence.ts';
import type { OwnWords } from './drop-reason.ts';
import { endsInGoodbye } from './goodbye.ts';
import { type Grounds, groundsOf } from './grounds.ts';
import { hangsOnUnsaid } from './hangs-on.ts';
import { saysNothingNew } from './left-out.ts';
import { countOurs, leaveOut, markLine, noteSpoken } from './ours.ts';
import { readActs } from './read-acts.ts';
import { readQuestion } from './read-question.ts';
import { type ModelReply, readReply } from './read-reply.ts';
import { recordReferences } from './record-references.ts';
import { asksIn, canDoWithout, standsAlone } from './rewording.ts';
import { sayFeesOfDay } from './say-fees-of-day.ts';
import { alertWhereSent, sendsAgain } from './sends-for-help.ts';
import { binding, settleQuestion, unread } from './settle-question.ts';
import {
  answerBeforeGoodbye,
  giveUp,
  isFirstOfDanger,
  leavesDanger,
  leaveUnsaid,
  planText,
  sayAdvice,
  sayFirst,
  takeDraft,
  tellOfDraft,
  tellPerhapsDanger,
} from './stand-in.ts';

/** Nobody listens to more sentences than these in one breath. */
const mostSentences = 6;

/** Whether what follows a lost sentence is kept back until its place has been asked for again. */
const holdsBack = ({ lost, reworded }: ModelTurn): boolean => lost !== null && !reworded;

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
  // A transfer is told in our words and at once.
  if (turn.state.phase === 'transferring') return tellDraft(turn, model, draft, 'first');
  if (!model.alarm && isFirstOfDanger(turn, model)) sayFirst(turn, model, draft);
  if (model.read === 0) tellPerhapsDanger(turn, model, reply.sentences[0]);
  model.asks ??= readQuestion(reply.head, turn);
  if (done && reply.sentences.length === 0 && model.reworded) return 'failed';
  if (done && reply.sentences.length === 0 && model.spoken.length === (model.alarm?.said ?? 0))
    // It told what it heard and found no words: ours will do.
    return reply.head ? tellDraft(turn, model, draft, 'no-words') : 'failed';
  takeSentences(turn, model, draft, reply.sentences.slice(0, mostSentences));
  if (done)
    for (const _ of reply.sentences.slice(mostSentences)) leaveOut(turn.state, model, 'too-many');
  const ended = done || model.read >= mostSentences;
  while (
    ended &&
    model.lost &&
    !model.reworded &&
    canDoWithout(model, model.lost, reply.sentences.slice(model.read))
  ) {
    leaveUnsaid(model, model.lost);
    model.lost = null;
    takeSentences(turn, model, draft, reply.sentences.slice(0, mostSentences));
  }
  const { lost } = model;
  if (ended && !holdsBack(model)) {
    if (lost && model.spoken.length === lost.after)
      return goOnWithoutRewording(turn, model, lost, draft);
    if (lost) {
      model.asks ??= lost.asks;
      askWhatWasLost(turn, model, draft, lost);
    }
    return finish(turn, model, draft);
  }
  const rest =
    ended && lost
      ? sayWhatSaves(turn, model, draft, reply.sentences.slice(model.read, mostSentences))
      : [];
  const speaks = turn.statements.length > 0;
  if (speaks) {
    speak(turn);
    noteSpoken(turn, model);
  }
  if (ended && lost)
    askAgain(turn, model, {
      ...lost,
      after: model.spoken.length,
      rest,
      asks: model.asks,
    });
  return speaks || (ended && model.spoken.length > 0) ? 'speaking' : 'waiting';
}

/** Takes the sentences that have not been looked at, up to one whose place has to be asked for again. */
function takeSentences(
  turn: Turn,
  model: ModelTurn,
  draft: PlanDraft,
  written: readonly string[],
): void {
  const fresh = written.slice(model.read);
  if (fresh.length === 0 || holdsBack(model)) return;
  // What a sentence may stand on is gathered for whole sentences, not for every piece of a stream.
  const grounds = groundsOf(turn, model.heard, planText(draft));
  for (const sentence of fresh) {
    take(turn, model, draft, grounds, sentence);
    if (holdsBack(model)) return;
  }
}

/** What gets people out of danger waits for no second wording; the rest of what followed a lost sentence is left. */
function sayWhatSaves(
  turn: Turn,
  model: ModelTurn,
  draft: PlanDraft,
  rest: readonly string[],
): string[] {
  const saves = rest.filter((one) => leavesDanger.test(fold(one)));
  if (saves.length === 0) return [...rest];
  const grounds = groundsOf(turn, model.heard, planText(draft));
  const spoken = saves.filter((one) => checkSentence(one, grounds).kind === 'spoken');
  for (const sentence of spoken) take(turn, model, draft, grounds, sentence);
  return rest.filter((one) => !spoken.includes(one));
}

/** A second wording that asks nothing leaves the question standing that the first one ended with. */
function askWhatWasLost(turn: Turn, model: ModelTurn, draft: PlanDraft, { rest }: LostWords): void {
  const question = rest.at(-1);
  const last = model.spoken.at(-1) ?? '';
  if (!question || !standsAlone(question) || !asksIn(question)) return;
  if (asksIn(last) || endsInGoodbye(model.spoken)) return;
  take(turn, model, draft, groundsOf(turn, model.heard, planText(draft)), question);
}

/** No second wording came: the plan says what was lost, where it knows it, and the rest follows. */
export function goOnWithoutRewording(
  turn: Turn,
  model: ModelTurn,
  lost: LostWords,
  draft: PlanDraft,
): ModelProgress {
  model.asks = lost.asks;
  model.lastDropped = true;
  giveUp(turn, model, draft, lost);
  model.read = 0;
  takeSentences(turn, model, draft, lost.rest);
  return finish(turn, model, draft);
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

function take(
  turn: Turn,
  model: ModelTurn,
  draft: PlanDraft,
  grounds: Grounds,
  whole: string,
): void {
  const { tally } = turn.state;
  model.read += 1;
  const written = model.spoken.length === 0 ? opening(whole, turn.state, model) : whole;
  if (written === '') return leaveOut(turn.state, model, 'repeated');
  const verdict = checkSentence(written, grounds);
  if (verdict.kind === 'dropped') {
    leaveOut(turn.state, model, verdict.reason);
    turn.unsaid.push({ reason: verdict.reason, sentence: written });
    model.lastDropped = true;
    if (mayAskAgain(turn, model))
      model.lost = {
        reason: verdict.reason,
        sentence: written,
        after: model.spoken.length,
        rest: [],
        asks: null,
      };
    else giveUp(turn, model, draft, { reason: verdict.reason, sentence: written });
    return;
  }
  const { spoken } = verdict.sentence;
  if (hangsOnUnsaid(verdict.sentence, model, turn.state))
    return leaveOut(turn.state, model, 'dangling');
  model.lastDropped = false;
  const again = (model.stoodIn || model.reworded) && saysNothingNew(spoken, model.spoken);
  if (again || sendsAgain(verdict.sentence.folded, model))
    return leaveOut(turn.state, model, 'repeated');
  answerBeforeGoodbye(turn, model, draft, spoken);
  alertWhereSent(turn, model, verdict.sentence.folded, grounds);
  tally.sentences += 1;
  tally.references += verdict.sentence.places.length;
  recordReferences(turn, verdict.sentence, grounds.brief);
  turn.sums.push(...amountsIn(spoken));
  turn.statements.push(spoken);
  model.spoken.push(spoken);
}

function tellDraft(turn: Turn, model: ModelTurn, draft: PlanDraft, why: OwnWords): ModelProgress {
  const { state } = turn;
  turn.statements.push(...draft.statements);
  tellOfDraft(turn, draft, draft.statements);
  turn.asking = draft.asking;
  state.model = null;
  state.unsaid = [];
  endWaiting(turn);
  countOurs(state, model, why, draft.statements.length + (draft.asking ? 1 : 0));
  speak(turn);
  markLine(state, model);
  return 'finished';
}

/** Ends the turn: what was read back or must be asked and the model left out follows its words. */
function finish(turn: Turn, model: ModelTurn, draft: PlanDraft): ModelProgress {
  const { state } = turn;
  const nothing = model.spoken.length === (model.alarm?.said ?? 0);
  state.model = null;
  state.unsaid = [...(model.unsaid ?? [])];
  endWaiting(turn);
  state.holding = draft.holding;
  if (nothing) {
    state.modelFailures += 1;
    state.tally.failed += 1;
    turn.statements.push(...draft.statements);
    tellOfDraft(turn, draft, draft.statements);
    turn.asking = draft.asking;
    countOurs(state, model, 'no-words', draft.statements.length + (draft.asking ? 1 : 0));
    speak(turn);
    turn.statements.length = 0;
    turn.asking = null;
    markLine(state, model);
    return 'finished';
  }
  state.modelFailures = 0;
  state.tally.led += 1;
  sayAdvice(turn, model);
  sayFeesOfDay(turn, model);
  if (state.phase === 'talking') settleQuestion(turn, model, draft);
  const before = state.transcript.length;
  if (turn.statements.length > 0 || turn.asking) {
    speak(turn);
    turn.statements.length = 0;
    turn.asking = null;
    if (state.transcript.length > before) noteSpoken(turn, model);
  }
  markLine(state, model);
  return 'finished';
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
  if (asking && binding.has(asking.question.kind)) unread(state);
  // What would have been asked is asked again as soon as the caller has spoken.
  state.open = asking ? { question: asking.question, heard: false } : null;
}
