import { easter, fixed, type HolidayRule, nth, shift } from './holiday-dates.ts';

const everywhere = ['CA', 'US'];

/** Days both countries keep or name; those with neither law nor custom are only recognised. */
export const sharedHolidays: readonly HolidayRule[] = [
  {
    name: "New Year's Day",
    nameFr: "le jour de l'An",
    spoken: /\bnew year'?s?( day)?\b(?!'?s? eve)|jour de l'an/,
    on: fixed(1, 1),
    statutory: everywhere,
  },
  {
    name: 'Good Friday',
    nameFr: 'le Vendredi saint',
    spoken: /good friday|vendredi saint/,
    on: easter(-2),
    statutory: ['CA'],
    customary: ['US'],
  },
  {
    name: 'Easter Sunday',
    nameFr: 'le dimanche de Pâques',
    spoken: /\beaster\b(?! monday)|\bpaques\b/,
    on: easter(0),
    statutory: [],
    customary: everywhere,
  },
  {
    name: 'Labour Day',
    nameFr: 'la fête du Travail',
    nameIn: { US: 'Labor Day' },
    spoken: /labou?r day|fete du travail/,
    on: nth(1, 1, 9),
    statutory: everywhere,
  },
  {
    name: 'Christmas Eve',
    nameFr: 'la veille de Noël',
    spoken: /christmas eve|veille de noel|24 decembre/,
    on: fixed(12, 24),
    statutory: [],
    customary: everywhere,
  },
  {
    name: 'Christmas Day',
    nameFr: 'Noël',
    spoken: /\b(christmas|xmas)\b(?! eve)|(?<!veille de )\bnoel\b/,
    on: fixed(12, 25),
    statutory: everywhere,
  },
  {
    name: "New Year's Eve",
    nameFr: "la veille du jour de l'An",
    spoken: /new year'?s? eve|veille du jour de l'an|saint.?sylvestre/,
    on: fixed(12, 31),
    statutory: [],
    customary: everywhere,
  },
  {
    name: "Valentine's Day",
    nameFr: 'la Saint-Valentin',
    spoken: /valentine|saint.?valentin/,
    on: fixed(2, 14),
    statutory: [],
  },
  {
    name: "St. Patrick's Day",
    nameFr: 'la Saint-Patrick',
    spoken: /(st\.?|saint) patrick/,
    on: fixed(3, 17),
    statutory: [],
  },
  {
    name: "Mother's Day",
    nameFr: 'la fête des Mères',
    spoken: /mother'?s'? day|fete des meres/,
    on: nth(2, 0, 5),
    statutory: [],
  },
  {
    name: "Father's Day",
    nameFr: 'la fête des Pères',
    spoken: /father'?s'? day|fete des peres/,
    on: nth(3, 0, 6),
    statutory: [],
  },
  {
    name: 'Halloween',
    nameFr: "l'Halloween",
    spoken: /hallowe'?en/,
    on: fixed(10, 31),
    statutory: [],
  },
  {
    name: 'Black Friday',
    nameFr: 'le Vendredi fou',
    spoken: /black friday|vendredi fou/,
    on: (year) => {
      const { month, day } = nth(4, 4, 11)(year);
      return shift(year, month, day + 1);
    },
    statutory: [],
  },
];
