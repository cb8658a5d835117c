import type { Instant } from '@second-ring/conversation';
import type { BookChange } from './appointment-book.ts';
import type { ChangeOutcome } from './change-book.ts';

/** What became of a change: `refused`, there was nothing to change; `unknown`, nobody could find out. */
export type Settled = ChangeOutcome['kind'] | 'refused' | 'unknown';

/** A change a caller asked for, and what became of it after they had hung up. */
export interface SettledAppointment {
  wanted: BookChange['kind'];
  settled: Settled;
  /** Null where it is not known. */
  service: string | null;
  start: Instant | null;
  customerName: string | null;
  /** As people write it. */
  customerPhone: string | null;
  /** Whether the caller gets a text of it. */
  texted: boolean;
  /** IANA zone the time is told in. */
  timeZone: string;
}

const done = { book: 'Booked', moveAppointment: 'Moved', cancelAppointment: 'Cancelled' } as const;

/** The text an owner gets: what stands in the calendar now, and whether the caller knows. Pure. */
export function composeSettled(change: SettledAppointment): string {
  const { service, customerName, customerPhone, texted } = change;
  const what = [service, whenOf(change), customerName, customerPhone].filter(Boolean).join(', ');
  const call = customerPhone ? `Please call ${customerPhone}.` : 'They left no number.';
  return [
    `${headline(change)}: ${what || 'an appointment'}.`,
    reason(change),
    texted ? 'The caller gets this by text.' : `The caller does not know yet. ${call}`,
  ].join(' ');
}

function headline({ wanted, settled }: SettledAppointment): string {
  const verb = done[wanted];
  if (settled === 'unknown') return `Please check your calendar. ${verb} or not`;
  if (settled === 'booked' || settled === 'cancelled') return `${verb} after all`;
  return `Not ${verb.toLowerCase()}`;
}

function reason({ settled }: SettledAppointment): string {
  switch (settled) {
    case 'booked':
    case 'cancelled':
      return 'Your calendar answered only after the call.';
    case 'unavailable':
      return 'The time was taken when your calendar answered.';
    case 'refused':
      return 'Your calendar has no such appointment.';
    case 'unknown':
      return 'Your calendar never answered.';
  }
}

function whenOf({ start, timeZone }: SettledAppointment): string | null {
  if (start === null) return null;
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(start);
}
