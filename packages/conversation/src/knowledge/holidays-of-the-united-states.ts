import { fixed, type HolidayRule, nth } from './holiday-dates.ts';

/** Holidays of the United States alone: 5 U.S.C. § 6103. */
export const americanHolidays: readonly HolidayRule[] = [
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
