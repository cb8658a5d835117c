import { isBareDay } from '../dialogue/told-choices.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { addMonths, daysBetween, validDate } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

/** "Friday morning then", where Friday, December 4 is talked of, is that Friday. */
export function onDayTalkedOf(time: TimeExpression, day: LocalDate | null): TimeExpression {
  if (!day || !time.date || time.endDate || !isBareDay(time)) return time;
  const weeks = daysBetween(time.date, day) / 7;
  if (!Number.isInteger(weeks) || weeks <= 0) return time;
  const { candidates: _, ...named } = time;
  return { ...named, date: day };
}

/** "That Saturday", where a Saturday is talked of, is that one. */
export function thatDay(
  time: TimeExpression,
  talkedOf: readonly (LocalDate | null | undefined)[],
): TimeExpression {
  const { date: named } = time;
  if (!named || time.endDate || !pointing.test(time.text)) return time;
  const meant = talkedOf.find((day) => day && daysBetween(named, day) % 7 === 0);
  if (!meant) return time;
  const { candidates: _, ...rest } = time;
  return { ...rest, date: meant };
}

const pointing =
  /(?<!\p{L})(?:that (?:very |same )?\p{L}+day|(?:ce|cette|le même) (?:\p{L}+di|dimanche)(?:[- ]là)?)(?!\p{L})/iu;

/** "After the sixth", where the first of January is talked of, is of that January. */
export function inMonthTalkedOf(
  time: TimeExpression,
  today: LocalDate,
  talkedOf: LocalDate | null,
): TimeExpression {
  if (!talkedOf || !time.date || time.endDate || !ofNoMonth.test(time.text.trim())) return time;
  const { day } = time.date;
  const near = [-1, 0, 1].flatMap((months) => {
    const { year, month } = addMonths({ ...talkedOf, day: 1 }, months);
    const date = validDate(year, month, day);
    return date && daysBetween(today, date) >= 0 ? date : [];
  });
  const apart = (date: LocalDate) => Math.abs(daysBetween(talkedOf, date));
  const [nearest] = near.sort((one, other) => apart(one) - apart(other));
  if (!nearest) return time;
  const { candidates: _, ...rest } = time;
  return { ...rest, date: nearest };
}

/** A day of the month by its number alone, whatever hour goes with it. */
const ofNoMonth =
  /^(?:(?:make it|it's|on|after|before|until|till|from|by|not|around|après|avant|à partir|vers|pas) )*(?:d?u |the |le )(?:\d{1,2}(?:st|nd|rd|th|er)?|(?:twenty[- ]|thirty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|thirtieth|premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze|seize|vingt(?:[- ](?:et[- ])?\p{L}+)?|trente(?: et un)?)(?=$|,| (?:at|around|in|after|before|à|vers|en|après|avant|then|alors)\b)/iu;
