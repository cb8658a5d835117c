import type { AppointmentRow } from '@second-ring/contract';
import { instantOf, localDateTime } from '@second-ring/conversation';

/** What a clock in `timeZone` shows at `at` (ISO 8601), as a date-and-time field writes it: `2026-11-20T16:05`. */
export function clockText(at: string, timeZone: string): string {
  const { year, month, day, hour, minute } = localDateTime(Date.parse(at), timeZone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
}

/**
 * The instant, ISO 8601 in UTC, at which a clock in `timeZone` shows what a date-and-time field
 * holds; null where it is unfinished or the clocks skip that time.
 */
export function instantAt(text: string, timeZone: string): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number);
  const at = new Date(instantOf({ year, month, day }, { hour, minute }, timeZone)).toISOString();
  return clockText(at, timeZone) === parts[0] ? at : null;
}

/** How long an appointment takes, in minutes. */
export function minutesOf({ start_at, end_at }: AppointmentRow): number {
  return Math.round((Date.parse(end_at) - Date.parse(start_at)) / 60_000);
}
