import { amountsIn } from '../knowledge/guard.ts';
import { matchOptions } from '../knowledge/options.ts';
import type { Understanding } from '../understanding/understand.ts';
import { answerHaggling, answerProbe } from './answer-haggling.ts';
import { priceOfService, tellRow } from './answer-price.ts';
import { answerWhatItIs } from './answer-what-it-is.ts';
import { asksOtherThanPrice } from './asks-other-than-price.ts';
import { carryOn } from './carry-on.ts';
import { currentGoal, takeUp } from './goals.ts';
import { isQuestion } from './is-question.ts';
import { nameOf, type PriceRow, priceRow, totalOf } from './price-rows.ts';
import { saysOnlyTime } from './says-only-time.ts';
import { leavesTimeToUs } from './settle-detail.ts';
import { talkAbout } from './state.ts';
import { noteTime } from './take-time.ts';
import { taxOn } from './taxes.ts';
import { ask, type Turn, tell } from './turn.ts';

/**
 * Reads a turn by what was said before it: totals, taxes, "add that", "is it under two hundred",
 * "can you fit me in Thursday", "and for a truck?". False where the turn stands on its own.
 */
export function answerInContext(turn: Turn, heard: Understanding): boolean {
  return (
    answerWho(turn, heard) ||
    answerTax(turn, heard) ||
    answerWhatItIs(turn, heard) ||
    answerTotal(turn, heard) ||
    answerHaggling(turn, heard) ||
    addService(turn, heard) ||
    answerProbe(turn, heard) ||
    answerAvailability(turn, heard) ||
    chooseOptionAside(turn, heard) ||
    noteAnyTime(turn, heard) ||
    carryOn(turn, heard)
  );
}

const asksWhoWeAre =
  /^\W*(?:(?:hi|hello|hey|uh|um|yes|oh|so|sorry|dear|there|excuse me|my dear|good (?:morning|afternoon|evening))\W+)*(?:is this|am i (?:speaking|talking) (?:to|with)|who am i (?:speaking|talking)|did i (?:call|reach)|have i reached|who is this|is (?:this|that) the (?:\p{L}+ ){0,2}(?:shop|store|salon|people|company|place|lady|guy|office|clinic|business|line|number)|what (?:company|business|place|shop|number) is this|what number (?:did|have) i)\b/iu;

function answerWho(turn: Turn, heard: Understanding): boolean {
  if (!asksWhoWeAre.test(heard.text) || heard.services.length > 0) return false;
  if (heard.fact?.kind === 'strong') return false;
  const asksWho = /\bwho\b/i.test(heard.text);
  const others = ['generalQuestion', 'greeting', ...(asksWho ? ['robotQuestion', 'repeat'] : [])];
  if (heard.intents.some(({ intent }) => !others.includes(intent))) return false;
  tell(turn, asksWho ? 'thisIsAssistant' : 'thisIs');
  return true;
}

const tax = /\b(tax|taxes|gst|hst|pst|qst|tps|tvq)\b/i;

function answerTax(turn: Turn, heard: Understanding): boolean {
  if (!tax.test(heard.text) || !isQuestion(heard.text)) return false;
  if (heard.fact?.kind === 'strong') return false;
  const [mention] = heard.services;
  const named = mention && !mention.ambiguous ? mention.candidates[0]?.service : undefined;
  const service = named ?? turn.receptionist.serviceById.get(turn.state.topic.serviceId ?? '');
  if (!service) return false;
  const said = taxOn(service);
  tell(turn, said === 'extra' ? 'taxExtra' : said === 'included' ? 'taxIncluded' : 'taxUnknown');
  return true;
}

const total =
  /\b(what (?:does|do|would|will) (?:that|it|this|they) (?:all )?(?:come|add up|work out|amount) to|add(?:s|ed)? up|ça (?:fait|monte à|revient à) combien|altogether|all together|in total|total|together|for (both|all|everything)|en tout|au total)\b/i;

/** "What does that come to?": the sum of what was quoted, where every part is one number. */
function answerTotal(turn: Turn, heard: Understanding): boolean {
  if (!total.test(heard.text) || heard.services.length > 0) return false;
  const rows = quotedRows(turn);
  if (rows.length === 0) return false;
  const [only, second] = rows;
  if (only && !second) return priceAgain(turn, only);
  const sum = totalOf(rows, turn.state.language);
  if (!sum) return false;
  turn.quotes.push(...turn.state.quotes.filter((quote) => !turn.quotes.includes(quote)));
  turn.state.quotes = [];
  turn.sums.push(...amountsIn(sum));
  tell(turn, 'priceTotal', { total: sum });
  ask(turn, { kind: 'wantIt', serviceId: rows[0]?.service.id ?? '' }, 'wantIt');
  return true;
}

function priceAgain(turn: Turn, row: PriceRow): boolean {
  tellRow(turn, row);
  ask(turn, { kind: 'wantIt', serviceId: row.service.id }, 'wantIt');
  return true;
}

function quotedRows(turn: Turn): PriceRow[] {
  const rows = new Map<string, PriceRow>();
  for (const { serviceId, optionId } of turn.state.quotes) {
    const service = turn.receptionist.serviceById.get(serviceId);
    const option = service?.options.find(({ id }) => id === optionId) ?? null;
    const row = service ? priceRow(service, option) : null;
    if (row) rows.set(`${serviceId}/${optionId}`, row);
  }
  return [...rows.values()];
}

const adding = /\b(add|include|throw in|tack on|also (do|get|want|take)|ajoute[rz]?|aussi)\b/i;

/** "Add the oven then": noted with the request, with its price. */
function addService(turn: Turn, heard: Understanding): boolean {
  const { state } = turn;
  if (!adding.test(heard.text) || isQuestion(heard.text) || state.topic.serviceId === null)
    return false;
  const service = heard.services[0]?.candidates[0]?.service;
  if (!service || service.id === state.topic.serviceId) return false;
  const before = { ...state.topic };
  const first = state.topic.serviceId;
  tell(turn, 'upsellAdded', { service: nameOf(service, state.language) });
  if (!state.quotes.some(({ serviceId }) => serviceId === service.id))
    priceOfService(turn, heard.text, service, null);
  state.caller.reasons.push(`also ${service.name}`);
  Object.assign(state.topic, before);
  if (!turn.asking && state.goals.length === 0)
    ask(turn, { kind: 'wantIt', serviceId: first }, 'wantIt');
  return true;
}

const comingIn =
  /\b(can|could|may|should|would it be ok if) (i|we|you|he|she|they|someone|somebody)\b.*\b(start|begin|come|bring|drop|fit|get|make it|stop|swing|do it|see|take|squeeze|be there|send)\b|\b(fit|squeeze|get) (me|us|him|her|it) in\b|\b(how|what) about\b|\bworks?( for me)?\b|\bwhen (can|could|would|are) you\b|\blet'?s do\b|\bavailab|\bopenings?\b|\bsoonest\b|\bearliest\b|\b(peux|pourrais|puis)-?\s?je (venir|passer)|\bje (peux|pourrais) (venir|passer)|\bc'est possible\b|\bça se peut\b|\bde la place\b|\bdisponibilit|\bdisponibles?\b/i;

/** Of callers who have named no service yet: whom they ask to come, or who asks to. */
const comesToThem = /\b(?:can|could) (?:you|someone|somebody|i|we)\b.*\bcome\b/i;

/** "Ok I need them for next Saturday", said of what was quoted. */
function wishes({ text }: Understanding): boolean {
  if (isQuestion(text) || text.trim().split(/\s+/).length > mostWishing) return false;
  return /\b(?:need|want|like|take|get|have|do|set|put|for|on|good|works?|aimerais|veux|prendrais|pour)\b/i.test(
    text,
  );
}

const mostWishing = 14;

/** "Can I bring him in Saturday at eleven?" asks for a booking once a service is on the table. */
function answerAvailability(turn: Turn, heard: Understanding): boolean {
  const { state } = turn;
  if (heard.services.some(({ candidates }) => candidates[0]?.service.id !== state.topic.serviceId))
    return false;
  const free = heard.intents.every(({ intent }) =>
    ['generalQuestion', 'waitTime', 'yes', 'thanks', 'serviceOffered'].includes(intent),
  );
  const aboutHours = state.lastAsked === 'hours' && /\b(how|what) about\b/i.test(heard.text);
  if (!free || aboutHours || state.goals.length > 0) return false;
  const dated = heard.times.some(({ date, time }) => date ?? time);
  const asksWhen = heard.intents.some(({ intent }) => intent === 'waitTime');
  const onlyTime =
    dated &&
    state.lastAsked !== 'hours' &&
    (saysOnlyTime(heard) || (wishes(heard) && state.lastAsked === 'price'));
  if (!onlyTime && (!comingIn.test(heard.text) || !(dated || asksWhen))) return false;
  const known = state.topic.serviceId !== null || saysOnlyTime(heard);
  if (!known && !(dated && comesToThem.test(heard.text))) return false;
  if (heard.fact?.kind === 'strong' && !dated) return false;
  takeUp(turn, 'booking');
  noteTime(turn, heard.times);
  return true;
}

/** The option named late, while the booking is being taken down: noted, with its price. */
function chooseOptionAside(turn: Turn, heard: Understanding): boolean {
  const { topic, goals } = turn.state;
  const service = turn.receptionist.serviceById.get(topic.serviceId ?? '');
  if (!service || topic.optionId !== null || goals.length === 0 || heard.intents.length > 0)
    return false;
  if (asksOtherThanPrice(heard.text)) return false;
  const [only, second] = matchOptions(service, heard.text, []);
  const row = only && !second ? priceRow(service, only) : null;
  if (!row) return false;
  talkAbout(turn.state, service, row.option);
  tellRow(turn, row);
  return true;
}

/** "Any time", said while something else is being asked. */
function noteAnyTime(turn: Turn, heard: Understanding): boolean {
  const { caller } = turn.state;
  if (!currentGoal(turn.state) || !leavesTimeToUs(heard.text)) return false;
  if (caller.time === null && !caller.refused.includes('time')) caller.refused.push('time');
  tell(turn, 'noted');
  return true;
}
