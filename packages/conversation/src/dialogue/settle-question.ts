import { matchFaq } from '../knowledge/faq.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerUnknown, tellFact } from './answer-fact.ts';
import { tellRunning } from './answer-promotions.ts';
import { startGoodbye } from './closing.ts';
import { takeUp } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { type Reply, requests, type Settled } from './reply.ts';
import {
  settleBookingRight,
  settleCancelRight,
  settleTextConfirmation,
  settleWhichSlot,
} from './settle-appointment.ts';
import {
  settleCallerNumber,
  settleDetail,
  settleDetailsRight,
  settleWhatToChange,
} from './settle-detail.ts';
import {
  settleMeant,
  settleUpsell,
  settleWantIt,
  settleWhichOption,
  settleWhichService,
} from './settle-service.ts';
import type { Question } from './state.ts';
import type { Taken } from './take-details.ts';
import { ask, type Turn, tell } from './turn.ts';

/** Reads a turn as the reply to what we asked. */
export function settleQuestion(turn: Turn, heard: Understanding, taken: Taken): Settled {
  const open = turn.state.open;
  if (!open) return 'open';
  const found = new Set(heard.intents.map(({ intent }) => intent));
  const reply: Reply = {
    turn,
    heard,
    taken,
    answer: heard.confirmation?.answer ?? null,
    has: (...intents) => intents.some((intent) => found.has(intent)),
  };
  const settled = settle(open.question, reply);
  if (settled !== 'open') turn.state.open = null;
  return settled;
}

function settle(question: Question, reply: Reply): Settled {
  switch (question.kind) {
    case 'howToHelp':
    case 'anythingElse':
    case 'choices':
      return settleGeneral(question.kind, reply);
    case 'whichService':
      return settleWhichService(question, reply);
    case 'whichOption':
      return settleWhichOption(question, reply);
    case 'meant':
      return settleMeant(question, reply);
    case 'meantQuestion':
      return settleMeantQuestion(question, reply);
    case 'wantIt':
      return settleWantIt(question, reply);
    case 'upsell':
      return settleUpsell(question, reply);
    case 'morePromotions':
      return settleMorePromotions(reply);
    case 'takeMessage':
      return settleTakeMessage(question, reply);
    case 'customerOrSales':
      return 'open';
    case 'callerNumber':
      return settleCallerNumber(reply);
    case 'name':
    case 'phone':
    case 'time':
    case 'reason':
      return settleDetail(question.kind, reply);
    case 'whichSlot':
      return settleWhichSlot(reply);
    case 'bookingRight':
      return settleBookingRight(reply);
    case 'cancelRight':
      return settleCancelRight(reply);
    case 'textConfirmation':
      return settleTextConfirmation(reply);
    case 'detailsRight':
      return settleDetailsRight(reply);
    case 'whatToChange':
      return settleWhatToChange(reply);
  }
}

/** "Cool", in reply to "anything else?", asks for nothing; a "yes" does. */
const acknowledges =
  /^\W*(?:(?:ok|okay|cool|great|perfect|alright|all right|awesome|got it|good|fine|whatever|excellent|lovely|wonderful|super|parfait|d'accord|c'est beau)\W*)+$/i;

/** Who has nothing else says so in fewer words. */
const longestLeaving = 14;

/** "No", "that's all": the caller is done. A bare "yes" wants to be asked what. */
function settleGeneral(kind: 'howToHelp' | 'anythingElse' | 'choices', reply: Reply): Settled {
  const { turn, heard, answer } = reply;
  const nothingElse = heard.intents.every(({ intent }) =>
    ['no', 'thanks', 'goodbye', 'yes', 'dontKnow'].includes(intent),
  );
  const thanksOnly = reply.has('thanks') && !/\b(yes|yeah|oui)\b/i.test(heard.text);
  const asks = isQuestion(heard.text) || heard.text.trim().split(/\s+/).length > longestLeaving;
  const done =
    nothingElse && !asks && heard.services.length === 0 && (answer === 'no' || thanksOnly);
  if (kind === 'anythingElse' && done) {
    startGoodbye(turn, 'caller-done');
    return 'done';
  }
  const dated = heard.times.length > 0;
  if (kind === 'anythingElse' && acknowledges.test(heard.text)) {
    startGoodbye(turn, 'caller-done');
    return 'done';
  }
  const leaves = reply.has('goodbye');
  if (
    answer === 'yes' &&
    nothingElse &&
    !leaves &&
    !dated &&
    heard.services.length === 0 &&
    !heard.fact
  ) {
    ask(turn, { kind: 'howToHelp' }, 'howToHelp');
    return 'done';
  }
  return 'open';
}

function settleMeantQuestion(
  question: Extract<Question, { kind: 'meantQuestion' }>,
  { turn, answer, heard }: Reply,
): Settled {
  if (answer === null || answer === 'unsure') return 'open';
  const { commonQuestions } = turn.receptionist.profile.knowledge;
  const item = commonQuestions.find(({ id }) => id === question.factId);
  if (answer === 'yes' && item) {
    tellFact(turn, { source: 'item', item, score: 1, kind: 'strong' });
    return 'done';
  }
  const better = matchFaq(turn.receptionist.questions, heard.text);
  if (better?.kind === 'strong') return 'answered';
  answerUnknown(turn, question.asked);
  return 'done';
}

function settleMorePromotions({ turn, heard, answer, has }: Reply): Settled {
  const asksOn = isQuestion(heard.text) || heard.services.length > 0 || has(...requests);
  if (answer === null || answer === 'unsure' || asksOn) return 'open';
  if (answer === 'yes') tellRunning(turn);
  return 'done';
}

/** "Okay, my sister has a dog too": what goes on after a yes of this length is no yes. */
const longestYes = 7;

/** "Ok, is it under two hundred?" asks on rather than agreeing. */
const certainYes = 0.97;

function settleTakeMessage(
  { goal, about }: Extract<Question, { kind: 'takeMessage' }>,
  { turn, heard, taken, answer, has }: Reply,
): Settled {
  if (answer === 'no' && !taken.name && !taken.phone && !taken.email) {
    if (has(...requests) || heard.services.length > 0) return 'answered';
    turn.state.wantsNoCall = true;
    tell(turn, 'declined');
    return 'done';
  }
  const wants = taken.name || taken.phone || taken.email || has('callback', 'message');
  const saysMore =
    isQuestion(heard.text) ||
    heard.services.length > 0 ||
    has('book', 'reschedule', 'cancel') ||
    /\blet'?s do\b/i.test(heard.text) ||
    heard.text.trim().split(/\s+/).length > longestYes;
  const asksMore = saysMore && (heard.confirmation?.strength ?? 0) < certainYes;
  if (!wants && (answer !== 'yes' || asksMore)) return 'open';
  if (about) turn.state.caller.reasons.push(about);
  takeUp(turn, goal, false);
  return 'answered';
}
