import { writtenInstant, zoneOf } from './written-instant.ts';

interface InstantProps {
  /** ISO 8601; null: nothing is known. */
  at: string | null;
  /** The business's IANA zone; null: the reader's own. */
  timeZone?: string | null | undefined;
}

/** A moment as people write it, in the business's time, with the zone on hover. */
export function Instant({ at, timeZone }: InstantProps) {
  const written = writtenInstant(at, timeZone);
  if (at === null) return written;
  return (
    <time dateTime={at} title={zoneOf(at, timeZone)} className="tabular">
      {written}
    </time>
  );
}
