import { matchOptions } from '../knowledge/options.ts';
import { relativeOption } from '../knowledge/relative-option.ts';
import { serviceByAdjective } from '../knowledge/service-by-adjective.ts';
import type { Understanding } from '../understanding/understand.ts';
import { asksForList, listServices } from './answer-offer.ts';
import { askMeant, priceOfService, tellAllOptions } from './answer-price.ts';
import { asksOtherThanPrice } from './asks-other-than-price.ts';
import { startGoodbye } from './closing.ts';
import { takeUp } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { nameOf } from './price-rows.ts';
import { isFreeText, type Reply, requests, type Settled } from './reply.ts';
import { saysOnlyTime } from './says-only-time.ts';
import { leavesTimeToUs } from './settle-detail.ts';
import { type Question, talkAbout } from './state.ts';
import { ask, tell } from './turn.ts';

/** Which service a price or a booking is for. */
export function settleWhichService(
  question: Extract<Question, { kind: 'whichService' }>,
  reply: Reply,
): Settled {
  const { turn, heard } = reply;
  const service = serviceChosen(question.serviceIds, reply);
  if (!service) {
    const plain = serviceByAdjective(turn.receptionist.services, heard.text);
    if (plain) {
      askMeant(turn, plain, heard.text, question.purpose);
      return 'done';
    }
    const wantsList = reply.has('dontKnow') || asksForList.test(heard.text);
    if (wantsList && heard.services.length === 0) {
      if (question.purpose === 'booking') {
        turn.state.caller.refused.push('reason');
        return 'done';
      }
      listServices(turn);
      return 'done';
    }
    if (question.purpose === 'booking' && saysOnlyTime(heard)) return 'answered';
    const asks = isQuestion(heard.text) || reply.has('price', 'hours', 'address');
    if (question.purpose === 'booking' && !asks && isFreeText(reply)) {
      turn.state.caller.reasons.push(heard.text.trim());
      turn.state.topic.hints.push(heard.text.trim());
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
  const byOption = offered.flatMap((id) => {
    const service = serviceById.get(id);
    return service && matchOptions(service, heard.text).length > 0 ? [service] : [];
  });
  return byOption.length === 1 ? (byOption[0] ?? null) : null;
}

/** Which option decides the price; a caller who does not know hears them all. */
export function settleWhichOption(
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
  const unsure = reply.has('dontKnow') || reply.answer === 'unsure';
  if (asksOtherThanPrice(heard.text)) return 'open';
  if (chosen.length > 0 && !(unsure && chosen.length > 1) && !(other && chosen.length > 1)) {
    priceOfService(turn, heard.text, service, chosen.length === 1 ? (chosen[0] ?? null) : null);
    if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId }, 'wantIt');
    return 'answered';
  }
  const wantsAll =
    /\b((?<!at )all|each|every|both|any|different|difference|options|range|usually|most people|people (?:usually )?(?:get|choose|pick)|popular|recommend|normal|typical|tous|toutes|chaque|n'importe|différence)\b/i.test(
      heard.text,
    );
  const compared = relativeOption(service.options, heard.text, null);
  if (compared && !other) {
    priceOfService(turn, heard.text, service, compared);
    if (!turn.asking) ask(turn, { kind: 'wantIt', serviceId }, 'wantIt');
    return 'done';
  }
  if (other || !(unsure || wantsAll)) return 'open';
  tellAllOptions(turn, service);
  ask(turn, { kind: 'wantIt', serviceId }, 'wantIt');
  return 'done';
}

/** Whether a near miss was meant. */
export function settleMeant(question: Extract<Question, { kind: 'meant' }>, reply: Reply): Settled {
  const { turn, heard, answer } = reply;
  const service = turn.receptionist.serviceById.get(question.serviceId);
  const named = heard.services.flatMap(({ candidates }) => candidates);
  const same = named.some((match) => match.service.id === question.serviceId);
  const other = named.some((match) => match.kind !== 'near');
  if (other && !same) return 'open';
  if (service && answer !== 'no' && reply.has('book', 'waitTime')) {
    talkAbout(turn.state, service, null);
    return 'answered';
  }
  const asksOn = answer === null && named.length === 0 && reply.has('price', 'quote', 'duration');
  if ((answer === 'yes' || asksOn || (answer === null && same)) && service) {
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

function namesAnother(heard: Understanding, serviceId: string): boolean {
  return heard.services.some(
    ({ candidates }) =>
      candidates[0]?.kind !== 'near' && candidates.every(({ service }) => service.id !== serviceId),
  );
}

/** Whether what was quoted is to be set up. */
export function settleWantIt(
  { serviceId }: Extract<Question, { kind: 'wantIt' }>,
  { turn, heard, taken, answer, has }: Reply,
): Settled {
  if (has(...requests)) return 'answered';
  if (namesAnother(heard, serviceId)) return 'open';
  const whenever = answer === null && leavesTimeToUs(heard.text);
  if (whenever) turn.state.caller.refused.push('time');
  if (
    whenever ||
    answer === 'yes' ||
    (answer === null && (taken.time || taken.name || taken.phone))
  ) {
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

/** Whether the further service is to be added. */
export function settleUpsell(
  { serviceId }: Extract<Question, { kind: 'upsell' }>,
  { turn, answer, has, heard }: Reply,
): Settled {
  const service = turn.receptionist.serviceById.get(serviceId);
  const mild = (heard.confirmation?.strength ?? 0) < clearYes || isQuestion(heard.text);
  if (mild && has(...requests)) return 'answered';
  if (mild && isQuestion(heard.text)) return 'open';
  if (!service || answer === null || answer === 'unsure')
    return has('goodbye') || heard.services.some(({ candidates }) => candidates[0]?.kind !== 'near')
      ? 'answered'
      : 'open';
  const wanted = turn.state.topic.serviceId ?? serviceId;
  if (answer === 'yes') {
    turn.state.caller.reasons.push(`also ${service.name}`);
    tell(turn, 'upsellAdded', { service: nameOf(service, turn.state.language) });
  } else tell(turn, 'declined');
  if (!has(...requests, 'goodbye')) ask(turn, { kind: 'wantIt', serviceId: wanted }, 'wantIt');
  return 'answered';
}

/** "Sounds good, can I come in Friday?" books what was quoted; only a clear yes adds to it. */
const clearYes = 0.9;
