import { ageSaid } from '../knowledge/bare-amounts.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { dayNames, fold } from '../knowledge/words.ts';
import { lookUp } from '../plan/refs.ts';
import {
  ageStands,
  hearsPrice,
  isAllOfThem,
  isCallersCount,
  isLeftOver,
  isPlaceTold,
  isTimeOfDay,
  namesHour,
  pricing,
  promisesLength,
} from './callers-count.ts';
import { exclaims } from './check-unsupported.ts';
import {
  isAmountThere,
  isHalfHour,
  planHas,
  standsAfterItsWord,
  unitFollows,
} from './counts-written.ts';
import type { Grounds } from './grounds.ts';
import { isHouseNumber, isOfDigits, isShopsNumber } from './house-numbers.ts';
import { lastsThere } from './lengths-there.ts';
import { numbersIn } from './numbers-in.ts';
import { isDistance, isSameLength } from './reckoned-times.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { isOfHelp } from './sends-for-help.ts';
import {
  isClockWritten,
  shared,
  spanStands,
  speaksOf,
  timeWord,
  withDigits,
} from './standing-words.ts';
import type { WrittenNumber } from './written-numbers.ts';
import { between, countsOf, listed } from './written-numbers.ts';

/** "One of our two days", "un des deux". */
const oneOf =
  /\b(?:one|either|neither|which|une?|l'un|l'une|lequel|laquelle) (?:of (?:the|our|your|those|these)|des|de ces|de nos|de vos) $/;

/** Whether a number that is no amount may be said: it counts what the shop, the caller or the plan counts. */
export function mayCount(
  number: WrittenNumber,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const { folded } = sentence;
  const { value, start, end } = number;
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (isOfHelp(value, before, after)) return true;
  if (value <= 6 && listed.test(after)) return true;
  if (isOfDigits(value, before, after, folded, grounds)) return true;
  if (value <= mostPassing && oneOf.test(before)) return true;
  if (isHalfHour(value, after, folded, grounds)) return true;
  if (isBoundOfOthers(value, before, grounds)) return false;
  const age = ageSaid(before, after);
  if (age) return ageStands(value, age, folded, grounds);
  if (orOlderThan.test(after)) {
    if (ageStands(value, 'mustBe', folded, grounds)) return true;
    if (!grounds.passages.some((one) => one.kind !== 'shop' && one.numbers.has(value)))
      return false;
  }
  // "An F-150", "a CR-5" of the caller's: part of a name.
  if (/[a-z]-$/.test(before) && grounds.callerNumbers.has(value)) return true;
  const around = folded.slice(Math.max(0, start - longestSpan), end + longestSpan);
  if (isTold(number, folded, grounds) || spanStands(around, folded, grounds)) return true;
  if (isOfOptionTold(value, sentence, grounds)) return true;
  if (countsOf(sentence).has(value) || isLeftOver(number, folded, grounds)) return true;
  if (
    value <= mostPassing &&
    (ofThem.test(before) ||
      bothOfThem.test(folded.slice(Math.max(0, start - 12), end + 12)) ||
      countsInPassing(before, after, grounds))
  )
    return true;
  if (grounds.counts.has(value) && !pricing.test(before) && !timeWord.test(after.trim()))
    return true;
  if (isDayTold(number, before, grounds)) return true;
  if (isAllOfThem(value, before, after, grounds)) return true;
  if (isAllAdded(value, before, sentence)) return true;
  if (value <= mostPassing && notesAll.test(before) && /^(?: of [a-z]+)? down\b/.test(after))
    return true;
  if (isDistance(number, folded, grounds)) return true;
  // "Three thirty", which the caller named, read as a number: beside a day, or of what opens then.
  const [hour, minute] = [Math.floor(value / 100), value % 100];
  const ofClock = ofHours.test(folded) || onDay.test(after) || dayJustBefore.test(before);
  if (hour >= 1 && hour <= 12 && minute < 60) {
    const named = (hour % 12) * 60 + minute;
    const isPrice = pricing.test(before) && !(startsAt.test(before) || latest.test(before));
    if (!isPrice && ofClock && grounds.times.has(named)) return true;
    if (!isPrice && isClockWritten(named, folded, grounds)) return true;
  }
  const clock = value >= 1 && value <= 12 && grounds.times.has((value % 12) * 60);
  if (clock && grounds.callerNumbers.has(value) && !pricing.test(before)) return true;
  if (clock && /\b(?:at|by|before|after|around|until|vers|avant|apres|jusqu'a)\s*$/.test(before))
    return true;
  if (isHouseNumber(folded.slice(start, end), after, grounds)) return true;
  if (isShopsNumber(value, before, after, grounds)) return true;
  if (isSameLength(number, folded, grounds)) return true;
  if (
    value <= mostPassing &&
    exclaims.test(folded) &&
    !timeWord.test(/[a-z]+/.exec(after)?.[0] ?? '')
  )
    return true;
  // "He drilled it in ninety-eight", to who said so.
  if (
    grounds.callerNumbers.has(value) &&
    /\b(?:in|since|of|en|depuis)\s*$/.test(before) &&
    /^\s*(?:$|[.,;!?])/.test(after) &&
    isYear(value)
  )
    return true;
  if (isTimeOfDay(before, after) || /^\d{1,2}:\d\d$/.test(folded.slice(start, end))) return true;
  const next = /^[a-z]+/.exec(after.replace(between, ''))?.[0] ?? '';
  const stems = contentStems(next);
  const unit = stems.size > 0 || timeWord.test(next) ? next : '';
  for (const passage of grounds.passages) {
    if (!passage.numbers.has(value)) continue;
    // A clock time of the opening hours is no length of anything.
    if (passage.kind === 'shop' && timeWord.test(next)) continue;
    if (unit === '' && standsAfterItsWord(passage, value, before)) return true;
    if (unit === '' && pricing.test(before) && isAmountThere(passage, value, grounds)) continue;
    if (
      unit === '' &&
      !namesHour(value, before) &&
      hearsPrice.test(`${grounds.lastWords} ${folded}`)
    )
      continue;
    const unitThere = unit === '' || unitFollows(passage, value, unit, stems);
    if (unitThere && shared(passage, folded, grounds, stems) > 0) return true;
  }
  if (planHas(value, unit, grounds)) return true;
  const saidSo = new RegExp(`\\b${folded.slice(start, end)}\\b`).test(grounds.caller);
  if (promisesLength(before, after, folded)) return false;
  if (isPlaceTold(number, folded, grounds)) return true;
  if (saidSo || grounds.callerNumbers.has(value) || grounds.callerDigits.includes(String(value)))
    return isCallersCount(number, folded, grounds);
  return false;
}

/**
 * A number the caller said, or one that stands in words of the owner's which the sentence speaks of, in
 * a place where it is the price of nothing: "at sixty-eight he is", "18 or over", "the first 45 minutes".
 */
function isTold({ value, start, end }: WrittenNumber, folded: string, grounds: Grounds): boolean {
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  const { callerNumbers, callerAmounts } = grounds;
  if (needed.test(before) && callerNumbers.has(value) && !callerAmounts.has(value * 100))
    return true;
  const aged =
    /\b(?:at|a) $/.test(before) &&
    /^,? (?:the|your|you|he|she|his|her|they|votre|vous|il|elle|le|la)\b/.test(after);
  if (
    pricing.test(before) &&
    !aged &&
    !ofAge.test(after) &&
    !timeWord.test(/^[ -]*([a-z]+)/.exec(after)?.[1] ?? '')
  )
    return false;
  if (/^[ -]*(?:percent|per cent|pour ?cent|%|dollars?|bucks?|cents?|piastres?)/.test(after))
    return false;
  const counts = /^[ -]*[a-z]{3,}/.test(after);
  const theirsOnly =
    callerNumbers.has(value) &&
    !callerAmounts.has(value * 100) &&
    !promisesLength(before, after, folded);
  if (theirsOnly && (counts || aged || !grounds.bareNumbers.has(value))) return true;
  if (counts && isSumOfTheirs(value, grounds) && !timeWord.test(/[a-z]+/.exec(after)?.[0] ?? ''))
    return true;
  if (/^ (?:and a half|et demie?)\b/.test(after)) return false;
  return grounds.passages.some(
    (passage) =>
      passage.kind !== 'shop' &&
      passage.numbers.has(value) &&
      !isAmountThere(passage, value, grounds) &&
      speaksOf(passage, folded, grounds) &&
      (ofAge.test(after) ||
        !timeWord.test(/^[ -]*([a-z]+)/.exec(after)?.[1] ?? '') ||
        lastsThere(passage, value, folded, grounds.cited.has(passage), after)),
  );
}

/** "Three upstairs, no, four, six on the main floor and two in the basement": twelve of them. */
function isSumOfTheirs(value: number, { callerNumbers }: Grounds): boolean {
  const parts = [...callerNumbers].filter((one) => one > 0 && one < value).slice(-mostPassing);
  const sums = [{ sum: 0, of: 0 }];
  for (const part of parts)
    sums.push(...sums.map(({ sum, of }) => ({ sum: sum + part, of: of + 1 })));
  return sums.some(({ sum, of }) => sum === value && of > 1);
}

/** "{f1} for 60 minutes or {f2} for 90": the number an option is called by, beside its price. */
function isOfOptionTold(value: number, { places }: ModelSentence, grounds: Grounds): boolean {
  return places.some(({ computed }) =>
    computed?.figures.some(({ source }) => {
      const option = source.kind === 'row' ? lookUp(grounds, source.ref)?.option : null;
      return numbersIn(fold(option?.name ?? '')).has(value);
    }),
  );
}

/** "I've put all three down": of what the caller named. */
const notesAll = /\bput (?:all|the|these|those) $/;

/** "The two come to {f1+f2}": as many as are added up. */
function isAllAdded(value: number, before: string, { places }: ModelSentence): boolean {
  if (!/\b(?:the|both|all|these|those|les|ces|tous|toutes)(?: les)? $/.test(before)) return false;
  return places.some(
    ({ computed }) => new Set(computed?.figures.map(({ id }) => id)).size === value,
  );
}

/** "A minimum of 400": a bound that no text of the owner's sets, though the caller spoke of as many. */
function isBoundOfOthers(value: number, before: string, { passages }: Grounds): boolean {
  return (
    /\b(?:minimums?|maximums?|limits?) (?:of|is|de|est de|there is|there's)(?: about)? $/.test(
      before,
    ) && passages.every(({ numbers }) => !numbers.has(value))
  );
}

/** "Around the twentieth", to who said so. */
function isDayTold(
  { value }: WrittenNumber,
  before: string,
  { caller, callerNumbers }: Grounds,
): boolean {
  if (value > 31 || !callerNumbers.has(value) || !/\b(?:le|the) $/.test(before)) return false;
  return new RegExp(`\\b(?:le|the) ${value}`).test(withDigits(caller));
}

/** "Someone eighteen or older". */
const orOlderThan = /^ (?:or|and|ou|et) (?:older|over|up|plus)\b/;

/** "65 ans et plus": an age, whether or not the owner wrote of years. */
const ofAge =
  /^[ -]?(?:ans|years?(?: of age| old)?) (?:et|ou|and|or) (?:plus|moins|over|up|older|above|under|younger)\b/;

/** "Even if he only needs four": as many as they said they want. */
const needed =
  /\b(?:needs?|wants?|there(?:'s| are)|besoin de|veut|voulez) (?:only |just |about |que )?$/;

const aDay = `(?:(?:on|this|next|the|le|ce|de|du) )*(?:${dayNames}|today|tomorrow|aujourd'hui|demain)s?`;
const onDay = new RegExp(`^,? ${aDay}\\b`);
const dayJustBefore = new RegExp(`\\b${aDay},? $`);

const ofHours =
  /\b(?:open|opens|clos\w+|starts?|done|finish\w*|too late|too early|ferm\w*|ouv\w*|commenc\w*|fini\w*)\b/;
const startsAt = /\b(?:open|opens|closes?|starts?|begins?|finish|done|back|arrives?) at $/;
const latest = /\b(?:latest|earliest|last|first)(?: [a-z]+){0,2} is $/;

const longestSpan = 16;

function isYear(value: number): boolean {
  return (value > 31 && value < 100) || (value > 1900 && value < 2100);
}

/** "Les deux", all of what was spoken of. */
const ofThem = /\b(?:les|vos|nos|mes|ces|vous|tous|toutes)(?: les)? $/;

/** "The two separately". */
const bothOfThem =
  /\b(?:the|these|those|all)(?: other)? (?:two|three|four|2|3|4)(?= (?:separately|together|apart|of (?:them|those|you))\b|[,.;?!])/;

/** As few as these are counted in passing. */
const mostPassing = 6;

/** "If it's two flights up", "the two repairs": things the caller speaks of, or services, few of them. */
function countsInPassing(before: string, after: string, grounds: Grounds): boolean {
  const noun = /^[ -]*([a-z]{3,})/.exec(after)?.[1] ?? '';
  if (
    timeWord.test(noun) ||
    /^(?:percent|pour|dollars?|bucks?|cents?|hundred|thousand)$/.test(noun)
  )
    return false;
  if (/\b(?:if|si)\b[^.;,]*$/.test(before)) return noun !== '';
  const stems = contentStems(noun);
  const told = contentStems(grounds.caller);
  const services = contentStems(
    grounds.receptionist.profile.knowledge.services.map(({ name }) => name).join(' '),
  );
  return [...stems].some((stem) => told.has(stem) || services.has(stem));
}
