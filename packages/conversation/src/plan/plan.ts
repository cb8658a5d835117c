import { ask, phrase, saysNothing, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { acknowledge, acknowledgePhone } from './acknowledge.ts';
import { adviseNow, meetAlarm } from './alarm.ts';
import { answerArea } from './area.ts';
import {
  answerLanguage,
  answerMine,
  carryOn,
  meetFrustration,
  meetOffTopic,
  repair,
  sayAgain,
  sayGoodbye,
} from './courtesies.ts';
import {
  answerContact,
  answerFact,
  answerHours,
  answerNext,
  answerPlace,
  answerQuestion,
  answerStatus,
  answerUnknown,
  answerWhatIsThis,
  answerWhen,
  tellUnknown,
} from './facts.ts';
import { leadOn } from './lead-on.ts';
import {
  askForPerson,
  meetApplicant,
  meetComplaint,
  meetReturnedCall,
  meetSales,
  meetSupplier,
  meetWrongNumber,
} from './people.ts';
import { answerClaim, answerDiscount, answerPrice } from './prices.ts';
import { answerPromotions, tellPromotionOfQuotes } from './promotions.ts';
import { settle } from './replies.ts';
import { leaveBooking, requestOf, takesBackWish, takeUp } from './request.ts';
import {
  answerCompare,
  answerIncludes,
  answerOffer,
  describedOfFocus,
  tellAsWell,
} from './services.ts';
import { takeSlots } from './take-slots.ts';
import { answerTotal } from './totals.ts';
import { offerUpsell } from './upsell.ts';
import {
  meetBooking,
  meetCallback,
  meetLate,
  meetMove,
  meetRefusal,
  takeDescription,
  takeMessage,
  takeTarget,
} from './wishes.ts';

/** What the driver does once everything is spoken. */
export type Response = 'spoke' | 'holding';

/**
 * Where in a reply a move stands. `alone`: nothing else is said. `answer`: what was asked comes
 * before what was told; `request` takes down what is wanted; `courtesy` only where nothing else is.
 */
type Stage = 'alone' | 'answer' | 'request' | 'courtesy';

interface Move {
  on: readonly Act[];
  stage: Stage;
  /** Left out where one of these acts was heard in the same turn. */
  neverBeside?: readonly Act[];
  /** Only where this holds; always, where it is left out. */
  when?: (turn: Turn, act: HeardAct) => boolean;
  does: (turn: Turn, act: HeardAct, heard: Heard) => void;
}

const complaining: readonly Act[] = ['complain'];
const leaving: readonly Act[] = ['wrong.number', 'who.sales'];

/** The moves, in the order in which they are looked through. */
const moves: readonly Move[] = [
  { on: ['alarm.danger', 'alarm.urgent'], stage: 'alone', does: meetAlarm },
  {
    on: ['who.sales'],
    stage: 'alone',
    when: ({ state }) => requestOf(state) === null || state.spamTurns > 0,
    does: meetSales,
  },
  { on: ['wrong.number'], stage: 'alone', when: asksNothingElse, does: meetWrongNumber },
  { on: ['repeat'], stage: 'alone', when: onlyAsksAgain, does: sayAgain },

  { on: ['ask.donow'], stage: 'answer', does: adviseNow },
  { on: ['ask.price'], stage: 'answer', does: answerPrice },
  { on: ['ask.total'], stage: 'answer', does: answerTotal },
  { on: ['ask.includes'], stage: 'answer', does: answerIncludes },
  { on: ['ask.compare'], stage: 'answer', does: answerCompare },
  { on: ['ask.offer'], stage: 'answer', does: answerOffer },
  {
    on: ['ask.discount'],
    stage: 'answer',
    does: (turn, act) => {
      if (answerPromotions(turn, act)) return;
      if (act.target?.kind === 'fact') answerFact(turn, act, act.target.factId);
      else answerDiscount(turn, act);
    },
  },
  { on: ['ask.fact'], stage: 'answer', does: answerQuestion },
  { on: ['ask.hours'], stage: 'answer', does: answerHours },
  { on: ['ask.area'], stage: 'answer', does: answerArea },
  { on: ['ask.place'], stage: 'answer', does: answerPlace },
  { on: ['ask.contact'], stage: 'answer', does: answerContact },
  { on: ['ask.you'], stage: 'answer', does: answerWhatIsThis },
  { on: ['claim'], stage: 'answer', does: answerClaim },
  { on: ['ask.mine'], stage: 'answer', does: answerMine },
  { on: ['ask.next'], stage: 'answer', does: answerNext },
  { on: ['language'], stage: 'answer', does: (turn, _act, heard) => answerLanguage(turn, heard) },
  { on: ['offtopic'], stage: 'answer', does: meetOffTopic },

  { on: ['complain'], stage: 'request', neverBeside: leaving, does: meetComplaint },
  {
    on: ['ask.status'],
    stage: 'request',
    neverBeside: ['complain', 'want.move', 'want.cancel', 'want.late'],
    does: answerStatus,
  },
  { on: ['want.person'], stage: 'request', does: askForPerson },
  { on: ['who.supplier'], stage: 'request', does: meetSupplier },
  { on: ['who.job'], stage: 'request', does: meetApplicant },
  { on: ['return.call'], stage: 'request', neverBeside: ['who.job'], does: meetReturnedCall },
  {
    on: ['want.cancel'],
    stage: 'request',
    when: ({ state }) => saidLast(state.lastActs, 'want.cancel', 'want.move'),
    does: (turn) => {
      if (!takesBackWish(turn)) return takeUp(turn, 'cancel');
      leaveBooking(turn);
      tell(turn, 'declined');
    },
  },
  {
    on: ['want.move'],
    stage: 'request',
    when: ({ state }) => saidLast(state.lastActs, 'want.move', 'want.cancel'),
    does: meetMove,
  },
  { on: ['want.late'], stage: 'request', does: meetLate },
  { on: ['want.callback'], stage: 'request', does: meetCallback },
  { on: ['want.message'], stage: 'request', does: takeMessage },
  {
    on: ['want.book'],
    stage: 'request',
    neverBeside: ['complain', 'want.cancel', 'want.move', 'refuse'],
    does: meetBooking,
  },
  {
    on: ['ask.when'],
    stage: 'request',
    neverBeside: ['want.cancel', 'complain'],
    does: answerWhen,
  },
  { on: ['choose', 'correct', 'give'], stage: 'request', does: takeTarget },
  { on: ['refuse'], stage: 'request', does: meetRefusal },
  { on: ['describe'], stage: 'request', does: takeDescription },
  { on: ['frustrated'], stage: 'request', neverBeside: complaining, does: meetFrustration },

  { on: ['bye'], stage: 'courtesy', does: sayGoodbye },
  { on: ['defer'], stage: 'courtesy', does: (turn) => tell(turn, 'noRush') },
  { on: ['thanks'], stage: 'courtesy', does: (turn) => tell(turn, 'welcome') },
  { on: ['deny'], stage: 'courtesy', does: (turn) => tell(turn, 'declined') },
  { on: ['greet', 'aside', 'ack', 'affirm', 'either'], stage: 'courtesy', does: carryOn },
  { on: ['unclear'], stage: 'courtesy', does: repair },
];

/** "I can't make it, could we do Tuesday": what was said last is what is wanted. */
function saidLast(acts: readonly Act[], act: Act, other: Act): boolean {
  return acts.lastIndexOf(act) > acts.lastIndexOf(other);
}

/** Answers in one reply: more than these are not taken in by ear. */
const mostAnswers = 3;
/** What is less sure than this beside something surer is not acted upon. */
const leastSure = 0.35;

/**
 * Decides what to say to what was heard, and changes the state accordingly: what was asked is
 * answered first, then what is wanted is taken down, then at most one question is asked. Pure but
 * for `turn`, which it fills.
 */
export function plan(turn: Turn, heard: Heard): Response {
  const { state } = turn;
  const acts = sureOf(heard.acts);
  const whole = { ...heard, acts };
  state.lastActs = acts.map(({ act }) => act);
  const books = acts.some(({ act }) => act === 'want.book');
  state.wanted.justAsking &&= !books;
  // "I only want the price" holds for the price told beside it.
  const refuses = acts.some(({ act }) => act === 'refuse');
  if (refuses && !books && requestOf(state) === null) state.wanted.justAsking = true;
  clearSpam(turn, acts);
  noteDetails(turn, acts);
  takeSlots(turn, whole, heard);
  leaveOut(turn, acts);
  const alone = find(turn, whole, 'alone')[0];
  if (alone && standsAlone(alone.act, acts)) return speakAlone(turn, whole, alone);
  const asked = state.open?.question.kind ?? null;
  const settled = settle(turn, whole);
  if (state.phase !== 'talking') return 'spoke';
  for (const { move, act } of distinct(find(turn, whole, 'answer')).slice(0, mostAnswers)) {
    if (settled && repeatsReply(turn, asked, act)) continue;
    answer(turn, { move, act }, whole);
    state.focus.asked = act.act;
  }
  for (const { move, act } of find(turn, whole, 'request')) {
    if (state.phase === 'talking') move.does(turn, act, whole);
  }
  if (state.phase !== 'talking') return 'spoke';
  tellUnknown(turn);
  if (acts.some(isHold) && acts.every(holdsOn) && !turn.answered) {
    tell(turn, 'hold');
    turn.asking = null;
    return 'holding';
  }
  if (!settled && saysNothing(turn) && !takeStatement(turn, acts)) meetCourtesies(turn, whole);
  else if (
    acts.some(({ act }) => act === 'bye') &&
    (leavesWord(acts) || (!turn.answered && settled) || leavesLast(acts))
  )
    sayGoodbye(turn);
  return finish(turn, settled);
}

function finish(turn: Turn, settled: boolean): Response {
  const { state } = turn;
  if (state.phase !== 'talking') return 'spoke';
  // Who names a time, and asks nothing, wants to come then.
  if (!requestOf(state) && turn.took.has('time') && !turn.answered && !settled) {
    takeUp(turn, 'booking');
  }
  // Who leaves a number unasked wants to be called.
  if (
    !requestOf(state) &&
    turn.took.has('phone') &&
    !state.wantsNoCall &&
    !turn.corrected &&
    !settled
  )
    takeUp(turn, state.unanswered.length > 0 ? 'answer' : 'callback', false);
  acknowledge(turn);
  if (state.awaiting) return 'spoke';
  const asking = turn.asking;
  if (requestOf(state)) {
    turn.asking = null;
    if (asking && keepsPlace(turn, asking.question.kind)) turn.asking = asking;
    else leadOn(turn);
    // Something is being looked up: what it comes to is said next, and nothing is asked before.
    if (state.awaiting) return 'spoke';
  } else if (!asking || asking.question.kind === 'offerBooking') offerUpsell(turn);
  acknowledgePhone(turn);
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
  const last = state.used.anythingElseAt ?? -2;
  if (!settled && !saysNothing(turn) && state.turns - last < 2 && turn.answered) {
    state.open = null;
    return;
  }
  state.used.anythingElseAt = state.turns;
  ask(turn, { kind: 'anythingElse' }, 'anythingElse');
}

function sureOf(acts: readonly HeardAct[]): HeardAct[] {
  const sure = acts.filter(({ confidence }) => confidence >= leastSure);
  const byChance = (one: HeardAct, other: HeardAct) => other.confidence - one.confidence;
  // "Okay, and could I just show up": what comes after the "okay" is what was said, sure or not.
  const [said] = sure.every(({ act }) => opening.has(act))
    ? acts.filter((one) => !sure.includes(one) && !smallTalk.has(one.act)).sort(byChance)
    : [];
  if (sure.length > 0)
    return said ? acts.filter((one) => one === said || sure.includes(one)) : sure;
  const [best] = [...acts].sort(byChance);
  if (!best) return [];
  const guessed = best.confidence < barely && best.target === null && smallTalk.has(best.act);
  return [guessed ? { ...best, act: 'unclear' } : best];
}

/** What people say before what they say. */
const opening: ReadonlySet<Act> = new Set(['greet', 'ack', 'affirm', 'deny', 'aside', 'thanks']);

/** Small talk as unsure as this was not understood. */
const barely = 0.25;
const smallTalk: ReadonlySet<Act> = new Set(['greet', 'ack', 'aside', 'either', 'defer', 'hold']);

interface Called {
  move: Move;
  act: HeardAct;
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
  const asWritten = act.target?.kind === 'fact' && answeredAsWritten.has(act.act);
  // "Does that include parts" asks of what is talked of, where its own words tell of parts.
  if (asWritten && act.act === 'ask.includes' && describedOfFocus(turn, act))
    return move.does(turn, { ...act, target: null }, heard);
  const before = turn.statements.length;
  if (asWritten && act.target?.kind === 'fact') answerFact(turn, act, act.target.factId);
  else move.does(turn, act, heard);
  if (turn.statements.length === before || turn.unknownAt !== null) return;
  const { target } = act;
  if (target?.kind !== 'fact' && target?.kind !== 'services') return;
  if (target.unsure) turn.statements.splice(before, 0, phrase(turn, 'perhaps'));
  const asks = heard.acts.filter((one) => one.act.startsWith('ask.')).length;
  if (target.also && asks === 1) tellAsWell(turn, target.also);
}

function find(turn: Turn, heard: Heard, stage: Stage): Called[] {
  const has = new Set(heard.acts.map(({ act }) => act));
  return heard.acts.flatMap((act) => {
    const move = moves.find(
      (one) =>
        one.stage === stage &&
        one.on.includes(act.act) &&
        !one.neverBeside?.some((other) => has.has(other)) &&
        (one.when?.(turn, act) ?? true),
    );
    return move ? [{ move, act }] : [];
  });
}

const longestHold = 6;

/** "Hang on a sec": said shortly, and meant. */
function isHold({ act, confidence, words }: HeardAct): boolean {
  return act === 'hold' && confidence >= sureHold && words.split(/\s+/).length <= longestHold;
}

const sureHold = 0.5;

/** "No, tell them to hurry. Bye": nothing is asked, and what was told is passed on. */
function leavesWord(acts: readonly HeardAct[]): boolean {
  const leaving = ['bye', 'thanks', 'ack', 'deny', 'refuse', 'want.message', 'aside', 'frustrated'];
  return acts.every(({ act }) => leaving.includes(act));
}

/** "Just get somebody to call me quick, thanks, bye": what was asked is met, and they are let go. */
function leavesLast(acts: readonly HeardAct[]): boolean {
  const last = acts.findLastIndex(({ act }) => act !== 'thanks' && act !== 'ack');
  return acts[last]?.act === 'bye';
}

/** "Okay, hang on": nothing is told or asked beside it. */
function holdsOn(act: HeardAct): boolean {
  return isHold(act) || ['ack', 'aside', 'affirm', 'thanks', 'greet', 'deny'].includes(act.act);
}

/** "Well hang on, do you people": the question was only cut off from it. */
const asksOn =
  /\b(?:do|does|can|could|are|is|will|would) (?:you|ya|we|i|it|they|there)\b(?! (?:the|a)\b)|\b(?:hang|hold) on\b/i;

/** "Sorry, wrong number, but do you do tires?": who asks on is a caller like any other. */
function asksNothingElse({ state }: Turn, { act, words }: HeardAct): boolean {
  const goesOn = words.length > 0 && asksOn.test(words);
  return !goesOn && state.lastActs.every((one) => one === act || !/^(?:ask|want)\./.test(one));
}

/** "Sorry, what was that" by itself; beside anything else it is only a way of speaking. */
function onlyAsksAgain({ state }: Turn, act: HeardAct): boolean {
  const besides = ['repeat', 'ack', 'greet', 'aside', 'frustrated', 'unclear'];
  return act.confidence >= leastSure && state.lastActs.every((one) => besides.includes(one));
}

/** The same thing asked twice in one breath is answered once. */
function distinct(called: readonly Called[]): Called[] {
  const seen = new Set<string>();
  return called.filter(({ act }) => {
    const key = `${act.act} ${JSON.stringify(act.target)} ${act.slots.thing ?? ''} ${act.slots.town ?? ''}`;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

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
      answer(turn, called, heard);
    tellUnknown(turn);
    turn.asking = null;
    leadOn(turn);
  } else ask(turn, { kind: 'anythingElse' }, 'customerToo');
  return 'spoke';
}

/** Beside a danger only what to do is told; beside other trouble only what the owner wrote. */
function standsBeside(alone: HeardAct, { act, target }: HeardAct): boolean {
  if (alone.act === 'alarm.danger') return act === 'ask.donow';
  if (alone.act !== 'alarm.urgent') return true;
  return act === 'ask.donow' || (target !== null && target.kind !== 'unknown');
}

/** An answer to "which one?" has already been answered with its price. */
function repeatsReply({ sums }: Turn, asked: string | null, { act, target }: HeardAct): boolean {
  const chooses = target?.kind === 'services' && target.refs.every(({ optionId }) => optionId);
  if (asked === 'whichOption' && act === 'ask.includes' && chooses) return true;
  return (
    (asked === 'whichOption' || asked === 'whichService') &&
    (act === 'ask.price' || act === 'ask.offer' || (act === 'ask.total' && sums.length > 0))
  );
}

/** Who asks like a customer after all is one. */
function clearSpam({ state }: Turn, acts: readonly HeardAct[]): void {
  const customer = acts.some(({ act }) =>
    ['ask.price', 'want.book', 'ask.hours', 'complain'].includes(act),
  );
  if (!state.spam || !customer || acts.some(({ act }) => act === 'who.sales')) return;
  state.spam = false;
  state.spamTurns = 0;
}

/** "Not both, just the seniors cut": everything wanted but the one that is named. */
function besidesOnly({ state }: Turn, acts: readonly HeardAct[]): string[] {
  const denies = acts.some(({ act }) => act === 'deny' || act === 'correct');
  const only = acts.find(
    ({ target, words }) => target?.kind === 'services' && justThat.test(words),
  );
  if (!denies || only?.target?.kind !== 'services') return [];
  const named = new Set(only.target.refs.map(({ serviceId }) => serviceId));
  const wanted = state.wanted.items.map(({ ref }) => ref.serviceId);
  return wanted.some((id) => named.has(id)) ? wanted.filter((id) => !named.has(id)) : [];
}

const justThat = /\b(?:just|only|juste|seulement) (?:the|that|one|le|la|une?)\b/i;

/** What is ruled out is wanted no more, whatever else was heard. */
function leaveOut(turn: Turn, acts: readonly HeardAct[]): void {
  const { wanted, focus } = turn.state;
  const back = new Set(acts.flatMap(({ slots }) => slots.takesBack ?? []));
  if (back.has('time')) wanted.time = null;
  if (back.has('booking')) leaveBooking(turn);
  const ids = new Set([
    ...acts.flatMap(({ slots }) => slots.without ?? []),
    ...besidesOnly(turn, acts),
  ]);
  if (ids.size === 0) return;
  const kept = wanted.items.filter(({ ref }) => !ids.has(ref.serviceId));
  turn.corrected ||= kept.length < wanted.items.length;
  wanted.items = kept;
  wanted.declined = [...new Set([...wanted.declined, ...ids])];
  focus.refs = focus.refs.filter(({ serviceId }) => !ids.has(serviceId));
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

/** Acts that are met with next to nothing: what they hold is kept, for it is never only small talk. */
const loose: ReadonlySet<Act> = new Set([
  'aside',
  'ack',
  'affirm',
  'greet',
  'unclear',
  'give',
  'choose',
  'correct',
  'defer',
  'either',
]);
const leastStatement = 4;

/** A sentence that told much and did nothing else: an open question, or something to pass on. */
function takeStatement(turn: Turn, acts: readonly HeardAct[]): boolean {
  if (turn.took.size > 0) return false;
  const [most] = acts
    .filter(({ act, words }) => loose.has(act) && contentStems(words).size >= leastStatement)
    .sort((one, other) => other.words.length - one.words.length);
  if (!most) return false;
  if (asksSomething.test(most.words)) {
    answerUnknown(turn, most);
    tellUnknown(turn);
  } else takeDescription(turn, most);
  return true;
}

const asksSomething =
  /(?:^|\b(?:and|so|but|or|okay|um|uh|like|et|pis|mais|ou)\s+)(?:do|does|did|is|are|was|can|could|will|would|should|how|what|when|where|which|who|why|est-ce|avez|êtes|faites|pouvez|combien|quand|comment|pourquoi|quel\w*|c'est quoi)\b/i;

function meetCourtesies(turn: Turn, heard: Heard): void {
  const leaves = heard.acts.some(({ act }) => act === 'bye');
  const called = find(turn, heard, 'courtesy').filter(({ act }) => !leaves || act.act === 'bye');
  const [first] = called.sort((one, other) => rank(one) - rank(other));
  if (first) first.move.does(turn, first.act, heard);
  else if (turn.took.size === 0 && heard.acts.length === 0) repair(turn);
}

function rank({ move }: Called): number {
  return moves.indexOf(move);
}
