import {
  confirmBooking,
  confirmCancelling,
  confirmTexting,
  offerNews,
} from '../dialogue/appointments.ts';
import { startGoodbye } from '../dialogue/closing.ts';
import { nameOf } from '../dialogue/price-rows.ts';
import type { Question } from '../dialogue/state.ts';
import { ask, type Turn, tell } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct, ServiceRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { matchOptions } from '../knowledge/options.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { answerPrice, takeOption } from './prices.ts';
import { tellRunning } from './promotions.ts';
import { focusOn, lookUpAll, refsOf } from './refs.ts';
import { firstName, requestOf, takeUp, wantItem } from './request.ts';
import { answerOffer } from './services.ts';

/** What the caller answered to our question, in one word. */
type Answer = 'yes' | 'no' | 'either' | 'refuse' | 'defer' | null;

function answerIn(heard: Heard): Answer {
  const has = (act: Act) => heard.acts.some((one) => one.act === act);
  if (has('refuse')) return 'refuse';
  if (has('deny')) return 'no';
  if (has('affirm')) return 'yes';
  if (has('defer')) return 'defer';
  return has('either') ? 'either' : null;
}

/**
 * Takes the caller's answer to the open question: "yes" delivers exactly what was offered, "no"
 * lets it be. True where the question is closed by it.
 */
export function settle(turn: Turn, heard: Heard): boolean {
  const { open } = turn.state;
  if (!open) return false;
  const closed = settleQuestion(turn, heard, open.question, answerIn(heard));
  if (closed && turn.state.open === open) turn.state.open = null;
  return closed;
}

function settleQuestion(turn: Turn, heard: Heard, question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'howToHelp':
      return false;
    case 'anythingElse':
      return settleAnythingElse(turn, heard, answer);
    case 'whichService':
      return settleWhichService(turn, heard, question, answer);
    case 'whichOption':
      return settleWhichOption(turn, heard, question, answer);
    case 'offerBooking':
      return settleOfferBooking(turn, answer);
    case 'offerCall':
      return settleOfferCall(turn, heard, answer);
    case 'upsell':
      return settleUpsell(turn, question.serviceId, answer);
    case 'morePromotions':
      if (answer === 'yes') return tellRunning(turn);
      return answer !== null;
    case 'name':
    case 'phone':
    case 'address':
    case 'time':
    case 'reason':
      return settleDetail(turn, heard, question.kind, answer);
    case 'detailsRight':
      return settleDetailsRight(turn, heard, answer);
    case 'whatToChange':
      return settleWhatToChange(turn, answer);
    case 'whichSlot':
      return settleWhichSlot(turn, heard, answer);
    case 'bookingRight':
      return settleBookingRight(turn, answer);
    case 'cancelRight':
      if (answer === 'yes') confirmCancelling(turn);
      else if (answer === 'no' || answer === 'refuse') leaveAsIs(turn);
      return answer !== null;
    case 'textConfirmation':
      if (answer === 'yes') {
        confirmTexting(turn);
        tell(turn, turn.state.booking.unsettled === null ? 'willText' : 'willTextWhenKnown');
      } else if (answer !== null) tell(turn, 'willNotText');
      return answer !== null;
  }
}

const longestNo = 6;

/** "No thanks" to "anything else?" is a goodbye, where nothing else was said with it. */
function settleAnythingElse(turn: Turn, heard: Heard, answer: Answer): boolean {
  if (answer !== 'no' && answer !== 'refuse') return answer === 'yes';
  const more = heard.acts.some(
    ({ act }) => !['deny', 'refuse', 'thanks', 'bye', 'ack', 'greet', 'aside'].includes(act),
  );
  // A long "no" says more than no; nobody is hung up on in the middle of it.
  const brief = heard.text.trim().split(/\s+/).length <= longestNo;
  const leaves = heard.acts.some(({ act }) => act === 'bye' || act === 'thanks');
  if (!more && (brief || leaves)) startGoodbye(turn, 'caller-done');
  return !more && (brief || leaves);
}

function chosenRefs(turn: Turn, heard: Heard): ServiceRef[] {
  const act = heard.acts.find(({ target }) => target?.kind === 'services');
  return act ? refsOf(turn, act) : [];
}

function settleWhichService(
  turn: Turn,
  heard: Heard,
  question: Extract<Question, { kind: 'whichService' }>,
  answer: Answer,
): boolean {
  const { refs, purpose } = question;
  const named = chosenRefs(turn, heard);
  const fits = named.filter((ref) => refs.some(({ serviceId }) => serviceId === ref.serviceId));
  const asksOn = heard.acts.some(({ act }) => act.startsWith('ask.'));
  const called = calledIn(turn, refs, heard.text);
  const chosen = fits.length > 0 ? fits : called ? [called] : asksOn ? [] : named;
  if (chosen.length > 0 && !asksOn) {
    for (const ref of chosen) takeChosen(turn, heard, ref, purpose);
    return true;
  }
  if (answer === 'no' || answer === 'refuse') {
    if (purpose !== 'booking') tell(turn, 'declined');
    return true;
  }
  // Whatever they say it is, in words that name nothing listed, is what the team reads.
  if (refs.length === 0 && purpose === 'booking' && !asksOn && turn.took.size === 0)
    return settleReason(turn, heard, answer);
  if (answer === 'yes' && refs.length === 1) {
    for (const ref of refs) takeChosen(turn, heard, ref, purpose);
    return true;
  }
  if (answer === 'either' && refs.length > 0 && purpose === 'booking') {
    turn.state.wanted.why.push(heard.text.trim());
    return true;
  }
  return false;
}

/** "Men's", where a men's and a women's cut were named: what only one of them is called by. */
function calledIn(turn: Turn, refs: readonly ServiceRef[], said: string): ServiceRef | null {
  const words = contentStems(said);
  const named = lookUpAll(turn, refs).map(({ service }) => contentStems(service.name));
  const called = refs.filter((_, at) =>
    [...(named[at] ?? [])].some(
      (stem) => words.has(stem) && named.every((other, index) => index === at || !other.has(stem)),
    ),
  );
  const [only, second] = called;
  return only && !second ? only : null;
}

function takeChosen(
  turn: Turn,
  heard: Heard,
  ref: ServiceRef,
  purpose: 'price' | 'booking' | 'offer',
): void {
  focusOn(turn, [ref]);
  if (purpose === 'booking') {
    wantItem(turn, ref);
    if (!requestOf(turn.state)) takeUp(turn, 'booking', false);
    return;
  }
  const act: HeardAct = {
    act: 'choose',
    confidence: 1,
    start: 0,
    end: heard.text.length,
    words: heard.text,
    target: { kind: 'services', refs: [ref] },
    slots: {},
  };
  if (purpose === 'price') answerPrice(turn, act);
  else answerOffer(turn, act);
}

function settleWhichOption(
  turn: Turn,
  heard: Heard,
  { serviceId, purpose }: Extract<Question, { kind: 'whichOption' }>,
  answer: Answer,
): boolean {
  const service = turn.receptionist.serviceById.get(serviceId);
  if (!service) return true;
  const named = chosenRefs(turn, heard);
  const other = named.find((ref) => ref.serviceId !== serviceId);
  const said = named.find((ref) => ref.serviceId === serviceId && ref.optionId);
  const spoken = matchOptions(service, heard.text, turn.state.focus.hints);
  const together = turn.state.focus.refs.some((ref) => ref.serviceId === other?.serviceId);
  if (other && !said && !(together && spoken.length === 1)) return false;
  const [only, second] =
    said && spoken.length !== 1 ? service.options.filter(({ id }) => id === said.optionId) : spoken;
  if (only && !second) {
    takeOption(turn, { serviceId, optionId: only.id }, purpose);
    return true;
  }
  if (answer === 'either' || (answer === 'yes' && purpose === 'booking')) {
    if (purpose === 'booking') wantItem(turn, { serviceId, optionId: null });
    return true;
  }
  return answer === 'no' || answer === 'refuse';
}

function settleOfferBooking(turn: Turn, answer: Answer): boolean {
  if (answer === 'yes') {
    const { focus } = turn.state;
    if (!focus.oneOf) for (const ref of focus.refs) wantItem(turn, ref, focus.count);
    takeUp(turn, 'booking');
    return true;
  }
  if (answer === null || answer === 'either') return false;
  turn.state.wanted.justAsking = true;
  tell(turn, answer === 'defer' ? 'noRush' : 'declined');
  return true;
}

/** Yes to a call back brings one, about what it was offered for. */
function settleOfferCall(turn: Turn, heard: Heard, answer: Answer): boolean {
  const { state } = turn;
  const gave = turn.took.has('name') || turn.took.has('phone');
  if (answer === 'yes' && onlyOpens(heard)) return true;
  if (answer === 'yes' || (gave && answer === null)) {
    takeUp(turn, 'answer', false);
    return true;
  }
  if (heard.acts.some(({ act }) => act === 'want.book' || act === 'want.callback')) return true;
  if (answer === null) return false;
  state.wantsNoCall = true;
  tell(turn, answer === 'defer' ? 'noRush' : 'declined');
  return true;
}

/** "Yeah, and what do you charge to look at it?": the "yeah" only leads up to the question. */
function onlyOpens(heard: Heard): boolean {
  const asks = heard.acts.some(({ act }) => act.startsWith('ask.'));
  const agrees = heard.acts.filter(({ act }) => act === 'affirm');
  return asks && agrees.every(({ words }) => !consents.test(words));
}

const consents =
  /\b(?:please|sure|yes|would be|that'd|go ahead|call|oui|volontiers|appelez|rappelez)\b/i;

function settleUpsell(turn: Turn, serviceId: string, answer: Answer): boolean {
  const service = turn.receptionist.serviceById.get(serviceId);
  if (answer === 'yes' && service) {
    for (const ref of turn.state.focus.refs) wantItem(turn, ref, turn.state.focus.count);
    wantItem(turn, { serviceId, optionId: null });
    tell(turn, 'upsellAdded', { service: nameOf(service, turn.state.language) });
    return true;
  }
  if (answer === null) return false;
  turn.state.wanted.declined.push(serviceId);
  tell(turn, 'declined');
  return true;
}

/** A detail that was asked for: given, refused, or left to us. */
function settleDetail(
  turn: Turn,
  heard: Heard,
  kind: 'name' | 'phone' | 'address' | 'time' | 'reason',
  answer: Answer,
): boolean {
  const { caller, wanted } = turn.state;
  if (turn.took.has(kind === 'reason' ? 'service' : kind)) return true;
  if (kind === 'phone' && turn.took.has('partialPhone')) return true;
  // "I'll talk to my wife and call you back": nothing is taken down of it.
  if (answer === 'defer' && letBookingBe(turn, 'noRush')) return true;
  if (kind === 'time' && (answer === 'either' || answer === 'defer')) {
    caller.refused.push('time');
    return true;
  }
  if (kind === 'reason') return settleReason(turn, heard, answer);
  if (kind === 'time' && answer === 'no' && onlyDeclines(heard)) return letBookingBe(turn);
  const alone = heard.acts.every(({ act }) => !act.startsWith('ask.'));
  if (answer === 'refuse' || (answer === 'no' && alone && kind !== 'time')) {
    caller.refused.push(kind);
    tell(turn, 'declined');
    return true;
  }
  if (kind === 'address' && heard.acts.some(({ act }) => act === 'give')) return true;
  return kind === 'time' && wanted.time !== null;
}

/** "No thanks", with nothing else told. */
function onlyDeclines(heard: Heard): boolean {
  return heard.acts.every(({ act }) => ['deny', 'refuse', 'thanks', 'ack', 'bye'].includes(act));
}

/** Who wants no day after all wants no booking. */
function letBookingBe(turn: Turn, saying: 'declined' | 'noRush' = 'declined'): boolean {
  const { wanted } = turn.state;
  const request = requestOf(turn.state);
  if (request?.kind !== 'booking') return false;
  wanted.requests = wanted.requests.filter((one) => one !== request);
  wanted.items = [];
  wanted.justAsking = true;
  tell(turn, saying);
  return true;
}

/** Whatever is told in answer to "what is it about?" is the message, in their words. */
function settleReason(turn: Turn, heard: Heard, answer: Answer): boolean {
  const { caller, wanted } = turn.state;
  if (answer === 'refuse') {
    caller.refused.push('reason');
    return true;
  }
  const telling = heard.acts
    .filter(({ act }) => messages.has(act))
    .map(({ words }) => words.trim());
  if (telling.length === 0) return false;
  const said = telling.join(', ');
  if (!wanted.why.some((one) => one.includes(said) || said.includes(one))) wanted.why.push(said);
  return true;
}

const messages: ReadonlySet<Act> = new Set([
  'describe',
  'complain',
  'want.message',
  'want.book',
  'want.callback',
  'ask.fact',
  'ask.status',
  'ask.offer',
  'give',
  'alarm.urgent',
  'who.supplier',
  'unclear',
  'aside',
]);

/** The details as read back: right, put right, or wrong in a way still to be told. */
function settleDetailsRight(turn: Turn, heard: Heard, answer: Answer): boolean {
  const { caller, wanted, open } = turn.state;
  const changed = [...turn.took].some((one) => one !== 'partialPhone');
  if (turn.took.has('partialPhone')) {
    reopen(turn);
    return true;
  }
  if (turn.corrected || (answer === 'no' && changed)) {
    tell(turn, 'corrected');
    reopen(turn);
    return true;
  }
  if (changed && answer !== 'yes') {
    reopen(turn);
    tell(turn, 'noted');
    return true;
  }
  if (answer === 'no') {
    if (heard.acts.some(({ act }) => act.startsWith('ask.'))) return false;
    // "No, just tell them ..." wants nothing put right: it adds to the message.
    if (heard.acts.some(({ act }) => act === 'want.message' || act === 'complain')) return true;
    if (heard.acts.some(({ act }) => act === 'want.callback' || act === 'want.person')) return true;
    // What is wrong was told already, or asked for before: a person reads it, and nobody asks again.
    const told = heard.text.trim();
    if (told.split(/\s+/).length > longestNo || (turn.state.used.changeWhat ?? 0) > 1) {
      if (!wanted.why.includes(told)) wanted.why.push(told);
      tell(turn, 'noted');
      return true;
    }
    reopen(turn);
    ask(turn, { kind: 'whatToChange' }, 'changeWhat');
    return true;
  }
  const leaves = heard.acts.some(({ act }) => act === 'thanks' || act === 'bye');
  if (answer !== 'yes' && !leaves) {
    // Silence about it is agreement; what was asked instead is answered first.
    return open !== null && heard.acts.some(({ act }) => act === 'ack');
  }
  for (const detail of [caller.name, caller.phone, caller.email, caller.address])
    if (detail) detail.confirmed = true;
  if (heard.acts.some(({ act }) => act.startsWith('ask.')) || wanted.requests.length === 0)
    return true;
  if (turn.state.urgent) tell(turn, 'nextUrgent');
  else
    tell(turn, caller.name ? 'allSetName' : 'allSet', {
      name: firstName(caller.name?.value ?? ''),
    });
  offerNews(turn);
  const last = wanted.requests.at(-1);
  if (last?.kind === 'callback' && wanted.why.length === 0 && wanted.items.length === 0)
    ask(turn, { kind: 'reason' }, 'askReason');
  return true;
}

/** A request that was read back and changed is read back once more. */
function reopen(turn: Turn): void {
  const last = turn.state.wanted.requests.findLast(({ settled }) => !settled);
  if (last) last.readBackAt = null;
}

function settleWhatToChange(turn: Turn, answer: Answer): boolean {
  const changed = turn.took.size > 0;
  if (changed) tell(turn, 'corrected');
  if (changed || answer === 'yes' || answer === 'refuse') {
    reopen(turn);
    return true;
  }
  return false;
}

/** Which of the free times told a caller takes; another wish starts another search. */
function settleWhichSlot(turn: Turn, heard: Heard, answer: Answer): boolean {
  const { booking, wanted } = turn.state;
  const { timeZone } = turn.receptionist.profile.knowledge;
  const times = heard.acts.flatMap(({ slots }) => slots.times ?? []);
  const ordinal = heard.acts.find(({ slots }) => slots.count !== undefined)?.slots.count;
  const fits = booking.offered.filter(({ start }) => {
    const local = localDateTime(start, timeZone);
    return times.some(({ time, date }) => {
      if (!time && !date) return false;
      const sameTime =
        !time || (time.hour % 12 === local.hour % 12 && time.minute === local.minute);
      return sameTime && (!date || date.day === local.day);
    });
  });
  const any = answer === 'either' || (answer === 'yes' && booking.offered.length === 1);
  const chosen =
    fits.length === 1
      ? fits[0]
      : any
        ? booking.offered[0]
        : ordinal !== undefined && times.length === 0
          ? booking.offered[ordinal - 1]
          : undefined;
  if (chosen) {
    booking.chosen = chosen;
    booking.offered = [];
    // "The ten o'clock" names one of ours: it is no new wish to be said back.
    turn.took.delete('time');
    return true;
  }
  if (turn.took.has('time')) {
    booking.offered = [];
    return true;
  }
  if (answer === 'no' || answer === 'refuse') {
    booking.offered = [];
    wanted.time = null;
    return true;
  }
  return false;
}

/** The booking as read back: agreed to, changed, or left. */
function settleBookingRight(turn: Turn, answer: Answer): boolean {
  const { booking } = turn.state;
  if (turn.took.has('time')) {
    booking.chosen = null;
    booking.offered = [];
    return true;
  }
  if (turn.took.size > 0) {
    tell(turn, 'corrected');
    return true;
  }
  if (answer === 'yes') {
    confirmBooking(turn);
    return true;
  }
  if (answer === 'no') ask(turn, { kind: 'whatToChange' }, 'changeWhat');
  return answer === 'no';
}

function leaveAsIs(turn: Turn): void {
  tell(turn, 'leftAsIs');
  for (const request of turn.state.wanted.requests)
    if (request.kind === 'cancel') Object.assign(request, { readBackAt: turn.now, settled: true });
}
