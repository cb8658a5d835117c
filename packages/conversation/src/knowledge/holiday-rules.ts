import type { LocalDate } from '../understanding/slots/time-zone.ts';

/** Where a day is kept: a country, or `CA-BC`. */
type Place = string;

export interface HolidayRule {
  name: string;
  nameFr: string;
  /** Where it goes by another name: a country or a province, and the name. */
  nameIn?: Readonly<Record<string, string>>;
  /** What callers call it, folded. */
  spoken: RegExp;
  on: (year: number) => LocalDate;
  /** Where the law makes it a holiday, and where custom alone does. */
  statutory: readonly Place[];
  customary?: readonly Place[];
}

const canada = (subdivisions: string) => subdivisions.split(' ').map((one) => `CA-${one}`);

const fixed = (month: number, day: number) => (year: number) => ({ year, month, day });

function shift(year: number, month: number, day: number): LocalDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The `nth` given weekday (0 for Sunday) of a month; -1 for the last. */
const nth = (count: number, weekday: number, month: number) => (year: number) => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((weekday - first + 7) % 7) + 7 * (count - 1);
  if (count > 0) return shift(year, month, day);
  const last = new Date(Date.UTC(year, month, 0));
  return shift(year, month, last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7));
};

/** The Gregorian Easter Sunday (the anonymous algorithm of Nature, 1876), moved by `days`. */
const easter = (days: number) => (year: number) => {
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
const victoriaDay = (year: number) => {
  const weekday = new Date(Date.UTC(year, 4, 24)).getUTCDay();
  return shift(year, 5, 24 - ((weekday + 6) % 7));
};

const everywhere = ['CA', 'US'];
const augustStatutory = canada('BC NB NT NU SK');
const thirdMondayOfFebruary = nth(3, 1, 2);

/**
 * Days on which businesses may not keep their weekly hours. Sources: the Holidays Act and the
 * employment standards acts of the provinces and territories (among them BC's Employment Standards
 * Act, Ontario's Employment Standards Act, 2000, Part X, and Québec's Act respecting labour
 * standards, s. 60, with its National Holiday Act); in the United States, 5 U.S.C. § 6103.
 */
export const holidayRules: readonly HolidayRule[] = [
  {
    name: "New Year's Day",
    nameFr: "le jour de l'An",
    spoken: /\bnew year'?s?( day)?\b(?!'?s? eve)|jour de l'an/,
    on: fixed(1, 1),
    statutory: everywhere,
  },
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
    on: thirdMondayOfFebruary,
    statutory: ['US'],
  },
  {
    name: 'Family Day',
    nameFr: 'le jour de la Famille',
    spoken: /family day|(jour|journee|fete) de la famille/,
    on: thirdMondayOfFebruary,
    statutory: canada('AB BC NB ON SK'),
  },
  {
    name: 'Louis Riel Day',
    nameFr: 'la journée Louis Riel',
    spoken: /louis riel|family day/,
    on: thirdMondayOfFebruary,
    statutory: canada('MB'),
  },
  {
    name: 'Islander Day',
    nameFr: 'la fête des Insulaires',
    spoken: /islander|family day/,
    on: thirdMondayOfFebruary,
    statutory: canada('PE'),
  },
  {
    name: 'Heritage Day',
    nameFr: 'la journée du Patrimoine',
    spoken: /heritage day|family day/,
    on: thirdMondayOfFebruary,
    statutory: canada('NS'),
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
    name: 'Easter Monday',
    nameFr: 'le lundi de Pâques',
    spoken: /easter monday|lundi de paques/,
    on: easter(1),
    statutory: canada('QC'),
    customary: ['CA'],
  },
  {
    name: "National Patriots' Day",
    nameFr: 'la Journée nationale des patriotes',
    spoken: /patriot|victoria day|may long|fete de la reine/,
    on: victoriaDay,
    statutory: canada('QC'),
  },
  {
    name: 'Victoria Day',
    nameFr: 'la fête de la Reine',
    spoken: /victoria day|may long|may two.?four|fete de la reine/,
    on: victoriaDay,
    statutory: canada('AB BC MB NT NU ON SK YT'),
    customary: canada('NB NL NS PE'),
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
    name: 'National Indigenous Peoples Day',
    nameFr: 'la Journée nationale des peuples autochtones',
    spoken: /indigenous peoples?'? day|peuples autochtones/,
    on: fixed(6, 21),
    statutory: canada('NT YT'),
  },
  {
    name: 'Saint-Jean-Baptiste Day',
    nameFr: 'la fête nationale du Québec',
    spoken: /saint.?jean|st\.?.?jean|fete nationale|quebec day/,
    on: fixed(6, 24),
    statutory: canada('QC'),
  },
  {
    name: 'Canada Day',
    nameFr: 'la fête du Canada',
    spoken: /canada day|fete du canada|july (1st|first)/,
    on: fixed(7, 1),
    statutory: ['CA'],
  },
  {
    name: 'Independence Day',
    nameFr: "le jour de l'Indépendance",
    spoken: /independence day|(4th|fourth) of july|july (4th|fourth)/,
    on: fixed(7, 4),
    statutory: ['US'],
  },
  {
    name: 'Nunavut Day',
    nameFr: 'la fête du Nunavut',
    spoken: /nunavut day/,
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
    spoken:
      /civic (holiday|day)|\bb\.?c\.? day|british columbia day|saskatchewan day|new brunswick day|heritage day|simcoe day|terry fox day|natal day|august long|conge civique/,
    on: nth(1, 1, 8),
    statutory: augustStatutory,
    customary: canada('AB MB NS ON PE'),
  },
  {
    name: 'Discovery Day',
    nameFr: 'le jour de la Découverte',
    spoken: /discovery day/,
    on: nth(3, 1, 8),
    statutory: canada('YT'),
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
    name: 'the National Day for Truth and Reconciliation',
    nameFr: 'la Journée nationale de la vérité et de la réconciliation',
    spoken:
      /truth and reconciliation|reconciliation day|orange shirt|verite et (de )?la? ?reconciliation/,
    on: fixed(9, 30),
    statutory: canada('BC MB NT NU PE YT'),
    customary: ['CA'],
  },
  {
    name: 'Thanksgiving',
    nameFr: "l'Action de grâce",
    spoken: /thanksgiving|action de grace/,
    on: nth(2, 1, 10),
    statutory: canada('AB BC MB NT NU ON QC SK YT'),
    customary: ['CA'],
  },
  {
    name: 'Columbus Day',
    nameFr: 'le Columbus Day',
    spoken: /columbus|indigenous peoples?'? day/,
    on: nth(2, 1, 10),
    statutory: ['US'],
  },
  {
    name: 'Remembrance Day',
    nameFr: 'le jour du Souvenir',
    spoken: /remembrance|jour du souvenir/,
    on: fixed(11, 11),
    statutory: canada('AB BC NB NL NT NU PE SK YT'),
    customary: ['CA'],
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
    name: 'Boxing Day',
    nameFr: "l'après-Noël",
    spoken: /boxing day|lendemain de noel|apres.?noel/,
    on: fixed(12, 26),
    statutory: canada('ON'),
    customary: ['CA'],
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
