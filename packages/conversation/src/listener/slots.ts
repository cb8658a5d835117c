import { atOpening, opensThen } from '../dialogue/opening-time.ts';
import { wishedTimes } from '../dialogue/wished-times.ts';
import type { SlotValues } from '../heard/heard.ts';
import { withoutDecimals } from '../knowledge/spoken-numbers.ts';
import { withoutSpans } from '../knowledge/words.ts';
import { timeOptions } from '../receptionist.ts';
import { streetPutRight } from '../understanding/slots/address-corrections.ts';
import { findHouseNumber, findUnit } from '../understanding/slots/address-parts.ts';
import { findAddress } from '../understanding/slots/addresses.ts';
import { findAmounts } from '../understanding/slots/amounts.ts';
import { type FoundCount, findCounts } from '../understanding/slots/counts.ts';
import { findEmails } from '../understanding/slots/emails.ts';
import { findNumbers } from '../understanding/slots/numbers.ts';
import { leastTail, standsAtEnd } from '../understanding/slots/phone-corrections.ts';
import { findExtension } from '../understanding/slots/phone-extension.ts';
import { findPhoneNumbers } from '../understanding/slots/phone-numbers.ts';
import { findSpelled } from '../understanding/slots/spelled.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import { findVehicles } from '../understanding/slots/vehicles.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import { countsOfAsked } from './asked-of-one.ts';
import { callingNumber } from './calling-number.ts';
import type { FoundSlot, SlotContext } from './found-slot.ts';
import { hourPutRight } from './hour-put-right.ts';
import {
  agreesOnHour,
  atAnHour,
  eitherHour,
  hourInstead,
  isTold,
  plainClock,
  withLikeAsAt,
} from './hours-said.ts';
import { peopleIn, withOwners } from './people-told.ts';
import { textWanted, withoutHoursTold, withoutNames } from './slot-words.ts';
import { soonest } from './soonest.ts';
import { isTown } from './towns-named.ts';

const mostOffered = 24;
const leastSpelled = 3;
const thisMoment =
  /\b(?:right now|at the moment|currently|still open|open now|en ce moment|tout de suite la|presentement|la la)\b/;

/** A number with its area code is a telephone's, whatever else is talked of. */
const wholeNumber = 10;

const billingBefore =
  /\b(?:bill(?:s|ing|ed)?|invoices?|mailing|factur\w*|adresse postale)\b[^.;]{0,40}$/;
const billingAfter =
  /^[,]? (?:is |est )?(?:for|pour) (?:the |la )?(?:bill|billing|invoice|factur)\w*/;

/** An address as that of the work, or of the bill, as what stands around it says. */
function placeOf(
  text: string,
  { address, start, end }: { address: string; start: number; end: number },
): Pick<SlotValues, 'address' | 'billing'> {
  const since = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf(' and ', start), 0);
  const ofBill =
    billingBefore.test(fold(text.slice(since, start))) || billingAfter.test(fold(text.slice(end)));
  return ofBill ? { billing: address } : { address };
}

const isWithin = (one: { start: number; end: number }, other: typeof one | null) =>
  other !== null && one.start < other.end && other.start < one.end;

/**
 * Everything in an utterance that has a type of its own, each word used once: what is part of an
 * address or a telephone number is no time, no count and no name.
 */
export function findSlots(text: string, context: SlotContext): FoundSlot[] {
  const { receptionist, now, language, open, request } = context;
  const found: FoundSlot[] = [];
  const free = (start: number, end: number) =>
    !found.some((one) => one.start < end && start < one.end);
  const take = (start: number, end: number, values: SlotValues) => {
    if (free(start, end)) found.push({ start, end, values });
  };
  for (const { email, start, end } of findEmails(text, { language })) take(start, end, { email });
  const phoneLikely = open === 'phone' || open === 'phone?' || context.midNumber;
  const phonesIn = (words: string) =>
    findPhoneNumbers(words, {
      language,
      expecting: phoneLikely || open === 'readback',
      known: context.phoneKnown,
      begun: context.midNumber,
      ...(context.areaCode ? { defaultAreaCode: context.areaCode } : {}),
    });
  // A whole number with its area code is one whatever street follows it.
  for (const { e164, digits, extension, start, end } of phonesIn(withoutSpans(text, found)))
    if (e164 && digits.length >= 10) take(start, end, withExtension(e164, extension));
  for (const { bodyType, model, start, end } of findVehicles(withoutSpans(text, found))) {
    const hints = [bodyType, model].filter((hint) => typeof hint === 'string');
    if (hints.length > 0) take(start, end, { hints });
  }
  const alone =
    phoneLikely || context.phoneKnown || found.some(({ values }) => values.phone)
      ? findExtension(withoutSpans(text, found), language)
      : null;
  if (alone) take(alone.start, alone.end, { extension: alone.digits });
  const untold = withoutSpans(text, found);
  const address =
    findAddress(untold, open === 'address', receptionist.tradeWords.towns) ??
    (context.addressKnown ? streetPutRight(untold) : null);
  if (address) take(address.start, address.end, placeOf(text, address));
  // Of two addresses of one kind the first is taken; no number of the other is a telephone's.
  const another =
    address && findAddress(withoutSpans(text, found), false, receptionist.tradeWords.towns);
  if (address && another) {
    const [first, second] = [placeOf(text, address), placeOf(text, another)];
    const isOther = (first.billing === undefined) !== (second.billing === undefined);
    take(another.start, another.end, isOther ? second : {});
  }
  const house = findHouseNumber(
    withoutSpans(text, found),
    open === 'address' || (context.addressKnown === true && open !== 'phone'),
  );
  if (house) take(house.start, house.end, { house: house.house });
  const unit = findUnit(withoutSpans(text, found));
  if (unit) take(unit.start, unit.end, { unit: unit.unit });
  const said = callingNumber(text);
  // "Not this one, call my cell": the number they call from is not the one to call.
  const own = said?.turnedDown ? null : said;
  // A whole number stands for itself: pieces beside it are slips, or of something else.
  const told = found.some(({ values }) => values.phone);
  const houses = found.flatMap(({ values }) => values.house ?? houseOf(values.address) ?? []);
  // "1204 Elm Street, one two zero four": the house number is said once more, digit by digit.
  const phones = told
    ? []
    : phonesIn(withoutSpans(text, found)).filter(({ digits }) => !houses.includes(digits));
  for (const { e164, digits, extension, start, end } of phones) {
    // "A two oh five fifty five sixteen, text me at this number": a tire's size.
    const local =
      digits.length < wholeNumber &&
      (own !== null || /\b(?:an?|une?)\s+$/i.test(text.slice(0, start)));
    if (e164 && !local) take(start, end, withExtension(e164, extension));
  }
  for (const { cents, start, end } of findAmounts(text, { language }))
    take(start, end, { amounts: [cents] });
  const left = withoutDecimals(withoutSpans(text, found));
  const instead = phoneLikely
    ? null
    : hourPutRight(left, context.request !== undefined, context.hour ?? null);
  const times = findTimes(
    withLikeAsAt(withoutHoursTold(withoutNames(instead?.text ?? left, receptionist))),
    {
      ...timeOptions(receptionist, now, language),
      expecting:
        open === 'time' ||
        instead !== null ||
        eitherHour.test(text) ||
        hourInstead.test(text) ||
        agreesOnHour(text, open, request) ||
        (!phoneLikely && plainClock.test(text)),
    },
  );
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const wished = wishedTimes(text, times, today);
  for (const time of opensThen.test(fold(text))
    ? wished.map((one) => atOpening(one, receptionist))
    : wished)
    if (isTold(text, time, open, request) || isWithin(time, instead))
      take(time.start, time.end, { times: [time] });
    else if (atAnHour.test(text.slice(0, time.start)) || atAnHour.test(`${time.text} `))
      take(time.start, time.end, {});
  const soon = wished.some(({ date }) => date) ? null : soonest(text, language);
  if (soon && !text.includes('?')) take(soon.start, soon.end, { times: [soon] });
  // "I'm done work at two thirty" wishes for nothing, and is no part of a telephone number.
  for (const { time, start, end, text: said } of times)
    if (!phoneLikely && time && plainClock.test(said)) take(start, end, {});
  // Few digits are part of a number only where one is asked for, or its end is spoken of.
  for (const { e164, digits, alone, ofEnd, asDigits, start, end } of phones) {
    const told = (alone || asDigits) && (digits.length >= leastTail || phoneLikely || ofEnd);
    const ends = context.phoneKnown && digits.length > 1 && standsAtEnd(text, start, end);
    if (!e164 && (told || ends)) take(start, end, { digits });
  }
  const people = peopleIn(text, withoutOpener(withoutSpans(text, found)), {
    expecting: open === 'name',
    language,
  });
  for (const one of people)
    if (free(one.start, one.end) && !isTown(one, text, receptionist.places)) found.push(one);
  if (!people.some(({ values }) => values.name))
    for (const { letters, start, end } of findSpelled(withoutSpans(text, found)))
      if (letters.length >= leastSpelled) take(start, end, { spelled: letters });
  if (open === 'time')
    // "The first one" picks out of what was offered.
    for (const { kind, value, start, end } of findNumbers(text, { language }))
      if (kind === 'ordinal' && value <= mostOffered) take(start, end, { ordinal: value });
  for (const count of countsOfAsked(text, findCounts(withoutDecimals(text))))
    if (free(count.start, count.end))
      found.push({ start: count.start, end: count.end, values: {}, count });
  const texted = textWanted(text);
  if (texted)
    found.push({
      start: texted.index,
      end: texted.index + texted[0].length,
      values: { byText: true },
    });
  const moment = thisMoment.exec(fold(text));
  if (moment)
    found.push({
      start: moment.index,
      end: moment.index + moment[0].length,
      values: { now: true },
    });
  if (said?.turnedDown && !found.some(({ values }) => values.phone))
    take(said.start, said.end, { notThisNumber: true });
  const owned = withOwners(text, found, {
    language,
    asked: open === 'phone' || open === 'phone?' || open === 'offer.call',
  });
  if (own && !owned.some(({ values }) => values.phone) && free(own.start, own.end))
    owned.push({ start: own.start, end: own.end, values: { callerNumber: true } });
  return owned;
}

function withExtension(phone: string, extension: string | undefined): SlotValues {
  return extension ? { phone, extension } : { phone };
}

/** The number a street address begins with. */
function houseOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : /^\d+/.exec(address)?.[0];
}

/** "Kay, thank you" is "okay", and nobody called Kay. */
function withoutOpener(text: string): string {
  return text.replace(
    /^\W*m?kay(?=\W+(?:thanks?|thank|bye|great|perfect|sounds?|so|and|then|well|um|uh|that|no|yeah)\b)/i,
    (opener) => ' '.repeat(opener.length),
  );
}

/** The slots of one act: those that stand in its words. */
export function slotsWithin(found: readonly FoundSlot[], start: number, end: number): SlotValues {
  const values: SlotValues = {};
  for (const one of found) {
    // A cut may fall within it; what it ends in is what it belongs to.
    if (one.end - 1 < start || one.end - 1 >= end) continue;
    const { times, amounts, hints, others, ...rest } = one.values;
    Object.assign(values, rest);
    if (times) values.times = [...(values.times ?? []), ...times];
    if (amounts) values.amounts = [...(values.amounts ?? []), ...amounts];
    if (others) values.others = [...(values.others ?? []), ...others];
    if (hints) values.hints = [...(values.hints ?? []), ...hints];
  }
  return values;
}

/** The numbers in the words of one act that say how many. */
export function countsWithin(
  found: readonly FoundSlot[],
  start: number,
  end: number,
): FoundCount[] {
  return found.flatMap(({ count }) =>
    count && count.start >= start && count.start < end ? count : [],
  );
}
