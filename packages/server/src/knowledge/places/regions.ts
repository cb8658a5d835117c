import tzLookup from '@photostructure/tz-lookup';
import type { Region } from '@second-ring/conversation';
import { provinceOf } from '../../lines/phone-numbers/province-of.ts';
import { plainWords } from './plain-words.ts';

/** Abbreviation, names in English and French, and the zone most of it keeps. */
type Row = readonly [abbreviation: string, names: string, zone: string];

const provinces: readonly Row[] = [
  ['AB', 'alberta|alta', 'America/Edmonton'],
  ['BC', 'british columbia|colombie-britannique', 'America/Vancouver'],
  ['MB', 'manitoba|man', 'America/Winnipeg'],
  ['NB', 'new brunswick|nouveau-brunswick', 'America/Moncton'],
  ['NL', 'newfoundland and labrador|terre-neuve-et-labrador|newfoundland|nfld', 'America/St_Johns'],
  ['NS', 'nova scotia|nouvelle-écosse', 'America/Halifax'],
  ['NT', 'northwest territories|territoires du nord-ouest', 'America/Edmonton'],
  ['NU', 'nunavut', 'America/Iqaluit'],
  ['ON', 'ontario|ont', 'America/Toronto'],
  ['PE', 'prince edward island|île-du-prince-édouard|pei', 'America/Halifax'],
  ['QC', 'québec|que', 'America/Toronto'],
  ['SK', 'saskatchewan|sask', 'America/Regina'],
  ['YT', 'yukon', 'America/Whitehorse'],
];

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const states: readonly Row[] = [
  ['AL', 'alabama', central],
  ['AK', 'alaska', 'America/Anchorage'],
  ['AZ', 'arizona', 'America/Phoenix'],
  ['AR', 'arkansas', central],
  ['CA', 'california', pacific],
  ['CO', 'colorado', mountain],
  ['CT', 'connecticut', eastern],
  ['DE', 'delaware', eastern],
  ['DC', 'district of columbia', eastern],
  ['FL', 'florida', eastern],
  ['GA', 'georgia', eastern],
  ['HI', 'hawaii', 'Pacific/Honolulu'],
  ['ID', 'idaho', 'America/Boise'],
  ['IL', 'illinois', central],
  ['IN', 'indiana', 'America/Indiana/Indianapolis'],
  ['IA', 'iowa', central],
  ['KS', 'kansas', central],
  ['KY', 'kentucky', eastern],
  ['LA', 'louisiana', central],
  ['ME', 'maine', eastern],
  ['MD', 'maryland', eastern],
  ['MA', 'massachusetts', eastern],
  ['MI', 'michigan', 'America/Detroit'],
  ['MN', 'minnesota', central],
  ['MS', 'mississippi', central],
  ['MO', 'missouri', central],
  ['MT', 'montana', mountain],
  ['NE', 'nebraska', central],
  ['NV', 'nevada', pacific],
  ['NH', 'new hampshire', eastern],
  ['NJ', 'new jersey', eastern],
  ['NM', 'new mexico', mountain],
  ['NY', 'new york', eastern],
  ['NC', 'north carolina', eastern],
  ['ND', 'north dakota', central],
  ['OH', 'ohio', eastern],
  ['OK', 'oklahoma', central],
  ['OR', 'oregon', pacific],
  ['PA', 'pennsylvania', eastern],
  ['RI', 'rhode island', eastern],
  ['SC', 'south carolina', eastern],
  ['SD', 'south dakota', central],
  ['TN', 'tennessee', central],
  ['TX', 'texas', central],
  ['UT', 'utah', mountain],
  ['VT', 'vermont', eastern],
  ['VA', 'virginia', eastern],
  ['WA', 'washington', pacific],
  ['WV', 'west virginia', eastern],
  ['WI', 'wisconsin', central],
  ['WY', 'wyoming', mountain],
];

const tables = { CA: provinces, US: states };
const countries = ['CA', 'US'] as const;

/** Every way to write a province or state, as plain words, by country. */
const regionsWritten = {
  CA: writtenForms('CA'),
  US: writtenForms('US'),
};

function writtenForms(country: Region['country']): ReadonlyMap<string, Region> {
  return new Map(
    tables[country].flatMap(([subdivision, names]) =>
      [subdivision, ...names.split('|')].map((form) => [
        plainWords(form).join(' '),
        { country, subdivision },
      ]),
    ),
  );
}

/** A province or state by abbreviation or name, in English or French; null for any other. */
export function regionNamed(
  name: string | null | undefined,
  country: string | null = null,
): Region | null {
  const wanted = plainWords(name ?? '').join(' ');
  for (const code of countries) {
    const region = regionsWritten[code].get(wanted);
    if (region && (country === null || country === code)) return region;
  }
  return null;
}

/** The zone most of a province or state keeps. */
function mainZoneOf(region: Region): string {
  const row = tables[region.country].find(([abbreviation]) => abbreviation === region.subdivision);
  return row?.[2] ?? eastern;
}

/** What is known of where a business is. */
interface Whereabouts {
  latitude?: number | null;
  longitude?: number | null;
  /** An IANA zone, where the source names one. */
  timeZone?: string | null;
  region?: Region | null;
}

/** Where nothing is known. Most of Canada's businesses keep it; readiness tells the owner to check. */
export const assumedZone = 'America/Toronto';

/**
 * The time zone of a business, from the surest thing known: its zone, its position, its province
 * or state; null where nothing is.
 */
export function timeZoneOf({ latitude, longitude, timeZone, region }: Whereabouts): string | null {
  if (timeZone && isZone(timeZone)) return timeZone;
  if (isWithin(latitude, 90) && isWithin(longitude, 180)) return tzLookup(latitude, longitude);
  return region ? mainZoneOf(region) : null;
}

function isZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}

function isWithin(degrees: number | null | undefined, limit: number): degrees is number {
  return typeof degrees === 'number' && Math.abs(degrees) <= limit;
}

/** The province a Canadian number in E.164 is likely in; null for any other number. */
export function regionOfNumber(number: string): Region | null {
  const subdivision = /^\+1\d{10}$/.test(number) ? provinceOf(number) : null;
  return subdivision === null ? null : { country: 'CA', subdivision };
}
