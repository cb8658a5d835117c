import { knownZone, shownZone } from './known-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes long, and tables need the same one for every row. */
function formatIn(timeZone: string | undefined, withZone: boolean): Intl.DateTimeFormat {
  const key = `${timeZone ?? ''} ${withZone}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    ...(withZone
      ? { dateStyle: 'full', timeStyle: 'long' }
      : { dateStyle: 'medium', timeStyle: 'short' }),
    ...(timeZone ? { timeZone } : {}),
  });
  formats.set(key, made);
  return made;
}

/** `Nov 20, 2026, 4:05 PM` in that zone; `N/A` where there is none, `Invalid Date` for nonsense. */
export function writtenInstant(at: string | null, timeZone?: string | null): string {
  return written(at, timeZone, false);
}

/** The same moment in full, with its zone and the zone's name. */
export function zoneOf(at: string, timeZone?: string | null): string {
  return `${written(at, timeZone, true)} (${shownZone(timeZone)})`;
}

function written(at: string | null, timeZone: string | null | undefined, withZone: boolean) {
  if (at === null) return 'N/A';
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  // The hour and its half of the day stay on one line.
  return formatIn(knownZone(timeZone), withZone)
    .format(date)
    .replace(/\s(AM|PM)/, '\u00a0$1');
}
