import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { Region } from './business.ts';
import type { HolidayRule } from './holiday-dates.ts';
import { canadianHolidays } from './holidays-of-canada.ts';
import { americanHolidays } from './holidays-of-the-united-states.ts';
import { sharedHolidays } from './shared-holidays.ts';
import { fold } from './words.ts';

const holidayRules = [...canadianHolidays, ...americanHolidays, ...sharedHolidays];

export interface Holiday {
  name: string;
  nameFr: string;
  date: LocalDate;
  /** Whether the law of the region makes it a holiday, rather than custom. */
  statutory: boolean;
}

function isKept(places: readonly string[] | undefined, region: Region | null): boolean {
  if (!places) return false;
  if (!region) return places.includes('CA') && places.includes('US');
  return (
    places.includes(region.country) || places.includes(`${region.country}-${region.subdivision}`)
  );
}

function sameDate(a: LocalDate, b: LocalDate): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}

function isBefore(a: LocalDate, b: LocalDate): boolean {
  return a.year * 10_000 + a.month * 100 + a.day < b.year * 10_000 + b.month * 100 + b.day;
}

function holidayOf(rule: HolidayRule, date: LocalDate, region: Region | null): Holiday {
  const statutory = isKept(rule.statutory, region);
  const local = rule.nameIn?.[region?.subdivision ?? ''] ?? rule.nameIn?.[region?.country ?? ''];
  return { name: local ?? rule.name, nameFr: rule.nameFr, date, statutory };
}

/**
 * The holiday kept on `date` in `region`, by law or by custom, or null. Without a region, only
 * those that Canada and the United States share.
 */
export function holidayOn(date: LocalDate, region: Region | null): Holiday | null {
  for (const rule of holidayRules) {
    const kept = isKept(rule.statutory, region) || isKept(rule.customary, region);
    if (kept && sameDate(rule.on(date.year), date)) return holidayOf(rule, date, region);
  }
  return null;
}

/**
 * The next holiday named in `text`, on or after `today`, or null. Where a name means different days
 * in different places (Thanksgiving), the region's own is meant.
 */
export function findHoliday(text: string, region: Region | null, today: LocalDate): Holiday | null {
  const folded = fold(text);
  const named = holidayRules.filter((rule) => rule.spoken.test(folded));
  const rule =
    named.find((one) => isKept(one.statutory, region)) ??
    named.find((one) => isKept(one.customary, region)) ??
    named[0];
  if (!rule) return null;
  const thisYear = rule.on(today.year);
  const date = isBefore(thisYear, today) ? rule.on(today.year + 1) : thisYear;
  return holidayOf(rule, date, region);
}
