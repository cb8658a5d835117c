import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { daysNamedIn } from './day-rules.ts';
import { fold, monthNames } from './words.ts';

/** A stretch of a year, from a day to another, each a month and a day of it: `[12, 8]`. */
export interface YearSpan {
  from: readonly [month: number, day: number];
  to: readonly [month: number, day: number];
}

const cut = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|janv|fevr?|avr|juil|juill';
const month = `(${monthNames}|(?:${cut})\\b\\.?)`;
const day = '(\\d{1,2})(?:st|nd|rd|th|er)?';
const hour = '(?: (?:at |a )?(?:noon|midi|\\d{1,2}(?::\\d\\d)? ?(?:am|pm|h)))?';
const upTo = `${hour} ?(?:-|–|to|through|thru|till?|until|and|au|jusqu'au|et) ?`;

/** "Dec 8-12", "December 8 to January 3". */
const monthFirst = new RegExp(`\\b${month} ${day}(?:${upTo}(?:${month} )?${day})?(?![\\d:])`, 'gu');
/** "Du 8 au 12 décembre", "le 24 décembre", "8 to 12 December". */
const dayFirst = new RegExp(`\\b${day}(?:(?: ${month})?${upTo}${day})? ${month}(?!\\p{L})`, 'gu');

const months = 12;

/** 1 is January. */
function numberOf(name: string): number {
  const bare = name.replace('.', '');
  const all = monthNames.split('|');
  const at = all.includes(bare) ? all.indexOf(bare) : all.findIndex((one) => one.startsWith(bare));
  return (at % months) + 1;
}

/** The days of a year that an owner's words name, one by one or from one to another. */
export function yearSpansIn(written: string): YearSpan[] {
  const folded = fold(written);
  const span = (from: [string, string], to: [string, string]): YearSpan => ({
    from: [numberOf(from[0]), Number(from[1])],
    to: [numberOf(to[0]), Number(to[1])],
  });
  const found = [...folded.matchAll(monthFirst)].map(
    ([, name = '', first = '', last = name, end = first]) => span([name, first], [last, end]),
  );
  if (found.length > 0) return found;
  return [...folded.matchAll(dayFirst)].map(([, first = '', name, end = first, last = '']) =>
    span([name ?? last, first], [last, end]),
  );
}

/** Whether a day lies in a stretch of the year, over its end too. */
export function isWithin({ month: at, day: on }: LocalDate, { from, to }: YearSpan): boolean {
  const order = ([ofYear, ofMonth]: readonly [number, number]) => ofYear * 100 + ofMonth;
  const [date, first, last] = [order([at, on]), order(from), order(to)];
  return first <= last ? date >= first && date <= last : date >= first || date <= last;
}

/** As owners cut the days short, written large: "Tues - Sat". A caller's "sat" is no day. */
const short: readonly (readonly [RegExp, string])[] = [
  [/\bMon\b\.?/g, 'Monday'],
  [/\bTues?\b\.?/g, 'Tuesday'],
  [/\bWed\b\.?/g, 'Wednesday'],
  [/\bThu(?:rs?)?\b\.?/g, 'Thursday'],
  [/\bFri\b\.?/g, 'Friday'],
  [/\bSat\b\.?/g, 'Saturday'],
  [/\bSun\b\.?/g, 'Sunday'],
];

/** An owner's words with the days of the week in full. */
export function withDaysInFull(written: string): string {
  const full = short.reduce((text, [cutShort, name]) => text.replace(cutShort, name), written);
  return full.replace(/(?<=day) ?[-–] ?(?=\p{Lu}\p{L}+day\b)/gu, ' to ');
}

/** The days of the week that an owner's words name, cut short or not. */
export const daysWritten = (written: string) => daysNamedIn(fold(withDaysInFull(written)));
