import type { Region } from '@second-ring/conversation';

/** Abbreviation, names in English and French, and the zone most of it keeps. */
type Row = readonly [abbreviation: string, names: string, zone: string];

const provinces: readonly Row[] = [
  ['AB', 'alberta', 'America/Edmonton'],
  ['BC', 'british columbia|colombie-britannique', 'America/Vancouver'],
  ['MB', 'manitoba', 'America/Winnipeg'],
  ['NB', 'new brunswick|nouveau-brunswick', 'America/Moncton'],
  ['NL', 'newfoundland and labrador|terre-neuve-et-labrador|newfoundland', 'America/St_Johns'],
  ['NS', 'nova scotia|nouvelle-écosse', 'America/Halifax'],
  ['NT', 'northwest territories|territoires du nord-ouest', 'America/Edmonton'],
  ['NU', 'nunavut', 'America/Iqaluit'],
  ['ON', 'ontario', 'America/Toronto'],
  ['PE', 'prince edward island|île-du-prince-édouard', 'America/Halifax'],
  ['QC', 'québec|quebec', 'America/Toronto'],
  ['SK', 'saskatchewan', 'America/Regina'],
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

/** A province or state by abbreviation or name, in English or French; null for any other. */
export function regionNamed(
  name: string | null | undefined,
  country: string | null = null,
): Region | null {
  const wanted = name?.trim().toLowerCase() ?? '';
  for (const code of countries) {
    if (country !== null && country !== code) continue;
    const row = tables[code].find(
      ([abbreviation, names]) =>
        abbreviation.toLowerCase() === wanted || names.split('|').includes(wanted),
    );
    if (row) return { country: code, subdivision: row[0] };
  }
  return null;
}

/**
 * The region an address as people write it lies in: `…, BC V5C 4C6`, `…, Seattle, WA 98101`. Only
 * where a postal code or the end of the address shows that the abbreviation is one.
 */
export function regionInAddress(address: string): Region | null {
  const canadian = /(?:^|[\s,(])([A-Za-z]{2})\)?,?\s+[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d\b/.exec(
    address,
  );
  if (canadian) return regionNamed(canadian[1], 'CA');
  const american = /\b([A-Z]{2})\s+\d{5}(?:-\d{4})?\b/.exec(address);
  if (american) return regionNamed(american[1], 'US');
  const last = address
    .replace(/,?\s*(canada|usa|united states)\.?\s*$/i, '')
    .split(',')
    .at(-1);
  return regionNamed(last?.replace(/[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d|\d{5}/, '').trim() ?? '');
}

/** The zone most of a province or state keeps. */
export function mainZoneOf(region: Region): string {
  const row = tables[region.country].find(([abbreviation]) => abbreviation === region.subdivision);
  return row?.[2] ?? eastern;
}
