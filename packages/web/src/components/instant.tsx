import { isTimeZone } from '@second-ring/contract/time-zone';

export interface InstantProps {
  /** ISO 8601; null: nothing is known. */
  at: string | null;
  /** The business's IANA zone; null: the reader's own. */
  timeZone?: string | null | undefined;
}

/** A moment as people write it, in the business's time, with the zone on hover. */
export function Instant({ at, timeZone }: InstantProps) {
  const words = writtenInstant(at, timeZone);
  if (at === null) return words;
  return (
    <time dateTime={at} title={zoneOf(at, timeZone)} className="tabular">
      {words}
    </time>
  );
}

/** `Nov 20, 2026, 4:05 PM` in that zone; `N/A` where there is none, `Invalid Date` for nonsense. */
export function writtenInstant(at: string | null, timeZone?: string | null): string {
  return written(at, timeZone, false);
}

/** The same moment in full, with its zone and the zone's name. */
export function zoneOf(at: string, timeZone?: string | null): string {
  return `${written(at, timeZone, true)} (${shownZone(timeZone)})`;
}

const knownZones = new Map<string, boolean>();

/**
 * The zone, where this browser knows it; undefined stands for the reader's own. Zones come with
 * imported rows and with new laws: one that is unknown must not keep a whole page from being shown.
 */
export function knownZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return undefined;
  const isKnown = knownZones.get(timeZone) ?? isTimeZone(timeZone);
  knownZones.set(timeZone, isKnown);
  return isKnown ? timeZone : undefined;
}

/** The zone, where this browser knows it, and else the reader's own. */
export function shownZone(timeZone: string | null | undefined): string {
  return knownZone(timeZone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A zone as people there say it, whatever city it is called after: `America/Toronto` is "Eastern time". */
export function zoneWords(timeZone: string): string {
  const known = zoneNames.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longGeneric' });
  const name = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  const words = (name ?? timeZone).replace(/ Time$/, ' time');
  zoneNames.set(timeZone, words);
  return words;
}

const zoneNames = new Map<string, string>();

function written(at: string | null, timeZone: string | null | undefined, withZone: boolean) {
  if (at === null) return 'N/A';
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return 'Invalid Date';
  // The hour and its half of the day stay on one line.
  return formatIn(knownZone(timeZone), withZone)
    .format(date)
    .replace(/\s(AM|PM)/, '\u00a0$1');
}

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
