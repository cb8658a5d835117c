import { saysNothing, type Turn, tell } from '../dialogue/turn.ts';
import { isTimed } from '../dialogue/visits.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import type { Act } from '../heard/acts.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';
import { tellDirections } from './directions.ts';
import { tellNotListed } from './not-listed.ts';
import { answerPrice, askWhichOf, tellAddedBeside, tellPriceOnce } from './prices.ts';
import { countTalkedOf, focusOn, focusOnOneOf, refsOf } from './refs.ts';
import { offerCall, requestOf, takeUp } from './request.ts';
import { packOfCount } from './savings.ts';
import { answerDescription } from './services.ts';
import { askOptionAgain } from './settle-service.ts';
import { tellExtraFor } from './told-extras.ts';
import { tellTooLate } from './too-late.ts';
import { answerUnknown } from './unknown.ts';
import { noteForWhom, ownersName, talkedOfAll, wantItem } from './wanted.ts';
import { besideWish } from './wanted-beside.ts';

export function meetMove(turn: Turn, act: HeardAct): void {
  for (const ref of refsOf(turn, act)) wantItem(turn, ref);
  // Changing one's mind about what is being booked right now is no change of the book.
  if (requestOf(turn.state)?.kind === 'booking') return;
  const { requests } = turn.state.wanted;
  // Whoever moves it rather than calling it off has said before what it is.
  const off = requests.find(({ kind, of, settled }) => kind === 'cancel' && of && !settled)?.of;
  takeUp(turn, 'reschedule');
  const moved = requests.findLast(({ kind }) => kind === 'reschedule');
  if (moved && off) moved.of = off;
}

/** What is called off is none of what is wanted: it may be given up for something else. */
export function meetCancel(turn: Turn, act: HeardAct): void {
  takeUp(turn, 'cancel');
  const request = turn.state.wanted.requests.findLast(({ kind }) => kind === 'cancel');
  const names = refsOf(turn, act).map((ref) => ownersName(turn, ref));
  if (request && act.target && names.length > 0) request.of = names.join(' + ');
}

export function meetLate(turn: Turn, act: HeardAct): void {
  turn.state.wanted.why.push(act.words.trim());
  turn.answered = true;
  tellTooLate(turn, act.words);
  takeUp(turn, 'late');
}

/** "Can somebody call me back please" tells nothing of why; more words than these do. */
const plainWish = 7;

export function meetCallback(turn: Turn, act: HeardAct): void {
  const { wanted } = turn.state;
  const said = act.words.trim();
  // What is to be called about is not booked with what is.
  const books = wanted.requests.some(({ kind, settled }) => kind === 'booking' && !settled);
  const apart = turn.state.model !== null && isOfOther(turn, act);
  if (books && wanted.items.length > 0) {
    if (!wanted.why.includes(said)) wanted.why.push(said);
  } else if (act.target?.kind === 'services')
    for (const ref of refsOf(turn, act)) wantItem(turn, ref);
  else if (wanted.why.length === 0 && wanted.items.length === 0 && !turn.state.focus.oneOf)
    for (const ref of turn.state.focus.refs) wantItem(turn, ref);
  if (act.target === null && said.split(/\s+/).length > plainWish && !wanted.why.includes(said))
    wanted.why.push(said);
  // "Have Doug call me": of him it is asked, whoever else would.
  if (act.slots.person) return takeUp(turn, 'person', false);
  const open = requestOf(turn.state);
  // Who was promised a call, and asks for one once more, hears that it stands.
  if (!open && wanted.requests.some(({ kind, settled }) => promisesCall.has(kind) && !settled)) {
    turn.answered = true;
    return tell(turn, 'nextTeam');
  }
  // A model hears of two matters which of them is to be called about.
  if (apart) {
    wanted.requests.push({ kind: 'callback', readBackAt: null, settled: false });
    return;
  }
  if (open?.kind === 'booking' && !isTimed(wanted) && !beforeVisit.test(fold(said))) {
    open.kind = 'callback';
    tell(turn, 'callbackIntro');
    turn.intro = turn.statements.at(-1) ?? null;
    return;
  }
  // A call that was offered, or asked for beside a message, is what is wanted.
  if (open?.kind === 'answer' || open?.kind === 'message') open.kind = 'callback';
  takeUp(turn, open && open.kind !== 'callback' ? 'message' : 'callback');
}

/** What is passed on with the promise that somebody calls. */
const promisesCall: ReadonlySet<RequestKind> = new Set([
  'callback',
  'answer',
  'status',
  'person',
  'complaint',
  'returnCall',
]);

/** Whether a call is to be about something else than what is being booked. */
function isOfOther(turn: Turn, act: HeardAct): boolean {
  const { items, requests } = turn.state.wanted;
  const visit = requests.findLast(({ kind, settled }) => ofVisits.has(kind) && !settled);
  if (!visit || act.target?.kind !== 'services') return false;
  const refs = refsOf(turn, act);
  if (visit.kind !== 'booking')
    return refs.every((ref) => !visit.of?.includes(ownersName(turn, { ...ref, optionId: null })));
  return (
    items.length > 0 &&
    !refs.some(({ serviceId }) => items.some(({ ref }) => ref.serviceId === serviceId))
  );
}

const ofVisits: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule', 'cancel', 'late']);

/** "Call me before you come" is of the visit that is being booked, and takes nothing's place. */
const beforeVisit =
  /\b(?:before|when|once|on (?:the|his|her|your|their) way|ahead|avant|quand|en route|des que)\b/;

export function takeMessage(turn: Turn, act: HeardAct): void {
  const { wanted } = turn.state;
  const said = act.words.trim();
  if (said.split(/\s+/).length > 3 && !wanted.why.includes(said)) wanted.why.push(said);
  const { passTo } = act.slots;
  if (passTo) {
    tell(turn, 'passedTo', { person: passTo });
    turn.answered = true;
    if (wanted.requests.some(({ settled }) => !settled)) return;
    return takeUp(turn, 'message', false);
  }
  if (requestOf(turn.state) || wanted.requests.some(({ settled }) => !settled)) {
    if (!requestOf(turn.state) && !turn.answered && turn.beside === null)
      tell(turn, 'messageAdded');
    turn.answered = true;
    return;
  }
  takeUp(turn, 'message');
}

export function meetBooking(turn: Turn, act: HeardAct): void {
  const { target, slots } = act;
  const { state } = turn;
  if (slots.aboutIt) return comeAboutIt(turn);
  if (target?.kind === 'unknown' && target.words) {
    const { listsServices, profile } = turn.receptionist;
    // What a model heard wanted on a day is a wish, whoever has to say whether it is done.
    if (state.model && slots.times && !profile.books) {
      if (!state.wanted.why.includes(act.words.trim())) state.wanted.why.push(act.words.trim());
      // What was talked of before is not what is wanted now, and no other name is known of it than theirs.
      state.focus.refs = [];
      if (!state.wanted.details.includes(target.words)) state.wanted.details.push(target.words);
      return takeUp(turn, 'booking', false);
    }
    // A person confirms what may be done; a time in the book would be the promise that it is.
    if (listsServices || profile.books) return tellNotListed(turn, act);
  }
  if (target?.kind === 'either') {
    takeUp(turn, 'booking');
    // "Can I book an appointment" names nothing: what for is asked openly.
    if (target.guessed) return;
    focusOnOneOf(turn, target.refs);
    return askWhichOf(turn, target.refs, 'booking');
  }
  // "Book that", of several that were asked for one after another, is of all of them.
  const told = target === null ? talkedOfAll(turn) : refsOf(turn, act);
  const named = [...besideWish(turn, told, act.words), ...told];
  const pack = packOfCount(turn, named, slots.count ?? null);
  const refs = pack ? [pack] : named;
  const count = pack ? 1 : slots.count;
  // Of what each of several wants, each wants one.
  const countOf = (ref: ServiceRef) =>
    slots.forWhom?.[ref.serviceId] ? 1 : countTalkedOf(turn, ref);
  for (const ref of refs) wantItem(turn, ref, ref.count ?? count ?? countOf(ref), refs);
  noteForWhom(turn, act);
  if (refs.length > 0) focusOn(turn, refs, count ?? null);
  const known = requestOf(state) !== null;
  if (!known && !turn.answered) tellPriceOnce(turn, pack ? refs : told);
  else if (!turn.answered) tellAddedBeside(turn, refs);
  takeUp(turn, 'booking', !known);
}

/** Who would come about what they complain of wants that visit beside the complaint. */
function comeAboutIt(turn: Turn): void {
  const { requests } = turn.state.wanted;
  if (requests.some(({ kind, settled }) => visits.has(kind) && !settled)) return;
  const complaint = requests.findIndex(({ kind, settled }) => kind === 'complaint' && !settled);
  if (complaint < 0) return takeUp(turn, 'booking');
  requests.push({ kind: 'booking', readBackAt: null, settled: false });
}

const visits: ReadonlySet<RequestKind> = new Set(['booking', 'reschedule']);

/** A service or an option that was chosen, put right or told: what was asked, asked of it. */
export function takeTarget(turn: Turn, act: HeardAct): void {
  const { state } = turn;
  if (act.target?.kind !== 'services') return;
  const refs = refsOf(turn, act);
  const visit = state.wanted.requests.findLast(({ kind, settled }) => visits.has(kind) && !settled);
  // A model that says what was chosen says it beside whatever was asked, or is wanted as well.
  const request = (state.model && visit) || requestOf(state);
  const books =
    request?.kind === 'booking' ||
    request?.kind === 'reschedule' ||
    (state.model !== null && act.act === 'choose' && state.lastActs.includes('want.book'));
  if (turn.answered && !(state.model && books)) return;
  if (books) {
    if (
      act.act !== 'give' ||
      state.wanted.items.length === 0 ||
      refs.some(({ optionId }) => optionId)
    ) {
      // A model says itself what is no longer wanted; a correction of the list was taken by now.
      if (state.model === null && act.act === 'choose')
        state.wanted.items = state.wanted.items.filter(
          ({ ref }) => !state.focus.refs.some(({ serviceId }) => serviceId === ref.serviceId),
        );
      for (const ref of refs) wantItem(turn, ref, ref.count ?? act.slots.count ?? 1, refs);
      noteForWhom(turn, act);
    }
    focusOn(turn, refs);
    return;
  }
  // Who names a thing and a day wants it then.
  if (!request && act.slots.times && turn.took.has('time') && act.act !== 'choose') {
    for (const ref of refs) wantItem(turn, ref, ref.count ?? act.slots.count ?? 1, refs);
    noteForWhom(turn, act);
    return takeUp(turn, 'booking');
  }
  if (request || turn.took.size > 0) return;
  focusOn(turn, refs, act.slots.count ?? null);
  if (act.act === 'choose' && state.focus.asked !== null && state.quotes.length > 0) {
    for (const ref of refs) wantItem(turn, ref, countTalkedOf(turn, ref), refs);
    return takeUp(turn, 'booking');
  }
  answerPrice(turn, act);
}

/** What is declined is let be: the booking, the call, or only a detail. */
export function meetRefusal(turn: Turn): void {
  const { state } = turn;
  const request = requestOf(state);
  if (request?.kind === 'booking' && request.readBackAt === null && state.caller.name === null) {
    state.wanted.requests = state.wanted.requests.filter((one) => one !== request);
    state.wanted.items = [];
    state.wanted.justAsking = true;
  } else if (!request) state.wanted.justAsking = true;
}

const ofExisting: ReadonlySet<Act> = new Set(['want.move', 'want.cancel', 'want.late']);

export function takeDescription(turn: Turn, act: HeardAct): void {
  const { wanted } = turn.state;
  const said = act.words.trim();
  if (said.split(/\s+/).length > 2 && !wanted.why.includes(said)) wanted.why.push(said);
  // What they say of a visit they have asks for no price of it.
  const refs = refsOf(turn, act);
  if (turn.state.lastActs.some((one) => ofExisting.has(one))) {
    if (refs.length > 0) focusOn(turn, refs);
    return;
  }
  answerDescription(turn, act);
  if (saysNothing(turn) && !turn.answered && tellDirections(turn, said, false)) return;
  if (saysNothing(turn) && !turn.answered && (asksWithin.test(said) || asksWithParticle(said)))
    return answerUnknown(turn, act);
  const complains = turn.state.lastActs.includes('complain');
  if (saysNothing(turn) && !turn.answered && tellExtraFor(turn, act)) return;
  if (saysNothing(turn) && !turn.answered && !requestOf(turn.state) && !complains) {
    if (askOptionAgain(turn)) return;
    tell(turn, 'gotThat');
    offerCall(turn);
  }
}

/** "He's got leftover paint would it come down": a question in the middle of what is told. */
const asksWithin =
  /\b(?:would|could|can|does|do|did|is|are|will|should) (?:it|that|you|i|we|they|there|this|he|she|somebody|someone)\b|\b\p{L}+(?:ez|ons)-(?:vous|nous)\b|\best-ce\b/iu;
