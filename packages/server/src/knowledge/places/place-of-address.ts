import type { Region } from '@second-ring/conversation';
import { regionNamed } from './regions.ts';
import { type Town, townAtEndOf } from './towns.ts';

/** What an address tells of where it is. */
interface AddressPlace {
  region: Region | null;
  /** The zone of the town, where it is not the one most of the province keeps. */
  timeZone: string | null;
}

/**
 * Where an address as people write it lies: `…, BC V5C 4C6`, `…, Seattle, WA 98101`, `… Surrey BC`, or a
 * town alone. A postal code tells first, then what stands last. Of the United States no town is known.
 * @param country of whoever gave the address, where that is known: abroad, Canada's towns are others
 */
export function placeOfAddress(address: string, country: string | null = null): AddressPlace {
  const parts = address
    .replace(postalCode, ' ')
    .replace(/[\s,]*\b(?:canada|usa|united states)[\s.]*$/i, '')
    .split(/[,;()\n]+/)
    .filter((part) => part.trim() !== '')
    .toReversed();
  const town = country === 'US' ? () => null : townAtEndOf;
  const region = regionOfPostalCode(address) ?? firstOf(parts, (part) => regionIn(part, town));
  if (region?.country !== 'CA') return { region, timeZone: null };
  const zoneIn = (part: string) => {
    const found = town(regionAtEndOf(part)?.before ?? part);
    return found?.subdivision === region.subdivision ? found.timeZone : null;
  };
  return { region, timeZone: firstOf(parts, zoneIn) };
}

function regionIn(part: string, town: (part: string) => Town | null): Region | null {
  const written = regionAtEndOf(part)?.region;
  if (written) return written;
  const found = town(part);
  return found && { country: 'CA', subdivision: found.subdivision };
}

function firstOf<Found>(parts: readonly string[], find: (part: string) => Found | null) {
  for (const part of parts) {
    const found = find(part);
    if (found !== null) return found;
  }
  return null;
}

const postalCode = /\b(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|(?<=\b[A-Z]{2}\s+)\d{5}(?:-\d{4})?)\b/gi;

/** The provinces by the first letter of their postal codes; that of the north is two territories'. */
const provinceOfLetter: Readonly<Record<string, string>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB', G: 'QC', H: 'QC', J: 'QC', K: 'ON', L: 'ON', M: 'ON' },
  ...{ N: 'ON', P: 'ON', R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};

function regionOfPostalCode(address: string): Region | null {
  const canadian = /(?:\b([A-Z]{2})\)?[\s,]+)?\b([A-Z])\d[A-Z][ -]?\d[A-Z]\d\b/i.exec(address);
  const american = /\b([A-Z]{2})\s+\d{5}(?:-\d{4})?\b/.exec(address);
  return (
    regionNamed(canadian?.[1], 'CA') ??
    regionNamed(provinceOfLetter[canadian?.[2]?.toUpperCase() ?? ''], 'CA') ??
    regionNamed(american?.[1], 'US')
  );
}

/** "NE" is also a part of town, and "CT" a court. */
const streetWords: ReadonlySet<string> = new Set(['NE', 'CT']);

/** The province or state that part of an address is or ends with, and what stands before it. */
function regionAtEndOf(part: string): { region: Region; before: string } | null {
  const words = part.trim().split(/\s+/);
  for (let count = Math.min(4, words.length); count > 0; count -= 1) {
    const before = words.slice(0, -count).join(' ');
    const written = words.slice(-count).join(' ');
    const region = regionNamed(written);
    if (region && (before === '' || isBehindTown(before, written, region)))
      return { region, before };
  }
  return null;
}

/** Whether what reads like a province or state behind other words is no street's name: "100 Ontario". */
function isBehindTown(before: string, written: string, { country }: Region): boolean {
  if (country === 'CA') return !/^\d\S*$/.test(before);
  if (!/\d/.test(before)) return /^[A-Z]/.test(written);
  return /^[A-Z]{2}$/.test(written) && !streetWords.has(written);
}
