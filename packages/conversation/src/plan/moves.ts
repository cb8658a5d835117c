import { type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { sureAlarm } from '../listener/alarms.ts';
import { asksMercy, asksOthersPrice } from '../listener/asks-mercy.ts';
import { adviseNow, meetAlarm } from './alarm.ts';
import { answerClaim, answerDiscount } from './answer-claim.ts';
import { answerGoing } from './asks-of-going.ts';
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
import { deniesOnlyPart } from './denies-part.ts';
import {
  answerContact,
  answerFact,
  answerNext,
  answerPlace,
  answerQuestion,
  answerStatus,
  answerWhatIsThis,
  answerWhen,
} from './facts.ts';
import { answerHours } from './hours-asked.ts';
import { leaveToOneOf } from './only-one-of.ts';
import { meetDemand, meetThreat, stopTexts, tellWhatIsKept } from './ours-alone.ts';
import {
  askForPerson,
  meetApplicant,
  meetComplaint,
  meetReturnedCall,
  meetSales,
  meetSupplier,
  meetWrongNumber,
} from './people.ts';
import { answerPrice } from './prices.ts';
import { answerPromotions } from './promotions.ts';
import { answerReckoning } from './reckonings.ts';
import { requestOf } from './request.ts';
import { answerSaving, tellPackOf } from './savings.ts';
import { answerSending } from './sendings.ts';
import { answerIncludes, answerOffer } from './services.ts';
import { leastSure } from './sure-acts.ts';
import { answerCompare } from './tell-about.ts';
import { answerTotal } from './totals.ts';
import { answerUnknown } from './unknown.ts';
import { cancelsWhatMoves, leaveBooking, takesBackWish } from './wanted.ts';
import {
  meetBooking,
  meetCallback,
  meetCancel,
  meetLate,
  meetMove,
  meetRefusal,
  takeDescription,
  takeMessage,
  takeTarget,
} from './wishes.ts';

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
  /** A model, which tells each wish by itself, may mean it beside those as well. */
  evenBesideOfModel?: true;
  /** Only where this holds; always, where it is left out. */
  when?: (turn: Turn, act: HeardAct) => boolean;
  does: (turn: Turn, act: HeardAct, heard: Heard) => void;
}

const complaining: readonly Act[] = ['complain'];

const leaving: readonly Act[] = ['wrong.number', 'who.sales'];

/** The moves, in the order in which they are looked through. */
const moves: readonly Move[] = [
  { on: ['threat'], stage: 'alone', does: meetThreat },
  { on: ['alarm.danger', 'alarm.urgent'], stage: 'alone', does: meetAlarm },
  {
    on: ['who.sales'],
    stage: 'alone',
    when: ({ state }) => requestOf(state) === null || state.spamTurns > 0,
    does: meetSales,
  },
  { on: ['wrong.number'], stage: 'alone', when: asksNothingElse, does: meetWrongNumber },
  { on: ['repeat'], stage: 'alone', when: onlyAsksAgain, does: sayAgain },

  { on: ['no.texts'], stage: 'answer', does: stopTexts },
  { on: ['ask.sent'], stage: 'answer', does: answerSending },
  { on: ['ask.kept'], stage: 'answer', does: tellWhatIsKept },
  { on: ['ask.donow'], stage: 'answer', does: adviseNow },
  { on: ['ask.price'], stage: 'answer', does: answerPrice },
  {
    on: ['ask.total'],
    stage: 'answer',
    does: (turn, act) => {
      const { reckoning, saves } = act.slots;
      if (saves) return answerSaving(turn, act) ? undefined : answerUnknown(turn, act);
      if (!reckoning || !answerReckoning(turn, act, reckoning)) answerTotal(turn, act);
    },
  },
  { on: ['ask.includes'], stage: 'answer', does: answerIncludes },
  { on: ['ask.compare'], stage: 'answer', does: answerCompare },
  { on: ['ask.offer'], stage: 'answer', does: answerOffer },
  {
    on: ['ask.discount'],
    stage: 'answer',
    does: (turn, act) => {
      const ofOurs = !asksMercy(act.words) && !asksOthersPrice(act.words);
      if (ofOurs && answerPromotions(turn, act)) return;
      if (tellPackOf(turn, act)) return;
      if (act.target?.kind === 'fact' && !deniesOnlyPart(turn, act.target.factId, act.words))
        answerFact(turn, act, act.target.factId);
      else answerDiscount(turn, act);
    },
  },
  { on: ['ask.fact'], stage: 'answer', does: answerQuestion },
  { on: ['ask.hours'], stage: 'answer', does: answerHours },
  { on: ['ask.area'], stage: 'answer', does: answerGoing },
  { on: ['ask.place'], stage: 'answer', does: answerPlace },
  { on: ['ask.contact'], stage: 'answer', does: answerContact },
  { on: ['ask.you'], stage: 'answer', does: answerWhatIsThis },
  { on: ['claim'], stage: 'answer', does: answerClaim },
  { on: ['ask.mine'], stage: 'answer', does: answerMine },
  { on: ['ask.next'], stage: 'answer', does: answerNext },
  { on: ['language'], stage: 'answer', does: (turn, _act, heard) => answerLanguage(turn, heard) },
  { on: ['offtopic'], stage: 'answer', does: meetOffTopic },

  { on: ['ask.fault'], stage: 'request', does: meetDemand },
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
    does: (turn, act) => {
      if (cancelsWhatMoves(turn, act)) return tell(turn, 'noted');
      if (!takesBackWish(turn)) return meetCancel(turn, act);
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
    evenBesideOfModel: true,
    when: wantsMoreThanPrice,
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
  {
    on: ['either'],
    stage: 'request',
    when: (_turn, { slots }) => slots.oneOf === true,
    does: leaveToOneOf,
  },
  { on: ['greet', 'aside', 'ack', 'affirm', 'either'], stage: 'courtesy', does: carryOn },
  // Of words of which something was taken down, not all was missed.
  { on: ['unclear'], stage: 'courtesy', when: ({ took }) => took.size === 0, does: repair },
];

/** "I can't make it, could we do Tuesday": what was said last is what is wanted. */
function saidLast(acts: readonly Act[], act: Act, other: Act): boolean {
  return acts.lastIndexOf(act) > acts.lastIndexOf(other);
}

/**
 * "I want somebody to come do the eaves, what's that run": who asks what it costs, and names no day, is
 * told and then offered a visit, and is not booked in.
 */
function wantsMoreThanPrice({ state, answered }: Turn, { slots, words }: HeardAct): boolean {
  const asked = state.lastActs.findLastIndex((act) => act === 'ask.price' || act === 'ask.total');
  const onlyAsks = answered && asked > state.lastActs.indexOf('want.book');
  const books = requestOf(state) !== null || slots.times !== undefined || outright.test(words);
  return !onlyAsks || books || state.model !== null;
}

const outright =
  /\b(?:book\w*|appointments?|schedul\w*|reserv\w*|set (?:me|us|it|that|up)|(?:put|pencil) (?:me|us)|sign (?:me|us)|squeeze|rendez-vous|rdv|réserv\p{L}*|cédul\p{L}*|inscri\p{L}*)/iu;

/** A move, and the act it was found for. */
export interface Called {
  move: Move;
  act: HeardAct;
}

/** The moves of one stage that what was heard calls for, in the order it was said. */
export function find(turn: Turn, heard: Heard, stage: Stage): Called[] {
  const has = new Set(heard.acts.map(({ act }) => act));
  return heard.acts.flatMap((act) => {
    const move = moves.find(
      (one) =>
        one.stage === stage &&
        one.on.includes(act.act) &&
        ((one.evenBesideOfModel && turn.state.model !== null) ||
          !one.neverBeside?.some((other) => has.has(other))) &&
        (one.when?.(turn, act) ?? true),
    );
    return move ? [{ move, act }] : [];
  });
}

/** Who reports trouble is a customer, wherever they say they found us. */
export function standingAlone(called: readonly Called[]): Called | undefined {
  const alarm = called.find(
    ({ act }) => act.act.startsWith('alarm.') && act.confidence >= sureAlarm,
  );
  return alarm ?? called[0];
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
export function distinct(called: readonly Called[]): Called[] {
  const seen = new Set<string>();
  return called.filter(({ act }) => {
    const key = `${act.act} ${JSON.stringify(act.target)} ${act.slots.thing ?? ''} ${act.slots.town ?? ''}`;
    const fresh = !seen.has(key);
    seen.add(key);
    return fresh;
  });
}

/** Which of several courtesies comes first: the lower. */
export function rank({ move }: Called): number {
  return moves.indexOf(move);
}
