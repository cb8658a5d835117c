import { easter, fixed, type HolidayRule, nth } from './holiday-dates.ts';

const everywhere = ['CA', 'US'];

/** Days both countries keep. */
export const sharedHolidays: readonly HolidayRule[] = [
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
