import { bookIsOpen, type Turn, tell } from '../dialogue/turn.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { isSoonest } from '../listener/soonest.ts';
import { joinAddress, withHouseNumber, withUnit } from '../understanding/slots/address-parts.ts';
import { respell, unlikeness } from '../understanding/slots/names/respell.ts';
import { writeName } from '../understanding/slots/names/write-name.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { keepOccasionsApart, noteOccasion } from './occasions.ts';
import { refsOf } from './refs.ts';
import { requestOf, takeUp } from './request.ts';
import { joins, takeBackOthers, takeOthers } from './take-others.ts';
import { setDetail, takePhone } from './take-phone.ts';
import { takeExisting, takeTimeOfJob, takeTimes } from './take-times.ts';
import { takeVisitTimes } from './visit-times.ts';
import { ofOneVisit } from './wanted.ts';

/**
 * Which acts may change which detail of the caller. Whatever is not listed here changes nothing,
 * whichever question is open: a house number in an address never reaches a telephone number.
 */
const telling: ReadonlySet<Act> = new Set([
  'give',
  'correct',
  'affirm',
  'deny',
  'want.book',
  'want.move',
  'want.cancel',
  'want.late',
  'want.callback',
  'want.message',
  'want.person',
  'describe',
  'complain',
  'return.call',
  'who.supplier',
  'who.job',
  'alarm.danger',
  'alarm.urgent',
  'greet',
  'ask.mine',
]);

/** "What if it plugs up again next week" wishes for nothing next week. */
const supposing = /\b(?:if|in case|suppose|supposing|si|au cas)\b/i;

/** "My sister" is none of the shop's people. */
const relative = /^(?:my|our|his|her|the|an?|ma|mon|mes|nos|notre|la|le|les|une?|sa|son)\b/i;

/**
 * Writes down whatever the caller told of themselves, in its own type, asked for or not.
 * @param all the acts that were too unsure to be acted upon among them.
 */
export function takeSlots(turn: Turn, heard: Heard, all: Heard = heard): void {
  const times = new Map<HeardAct, TimeExpression[]>();
  // Whose name and number is whose is known before the caller's own are taken.
  for (const act of all.acts) takeOthers(turn, act, heard);
  takeBackOthers(turn, heard);
  for (const act of heard.acts) {
    if (act.slots.noCall) declineCall(turn);
    if (telling.has(act.act)) {
      takeName(turn, act, heard);
      takePhone(turn, act, heard);
      takeContact(turn, act);
    }
    takeCount(turn, act);
    if (act.slots.existing && !isOfAnother(turn, act, heard))
      takeExisting(turn, act.slots.existing);
    const { person } = act.slots;
    if (person && act.act !== 'give' && (act.act === 'want.person' || !relative.test(person)))
      turn.state.wanted.person = person;
    const supposed = act.act.startsWith('ask.') && supposing.test(act.words);
    // A book is looked through from a day or an hour on.
    const told = (act.slots.times ?? []).filter((one) => !bookIsOpen(turn) || !isSoonest(one));
    if (told.length > 0 && !supposed && !takeTimeOfJob(turn, act)) times.set(act, told);
  }
  for (const act of all.acts) takeByText(turn, act);
  // "Could you come and do the eaves on Wednesday": the day goes with the wish, whatever it was cut from.
  const wish = heard.acts.find(({ act }) => act === 'want.book' || act === 'ask.when');
  const unsure = all.acts.filter((act) => !heard.acts.includes(act) && act.slots.times);
  if (wish && times.size === 0 && unsure.length > 0)
    times.set(
      wish,
      unsure.flatMap(({ slots }) => slots.times ?? []),
    );
  takeNameBesideNumber(turn, all, heard);
  for (const { slots } of heard.acts)
    if (slots.occasion) noteOccasion(turn, slots.occasion.what, slots.occasion.time);
  keepOccasionsApart(turn, times, wish);
  takeTimes(turn, takeVisitTimes(turn, times), heard);
  leavesWord(turn, heard);
}

/** Who is asked for a name with nothing taken up, after a long silence, and gives it leaves a message. */
function leavesWord(turn: Turn, { acts }: Heard): void {
  const asked = turn.state.open?.question.kind === 'name' && requestOf(turn.state) === null;
  if (asked && acts.some(({ act, slots }) => telling.has(act) && (slots.name || slots.phone)))
    takeUp(turn, 'message', false);
}

/**
 * Whether the visit an act speaks of is another than the one that is moved or called off: the day of what is
 * complained of, or asked after, never takes that one's place.
 */
function isOfAnother({ state: { wanted } }: Turn, { act }: HeardAct, heard: Heard): boolean {
  if (!looksBack.has(act)) return false;
  const changes = heard.acts.some((one) => changing.has(one.act) && one.slots.existing);
  const standing = wanted.requests.some(({ kind, settled }) => ofOneVisit.has(kind) && !settled);
  return changes || (standing && wanted.existing !== null);
}

const looksBack: ReadonlySet<Act> = new Set(['complain', 'ask.status', 'describe']);
const changing: ReadonlySet<Act> = new Set(['want.move', 'want.cancel', 'want.late']);

/** "Send somebody out then, I'm Dawn Petkau, two oh four ...": who tells a number tells whose it is. */
function takeNameBesideNumber(turn: Turn, all: Heard, heard: Heard): void {
  const numbered = heard.acts.some(({ act, slots }) => telling.has(act) && slots.phone);
  if (turn.state.caller.name || !numbered) return;
  const named = all.acts.find((act) => act.slots.name && !heard.acts.includes(act));
  if (named) takeName(turn, { ...named, act: 'give' }, heard);
}

/** Who wants no call has none promised: what they want instead is taken down anew. */
function declineCall({ state }: Turn): void {
  const { wanted } = state;
  wanted.requests = wanted.requests.filter(
    ({ kind, settled }) => settled || !ofCallsOnly.has(kind),
  );
  wanted.callTime = null;
  state.wantsNoCall = true;
}

const ofCallsOnly: ReadonlySet<RequestKind> = new Set(['callback', 'answer', 'message']);

/** "Text me rather than call" is kept for whoever gets back to them. */
function takeByText(turn: Turn, { act, slots }: HeardAct): void {
  const { caller } = turn.state;
  if (slots.answerBy) delete caller.byText;
  if (slots.answerBy === 'call') delete caller.byEmail;
  if (slots.answerBy === 'email') caller.byEmail = true;
  if (!slots.byText || caller.byText || act.startsWith('ask.')) return;
  caller.byText = true;
  delete caller.byEmail;
  tell(turn, 'byTextNoted');
  // Where the text is promised in this very turn, that says it.
  turn.intro ??= turn.statements.at(-1) ?? null;
}

/** "Not six fills, one fill": how many of what is wanted or talked of, put right. */
function takeCount(turn: Turn, act: HeardAct): void {
  const { count } = act.slots;
  if (count === undefined || turn.state.open?.question.kind === 'whichSlot') return;
  // "Actually it's only two of us", of the one thing that is wanted.
  const [only, other] = turn.state.wanted.items;
  const named = refsOf(turn, act);
  const refs = named.length === 0 && act.act === 'correct' && only && !other ? [only.ref] : named;
  for (const { serviceId } of refs) {
    if (turn.state.focus.refs.some((ref) => ref.serviceId === serviceId))
      turn.state.focus.count = count;
    const item = turn.state.wanted.items.find(({ ref }) => ref.serviceId === serviceId);
    if (!item || item.count === count) continue;
    item.count = count;
    turn.corrected = true;
    turn.took.add('service');
  }
}

function takeName(turn: Turn, { act, slots }: HeardAct, heard: Heard): void {
  const { caller, open } = turn.state;
  if (!slots.name && slots.spelled && caller.name) return takeSpelling(turn, slots.spelled);
  if (!slots.name) return;
  const asked = open?.question.kind;
  const known = caller.name?.value;
  const fuller = known !== undefined && joins(known, slots.name);
  if (turn.took.has('name') && act !== 'correct' && !fuller) return;
  const surname =
    known !== undefined &&
    !known.includes(' ') &&
    !slots.name.includes(' ') &&
    act === 'give' &&
    asked !== 'detailsRight' &&
    asked !== 'whatToChange' &&
    known.toLowerCase() !== slots.name.toLowerCase();
  const free = known === undefined || act === 'correct' || asked === 'name';
  const rereading = asked === 'detailsRight' || asked === 'whatToChange';
  const denied = heard.acts.some((one) => one.act === 'deny' || one.act === 'correct');
  // "And my name's Beth Crane", where another was read back: no part of it, it takes its place.
  const another = rereading && act === 'give' && slots.name.includes(' ');
  if (!free && !fuller && !surname && !another && !(rereading && denied)) return;
  const value = surname && !free ? `${known} ${slots.name}` : slots.name;
  if (known !== undefined && known !== value && joins(slots.name, known)) return;
  turn.corrected ||= known !== undefined && !fuller && !surname && known !== value;
  caller.name = { value, from: 'said', confirmed: false };
  turn.took.add('name');
}

/** "A, C, H, E, B as in boy, E", said of a name told before: the word of it that was meant. */
function takeSpelling(turn: Turn, letters: string): void {
  const { caller } = turn.state;
  const words = caller.name?.value.split(' ') ?? [];
  const meant = words.find((word) => unlikeness(fold(word), letters) <= mostMisheard);
  if (!caller.name || meant === undefined || turn.took.has('name')) return;
  const value = writeName(respell(words, letters));
  if (value === caller.name.value) return;
  turn.corrected = true;
  caller.name = { value, from: 'said', confirmed: false };
  turn.took.add('name');
}

const mostMisheard = 0.6;

function takeContact(turn: Turn, { act, slots }: HeardAct): void {
  const { caller } = turn.state;
  const correcting = act === 'correct' || turn.state.open?.question.kind === 'whatToChange';
  if (slots.email) {
    caller.email = setDetail(caller.email, slots.email, correcting);
    turn.took.add('email');
  }
  const known = caller.address?.value;
  const told = known && slots.unit && !slots.address ? withUnit(known, slots.unit) : undefined;
  const address = slots.address
    ? withItsUnit(joinAddress(known ?? '', slots.address), slots.unit)
    : slots.house && known
      ? withHouseNumber(known, slots.house)
      : told;
  if (address) {
    turn.corrected ||= known !== undefined && known !== address;
    caller.address = setDetail(
      caller.address,
      address,
      correcting || Boolean(slots.house ?? slots.unit),
    );
    turn.took.add('address');
  }
  if (slots.company) caller.company = slots.company;
  if (slots.billing) caller.billing = slots.billing;
}

/** "412 Beech, apartment three": the flat that was told in the same breath. */
function withItsUnit(address: string, unit: string | undefined): string {
  return unit ? withUnit(address, unit) : address;
}
