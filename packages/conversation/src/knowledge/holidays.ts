import type { LocalDate } from '../understanding/slots/time-zone.ts';
import type { Region } from './business.ts';

export interface Holiday {
  name: string;
  nameFr: string;
  date: LocalDate;
  /** Whether the law of the region makes it a holiday, rather than custom. */
  statutory: boolean;
}

/** The holiday kept on `date` in `region`, or null. */
export function holidayOn(_date: LocalDate, _region: Region | null): Holiday | null {
  return null;
}

/** The next holiday named in `text`, on or after `today`; null when none is named. */
export function findHoliday(
  _text: string,
  _region: Region | null,
  _today: LocalDate,
): Holiday | null {
  return null;
}
