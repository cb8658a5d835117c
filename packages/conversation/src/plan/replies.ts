import { confirmCancelling, confirmTexting } from '../dialogue/appointments.ts';
import { startGoodbye } from '../dialogue/closing.ts';
import { nameOf } from '../dialogue/price-rows.ts';
import type { Question } from '../dialogue/state.ts';
import { type Turn, tell } from '../dialogue/turn.ts';
import { type Heard, refsMeant } from '../heard/heard.ts';
import { tellRunning } from './promotions.ts';
import { countTalkedOf } from './refs.ts';
import { requestOf, takeUp } from './request.ts';
import {
  leaveAsIs,
  settleBookingRight,
  settleDetailsRight,
  settleWhatToChange,
  settleWhichSlot,
} from './settle-read-back.ts';
import { settleWhichOption, settleWhichService } from './settle-service.ts';
import { type Answer, answerIn, longestNo, settleReason } from './short-answers.ts';
import { talkedOfAll, wantItem } from './wanted.ts';

/**
 * Takes the caller's answer to the open question: "yes" delivers exactly what was offered, "no"
 * lets it be. True where the question is closed by it.
 */
export function settle(turn: Turn, heard: Heard): boolean {
  const { open } = turn.state;
  if (!open) return false;
  // Who makes up a sum of prices chooses nothing by naming them.
  if (heard.acts.some(({ slots }) => slots.reckoning)) return false;
  const answer = answerIn(heard);
  const closed =
    (answer === 'defer' && putsOffBooking(turn, heard)) ||
    settleQuestion(turn, heard, open.question, answer);
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
      return settleOfferBooking(turn, heard, answer);
    case 'offerCall':
      return settleOfferCall(turn, heard, answer);
    case 'upsell':
      return settleUpsell(turn, heard, question.serviceId, answer);
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
      if (answer === 'yes' && leadsToQuestion(turn, heard)) return asksOn(turn);
      if (answer === 'yes') confirmCancelling(turn);
      else if (answer === 'no' || answer === 'refuse') leaveAsIs(turn);
      return answer !== null;
    case 'textConfirmation':
      if (answer === 'yes') {
        const known = turn.state.booking.unsettled === null;
        if (!confirmTexting(turn)) tell(turn, 'cannotText');
        else tell(turn, known ? 'willText' : 'willTextWhenKnown');
      } else if (answer !== null) tell(turn, 'willNotText');
      return answer !== null;
  }
}

/** "No thanks" to "anything else?" is a goodbye, where nothing else was said with it. */
function settleAnythingElse(turn: Turn, heard: Heard, answer: Answer): boolean {
  // "Yeah, Friday then": with a day, the yes is to coming.
  if (answer !== 'no' && answer !== 'refuse') return answer === 'yes' && !turn.took.has('time');
  const more = heard.acts.some(
    ({ act }) => !['deny', 'refuse', 'thanks', 'bye', 'ack', 'greet', 'aside'].includes(act),
  );
  // A long "no" says more than no; nobody is hung up on in the middle of it.
  const brief = heard.text.trim().split(/\s+/).length <= longestNo;
  const leaves = heard.acts.some(({ act }) => act === 'bye' || act === 'thanks');
  if (!more && (brief || leaves)) startGoodbye(turn, 'caller-done');
  return !more && (brief || leaves);
}

function settleOfferBooking(turn: Turn, heard: Heard, answer: Answer): boolean {
  if (answer === 'yes' && (asksFirst(heard) || leadsToQuestion(turn, heard))) return asksOn(turn);
  if (answer === 'yes') {
    const { focus, model } = turn.state;
    // A model says itself what is booked of what was talked of.
    const named =
      model !== null &&
      heard.acts.some(({ act, target }) => act === 'want.book' && refsMeant(target).length > 0);
    if (!focus.oneOf && !named)
      for (const ref of talkedOfAll(turn))
        wantItem(turn, ref, ref.count ?? countTalkedOf(turn, ref));
    takeUp(turn, 'booking');
    return true;
  }
  if (answer === null || answer === 'either') return false;
  turn.state.wanted.justAsking = true;
  tell(turn, answer === 'defer' ? 'noRush' : 'declined');
  return true;
}

/** "Yeah, hang on first though, is that with tax": nothing is agreed to before that is answered. */
function asksFirst({ acts }: Heard): boolean {
  const asked = acts.findIndex(({ act }) => act.startsWith('ask.'));
  const before = acts.slice(0, asked);
  const between = acts.slice(before.findIndex(({ act }) => act === 'affirm') + 1, asked + 1);
  return between.some(({ act, words }) => act === 'hold' || putsOff.test(words));
}

const putsOff = /^(?:(?:and|well|oh|ok(?:ay)?)[ ,]+)*(?:but|though|first|wait|hang on|hold on)\b/i;

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

/** "Yeah so is that inside too": no consent to anything, where nothing else is told or wanted with it. */
function leadsToQuestion(turn: Turn, heard: Heard): boolean {
  const wants = heard.acts.some(({ act }) => act.startsWith('want.') || act === 'choose');
  return onlyOpens(heard) && !wants && turn.took.size === 0;
}

/** What was asked stands, and is asked again after what they ask first; false, as nothing is settled. */
function asksOn(turn: Turn): false {
  const { open, openText } = turn.state;
  if (open) turn.asking = { question: open.question, text: openText };
  return false;
}

/** "Yeah, and what do you charge to look at it?": the "yeah" only leads up to the question. */
function onlyOpens(heard: Heard): boolean {
  const asks = heard.acts.some(({ act }) => act.startsWith('ask.'));
  const agrees = heard.acts.filter(({ act }) => act === 'affirm');
  return asks && agrees.every(({ words }) => !consents.test(words));
}

const consents =
  /\b(?:please|sure|yes|would be|that'd|go ahead|call|book|let's|do (?:it|that)|sounds|great|perfect|absolutely|definitely|of course|works|oui|volontiers|parfait|d'accord|correct|certain\p{L}*|appelez|rappelez)\b/iu;

function settleUpsell(turn: Turn, heard: Heard, serviceId: string, answer: Answer): boolean {
  if (answer === 'yes' && leadsToQuestion(turn, heard)) return asksOn(turn);
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
  if (kind === 'time' && (answer === 'either' || answer === 'defer')) {
    caller.refused.push('time');
    return true;
  }
  if (kind === 'reason') return settleReason(turn, heard, answer);
  if (kind === 'time' && answer === 'no' && onlyDeclines(heard)) return letBookingBe(turn);
  // "No, he's fine, but I'd rather Ines": what is denied is not the detail that was asked for.
  const alone =
    heard.acts.every(({ act, slots }) => !act.startsWith('ask.') && !slots.visitWith) &&
    (turn.beside === null || onlyDeclines(heard));
  if (answer === 'refuse' || (answer === 'no' && alone && kind !== 'time')) {
    caller.refused.push(kind);
    tell(turn, 'declined');
    return true;
  }
  if (kind === 'address' && heard.acts.some(({ act }) => act === 'give')) return true;
  return kind === 'time' && wanted.time !== null;
}

/** "I'll talk to my wife and call you back", whatever was asked: nothing is taken down of it. */
function putsOffBooking(turn: Turn, { acts }: Heard): boolean {
  if (turn.took.has('time') || acts.some(({ act }) => act === 'want.book')) return false;
  return letBookingBe(turn, 'noRush');
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
