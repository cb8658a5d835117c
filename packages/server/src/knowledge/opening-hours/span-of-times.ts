import type { OpenPeriod } from '@second-ring/conversation';
import type { WrittenTime } from './hours-tokens.ts';
import { allDay, minutesOf, timeOf } from './week.ts';

/**
 * The span between two written times, or null where more than one reading is possible: "9-5" can
 * only mean nine to seventeen, "8-11" may be morning or night, `09:00-05:00` is most likely a slip.
 * @param after the close of the day's span before, which decides readings such as "9-12, 1-5".
 */
export function spanOfTimes(
  open: WrittenTime,
  close: WrittenTime,
  after: string | null = null,
): OpenPeriod | null {
  const halves = halvesOf(open, close, after);
  if (!halves) return null;
  const from = clockOf(open, halves.open);
  const to = clockOf(close, halves.close);
  if (from === null || to === null) return null;
  if (from === '00:00' && (to === '23:59' || isMidnightEnd(close))) return allDay;
  if (from === to) return null;
  const overnight = minutesOf(to) < minutesOf(from);
  const said = open.half === 'pm' || (open.half === 'am' && close.half === 'am');
  const plausible = minutesOf(to) <= 6 * 60 && (said || minutesOf(from) >= 11 * 60);
  return overnight && to !== '00:00' && !plausible ? null : { open: from, close: to };
}

type Half = 'am' | 'pm' | '24h';

function isMidnightEnd({ hour, minute, half }: WrittenTime): boolean {
  return half === '24h' && hour === 24 && minute === 0;
}

function clockOf({ hour, minute }: WrittenTime, half: Half): string | null {
  if (half === '24h') return timeOf(hour, minute);
  if (hour < 1 || hour > 12) return null;
  return timeOf((hour % 12) + (half === 'pm' ? 12 : 0), minute);
}

function halvesOf(
  open: WrittenTime,
  close: WrittenTime,
  after: string | null,
): { open: Half; close: Half } | null {
  if (open.half && close.half) return { open: open.half, close: close.half };
  if (open.half === '24h' || close.half === '24h') return { open: '24h', close: '24h' };
  const from = open.hour * 60 + open.minute;
  const to = close.hour * 60 + close.minute;
  const noon = 12 * 60;
  // On a twelve-hour face, twelve comes before one.
  const face = (minutes: number) => (minutes >= noon ? minutes - noon : minutes);
  if (close.half === 'pm') {
    if (face(from) >= face(to)) return { open: 'am', close: 'pm' };
    return open.hour === 12 || open.hour <= 6 ? { open: 'pm', close: 'pm' } : null;
  }
  if (close.half === 'am') return null;
  if (open.half === 'am') {
    return face(to) <= face(from) || to >= noon ? { open: 'am', close: 'pm' } : null;
  }
  if (open.half === 'pm') return face(to) > face(from) ? { open: 'pm', close: 'pm' } : null;
  if (after !== null && minutesOf(after) >= noon && from < noon) return { open: 'pm', close: 'pm' };
  if (open.hour === 12) return { open: 'pm', close: 'pm' };
  const opensEarly = open.hour >= 5;
  return opensEarly && (to <= from || to >= noon) ? { open: 'am', close: 'pm' } : null;
}
