import { sayMoment, withoutLead } from '../dialogue/preferred-time.ts';
import { refsMeant } from '../heard/heard.ts';
import { weekdays } from '../knowledge/business.ts';
import { describeNow, saySpans } from '../knowledge/describe-hours.ts';
import { addDays, openingOn, timeOf, weekdayOpening } from '../knowledge/hours.ts';
import { sayAddress } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { sayEmail, sayPhone, sayPhoneWith } from '../speaking/say-contact.ts';
import { sayTime } from '../speaking/say-time.ts';
import { findPhoneNumbers } from '../understanding/slots/phone-numbers.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import type { Grounds } from './grounds.ts';
import { phoneNameOf } from './read-others.ts';

const closed = { en: 'closed', fr: 'fermé' } as const;

/**
 * What `{hours:saturday}`, `{time:2}`, `{phone}` and their like stand for right now, as spoken; null
 * where there is no such thing to say.
 * @param written the sentence it stands in: beside `{phone:other}`, `{phone}` is the caller's own.
 */
export function sayValue(reference: string, grounds: Grounds, written: string): string | null {
  const [name = '', argument = ''] = reference
    .toLowerCase()
    .trim()
    .split(/\s*:\s*/);
  const { state, language, receptionist, now } = grounds;
  const { knowledge } = receptionist.profile;
  const { caller, wanted } = state;
  switch (name) {
    case 'hours':
      // "Until we open {hours:monday}" asks for the hour at which they begin.
      return opensThere.test(fold(written.split(`{${reference}}`)[0] ?? ''))
        ? sayBound('opens', argument, grounds)
        : sayHours(argument, grounds);
    case 'opens':
    case 'closes':
      return sayBound(name, argument, grounds);
    case 'now':
      return sayTime(localDateTime(now, knowledge.timeZone), language);
    case 'time': {
      if (argument === 'call') return withoutOn((wanted.callTime ?? wanted.time)?.spoken);
      const own = timeOfItem(argument, grounds);
      if (own) return withoutOn(own.spoken);
      const slot = argument ? state.booking.offered[Number(argument) - 1] : state.booking.chosen;
      if (slot) return withoutLead(sayMoment(slot.start, now, knowledge.timeZone, language));
      return argument ? null : withoutOn(wanted.time?.spoken);
    }
    case 'appointment':
      return withoutOn(wanted.existing?.spoken);
    case 'phone':
      if (argument) return spokenPhone(numberOf(argument, grounds));
      if (!ofBoth.test(written) && !isOfCaller(written, grounds) && theirNumber(grounds))
        return spokenPhone(theirNumber(grounds));
      return caller.phone ? sayPhoneWith(caller.phone, language) : spokenPhone(state.callerNumber);
    case 'name':
      return caller.name?.value ?? null;
    case 'email':
      return caller.email ? sayEmail(caller.email.value, language) : null;
    case 'place':
      return caller.address?.value ?? null;
    case 'shop':
      return sayShop(argument, grounds);
    default:
      return null;
  }
}

/** `{phone:ada}`: the number of whom it names, of several; else that which was told last. */
function numberOf(whom: string, { state }: Grounds): string | null | undefined {
  const { others } = state.wanted;
  const named = others.find((one) => one.phone && phoneNameOf(one) === fold(whom));
  return (named ?? others.findLast(({ phone }) => phone))?.phone;
}

const ofBoth = /\{phone\s*:\s*other\}/i;

/**
 * "Is {phone} a good number for you": a number told to the caller as their own. Whoever is named nearest
 * before it, or else after it, is whose it is.
 */
function isOfCaller(written: string, { state }: Grounds): boolean {
  const names = state.wanted.others
    .flatMap(({ name, relation }) => [name?.split(' ')[0], relation])
    .flatMap((one) => (one ? fold(one).replace(/[^\p{L}\p{N} ]/gu, '.') : []));
  const theirs = new RegExp(
    `(?<!\\p{L})(?:${['her|him|them|lui|elle|eux', ...names].join('|')})(?!\\p{L})`,
    'gu',
  );
  const [before = '', after = ''] = fold(written).split('{phone}');
  const last = (text: string, of: RegExp) => [...text.matchAll(of)].at(-1)?.index ?? -1;
  const [own, other] = [last(before, ofCaller), last(before, theirs)];
  return own >= 0 || other >= 0
    ? own > other
    : last(after, ofCaller) >= 0 && last(after, theirs) < 0;
}

const ofCaller =
  /(?<!thank )(?<!\p{L})(?:you|vous)(?!\p{L})(?!['’](?:re|d|ve|ll))|(?<!\p{L})(?:your|votre) (?:own |propre )?(?:number|numero|cell\p{L}*|phone)/gu;

/** `{time:s3}`: when that service is wanted, where each has its own time. */
function timeOfItem(alias: string | undefined, { brief, state }: Grounds) {
  const target = alias ? brief.targets.get(alias) : undefined;
  const [ref] = refsMeant(target);
  return state.wanted.items.find((item) => item.ref.serviceId === ref?.serviceId)?.time ?? null;
}

/** The number that somebody else is to be called at, or that was told as theirs just now. */
function theirNumber({ state }: Grounds): string | null {
  const { others } = state.wanted;
  const instead = others.find((other) => other.instead && other.phone);
  if (instead) return instead.phone;
  const said = state.transcript.findLast(({ role }) => role === 'user')?.content ?? '';
  const told = findPhoneNumbers(said, { language: state.language, expecting: true });
  const [last] = told.slice(-1);
  return others.find(({ phone }) => phone !== null && phone === last?.e164)?.phone ?? null;
}

function withoutOn(spoken: string | undefined): string | null {
  return spoken ? withoutLead(spoken) : null;
}

function spokenPhone(phone: string | null | undefined): string | null {
  return phone ? sayPhone(phone) : null;
}

function sayShop(what: string, { receptionist, language }: Grounds): string | null {
  const { phone, email, address, website } = receptionist.profile.knowledge;
  if (what === 'phone') return spokenPhone(phone);
  if (what === 'email') return email ? sayEmail(email, language) : null;
  if (what === 'address') return address?.trim() ? sayAddress(address, language) : null;
  if (what === 'website')
    return website ? sayEmail(website.replace(/^https?:\/\/(www\.)?|\/$/g, ''), language) : null;
  return null;
}

/** Before a span that is told as a moment: "we open again", "dès qu'on ouvre à". */
const opensThere =
  /(?<!\b(?:is|are|be|stay|stays|we're|keep)(?: (?:only|just|also|still|not|normally))?) (?:re)?opens?(?: again| back up| up)?(?: at)? $|\b(?:r?ouvr(?:e|ons|ira|irons)|rouvrira)(?: a)? $/;

/** The span of one day, without the day: `9 AM to 5 PM`, `closed`. */
function sayHours(day: string, grounds: Grounds): string | null {
  const { receptionist, language, now } = grounds;
  if (day === 'now')
    return describeNow(receptionist.profile.knowledge, now, language).replace(/\.$/, '');
  const opening = openingOf(day, grounds);
  if (!opening || opening.state === 'unknown') return null;
  return opening.state === 'closed' ? closed[language] : saySpans(opening.spans, language);
}

/** The hour at which a day's hours begin or end: `7:30 AM`; null where there are none. */
function sayBound(bound: 'opens' | 'closes', day: string, grounds: Grounds): string | null {
  const spans = openingOf(day, grounds)?.spans ?? [];
  const minutes = bound === 'opens' ? spans[0]?.open : spans.at(-1)?.close;
  if (minutes === undefined) return null;
  return sayTime(timeOf(minutes), grounds.language);
}

/** How a shop is open on `monday`, `today`, `tomorrow` or `2026-03-14`; null: no such day. */
function openingOf(day: string, { receptionist, now }: Grounds) {
  const { hours, timeZone } = receptionist.profile.knowledge;
  const today: LocalDate = localDateTime(now, timeZone);
  const weekday = weekdays.find((one) => one === day);
  const date = day === 'today' ? today : day === 'tomorrow' ? addDays(today, 1) : readDate(day);
  if (date) return openingOn(hours, date);
  return weekday ? weekdayOpening(hours, weekday) : null;
}

function readDate(text: string): LocalDate | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return found ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } : null;
}
