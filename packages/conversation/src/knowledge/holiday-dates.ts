import type { LocalDate } from '../understanding/slots/time-zone.ts';

/** Where a day is kept: a country, or `CA-BC`. */
type Place = string;

export interface HolidayRule {
  name: string;
  nameFr: string;
  /** Where it goes by another name: a country or a province, and the name. */
  nameIn?: Readonly<Record<string, string>>;
  on: (year: number) => LocalDate;
  /** Where the law makes it a holiday, and where custom alone does. */
  statutory: readonly Place[];
  customary?: readonly Place[];
}

/** The same date each year. */
export const fixed = (month: number, day: number) => (year: number) => ({ year, month, day });

/** A date whose `day` may run over the ends of its month. */
function shift(year: number, month: number, day: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The `nth` given weekday (0 for Sunday) of a month; -1 for the last. */
export const nth = (count: number, weekday: number, month: number) => (year: number) => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((weekday - first + 7) % 7) + 7 * (count - 1);
  if (count > 0) return shift(year, month, day);
  const last = new Date(Date.UTC(year, month, 0));
  return shift(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7));
};

/** The Gregorian Easter Sunday (the anonymous algorithm of Nature, 1876), moved by `days`. */
export const easter = (days: number) => (year: number) => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return shift(year, month, ((h + l - 7 * m + 114) % 31) + 1 + days);
};

/** The Monday before May 25: Holidays Act, R.S.C. 1985, c. H-5. */
export const victoriaDay = (year: number) => {
  const weekday = new Date(Date.UTC(year, 4, 24)).getUTCDay();
  return shift(year, 5, 24 - ((weekday + 6) % 7));
};
