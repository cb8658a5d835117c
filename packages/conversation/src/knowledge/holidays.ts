import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { Region } from './business.ts';
import type { HolidayRule } from './holiday-dates.ts';
import { canadianHolidays } from './holidays-of-canada.ts';
import { americanHolidays } from './holidays-of-the-united-states.ts';
import { sharedHolidays } from './shared-holidays.ts';

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
