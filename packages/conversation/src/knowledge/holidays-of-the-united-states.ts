import { fixed, type HolidayRule, nth } from './holiday-dates.ts';

/** Holidays of the United States alone: 5 U.S.C. § 6103. */
export const americanHolidays: readonly HolidayRule[] = [
  {
    name: 'Martin Luther King Jr. Day',
    nameFr: 'la journée de Martin Luther King',
    spoken: /martin luther|\bmlk\b/,
    on: nth(3, 1, 1),
    statutory: ['US'],
  },
  {
    name: "Presidents' Day",
    nameFr: 'la journée des présidents',
    spoken: /president'?s'?|washington'?s birthday/,
    on: nth(3, 1, 2),
    statutory: ['US'],
  },
  {
    name: 'Memorial Day',
    nameFr: 'le Memorial Day',
    spoken: /memorial day/,
    on: nth(-1, 1, 5),
    statutory: ['US'],
  },
  {
    name: 'Juneteenth',
    nameFr: 'Juneteenth',
    spoken: /juneteenth/,
    on: fixed(6, 19),
    statutory: ['US'],
  },
  {
    name: 'Independence Day',
    nameFr: "le jour de l'Indépendance",
    spoken: /independence day|(4th|fourth) of july|july (4th|fourth)/,
    on: fixed(7, 4),
    statutory: ['US'],
  },
  {
    name: 'Columbus Day',
    nameFr: 'le Columbus Day',
    spoken: /columbus|indigenous peoples?'? day/,
    on: nth(2, 1, 10),
    statutory: ['US'],
  },
  {
    name: 'Veterans Day',
    nameFr: 'le Veterans Day',
    spoken: /veteran'?s'? day/,
    on: fixed(11, 11),
    statutory: ['US'],
  },
  {
    name: 'Thanksgiving',
    nameFr: "l'Action de grâce",
    spoken: /thanksgiving|action de grace/,
    on: nth(4, 4, 11),
    statutory: ['US'],
  },
];
