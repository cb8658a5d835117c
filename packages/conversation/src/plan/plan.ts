import { noteSaid } from '../dialogue/noted.ts';
import { besideDay } from '../dialogue/told-beside.ts';
import { ask, lastSaid, phrase, saysNothing, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import { type Heard, type HeardAct, refsMeant } from '../heard/heard.ts';
import { tellsCard } from '../understanding/slots/card-numbers.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import { alertOwner, noteDangerBeside, noteUrgency, ofMending } from './alarm.ts';
import { answer } from './answer.ts';
import { answerByQuantity } from './by-quantity.ts';
import { momentOf, momentOfTurn, tellConditions } from './conditions.ts';
import { repair, sayGoodbye } from './courtesies.ts';
import { onDayTalkedOf } from './day-talked-of.ts';
import { writtenOn } from './describe-service.ts';
import { asksWhereToGo, tellDirectionsAgain, tellElsewhere } from './directions.ts';
import { finish, type Response } from './finish.ts';
import { goesRound } from './goes-round.ts';
import { asksExtra } from './help-told.ts';
import { asksAnything, noteDenied } from './in-trouble.ts';
import { askMissing, leadOn } from './lead-on.ts';
import { leaveOut } from './leave-out.ts';
import {
  asMeant,
  holdsOn,
  isHold,
  leavesLast,
  leavesWord,
  onlyLeaves,
  staysOn,
} from './leaving.ts';
import { momentOfWork } from './moment-of-work.ts';
import { type Called, distinct, find, rank, standingAlone } from './moves.ts';
import { tellNotDone } from './not-done.ts';
import { noteTownOfVisit } from './outside-area.ts';
import { clearSpam, meetSales, pitchGoesOn } from './people.ts';
import { putListRight } from './put-list-right.ts';
import { lookUpAll } from './refs.ts';
import { settle } from './replies.ts';
import { requestOf } from './request.ts';
import { takeStatement } from './statements.ts';
import { holdsOnInDanger } from './stays-in-danger.ts';
import { sureOf } from './sure-acts.ts';
import { takeBeside } from './take-beside.ts';
import { noteCard } from './take-phone.ts';
import { takeSlots } from './take-slots.ts';

import { tellSumWithExtras } from './told-extras.ts';
import { withTurnedDownBeside } from './turned-down-beside.ts';
import { tellUnknown } from './unknown.ts';
import { noteBeside, wantBeside } from './wanted-beside.ts';

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
  const heard = withTurnedDownBeside(turn, withDayTalkedOf(turn, words));
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
  noteTownOfVisit(turn, acts, heard.text);
  putListRight(turn, acts);
  noteCard(turn, heard.text);
  takeSlots(turn, whole, heard);
  takeBeside(turn, heard);
  noteDayTalkedOf(turn, acts);
  leaveOut(turn, acts, heard);
  noteDenied(turn, acts);
  takeBackAlarm(turn, acts);
  if (tellsCard(heard.text)) tell(turn, 'noCardsHere');
  const alone = standingAlone(find(turn, whole, 'alone'));
  if (alone && standsAlone(alone.act, acts)) return speakAlone(turn, whole, alone);
  if (holdsOnInDanger(turn, heard.text)) {
    return 'spoke';
  }
  if (goesRound(turn, acts)) {
    sayGoodbye(turn);
    return 'spoke';
  }
  if (pitchGoesOn(turn, acts)) {
    meetSales(turn);
    return 'spoke';
  }
  noteUrgency(turn, whole);
  const before = { refs: state.focus.refs, count: state.focus.count };
  const asked = state.open?.question.kind ?? null;
  const settled = settle(turn, whole);
  if (state.phase !== 'talking') return 'spoke';
  const sent =
    (asksWhereToGo(heard.text) && tellDirectionsAgain(turn, heard.text)) ||
    tellElsewhere(turn, heard.text);
  const open = sent ? acts : tellNotDone(turn, acts);
  const left = {
    ...whole,
    acts: (settled && !saysNothing(turn)) || sent ? [...open] : [...answerByQuantity(turn, open)],
  };
  const answers = sent ? [] : distinct(find(turn, left, 'answer')).filter(asksByItself);
  for (const { move, act } of fewest(answers)) {
    if (settled && repeatsReply(turn, asked, act)) continue;
    if (onlyLeaves(act)) continue;
    answer(turn, { move, act }, whole);
    state.focus.asked = act.act;
  }
  noteBeside(turn, before, heard.text);
  for (const { move, act } of find(turn, left, 'request')) {
    if (state.phase === 'talking') move.does(turn, act, whole);
  }
  if (state.phase !== 'talking') return 'spoke';
  wantBeside(turn, acts);
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
    !staysOn(whole) &&
    (leavesWord(acts) || (!turn.answered && settled) || leavesLast(acts))
  )
    sayGoodbye(turn);
  tellConditions(turn, acts, momentOfWork(turn, acts));
  tellSumWithExtras(turn, momentOfTurn(turn, acts) ?? momentOf(turn, state.wanted.time));
  return finish(turn, settled);
}

/**
 * "And the guy who looks at it, is that free": what only leads up to a question that is known is no other one, which
 * would have to be passed on.
 */
function asksByItself({ act }: Called, _at: number, all: readonly Called[]): boolean {
  if (act.act !== 'ask.fact' || (act.target !== null && act.target.kind !== 'unknown')) return true;
  if (asksAnything(act.words)) return true;
  return !all.some((other) => other.act !== act && isKnown(other.act));
}

/** Of more questions than are answered in one breath, those of which it is known what they are about. */
function fewest(asked: readonly Called[]): readonly Called[] {
  if (asked.length <= mostAnswers) return asked;
  const known = asked.filter(({ act }) => isKnown(act));
  const others = asked.filter(({ act }) => !isKnown(act));
  const kept = [...known, ...others].slice(0, mostAnswers);
  return asked.filter((one) => kept.includes(one));
}

const isKnown = ({ target }: HeardAct) => target !== null && target.kind !== 'unknown';

/** Words that are surely a salesman's are met as such; beside a real question they are not. */
function standsAlone({ act, confidence }: HeardAct, acts: readonly HeardAct[]): boolean {
  if (act === 'alarm.danger' || act === 'alarm.urgent') return true;
  const asks = acts.some((one) => one.act.startsWith('ask.') && one.confidence > confidence);
  return !asks;
}

/** Nothing follows what is said to these. */
const saysAll: ReadonlySet<Act> = new Set(['repeat', 'wrong.number', 'threat']);

function speakAlone(turn: Turn, heard: Heard, { move, act }: Called): Response {
  move.does(turn, act, heard);
  if (turn.state.phase !== 'talking' || saysAll.has(act.act)) return 'spoke';
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
  const stays = staysOn(heard);
  const leaves = heard.acts.some(({ act }) => act === 'bye') && !stays;
  const called = find(turn, heard, 'courtesy').filter(({ act }) =>
    act.act === 'bye' ? !stays : !leaves,
  );
  const [first] = called.sort((one, other) => rank(one) - rank(other));
  if (first) first.move.does(turn, first.act, heard);
  else if (turn.took.size === 0 && heard.acts.length === 0) repair(turn);
}

/** An answer to "which one?" has already been answered with its price. */
function repeatsReply(turn: Turn, asked: string | null, { act, target, words }: HeardAct): boolean {
  const { sums, quotes } = turn;
  // "It's oil, what's that gonna be", while a visit is arranged: no price was told yet.
  if (asked === 'whichOption' && quotes.length === 0 && sums.length === 0) return false;
  // "The belt, and does that include taking the old one away" asks on.
  const bears = lookUpAll(turn, refsMeant(target)).some(({ service }) => writtenOn(service, words));
  if (act === 'ask.includes' && bears) return false;
  const chooses = target?.kind === 'services' && target.refs.every(({ optionId }) => optionId);
  if (asked === 'whichOption' && act === 'ask.includes' && chooses) return true;
  return (
    (asked === 'whichOption' || asked === 'whichService') &&
    (act === 'ask.price' || act === 'ask.offer' || (act === 'ask.total' && sums.length > 0))
  );
}

/**
 * Takes back an alarm that was none: nothing is urgent any more, and who was alerted is told so once.
 * Whether it may be taken back was settled where it was heard.
 */
function takeBackAlarm(turn: Turn, acts: readonly HeardAct[]): void {
  const { state } = turn;
  if (!state.urgent || !acts.some(({ act }) => act === 'calm')) return;
  if (acts.some(({ act }) => act.startsWith('alarm.'))) return;
  const { wanted } = state;
  state.urgent = false;
  state.calmedAt = turn.now;
  wanted.requests = wanted.requests.filter(({ kind }) => kind !== 'emergency');
  tell(turn, 'calmed');
  alertOwner(turn, { news: 'NOT URGENT AFTER ALL', words: lastSaid(turn) });
}

/** "That day", "the next day": of the day that was talked of last, in whatever is asked or wished. */
function withDayTalkedOf({ state }: Turn, heard: Heard): Heard {
  const { time, existing, occasions } = state.wanted;
  const day = state.focus.day ?? time?.date ?? existing?.date ?? occasions?.at(-1)?.date ?? null;
  if (!day) return heard;
  const acts = heard.acts.map((act) => {
    const { times } = act.slots;
    if (!times?.some(({ beside }) => beside)) return act;
    // A weekday beside another is told of the one this turn names, where it names one.
    const meant = times.map((one) =>
      one.date && one.beside !== 'same' ? one : besideDay(one, day),
    );
    return { ...act, slots: { ...act.slots, times: meant } };
  });
  return { ...heard, acts };
}

/** The one day that a question names is what "that day" is next. */
function noteDayTalkedOf({ state, now, receptionist }: Turn, acts: readonly HeardAct[]) {
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const days = acts
    .filter(({ act }) => act.startsWith('ask.'))
    .flatMap(({ slots }) => slots.times ?? [])
    .filter(({ date, endDate, excluded }) => date && !endDate && !excluded)
    // "Is the Saturday okay", where one is wished for, asks of that one.
    .map((time) => onDayTalkedOf(time, state.wanted.time?.date ?? null))
    .flatMap(({ date }) => date ?? [])
    .filter((date) => daysBetween(today, date) >= 0);
  state.focus.day = days.at(-1) ?? state.focus.day;
}
