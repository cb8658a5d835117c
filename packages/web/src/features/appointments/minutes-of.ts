import type { AppointmentRow } from '@second-ring/contract';

/** How long an appointment takes, in minutes. */
export function minutesOf({ start_at, end_at }: AppointmentRow): number {
  return Math.round((Date.parse(end_at) - Date.parse(start_at)) / 60_000);
}
