import tzLookup from '@photostructure/tz-lookup';
import type { Region } from '@second-ring/conversation';
import { mainZoneOf } from './regions.ts';

/** What is known of where a business is. */
export interface Whereabouts {
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
