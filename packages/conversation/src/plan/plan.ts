import { noteSaid } from '../dialogue/noted.ts';
import { ask, phrase, saysNothing, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { asksWhetherPrice } from '../listener/whether-price.ts';
import { sentences } from '../speaking/sentences.ts';
import { tellsCard } from '../understanding/slots/card-numbers.ts';
import {
  acknowledge,
  acknowledgeLeft,
  acknowledgePhone,
  acknowledgeWanted,
  dropEcho,
} from './acknowledge.ts';
import { noteDangerBeside, noteUrgency, ofMending } from './alarm.ts';
import { answersOutright } from './answers-outright.ts';
import { tellTermsOfPlace } from './area.ts';
import { answerByQuantity, tellOfRateTold } from './by-quantity.ts';
import { takeBackAlarm } from './calm.ts';
import { momentOf, momentOfTurn, tellConditions } from './conditions.ts';
import { repair, sayGoodbye } from './courtesies.ts';
import { noteDayTalkedOf, withDayTalkedOf } from './day-talked-of.ts';
import { asksWhereToGo, tellDirectionsAgain } from './directions.ts';
import { answerFact } from './facts.ts';
import { asksExtra, tellHelpAgain } from './help-told.ts';
import { answerHowLong, asksHowLong } from './how-long.ts';
import { noteDenied, passesOnOtherMatter } from './in-trouble.ts';
import { askMissing, leadOn, reopenVisit } from './lead-on.ts';
import { leaveOut } from './leave-out.ts';
import { asMeant, holdsOn, isHold, leavesLast, leavesWord, onlyLeaves } from './leaving.ts';
import { tellMadeGood } from './made-good.ts';
import { type Called, distinct, find, rank, standingAlone } from './moves.ts';
import { tellNotDone } from './not-done.ts';
import { acknowledgeOther } from './others-told.ts';
import { noteTownOutside, tellOutside } from './outside-area.ts';
import { clearSpam, meetSales, pitchGoesOn } from './people.ts';
import { answerPrice } from './prices.ts';
import { tellPromotionOfQuotes } from './promotions.ts';
import { putListRight } from './put-list-right.ts';
import { repeatsReply } from './repeats-reply.ts';
import { settle } from './replies.ts';
import { requestOf, takeUp } from './request.ts';
import { describedOfFocus } from './services.ts';
import { askOptionAgain } from './settle-service.ts';
import { takeStatement } from './statements.ts';
import { sureOf } from './sure-acts.ts';
import { besideComesLast, takeBeside } from './take-beside.ts';
import { takeSlots } from './take-slots.ts';
import { tellAsWell } from './tell-about.ts';
import { tellAddedSince } from './tell-surcharges.ts';
import { isNamed, leaveOutTold, marked } from './told-already.ts';
import { noteExtras, tellSumWithExtras } from './told-extras.ts';
import { tellUnknown } from './unknown.ts';
import { offerUpsell } from './upsell.ts';

/** What the driver does once everything is spoken. */
export type Response = 'spoke' | 'holding';

/** Answers in one reply: more than these are not taken in by ear. */
const mostAnswers = 3;

/**
 * Decides what to say to what was heard, and changes the state accordingly: what was asked is
 * answered first, then what is wanted is taken down, then at most one question is asked. Pure but
 * for `turn`, which it fills.
 */
export function plan(turn: Turn, words: Heard): Response {
  const alarmStood = turn.state.urgent;
  const response = decide(turn, words);
  const { urgent, used, model } = turn.state;
  const { perhapsDanger = 0, danger = 0, dangerToSelf = 0 } = used;
  const isFirst = (alarmStood ? danger + dangerToSelf === 0 : !urgent) && perhapsDanger === 0;
  if (words.mayBeDanger && alarmStood && urgent) noteDangerBeside(turn, words);
  // Before a model's words it is told as they come.
  if (words.mayBeDanger && isFirst && model === null)
    turn.statements.unshift(phrase(turn, 'perhapsDanger'));
  return response;
}

function decide(turn: Turn, words: Heard): Response {
  const { state } = turn;
  const heard = withDayTalkedOf(turn, words);
  const acts = sureOf(heard.acts.map(asMeant));
  const whole = { ...heard, acts };
  state.lastActs = acts.map(({ act }) => act);
  noteSaid(state, heard.acts);
  const books = acts.some(({ act }) => act === 'want.book');
  state.wanted.justAsking &&= !books;
  // "I only want the price" holds for the price told beside it.
  const refuses = acts.some(({ act }) => act === 'refuse');
  if (refuses && !books && requestOf(state) === null) state.wanted.justAsking = true;
  clearSpam(turn, acts);
  noteDetails(turn, acts);
  noteTownOutside(turn, acts);
  putListRight(turn, acts);
  takeSlots(turn, whole, heard);
  takeBeside(turn, heard);
  noteDayTalkedOf(turn, acts);
  leaveOut(turn, acts, heard.acts);
  noteDenied(turn, acts);
  takeBackAlarm(turn, acts);
  if (tellsCard(heard.text)) tell(turn, 'noCardsHere');
  const alone = standingAlone(find(turn, whole, 'alone'));
  if (alone && standsAlone(alone.act, acts)) return speakAlone(turn, whole, alone);
  if (pitchGoesOn(turn, acts)) {
    meetSales(turn);
    return 'spoke';
  }
  noteUrgency(turn, whole);
  const asked = state.open?.question.kind ?? null;
  const settled = settle(turn, whole);
  if (state.phase !== 'talking') return 'spoke';
  const sent = asksWhereToGo(heard.text) && tellDirectionsAgain(turn, heard.text);
  const open = sent ? acts : tellNotDone(turn, acts);
  const left = {
    ...whole,
    acts: (settled && !saysNothing(turn)) || sent ? [...open] : [...answerByQuantity(turn, open)],
  };
  const answers = sent ? [] : distinct(find(turn, left, 'answer'));
  for (const { move, act } of answers.slice(0, mostAnswers)) {
    if (settled && repeatsReply(turn, asked, act)) continue;
    if (onlyLeaves(act)) continue;
    answer(turn, { move, act }, whole);
    state.focus.asked = act.act;
  }
  for (const { move, act } of find(turn, left, 'request')) {
    if (state.phase === 'talking') move.does(turn, act, whole);
  }
  if (state.phase !== 'talking') return 'spoke';
  tellUnknown(turn);
  if (acts.some(isHold) && acts.every(holdsOn) && !turn.answered) {
    tell(turn, 'hold');
    turn.asking = null;
    return 'holding';
  }
  if (!settled && saysNothing(turn) && acts.some(onlyLeaves)) sayGoodbye(turn);
  else if (!settled && saysNothing(turn) && !takeStatement(turn, acts)) meetCourtesies(turn, whole);
  else if (
    acts.some(({ act }) => act === 'bye') &&
    (leavesWord(acts) || (!turn.answered && settled) || leavesLast(acts))
  )
    sayGoodbye(turn);
  tellConditions(turn, acts);
  tellSumWithExtras(turn, momentOfTurn(turn, acts) ?? momentOf(turn, state.wanted.time));
  return finish(turn, settled);
}

function finish(turn: Turn, settled: boolean): Response {
  const { state } = turn;
  if (state.phase !== 'talking') return 'spoke';
  // Who names a time, and asks nothing, wants to come then.
  if (!requestOf(state) && turn.took.has('time') && !turn.answered && !settled)
    if (!reopenVisit(turn)) takeUp(turn, 'booking');
  // Who leaves a number unasked wants to be called.
  if (
    !requestOf(state) &&
    turn.took.has('phone') &&
    state.wanted.requests.every(({ settled }) => settled) &&
    !state.wantsNoCall &&
    !turn.corrected &&
    !settled
  )
    takeUp(turn, state.unanswered.length > 0 ? 'answer' : 'callback', false);
  tellOutside(turn);
  tellAddedSince(turn);
  tellOfRateTold(turn);
  noteExtras(turn);
  acknowledge(turn);
  besideComesLast(turn);
  if (state.awaiting) return 'spoke';
  const asking = turn.asking;
  if (requestOf(state)) {
    turn.asking = null;
    if (asking && keepsPlace(turn, asking.question.kind)) turn.asking = asking;
    else leadOn(turn);
    acknowledgeWanted(turn);
    dropEcho(turn);
    // Something is being looked up: what it comes to is said next, and nothing is asked before.
    if (state.awaiting) return 'spoke';
  } else if (!asking || asking.question.kind === 'offerBooking') offerUpsell(turn);
  acknowledgePhone(turn);
  acknowledgeOther(turn);
  acknowledgeLeft(turn);
  tellPromotionOfQuotes(turn);
  if (!turn.asking && state.phase === 'talking') askMore(turn, settled);
  if (!saysNothing(turn)) state.misses = state.lastActs.includes('unclear') ? state.misses : 0;
  return 'spoke';
}

/** Questions of an answer's own that are settled before the form goes on. */
function keepsPlace({ state }: Turn, kind: string): boolean {
  if (kind === 'whichService')
    return state.wanted.items.length === 0 && (state.used.whichService ?? 0) <= 2;
  return kind === 'whatToChange' || kind === 'cancelRight' || kind === 'bookingRight';
}

function askMore(turn: Turn, settled: boolean): void {
  const { state } = turn;
  // "I'll talk to my wife and call back": whoever puts it off is leaving, and is asked for nothing more.
  if (state.lastActs.includes('defer') && !turn.answered) {
    state.open = null;
    return;
  }
  if (!settled && askOptionAgain(turn)) return;
  const last = state.used.anythingElseAt ?? -2;
  if (!settled && !saysNothing(turn) && state.turns - last < 2 && turn.answered) {
    state.open = null;
    return;
  }
  state.used.anythingElseAt = state.turns;
  ask(turn, { kind: 'anythingElse' }, 'anythingElse');
}

/** "Do you do Laval", of a town nobody goes to: the work that is talked of is not offered there. */
function tellWherePlaced(turn: Turn, act: HeardAct, place: string, before: number): void {
  const offered = turn.statements.length;
  const goes = tellTermsOfPlace(turn, place);
  if (!goes && act.act === 'ask.offer' && act.target === null)
    turn.statements.splice(before, offered - before);
}

/** Questions that the owner's own words answer where they are about such words. */
const answeredAsWritten: ReadonlySet<Act> = new Set([
  'ask.donow',
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.place',
  'claim',
]);

function answer(turn: Turn, { move, act }: Called, heard: Heard): void {
  // "Do you do that for 500, yes or no": a yes would be one to the price.
  if (move.on[0] !== 'ask.price' && asksWhetherPrice(act))
    return answerPrice(turn, { ...act, act: 'ask.price' });
  const asWritten = act.target?.kind === 'fact' && answeredAsWritten.has(act.act);
  // "Does that include parts" asks of what is talked of, where its own words tell of parts.
  if (asWritten && act.act === 'ask.includes' && describedOfFocus(turn, act))
    return move.does(turn, { ...act, target: null }, heard);
  if (turn.state.urgent && asksExtra(act) && tellHelpAgain(turn, act, 'fee'))
    if (act.act === 'ask.includes' || act.act === 'ask.fact') return;
  if (tellMadeGood(turn, act) || answersOutright(turn, act)) return;
  if (passesOnOtherMatter(turn, act)) return;
  const start = marked(turn);
  const before = start.statements;
  const place = act.act === 'ask.area' ? undefined : act.slots.town;
  if (place) turn.state.focus.town = place;
  if (asksHowLong(act) && answerHowLong(turn, act)) turn.state.focus.asked = act.act;
  else if (asWritten && act.target?.kind === 'fact') answerFact(turn, act, act.target.factId);
  else move.does(turn, act, heard);
  if (place && !turn.statements.slice(before).some((one) => one.includes(place)))
    tellWherePlaced(turn, act, place, before);
  leaveOutTold(turn, start, act, heard);
  if (turn.statements.length === before || turn.unknownAt !== null) return;
  const { target } = act;
  if (target?.kind !== 'fact' && target?.kind !== 'services') return;
  if (target.unsure) turn.statements.splice(before, 0, phrase(turn, 'perhaps'));
  const asks = heard.acts.filter((one) => one.act.startsWith('ask.')).length;
  const told = turn.statements.slice(before).flatMap(sentences).length;
  if (target.also && !isNamed(turn, target, act.words) && asks === 1 && told <= mostBeforeAnother)
    tellAsWell(turn, target.also);
}

/** After more sentences than this, nothing is added that may have been meant instead. */
const mostBeforeAnother = 1;

/** Words that are surely a salesman's are met as such; beside a real question they are not. */
function standsAlone({ act, confidence }: HeardAct, acts: readonly HeardAct[]): boolean {
  if (act === 'alarm.danger' || act === 'alarm.urgent') return true;
  const asks = acts.some((one) => one.act.startsWith('ask.') && one.confidence > confidence);
  return !asks;
}

function speakAlone(turn: Turn, heard: Heard, { move, act }: Called): Response {
  move.does(turn, act, heard);
  if (turn.state.phase !== 'talking' || act.act === 'repeat' || act.act === 'wrong.number')
    return 'spoke';
  if (act.act !== 'who.sales') {
    for (const called of find(turn, heard, 'answer')
      .filter((one) => standsBeside(act, one.act))
      .slice(0, 1))
      answer(turn, { ...called, act: ofMending(turn, called.act, heard.text) }, heard);
    tellUnknown(turn);
    turn.asking = null;
    if (act.act !== 'alarm.danger') leadOn(turn);
    else if (!askMissing(turn)) turn.state.open = null;
  } else ask(turn, { kind: 'anythingElse' }, 'customerToo');
  return 'spoke';
}

/** Beside a danger only what to do is told; beside other trouble only what the owner wrote. */
function standsBeside(alone: HeardAct, one: HeardAct): boolean {
  const { act, target } = one;
  if (alone.act === 'alarm.danger') return act === 'ask.donow';
  if (alone.act !== 'alarm.urgent' || asksExtra(one)) return true;
  return act === 'ask.donow' || (target !== null && target.kind !== 'unknown');
}

/** What the thing is: kept for the summary, and to choose options by. */
function noteDetails({ state }: Turn, acts: readonly HeardAct[]): void {
  for (const { act, words, target, slots } of acts) {
    for (const hint of slots.hints ?? [])
      if (!state.focus.hints.includes(hint)) state.focus.hints.push(hint);
    if (act !== 'give' || target?.kind !== 'services') continue;
    const said = words.trim();
    if (!state.wanted.details.includes(said)) state.wanted.details.push(said);
  }
}

function meetCourtesies(turn: Turn, heard: Heard): void {
  if (turn.state.urgent && tellDirectionsAgain(turn, heard.text)) return;
  const leaves = heard.acts.some(({ act }) => act === 'bye');
  const called = find(turn, heard, 'courtesy').filter(({ act }) => !leaves || act.act === 'bye');
  const [first] = called.sort((one, other) => rank(one) - rank(other));
  if (first) first.move.does(turn, first.act, heard);
  else if (turn.took.size === 0 && heard.acts.length === 0) repair(turn);
}
