import type { Language } from '../conversation.ts';
import { tableOf } from '../table-of.ts';

/** Written forms are matched without accents. Units whose spoken form is not simply `per <word>`; every other unit keeps the owner's word. */
const units: Record<string, { written: RegExp; en: string; fr: string }> = tableOf({
  hour: { written: /^(h|hr|hrs|hour|hourly|heures?)$/, en: 'an hour', fr: "de l'heure" },
  day: { written: /^(day|daily|jours?|journee)$/, en: 'a day', fr: 'par jour' },
  night: { written: /^(nights?|nightly|nuits?)$/, en: 'a night', fr: 'par nuit' },
  week: { written: /^(wk|week|weekly|semaine)$/, en: 'a week', fr: 'par semaine' },
  month: { written: /^(mo|mth|month|monthly|mois)$/, en: 'a month', fr: 'par mois' },
  year: { written: /^(yr|year|yearly|annum|an|annee)$/, en: 'a year', fr: 'par année' },
  visit: { written: /^(visit|trip|visite)$/, en: 'a visit', fr: 'par visite' },
  session: { written: /^(session|seance)$/, en: 'a session', fr: 'par séance' },
  person: { written: /^(person|pp|head|guest|personne)$/, en: 'a person', fr: 'par personne' },
  item: { written: /^(each|ea|item|piece|pc|unit|unite|chacun)$/, en: 'each', fr: 'chacun' },
  sqft: {
    written: /^(sq\.? ?ft\.?|sqft|square f(oo|ee)t|sf|ft2|pi2|pieds? carres?)$/,
    en: 'a square foot',
    fr: 'le pied carré',
  },
  foot: {
    written:
      /^((linear|lineal|ln|lin\.?) ?(f(oo|ee)t|ft\.?)|ft\.?|f(oo|ee)t|pieds?( lineaires?)?)$/,
    en: 'a foot',
    fr: 'le pied',
  },
  mile: { written: /^(mi|mile)$/, en: 'a mile', fr: 'par mille' },
  km: { written: /^(km|kilomet(er|re)|kilometre)$/, en: 'a kilometre', fr: 'du kilomètre' },
});

/** The name a unit goes by here: `hr` is `hour`, `sq ft` is `sqft`; an unlisted word is itself. */
export function unitNamed(written: string): string {
  const word = written.trim().toLowerCase();
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
  return Object.keys(units).find((name) => units[name]?.written.test(plain)) ?? word;
}

/** Whether `word` alone, as in `$80 hourly` or `$5 each`, is a unit. */
export function isUnitWord(word: string): boolean {
  return /^(hourly|daily|weekly|monthly|yearly|each|ea|pp|chacun)$/.test(word);
}

/** `an hour`, `a square foot`, `per window`. */
export function sayUnit(unit: string, language: Language): string {
  const listed = units[unit]?.[language];
  return listed ?? `${language === 'fr' ? 'par' : 'per'} ${unit}`;
}

/** Units as they are counted: "three hours". */
const counted: Readonly<Record<string, Readonly<Record<Language, string>>>> = tableOf({
  hour: { en: 'hours', fr: 'heures' },
  day: { en: 'days', fr: 'jours' },
  night: { en: 'nights', fr: 'nuits' },
  week: { en: 'weeks', fr: 'semaines' },
  month: { en: 'months', fr: 'mois' },
  year: { en: 'years', fr: 'ans' },
  visit: { en: 'visits', fr: 'visites' },
  session: { en: 'sessions', fr: 'séances' },
  person: { en: 'people', fr: 'personnes' },
  sqft: { en: 'square feet', fr: 'pieds carrés' },
  foot: { en: 'feet', fr: 'pieds' },
  mile: { en: 'miles', fr: 'milles' },
  km: { en: 'kilometres', fr: 'kilomètres' },
});

/** "140 feet", "3 heures"; of an owner's own unit only the number. */
export function sayCount(count: number, unit: string, language: Language): string {
  const name = counted[unit]?.[language];
  return name && count > 1 ? `${count} ${name}` : String(count);
}
