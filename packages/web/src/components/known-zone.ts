import { isTimeZone } from '@second-ring/contract/time-zone';

const known = new Map<string, boolean>();

/**
 * The zone, where this browser knows it; undefined stands for the reader's own. Zones come with
 * imported rows and with new laws: one that is unknown must not keep a whole page from being shown.
 */
export function knownZone(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return undefined;
  const isKnown = known.get(timeZone) ?? isTimeZone(timeZone);
  known.set(timeZone, isKnown);
  return isKnown ? timeZone : undefined;
}

/** The zone, where this browser knows it, and else the reader's own. */
export function shownZone(timeZone: string | null | undefined): string {
  return knownZone(timeZone) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A zone as people say it, by its city: `America/Vancouver` is "Vancouver". */
export function zoneCity(timeZone: string): string {
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
