import { easter, fixed, type HolidayRule, nth, victoriaDay } from './holiday-dates.ts';

const canada = (subdivisions: string) => subdivisions.split(' ').map((one) => `CA-${one}`);

/**
 * Holidays of Canada alone. Sources: the Holidays Act, R.S.C. 1985, c. H-5, and the employment
 * standards acts of the provinces and territories, among them British Columbia's Employment
 * Standards Act, Ontario's Employment Standards Act, 2000, Part X, and Québec's Act respecting
 * labour standards, s. 60, with its National Holiday Act.
 */
export const canadianHolidays: readonly HolidayRule[] = [
  {
    name: 'Family Day',
    nameFr: 'le jour de la Famille',
    on: nth(3, 1, 2),
    statutory: canada('AB BC NB ON SK'),
  },
  {
    name: 'Louis Riel Day',
    nameFr: 'la journée Louis Riel',
    on: nth(3, 1, 2),
    statutory: canada('MB'),
  },
  {
    name: 'Islander Day',
    nameFr: 'la fête des Insulaires',
    on: nth(3, 1, 2),
    statutory: canada('PE'),
  },
  {
    name: 'Heritage Day',
    nameFr: 'la journée du Patrimoine',
    on: nth(3, 1, 2),
    statutory: canada('NS'),
  },
  {
    name: 'Easter Monday',
    nameFr: 'le lundi de Pâques',
    on: easter(1),
    statutory: canada('QC'),
    customary: ['CA'],
  },
  {
    name: "National Patriots' Day",
    nameFr: 'la Journée nationale des patriotes',
    on: victoriaDay,
    statutory: canada('QC'),
  },
  {
    name: 'Victoria Day',
    nameFr: 'la fête de la Reine',
    on: victoriaDay,
    statutory: canada('AB BC MB NT NU ON SK YT'),
    customary: canada('NB NL NS PE'),
  },
  {
    name: 'National Indigenous Peoples Day',
    nameFr: 'la Journée nationale des peuples autochtones',
    on: fixed(6, 21),
    statutory: canada('NT YT'),
  },
  {
    name: 'Saint-Jean-Baptiste Day',
    nameFr: 'la fête nationale du Québec',
    on: fixed(6, 24),
    statutory: canada('QC'),
  },
  {
    name: 'Canada Day',
    nameFr: 'la fête du Canada',
    on: fixed(7, 1),
    statutory: ['CA'],
  },
  {
    name: 'Nunavut Day',
    nameFr: 'la fête du Nunavut',
    on: fixed(7, 9),
    statutory: canada('NU'),
  },
  {
    name: 'the August civic holiday',
    nameFr: "le congé civique d'août",
    nameIn: {
      AB: 'Heritage Day',
      BC: 'BC Day',
      MB: 'Terry Fox Day',
      NB: 'New Brunswick Day',
      NS: 'Natal Day',
      SK: 'Saskatchewan Day',
    },
    on: nth(1, 1, 8),
    statutory: canada('BC NB NT NU SK'),
    customary: canada('AB MB NS ON PE'),
  },
  {
    name: 'Discovery Day',
    nameFr: 'le jour de la Découverte',
    on: nth(3, 1, 8),
    statutory: canada('YT'),
  },
  {
    name: 'the National Day for Truth and Reconciliation',
    nameFr: 'la Journée nationale de la vérité et de la réconciliation',
    on: fixed(9, 30),
    statutory: canada('BC MB NT NU PE YT'),
    customary: ['CA'],
  },
  {
    name: 'Thanksgiving',
    nameFr: "l'Action de grâce",
    on: nth(2, 1, 10),
    statutory: canada('AB BC MB NT NU ON QC SK YT'),
    customary: ['CA'],
  },
  {
    name: 'Remembrance Day',
    nameFr: 'le jour du Souvenir',
    on: fixed(11, 11),
    statutory: canada('AB BC NB NL NT NU PE SK YT'),
    customary: ['CA'],
  },
  {
    name: 'Boxing Day',
    nameFr: "l'après-Noël",
    on: fixed(12, 26),
    statutory: canada('ON'),
    customary: ['CA'],
  },
];
