import { alarmOf, isSureAlarm } from '../dialogue/alarm-of.ts';
import { atOpening, opensThen } from '../dialogue/opening-time.ts';
import { lastAnswered, type Turn } from '../dialogue/turn.ts';
import { type Act, acts, actsOfRules } from '../heard/acts.ts';
import {
  type Heard,
  type HeardAct,
  refsMeant,
  type ServiceRef,
  type SlotValues,
} from '../heard/heard.ts';
import { deniesDanger } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from '../listener/plain-questions.ts';
import { withPublicSafety } from '../listener/public-safety.ts';
import { tableOf } from '../table-of.ts';
import { findAddress } from '../understanding/slots/addresses.ts';
import { findEmails } from '../understanding/slots/emails.ts';
import { answeredBy } from './answered-by.ts';
import { digitsOf, saidInPieces } from './numbers-in.ts';
import { forWhomEach, withOther, withOthersHeard } from './read-others.ts';
import { isRecord } from './read-reply.ts';
import { droppedIn, readTarget, withDrop, withOptionsTogether } from './read-targets.ts';
import { asWritten, existingIn, occasionIn, timesOf, visitsIn } from './read-times.ts';
import { addressTold, isSaidWhole, lately, mayBeMeant, standsIn } from './told-details.ts';

/** More acts than these are no one turn's. */
const mostActs = 6;

/**
 * What a model heard, in the closed vocabulary: `["ask.price","s3.o2",{"count":2}]`. What names
 * nothing known is left out; a detail counts only where it stands in the caller's own words. Null
 * where nothing usable is left: the listener's own reading stands then.
 */
export function readActs(head: Record<string, unknown>, turn: Turn, heard: Heard): Heard | null {
  const listed = Array.isArray(head.a) ? head.a : Array.isArray(head.acts) ? head.acts : null;
  if (!listed) return null;
  const written = listed.slice(0, mostActs).map(partsOf);
  const parts = written.map((one) =>
    withDrop(
      one,
      turn,
      written.filter((other) => other !== one),
    ),
  );
  const meant = parts.flatMap(({ about }) => refsMeant(readTarget(about, turn)));
  const found = parts.flatMap((part) => readAct(part, turn, heard, meant) ?? []);
  if (found.length === 0) return null;
  const acts = withAlarm(withHeardToo(forWhomEach(withOptionsTogether(found)), heard), heard);
  return { ...heard, acts: withPublicSafety(withOthersHeard(acts, heard, turn), heard) };
}

/** What the caller denies of a danger stands whatever a model made of it, and so does what they ask or want beside a goodbye. */
function withHeardToo(found: HeardAct[], { acts: listened }: Heard): HeardAct[] {
  const leaves =
    found.some(({ act }) => act === 'bye') && found.every(({ act }) => parting.has(act));
  const more = listened.filter(
    ({ act, confidence, words, target }) =>
      (act === 'calm' && !found.some((one) => one.act === 'calm')) ||
      (leaves &&
        confidence >= sureEnough &&
        ((act.startsWith('ask.') && isPutAsQuestion(words)) ||
          (act === 'want.book' && target?.kind === 'services'))),
  );
  return [...more, ...found];
}

/** What would have an emergency passed over, in the same breath as it is told. */
const passesOver: ReadonlySet<Act> = new Set([
  'calm',
  'wrong.number',
  'offtopic',
  'unclear',
  'aside',
  'bye',
  'who.job',
  'who.supplier',
]);

/** An emergency that rules are sure of in these very words is met, whatever a model makes of them. */
function withAlarm(found: HeardAct[], { acts: listened, text: words }: Heard): HeardAct[] {
  const [alarm] = listened.filter(({ act }) => act === 'alarm.urgent' || act === 'alarm.danger');
  if (!alarm || listened.some(({ act }) => act === 'calm')) return found;
  if (!isSureAlarm(words)) return found;
  const rest = found.filter(({ act }) => !passesOver.has(act));
  return rest.some(({ act }) => act.startsWith('alarm.')) ? rest : [alarm, ...rest];
}

const parting: ReadonlySet<Act> = new Set(['bye', 'thanks', 'ack', 'affirm', 'deny']);
/** Less surely heard, a question beside a goodbye may be none. */
const sureEnough = 0.5;

/** @param meant the services that any act of the reply is about. */
function readAct(
  { name, about, slots }: ReturnType<typeof partsOf>,
  turn: Turn,
  heard: Heard,
  meant: readonly ServiceRef[],
): HeardAct | null {
  const act = [...acts, ...actsOfRules].find((known) => known === name);
  if (!act) return null;
  // A model may hear danger that the listener missed; salesmen, who are let go, it may not.
  const heardToo = heard.acts.some((own) => own.act === act);
  // Nor does a model alone take back what rules are sure of, nor by the denial of a danger that is not this one.
  if (act === 'calm' && !heardToo && (alarmOf(turn.state) === 'sure' || deniesDanger(heard.text)))
    return null;
  if (act === 'who.sales' && !heardToo) return null;
  const own = heard.acts.find((other) => other.act === act);
  const alone = heard.acts.length <= 1 || !own;
  return {
    act,
    confidence: 1,
    start: alone ? 0 : own.start,
    end: alone ? heard.text.length : own.end,
    words: alone ? heard.text : own.words,
    target: readTarget(about, turn),
    slots: withOther(readSlots(slots, act, turn, heard, own?.slots ?? {}, meant), slots, act, turn),
  };
}

function partsOf(one: unknown): { name: unknown; about: unknown; slots: Record<string, unknown> } {
  if (typeof one === 'string') return { name: one, about: null, slots: {} };
  if (Array.isArray(one)) {
    const [name, ...rest] = one;
    const about = rest.find((each) => typeof each === 'string') ?? rest.find(Array.isArray) ?? null;
    return { name, about, slots: rest.find(isRecord) ?? {} };
  }
  if (!isRecord(one)) return { name: null, about: null, slots: {} };
  const { act, a, of, target, about, slots, ...rest } = one;
  return {
    name: act ?? a,
    about: of ?? target ?? about ?? null,
    slots: isRecord(slots) ? slots : rest,
  };
}

export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

/** Details in their own types: rules read numbers and times, the model only says which words. */
function readSlots(
  said: Record<string, unknown>,
  act: Act,
  turn: Turn,
  heard: Heard,
  own: SlotValues,
  meant: readonly ServiceRef[],
): SlotValues {
  const listened: SlotValues = Object.assign({}, ...heard.acts.map(({ slots }) => slots));
  const values: SlotValues = {};
  const words = lately(turn);
  const name = text(said.name);
  // "Last name's Tiller by the way": the first name was told before.
  if (name && isSaidWhole(name, `${words} ${fold(turn.state.caller.name?.value ?? '')}`))
    values.name = name;
  const phone = phoneIn(said.phone, turn);
  // Of two numbers told in one breath each is one that was heard.
  const isHeard = heard.acts.some(({ slots }) => slots.phone === phone);
  if (phone && (isHeard || endsLater(phone, listened.phone, turn))) values.phone = phone;
  else if (listened.phone && said.phone !== undefined && said.phone !== 'same')
    values.phone = listened.phone;
  if (said.callerNumber === true || said.phone === 'same') values.callerNumber = true;
  const dictates =
    (said.phone !== undefined && said.phone !== 'same') ||
    turn.state.open?.question.kind === 'phone';
  if (dictates && listened.digits && !values.phone) values.digits = listened.digits;
  const [found] = findEmails(text(said.email) ?? '', { language: heard.language });
  const all = lately(turn, Number.POSITIVE_INFINITY);
  const email = listened.email ?? (found && isSaidWhole(found.email, all) ? found.email : null);
  if (email) values.email = email;
  const place = text(said.address);
  const told = place && addressTold(place, turn);
  if (told) values.address = told;
  else if (place && listened.address && sharesWord(place, listened.address))
    values.address = listened.address;
  else if (place) {
    const ofWords = findAddress(heard.text, true);
    if (ofWords && sharesWord(place, ofWords.address)) values.address = ofWords.address;
  }
  const bill = text(said.billing);
  const billing = bill && addressTold(bill, turn);
  if (billing) values.billing = billing;
  const occasion = occasionIn(text(said.occasion) ?? '', turn, heard);
  if (occasion) values.occasion = occasion;
  const when = text(said.when);
  if (when) {
    const times = asWritten(when, visitsIn(when, timesOf(when, turn, heard)), act, turn, heard);
    if (times.length > 0 && (standsIn(when, words) || mayBeMeant(times, turn)))
      values.times = opensThen.test(fold(when))
        ? times.map((one) => atOpening(one, turn.receptionist))
        : times;
    else if (own.times ?? listened.times) values.times = own.times ?? listened.times ?? [];
  }
  const existing = existingIn(text(said.existing) ?? '', act, turn, heard);
  if (existing.length > 0) values.existing = existing;
  const count = Number(said.count ?? said.n);
  if (Number.isInteger(count) && count >= 1 && count <= 500) values.count = count;
  for (const key of ['town', 'thing', 'person', 'company'] as const) {
    const value = text(said[key]);
    if (value && (key === 'thing' || standsIn(value, words))) values[key] = value;
  }
  Object.assign(values, droppedIn(said, turn, meant), answeredBy(said, act, turn, listened));
  const dropsPerson = ofPerson.exec(text(said.drop) ?? '');
  if (dropsPerson) {
    values.notOf = (dropsPerson[1] ?? values.person ?? '').trim();
    delete values.person;
  }
  const back = /\b(?:when|time|booking|cancel|move|late|call(?:back)?)\b/.exec(
    text(said.drop) ?? '',
  )?.[0];
  if (back) values.takesBack = [takenBack[back] ?? 'time'];
  const hints = [said.hints].flat().flatMap((one) => text(one) ?? []);
  if (hints.length > 0) values.hints = hints;
  if (own.amounts && act === 'claim') values.amounts = own.amounts;
  return values;
}

/** Whether two readings are of one place: they have a number or a name in common. */
function sharesWord(one: string, other: string): boolean {
  const words = new Set(fold(one).match(/\d+|\p{L}{4,}/gu));
  return (fold(other).match(/\d+|\p{L}{4,}/gu) ?? []).some((word) => words.has(word));
}

/** `person`, or `person:Ada`. */
const ofPerson = /^person\b[\s:,-]*(.*)$/i;

const takenBack: Readonly<Record<string, 'booking' | 'change' | 'late' | 'call'>> = tableOf({
  booking: 'booking',
  call: 'call',
  callback: 'call',
  cancel: 'change',
  late: 'late',
  move: 'change',
});

/**
 * "…oh one eight one, no wait, eight seven": of two readings the one whose end was said last is meant;
 * a model hears what was put right, and the rules where digits are told one by one.
 */
function endsLater(phone: string, heard: string | undefined, turn: Turn): boolean {
  if (!heard || heard === phone) return true;
  const told = toldDigits(turn);
  // Rules give a number without its area that of the one they call from.
  const area = heard.slice(2, 5);
  if (!told.some((stream) => stream.includes(area))) return true;
  const at = (one: string) => Math.max(...told.map((stream) => stream.lastIndexOf(one.slice(-4))));
  return at(phone) >= at(heard);
}

/** The digits a caller has told of late, read one by one and read as numbers are said. */
function toldDigits({ state }: Turn): string[] {
  const told = state.transcript
    .filter(({ role }) => role === 'user')
    .slice(-digitTurns)
    .map(({ content }) => fold(content));
  return [told.map(digitsOf).join(''), told.map((one) => saidInPieces(one).join('')).join('')];
}

const digitTurns = 6;

/** A telephone number whose every digit the caller said of late, or heard from us and let stand. */
function phoneIn(said: unknown, turn: Turn): string | null {
  const digits = String(text(said) ?? '')
    .replace(/\D/g, '')
    .replace(/^1(?=[2-9]\d{9}$)/, '');
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return null;
  const saidIt = toldDigits(turn).some((told) => {
    const start = told.indexOf(digits.slice(0, 6));
    // The area may be told last, once it was asked for.
    const apart = told.includes(digits.slice(3)) && told.includes(digits.slice(0, 3));
    // "…oh one seven eight, no wait, seven nine": its last two are put right.
    const begun = told.indexOf(digits.slice(0, 8));
    const mended = begun >= 0 && told.lastIndexOf(digits.slice(8)) > begun + 7;
    return apart || mended || (start >= 0 && told.lastIndexOf(digits.slice(6)) > start);
  });
  return saidIt || digitsOf(fold(lastAnswered(turn))).includes(digits) ? `+1${digits}` : null;
}
