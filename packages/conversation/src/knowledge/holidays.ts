import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { Region } from './business.ts';
import { easter, fixed, type HolidayRule, nth } from './holiday-dates.ts';
import { canadianHolidays } from './holidays-of-canada.ts';

const everywhere = ['CA', 'US'];

/** Days both countries keep. */
const sharedHolidays: readonly HolidayRule[] = [
  {
    name: "New Year's Day",
    nameFr: "le jour de l'An",
    on: fixed(1, 1),
    statutory: everywhere,
  },
  {
    name: 'Good Friday',
    nameFr: 'le Vendredi saint',
    on: easter(-2),
    statutory: ['CA'],
    customary: ['US'],
  },
  {
    name: 'Easter Sunday',
    nameFr: 'le dimanche de Pâques',
    on: easter(0),
    statutory: [],
    customary: everywhere,
  },
  {
    name: 'Labour Day',
    nameFr: 'la fête du Travail',
    nameIn: { US: 'Labor Day' },
    on: nth(1, 1, 9),
    statutory: everywhere,
  },
  {
    name: 'Christmas Eve',
    nameFr: 'la veille de Noël',
    on: fixed(12, 24),
    statutory: [],
    customary: everywhere,
  },
  {
    name: 'Christmas Day',
    nameFr: 'Noël',
    on: fixed(12, 25),
    statutory: everywhere,
  },
  {
    name: "New Year's Eve",
    nameFr: "la veille du jour de l'An",
    on: fixed(12, 31),
    statutory: [],
    customary: everywhere,
  },
];

/** Holidays of the United States alone: 5 U.S.C. § 6103. */
const americanHolidays: readonly HolidayRule[] = [
  {
    name: 'Martin Luther King Jr. Day',
    nameFr: 'la journée de Martin Luther King',
    on: nth(3, 1, 1),
    statutory: ['US'],
  },
  {
    name: "Presidents' Day",
    nameFr: 'la journée des présidents',
    on: nth(3, 1, 2),
    statutory: ['US'],
  },
  {
    name: 'Memorial Day',
    nameFr: 'le Memorial Day',
    on: nth(-1, 1, 5),
    statutory: ['US'],
  },
  {
    name: 'Juneteenth',
    nameFr: 'Juneteenth',
    on: fixed(6, 19),
    statutory: ['US'],
  },
  {
    name: 'Independence Day',
    nameFr: "le jour de l'Indépendance",
    on: fixed(7, 4),
    statutory: ['US'],
  },
  {
    name: 'Columbus Day',
    nameFr: 'le Columbus Day',
    on: nth(2, 1, 10),
    statutory: ['US'],
  },
  {
    name: 'Veterans Day',
    nameFr: 'le Veterans Day',
    on: fixed(11, 11),
    statutory: ['US'],
  },
  {
    name: 'Thanksgiving',
    nameFr: "l'Action de grâce",
    on: nth(4, 4, 11),
    statutory: ['US'],
  },
];

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
