import { matchFaq } from '../knowledge/faq.ts';
import { matchOptions } from '../knowledge/services.ts';
import type { Intent } from '../understanding/intents/intent.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerUnknown, tellFact } from './answer-fact.ts';
import { isQuestion } from './answer-intents.ts';
import { listServices } from './answer-offer.ts';
import { priceOfService, tellAllOptions } from './answer-price.ts';
import { startGoodbye } from './closing.ts';
import { takeUp } from './goals.ts';
import { nameOf } from './price-rows.ts';
import {
  settleBookingRight,
  settleCancelRight,
  settleTextConfirmation,
  settleWhichSlot,
} from './settle-appointment.ts';
import { type Question, talkAbout } from './state.ts';
import { type Taken, tookSomething } from './take-details.ts';
import { ask, type Turn, tell } from './turn.ts';

/** How a turn bore on the question that was open. */
export type Settled =
  /** It answered it; the rest of the turn may still hold more. */
  | 'answered'
  /** It answered it and there is nothing else in it. */
  | 'done'
  /** It was about something else. */
  | 'open';

type Answer = 'yes' | 'no' | 'unsure' | null;

/** A caller turn read against the question that was open. */
export interface Reply {
  turn: Turn;
  heard: Understanding;
  taken: Taken;
  answer: Answer;
  has: (...intents: Intent[]) => boolean;
}

const requests: Intent[] = [
  'book',
  'reschedule',
  'cancel',
  'message',
  'callback',
  'person',
  'complaint',
  'status',
];

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

/** "No", "that's all": the caller is done. A bare "yes" wants to be asked what. */
function settleGeneral(kind: 'howToHelp' | 'anythingElse' | 'choices', reply: Reply): Settled {
  const { turn, heard, answer } = reply;
  const nothingElse = heard.intents.every(({ intent }) =>
    ['no', 'thanks', 'goodbye', 'yes', 'dontKnow'].includes(intent),
  );
  const thanksOnly = reply.has('thanks') && !/\b(yes|yeah|oui)\b/i.test(heard.text);
  const done = nothingElse && heard.services.length === 0 && (answer === 'no' || thanksOnly);
  if (kind === 'anythingElse' && done) {
    startGoodbye(turn, 'caller-done');
    return 'done';
  }
  const dated = heard.times.length > 0;
  if (answer === 'yes' && nothingElse && !dated && heard.services.length === 0 && !heard.fact) {
    ask(turn, { kind: 'howToHelp' }, 'howToHelp');
    return 'done';
  }
  return 'open';
}

function settleWhichService(
  question: Extract<Question, { kind: 'whichService' }>,
  reply: Reply,
): Settled {
  const { turn, heard } = reply;
  const service = serviceChosen(question.serviceIds, reply);
  if (!service) {
    if (reply.has('dontKnow', 'serviceOffered') && heard.services.length === 0) {
      if (question.purpose === 'booking') {
        turn.state.caller.refused.push('reason');
        return 'done';
      }
      listServices(turn);
      return 'done';
    }
    if (question.purpose === 'booking' && isFreeText(reply)) {
      turn.state.caller.reasons.push(heard.text.trim());
      return 'done';
    }
    return 'open';
  }
  talkAbout(turn.state, service, null);
  if (question.purpose === 'booking') return 'answered';
  priceOfService(turn, heard.text, service, null);
  if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId: service.id }, 'wantIt');
  return 'done';
}

/** The service a reply picks: by name among those offered, by place in the list, or any other. */
function serviceChosen(offered: readonly string[], { turn, heard }: Reply) {
  const { serviceById } = turn.receptionist;
  const place = /\b(first|second|third|fourth|last)\b/i.exec(heard.text)?.[1]?.toLowerCase();
  if (place) {
    const index = ['first', 'second', 'third', 'fourth'].indexOf(place);
    const id = place === 'last' ? offered.at(-1) : offered[index];
    const service = serviceById.get(id ?? '');
    if (service) return service;
  }
  const matches = heard.services.flatMap(({ candidates }) => candidates);
  const among = matches.filter(({ service }) => offered.includes(service.id));
  const [best, second] = among.length > 0 ? among : matches.filter(({ kind }) => kind !== 'near');
  if (best && (!second || best.score > second.score || best.service.id === second.service.id))
    return best.service;
  return null;
}

function settleWhichOption(
  { serviceId }: Extract<Question, { kind: 'whichOption' }>,
  reply: Reply,
): Settled {
  const { turn, heard } = reply;
  const service = turn.receptionist.serviceById.get(serviceId);
  if (!service) return 'answered';
  const other = heard.services.some(({ candidates }) =>
    candidates.every((match) => match.service.id !== serviceId && match.kind !== 'near'),
  );
  const chosen = matchOptions(service, heard.text, turn.state.topic.hints);
  if (chosen.length > 0 && !(other && chosen.length > 1)) {
    priceOfService(turn, heard.text, service, chosen.length === 1 ? (chosen[0] ?? null) : null);
    if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId }, 'wantIt');
    return 'answered';
  }
  const wantsAll = /\b(all|each|every|both|any|different|options|range)\b/i.test(heard.text);
  if (other || !(reply.has('dontKnow') || wantsAll || reply.answer === 'unsure')) return 'open';
  tellAllOptions(turn, service);
  ask(turn, { kind: 'wantIt', serviceId }, 'wantIt');
  return 'done';
}

function settleMeant(question: Extract<Question, { kind: 'meant' }>, reply: Reply): Settled {
  const { turn, heard, answer } = reply;
  const service = turn.receptionist.serviceById.get(question.serviceId);
  const named = heard.services.flatMap(({ candidates }) => candidates);
  const same = named.some((match) => match.service.id === question.serviceId);
  const other = named.some((match) => match.kind !== 'near');
  if (other && !same) return 'open';
  if ((answer === 'yes' || (answer === null && same)) && service) {
    if (question.purpose === 'booking') {
      talkAbout(turn.state, service, null);
      return 'answered';
    }
    const option = service.options.find(({ id }) => id === question.optionId) ?? null;
    priceOfService(turn, heard.text, service, option);
    if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId: service.id }, 'wantIt');
    return 'done';
  }
  if (answer !== 'no') return 'open';
  if (heard.services.length > 0) return 'answered';
  ask(
    turn,
    { kind: 'whichService', purpose: question.purpose, serviceIds: [] },
    'whichServiceOpen',
  );
  return 'done';
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

function namesAnother(heard: Understanding, serviceId: string): boolean {
  return heard.services.some(
    ({ candidates }) =>
      candidates[0]?.kind !== 'near' && candidates.every(({ service }) => service.id !== serviceId),
  );
}

function settleWantIt(
  { serviceId }: Extract<Question, { kind: 'wantIt' }>,
  { turn, heard, taken, answer, has }: Reply,
): Settled {
  if (has(...requests)) return 'answered';
  if (namesAnother(heard, serviceId)) return 'open';
  if (answer === 'yes' || (answer === null && (taken.time || taken.name || taken.phone))) {
    const service = turn.receptionist.serviceById.get(serviceId);
    if (service && turn.state.topic.serviceId !== serviceId) talkAbout(turn.state, service, null);
    takeUp(turn, 'booking');
    return has('price', 'hours', 'address', 'serviceOffered') ? 'answered' : 'done';
  }
  if (answer !== 'no' && !has('dontKnow')) return 'open';
  if (heard.services.length > 0 || has('price', 'hours')) return 'answered';
  if (has('goodbye', 'thanks')) {
    startGoodbye(turn, 'caller-done');
    return 'done';
  }
  tell(turn, 'declined');
  return 'done';
}

function settleUpsell(
  { serviceId }: Extract<Question, { kind: 'upsell' }>,
  { turn, answer, has, heard }: Reply,
): Settled {
  const service = turn.receptionist.serviceById.get(serviceId);
  const mild = (heard.confirmation?.strength ?? 0) < clearYes || isQuestion(heard.text);
  if (mild && (has(...requests) || isQuestion(heard.text))) return 'answered';
  if (!service || answer === null || answer === 'unsure')
    return has('goodbye') || heard.services.length > 0 ? 'answered' : 'open';
  const wanted = turn.state.topic.serviceId ?? serviceId;
  if (answer === 'yes') {
    turn.state.caller.reasons.push(`also ${service.name}`);
    tell(turn, 'upsellAdded', { service: nameOf(service, turn.state.language) });
  } else tell(turn, 'declined');
  if (!has(...requests, 'goodbye')) ask(turn, { kind: 'wantIt', serviceId: wanted }, 'wantIt');
  return 'answered';
}

/** "Ok, is it under two hundred?" asks on rather than agreeing. */
const certainYes = 0.97;

/** "Sounds good, can I come in Friday?" books what was quoted; only a clear yes adds to it. */
const clearYes = 0.9;

function settleTakeMessage(
  { goal, about }: Extract<Question, { kind: 'takeMessage' }>,
  { turn, heard, taken, answer, has }: Reply,
): Settled {
  if (answer === 'no' && !taken.name && !taken.phone) {
    if (has(...requests) || heard.services.length > 0) return 'answered';
    tell(turn, 'declined');
    return 'done';
  }
  const wants = taken.name || taken.phone || has('callback', 'message');
  const asksMore = isQuestion(heard.text) && (heard.confirmation?.strength ?? 0) < certainYes;
  if (!wants && (answer !== 'yes' || asksMore)) return 'open';
  if (about) turn.state.caller.reasons.push(about);
  takeUp(turn, goal, false);
  return 'answered';
}

const sameNumber =
  /\b(this|that|the same|same|my) (number|one|phone|cell)\b|\bcall(ing)? (me )?(back )?(on|at|from) (this|it)\b|\b(ce|même) numéro\b/i;

function settleCallerNumber({ turn, heard, taken, answer, has }: Reply): Settled {
  const { caller, callerNumber } = turn.state;
  if (taken.phone || taken.partialPhone) return 'answered';
  if (callerNumber && (answer === 'yes' || sameNumber.test(heard.text))) {
    caller.phone = callerNumber;
    return 'answered';
  }
  if (answer !== 'no' && !has('correction')) return 'open';
  caller.otherNumber = true;
  return 'answered';
}

type Detail = 'name' | 'phone' | 'time' | 'reason';

const refusal =
  /\b(rather not|don'?t (want|have|wanna)|do not (want|have)|prefer not|not (going to|gonna)|no thanks|why do you need|none of your|skip (it|that))\b/i;

/** A detail we asked for: given, refused, or put off while something else is asked. */
function settleDetail(detail: Detail, reply: Reply): Settled {
  const { turn, heard, taken, answer, has } = reply;
  const given = {
    name: taken.name,
    phone: taken.phone || taken.partialPhone,
    time: taken.time,
    reason: false,
  };
  if (given[detail]) return 'answered';
  const plainNo = answer === 'no' && heard.intents.length <= 1 && !tookSomething(taken);
  if (refusal.test(heard.text) || plainNo) {
    turn.state.caller.refused.push(detail);
    return 'done';
  }
  if (detail === 'phone' && taken.email) {
    turn.state.caller.refused.push('phone');
    return 'answered';
  }
  if (detail === 'time' && (has('dontKnow') || anyTime.test(heard.text))) {
    turn.state.caller.refused.push('time');
    return 'done';
  }
  if (detail === 'reason' && isFreeText(reply)) {
    turn.state.caller.reasons.push(withoutDetails(heard) || heard.text.trim());
    return has('price', 'hours', 'address', 'serviceOffered') ? 'answered' : 'done';
  }
  if (detail === 'name' || detail === 'phone') {
    if (has('dontKnow')) turn.state.caller.refused.push(detail);
    return has('dontKnow') ? 'done' : 'open';
  }
  return 'open';
}

const anyTime =
  /\b(any ?time|whenever|any day|does ?n'?t matter|not sure|you (tell|pick)|flexible|as soon as|asap|soonest|earliest|first available)\b/i;

const steering: Intent[] = ['repeat', 'slower', 'hold', 'robotQuestion', 'audioCheck', 'language'];

/** Words of the caller's own that say why they call, rather than steering the conversation. */
function isFreeText({ heard, taken, has }: Reply): boolean {
  if (has(...steering, 'goodbye')) return false;
  if (heard.text.trim().split(/\s+/).length < 2 && heard.services.length === 0) return false;
  if (!taken.phone && !taken.name && !taken.email) return true;
  return withoutDetails(heard).split(/\s+/).length >= leastReason;
}

/** Fewer words than this beside a name and a number are no reason yet. */
const leastReason = 4;

/** A turn without the name, number and address in it. */
function withoutDetails(heard: Understanding): string {
  const spans = [...heard.phones, ...heard.names, ...heard.emails].toSorted(
    (one, other) => other.start - one.start,
  );
  let text = heard.text;
  for (const { start, end } of spans) text = `${text.slice(0, start)} ${text.slice(end)}`;
  return text.replace(/[\s,.;]+/g, ' ').trim();
}

function settleDetailsRight({ turn, heard, taken, answer, has }: Reply): Settled {
  if (taken.corrected || (answer === 'no' && (taken.name || taken.phone || taken.time))) {
    tell(turn, 'corrected');
    const goal = turn.state.goals.at(-1);
    if (goal) goal.readBackAt = null;
    return 'answered';
  }
  if (answer === 'yes') {
    tell(turn, 'allSet');
    return 'answered';
  }
  if (has('goodbye') || (answer === null && has('thanks'))) {
    startGoodbye(turn, 'caller-done');
    return 'done';
  }
  if (answer === 'no' || has('correction')) {
    if (heard.services.length > 0 && has('price')) return 'answered';
    ask(turn, { kind: 'whatToChange' }, 'changeWhat');
    return 'done';
  }
  return heard.intents.length > 0 || heard.services.length > 0 ? 'answered' : 'open';
}

function settleWhatToChange({ turn, heard, taken, answer }: Reply): Settled {
  const { caller, goals } = turn.state;
  const goal = goals.at(-1);
  if (answer === 'no' && heard.text.split(/\s+/).length < 4) {
    tell(turn, 'allSet');
    return 'answered';
  }
  if (/\bname\b/i.test(heard.text) && !taken.name) caller.name = null;
  if (/\b(number|phone|cell|digits?)\b/i.test(heard.text) && !taken.phone) caller.phone = null;
  if (/\b(time|day|date|when)\b/i.test(heard.text) && !taken.time) caller.time = null;
  const known = taken.name || taken.phone || taken.time || !caller.name || !caller.phone;
  if (!known) caller.reasons.push(heard.text.trim());
  if (goal) goal.readBackAt = null;
  tell(turn, 'corrected');
  return 'answered';
}
