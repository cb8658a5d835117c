import type { Expectation } from '../understanding/intents/intent.ts';
import { type Understanding, understand } from '../understanding/understand.ts';
import { answerFact, answerUnknown } from './answer-fact.ts';
import { answerIntents } from './answer-intents.ts';
import { tellOffer } from './answer-offer.ts';
import { answerOwnQuestions } from './answer-own-questions.ts';
import { tellPromotionOfQuotes, tellTitled } from './answer-promotions.ts';
import { asksForJudgement } from './asks-for-judgement.ts';
import { asksOtherThanPrice } from './asks-other-than-price.ts';
import { followLanguage } from './choose-language.ts';
import { reopen } from './closing.ts';
import { currentGoal, pursueGoal } from './goals.ts';
import { answerInContext } from './in-context.ts';
import { isQuestion } from './is-question.ts';
import { meetLateness } from './meet-lateness.ts';
import { clearSpam, meetSpam, meetWrongNumber } from './meet-others.ts';
import { nameOf } from './price-rows.ts';
import { putOff } from './put-off.ts';
import { repair } from './repair.ts';
import { saysOnlyTime } from './says-only-time.ts';
import { settleQuestion } from './settle-question.ts';
import { type QuestionKind, talkAbout } from './state.ts';
import { steer } from './steer.ts';
import { takeDetails, tookSomething } from './take-details.ts';
import { ask, nextEffectId, saysSomething, type Turn, tell } from './turn.ts';
import { meetEmergency, reportsEmergency } from './urgency.ts';

const expectations: Partial<Record<QuestionKind, Expectation>> = {
  name: 'name',
  phone: 'phone',
  callerNumber: 'yesNo',
  time: 'time',
  reason: 'reason',
  whichOption: 'choice',
  whichService: 'choice',
  choices: 'choice',
  meant: 'yesNo',
  meantQuestion: 'yesNo',
  wantIt: 'yesNo',
  upsell: 'yesNo',
  morePromotions: 'yesNo',
  takeMessage: 'yesNo',
  detailsRight: 'yesNo',
  bookingRight: 'yesNo',
  cancelRight: 'yesNo',
  textConfirmation: 'yesNo',
  whichSlot: 'time',
  anythingElse: 'yesNo',
};

/** What came of a caller's turn: spoken about as usual, or the line is kept quiet on request. */
export type Response = 'spoke' | 'holding' | 'transferring';

/** Decides what to say to one whole caller turn. */
export function respond(turn: Turn, words: string, heardAs?: string): Response {
  const response = answer(turn, words, heardAs);
  tellPromotionOfQuotes(turn);
  return response;
}

function answer(turn: Turn, words: string, heardAs?: string): Response {
  const { state, receptionist, now } = turn;
  followLanguage(turn, words, heardAs);
  if (state.phase === 'closing') reopen(turn);
  const rest = answerOwnQuestions(turn, words);
  if (rest === null) {
    if (state.open?.question.kind === 'reason') state.caller.reasons.push(words.trim());
    state.matter = words.trim();
    state.misses = 0;
    continueCall(turn);
    return 'spoke';
  }
  const heard = understand(rest, {
    receptionist,
    now,
    language: state.language,
    expecting: expectations[state.open?.question.kind ?? 'howToHelp'] ?? 'anything',
    nameLikely: nameLikely(turn),
    phoneLikely: phoneLikely(turn),
    timeLikely: timeLikely(turn, words),
    areaCode: state.callerNumber?.match(/^\+1(\d{3})/)?.[1] ?? null,
  });
  if (reportsEmergency(heard)) return emergency(turn, heard);
  if (meetSpam(turn, heard) || meetWrongNumber(turn, heard)) return 'spoke';
  if (putOff(turn, heard)) return 'spoke';
  if (meetLateness(turn, heard)) {
    continueCall(turn);
    return 'spoke';
  }
  const steered = steer(turn, heard);
  if (steered === 'waiting') return 'holding';
  if (steered === 'answered') {
    if (!turn.asking) resumeQuestion(turn);
    return 'spoke';
  }
  return converse(turn, heard);
}

/** While details are being taken, a name comes without an introduction. */
function nameLikely({ state }: Turn): boolean {
  const kind = state.open?.question.kind;
  if (kind === 'name') return true;
  const partial = state.caller.name !== null && !state.caller.name.includes(' ');
  if (state.caller.name !== null && !partial) return kind === 'whatToChange';
  return ['takeMessage', 'phone', 'callerNumber', 'time', 'whichService'].includes(kind ?? '');
}

/** A day was named without its hour, which may come while the name is asked for. */
function timeLikely({ state }: Turn, words: string): boolean {
  const { time } = state.caller;
  if (isQuestion(words) || words.trim().split(/\s+/).length > 4) return false;
  return state.open?.question.kind === 'name' && time !== null && time.date !== null && !time.clock;
}

/** "No, my work number, it's 555 …": part of a number may answer either way of asking for it. */
function phoneLikely({ state }: Turn): boolean {
  return ['phone', 'callerNumber'].includes(state.open?.question.kind ?? '');
}

function emergency(turn: Turn, heard: Understanding): Response {
  takeDetails(turn, heard);
  meetEmergency(turn, heard);
  pursueGoal(turn);
  return 'spoke';
}

function converse(turn: Turn, heard: Understanding): Response {
  const { state } = turn;
  if (state.spam) clearSpam(turn);
  const before = state.open;
  const timeBefore = state.caller.time?.spoken ?? null;
  const taken = takeDetails(turn, heard);
  const settled = settleQuestion(turn, heard, taken);
  const onlyTimed = taken.time && saysOnlyTime(heard);
  if (settled !== 'done' && !(settled === 'open' && !onlyTimed && answerInContext(turn, heard)))
    answerIntents(turn, heard);
  if (state.phase === 'closing') return 'spoke';
  const wanted = heard.intents.some(({ intent }) => intent === 'person');
  if (wanted && state.goals.at(-1)?.kind === 'person' && transfer(turn)) return 'transferring';
  if (isMatter(heard)) state.matter = heard.text.trim();
  const asksOfService = heard.services.length > 0 && isQuestion(heard.text);
  const progressed = (settled !== 'open' && !asksOfService) || tookSomething(taken);
  if (!saysSomething(turn) && !progressed && !currentGoalIsNew(turn, before === null)) {
    if (!addToRequest(turn, heard)) answerWithoutIntent(turn, heard);
  } else state.misses = 0;
  if (!turn.asking && !state.awaiting) {
    acknowledgeTime(turn, timeBefore);
    continueCall(turn);
  }
  return 'spoke';
}

/** A wish that was changed is said back at once where another detail is asked for next. */
function acknowledgeTime(turn: Turn, before: string | null): void {
  const { time } = turn.state.caller;
  const goal = currentGoal(turn.state);
  const readBackNext = turn.state.caller.name !== null && turn.state.caller.phone !== null;
  if (!time || !goal || before === null || before === time.spoken || readBackNext) return;
  if (saysSomething(turn) || turn.receptionist.profile.books === true) return;
  tell(turn, 'timeChanged', { time: time.spoken.replace(/^(on|le) /, '') });
}

/** Whether a turn says what the call is about, rather than steering or filling in. */
function isMatter(heard: Understanding): boolean {
  if (heard.text.trim().split(/\s+/).length < 3) return false;
  return heard.services.length > 0 || isQuestion(heard.text);
}

/** What a caller adds while we take their details down belongs to their request. */
function addToRequest(turn: Turn, heard: Understanding): boolean {
  const words = heard.text.trim();
  const goal = currentGoal(turn.state);
  // Who is in trouble gives an address in a few words.
  const least = goal?.kind === 'emergency' ? 2 : 4;
  if (!goal || isQuestion(words) || words.split(/\s+/).length < least) return false;
  if (heard.intents.some(({ intent }) => intent !== 'generalQuestion')) return false;
  turn.state.caller.reasons.push(words);
  tell(turn, 'noted');
  turn.state.misses = 0;
  return true;
}

function currentGoalIsNew(turn: Turn, noQuestion: boolean): boolean {
  return noQuestion && currentGoal(turn.state) !== null;
}

function transfer(turn: Turn): boolean {
  const { state, receptionist } = turn;
  const to = receptionist.profile.transferNumber;
  if (!to || turn.state.used.transferFailed) return false;
  turn.statements.length = 0;
  tell(turn, 'transferring');
  state.phase = 'transferring';
  state.open = null;
  const handoff = state.caller.reasons.join('; ');
  turn.effects.push({ id: nextEffectId(turn), type: 'transfer', to, handoff });
  return true;
}

/** So many words tell something, even where nothing in them is known. */
const wholeMatter = 6;

function offerToPassOn(turn: Turn, words: string): void {
  turn.unsure = true;
  tell(turn, 'forAPerson');
  turn.state.matter = words;
  ask(turn, { kind: 'takeMessage', goal: 'callback', about: words }, 'offerCallback');
}

/** Nothing was recognised: a service or a fact may still be named; a question is noted; else repair. */
function answerWithoutIntent(turn: Turn, heard: Understanding): void {
  const [mention] = heard.services;
  const aside = asksOtherThanPrice(heard.text) || asksForJudgement(heard.text);
  if (mention && !aside && mention.candidates[0]?.kind !== 'near')
    tellOffer(turn, mention, heard.text);
  else if (heard.fact?.kind === 'strong' || (heard.fact && isQuestion(heard.text)))
    answerFact(turn, heard.fact, heard.text);
  else if (mention && !aside) tellOffer(turn, mention, heard.text);
  else if (tellTitled(turn, heard.text)) turn.state.matter = heard.text.trim();
  else if (isQuestion(heard.text) && heard.text.trim().split(/\s+/).length > 3)
    answerUnknown(turn, heard.text.trim());
  else if (!isQuestion(heard.text) && heard.text.trim().split(/\s+/).length >= wholeMatter)
    offerToPassOn(turn, heard.text.trim());
  else return repair(turn);
  turn.state.misses = 0;
}

/** Every reply leads on: the request's next detail, the question still open, or anything else. */
function continueCall(turn: Turn): void {
  if (askAgainWhatWasMeant(turn) || pursueGoal(turn)) return;
  resumeQuestion(turn);
}

/** How often it is asked whether a service is meant; who then carries on means it. */
const mostMeant = 2;

/** "Do you mean Cat groom?", left unanswered, is not followed by "which service is it for?". */
function askAgainWhatWasMeant(turn: Turn): boolean {
  const { state, receptionist } = turn;
  const open = state.open?.question;
  const service = open?.kind === 'meant' ? receptionist.serviceById.get(open.serviceId) : undefined;
  if (open?.kind !== 'meant' || !service || state.topic.serviceId !== null) return false;
  if ((state.used.meant ?? 0) >= mostMeant) {
    talkAbout(state, service, null);
    return false;
  }
  ask(turn, open, 'meant', { service: nameOf(service, state.language) });
  return true;
}

function resumeQuestion(turn: Turn): void {
  const open = turn.state.open?.question;
  if (currentGoal(turn.state)) {
    pursueGoal(turn);
    return;
  }
  const stillOpen = open?.kind === 'whichOption' || open?.kind === 'meant';
  if (stillOpen && saysSomething(turn)) {
    turn.asking = { question: open, text: turn.state.openText };
    return;
  }
  if (open?.kind === 'howToHelp' && !turn.state.used.anythingElse && turn.facts.length === 0)
    return ask(turn, open, 'howToHelp');
  ask(turn, { kind: 'anythingElse' }, 'anythingElse');
}
