import type { CallOutcome, Effect, Input, Instant } from './conversation.ts';
import {
  decideWithoutModel,
  requestCameBack,
  transferred,
  waitedTooLong,
} from './dialogue/await-request.ts';
import { finish, hangUp, reopen, startGoodbye } from './dialogue/closing.ts';
import { greet, welcomeBack } from './dialogue/greeting.ts';
import { followLanguage, hearWords, wordsInDoubt } from './dialogue/hearing.ts';
import { hearInterruption } from './dialogue/interruption.ts';
import { hearKey } from './dialogue/keypad.ts';
import { leadOf } from './dialogue/lead.ts';
import { listen, takeFragment } from './dialogue/listen.ts';
import { whyIgnored } from './dialogue/moves.ts';
import { newConversation } from './dialogue/new-conversation.ts';
import { quotesStanding } from './dialogue/quotes-standing.ts';
import { say, wait } from './dialogue/say.ts';
import { meetSilence, patienceNow } from './dialogue/silence.ts';
import type { Conversation } from './dialogue/state.ts';
import { beginTurn, type Turn } from './dialogue/turn.ts';
import type { Likeness } from './listener/likeness.ts';
import { askModel, mayAskModel } from './model/ask-model.ts';
import type { Unsaid } from './model/drop-reason.ts';
import { cutReply } from './model/model-turn.ts';
import { unreadUnsaid } from './model/settle-question.ts';
import { keepLastWords } from './model/take-late.ts';
import { plan } from './plan/plan.ts';
import { tellReach } from './plan/tell-reach.ts';
import { ofOneVisit } from './plan/wanted.ts';
import type { Receptionist } from './receptionist.ts';
import { commitmentsOf } from './summary/commitments.ts';
import { takenApart } from './summary/taken-apart.ts';
import { isUrgent } from './summary/urgency.ts';
import { withApostrophes } from './understanding/apostrophes.ts';

export { newConversation } from './dialogue/new-conversation.ts';
export type { Conversation } from './dialogue/state.ts';

/** What one input led to. */
export interface Step {
  conversation: Conversation;
  effects: Effect[];
  /** Why the input changed nothing, for the log; null where it was used. */
  ignored: string | null;
  /** Sentences of a model's that were not spoken: for who tries a model, kept nowhere. */
  unsaid: readonly Unsaid[];
}

/** After this many caller turns, or this long, a call is brought to an end. */
const mostTurns = 150;
const longestCall = 45 * 60_000;
/** A sentence cut off by the recogniser is given this long to go on. */
const fragmentPatience = 1_500;

/**
 * Moves a call on by one input. Pure: the same receptionist, conversation, input and instant always
 * give the same step. Never throws, whatever the input; what makes no sense now is ignored, with
 * the reason given.
 */
export function advance(
  receptionist: Receptionist,
  conversation: Conversation,
  input: Input,
  now: Instant,
): Step {
  const ignored = whyIgnored(conversation.phase, input);
  if (ignored) return { conversation, effects: [], ignored, unsaid: [] };
  const turn = beginTurn(receptionist, conversation, now);
  const reason = take(turn, input);
  tellReach(turn, conversation);
  return { conversation: turn.state, effects: turn.effects, ignored: reason, unsaid: turn.unsaid };
}

function take(turn: Turn, input: Input): string | null {
  const { state } = turn;
  switch (input.type) {
    case 'answered':
      greet(turn, input);
      return say(turn);
    case 'callerSpoke':
      return hear(turn, input);
    case 'callerInterrupted':
      hearInterruption(turn, input.heard);
      // Nobody talks on over a caller who cuts in.
      if (state.model && state.model.spoken.length > 0) cutReply(turn);
      if (state.phase === 'talking') return wait(turn, patienceNow(state));
      if (state.deadline) state.deadline = { ...state.deadline, at: turn.now + patienceNow(state) };
      return null;
    case 'keyPressed':
      return hearKey(turn, input.digit) ? say(turn) : wait(turn, patienceNow(state));
    case 'speechPlayed':
      return played(turn);
    case 'requestSucceeded':
      return requestCameBack(turn, input.effectId, input.result);
    case 'requestFailed':
      return requestCameBack(turn, input.effectId, null);
    case 'deadlineReached':
      return reachDeadline(turn, input.likenesses);
    case 'reconnected':
      welcomeBack(turn);
      return say(turn);
    case 'hungUp':
      hearLast(turn);
      finish(turn, state.endReason ?? 'caller-hung-up');
      return null;
  }
}

function hear(
  turn: Turn,
  { text, language, likenesses }: Extract<Input, { type: 'callerSpoke' }>,
): string | null {
  const { state } = turn;
  const words = withApostrophes(text);
  if (words.trim() !== '')
    state.transcript.push({ role: 'user', content: words.trim(), at: turn.now });
  const listened = listen(turn, words);
  if (listened.kind === 'ignore') {
    if (state.phase === 'talking' && state.deadline?.kind !== 'fragment')
      wait(turn, patienceNow(state));
    return listened.reason;
  }
  if (listened.kind === 'wait') {
    state.deadline = { at: turn.now + fragmentPatience, kind: 'fragment' };
    return null;
  }
  return answer(turn, listened.words, likenesses, language);
}

function answer(
  turn: Turn,
  words: string,
  likenesses: readonly Likeness[] = [],
  heardAs?: string,
): string | null {
  const { state } = turn;
  state.turns += 1;
  state.silences = 0;
  state.pending = [];
  if (state.turns > mostTurns || turn.now - state.startedAt > longestCall) {
    startGoodbye(turn, 'too-long', 'tooLong');
    return say(turn);
  }
  if (state.phase === 'closing') reopen(turn);
  const whole = withUnanswered(turn, words);
  followLanguage(turn, whole, heardAs);
  const heard = hearWords(turn, whole, likenesses);
  if (mayAskModel(turn, heard)) {
    askModel(turn, heard);
    return say(turn);
  }
  return say(turn, plan(turn, heard));
}

/** A caller who goes on while a model thinks has said one thing in two parts; its reply is stale. */
function withUnanswered(turn: Turn, words: string): string {
  const { state } = turn;
  const { model } = state;
  if (!model) return words;
  if (model.spoken.length > 0) {
    cutReply(turn);
    if (state.awaiting?.kind === 'askModel') state.awaiting = null;
    return words;
  }
  // What it heard of the first half is heard again with the second.
  Object.assign(state, model.before);
  state.model = null;
  state.awaiting = null;
  return `${model.heard.text} ${words}`;
}

/** What a caller who hangs up had said last, and what nothing was decided on yet, is not lost. */
function hearLast(turn: Turn): void {
  const { model, fragment, phase } = turn.state;
  if (phase !== 'talking') return;
  if (model?.draft) unreadUnsaid(turn, model, model.draft);
  else if (model) keepLastWords(turn, model.heard);
  else if (fragment) keepLastWords(turn, hearWords(turn, takeFragment(turn), []));
}

/** Everything sent has been heard: from here on a silence is the caller's. */
function played(turn: Turn): string | null {
  const { state } = turn;
  state.pending = [];
  if (state.phase === 'closing') {
    hangUp(turn);
    return null;
  }
  const { deadline } = state;
  if (deadline?.kind === 'silence' && deadline.at > turn.now + patienceNow(state) && !state.holding)
    wait(turn, patienceNow(state));
  return null;
}

function reachDeadline(turn: Turn, likenesses?: readonly Likeness[]): string | null {
  const { state } = turn;
  const { deadline } = state;
  if (!deadline) return 'deadlineReached: nothing was due';
  if (turn.now < deadline.at) return 'deadlineReached: it is not due yet';
  state.deadline = null;
  switch (deadline.kind) {
    case 'goodbye':
      hangUp(turn);
      return null;
    case 'fragment':
      return answer(turn, takeFragment(turn), likenesses);
    case 'transfer':
      return transferred(turn, false);
    case 'model':
      return decideWithoutModel(turn, true);
    case 'filler':
      return waitedTooLong(turn, true);
    case 'request':
      return waitedTooLong(turn, false);
    case 'silence':
      state.pending = [];
      meetSilence(turn);
      return say(turn);
  }
}

/**
 * The texts an input would have compared with what the shop knows, for `likenesses` of the input:
 * none where words alone tell, or the caller speaks no English. Pure; changes nothing.
 */
export function wordsToCompare(
  receptionist: Receptionist,
  conversation: Conversation,
  input: Input,
  now: Instant,
): string[] {
  if (whyIgnored(conversation.phase, input)) return [];
  const turn = beginTurn(receptionist, conversation, now);
  const words = wordsAnswered(turn, input);
  if (words === null) return [];
  const whole = withUnanswered(turn, words);
  followLanguage(turn, whole, input.type === 'callerSpoke' ? input.language : undefined);
  return wordsInDoubt(turn, whole);
}

/** The words an input would have answered; null where it would not have any. */
function wordsAnswered(turn: Turn, input: Input): string | null {
  const { deadline } = turn.state;
  if (input.type === 'deadlineReached')
    return deadline?.kind === 'fragment' && turn.now >= deadline.at ? takeFragment(turn) : null;
  if (input.type !== 'callerSpoke') return null;
  const listened = listen(turn, withApostrophes(input.text));
  return listened.kind === 'turn' ? listened.words : null;
}

/** Whether what is waited for until the next deadline is the caller: whoever is heard speaking is not asked for a word. */
export function waitsForCaller({ deadline }: Conversation): boolean {
  return deadline?.kind === 'silence' || deadline?.kind === 'fragment';
}

/** When `deadlineReached` is due if nothing else happens first; null: never. */
export function nextDeadline(conversation: Conversation): Instant | null {
  return conversation.deadline?.at ?? null;
}

/** Rebuilds a conversation from its stored inputs. */
export function replay(
  receptionist: Receptionist,
  log: Iterable<{ input: Input; at: Instant }>,
): Conversation {
  let conversation = newConversation();
  for (const { input, at } of log)
    conversation = advance(receptionist, conversation, input, at).conversation;
  return conversation;
}

/** What the call came to so far. */
export function outcomeOf(conversation: Conversation): CallOutcome {
  const read = { ...conversation, transcript: takenApart(conversation.transcript) };
  return {
    startedAt: conversation.startedAt,
    endedAt: conversation.endedAt,
    endReason: conversation.endReason,
    callerNumber: conversation.callerNumber,
    language: conversation.language,
    transcript: conversation.transcript,
    lead: leadOf(read),
    quotes: quotesStanding(conversation),
    commitments: commitmentsOf(read),
    bookings: conversation.booking.changes,
    unansweredQuestions: conversation.unanswered,
    wantsNoCall: conversation.wantsNoCall,
    urgent: isUrgent(conversation),
    ...(conversation.threatened && { threatened: true }),
    spam: conversation.spam,
    transferred: conversation.transferred,
    model: conversation.tally,
    ...(conversation.earlier && ofTheirVisit(conversation) && { earlier: conversation.earlier }),
  };
}

/** Whether the call was about a visit that had been noted before. */
const ofTheirVisit = ({ wanted }: Conversation): boolean =>
  wanted.requests.some(({ kind }) => ofOneVisit.has(kind));
