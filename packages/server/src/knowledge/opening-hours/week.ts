import {
  type BusinessHours,
  type DayHours,
  type OpenPeriod,
  type Weekday,
  weekdays,
} from '@second-ring/conversation';

/** The spans each named weekday is open; none: closed. A weekday that is not there is not known. */
export type WeekSpans = ReadonlyMap<Weekday, readonly OpenPeriod[]>;

export const allDay: OpenPeriod = { open: '00:00', close: '23:59' };

/** What a closed day's fields hold in the form, for when it is opened. */
const closedDay: DayHours = { open: '09:00', close: '17:00', isClosed: true };

/** One day of the form. Spans are put in order; none: closed. */
export function dayOf(spans: readonly OpenPeriod[]): DayHours {
  const [first, ...more] = [...spans].sort((one, other) => one.open.localeCompare(other.open));
  if (!first) return { ...closedDay };
  return { ...first, isClosed: false, ...(more.length > 0 && { more }) };
}

/** The week of the form. A weekday the source does not name counts as closed. */
export function hoursOf(week: WeekSpans): BusinessHours {
  const day = (name: Weekday) => dayOf(week.get(name) ?? []);
  return {
    monday: day('monday'),
    tuesday: day('tuesday'),
    wednesday: day('wednesday'),
    thursday: day('thursday'),
    friday: day('friday'),
    saturday: day('saturday'),
    sunday: day('sunday'),
  };
}

/** Minutes after midnight of an `HH:MM`. */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `HH:MM` of an hour and a minute; null for what is no time of day. 24:00 is midnight. */
export function timeOf(hour: number, minute: number): string | null {
  if (!Number.isInteger(hour) || !Number.isInteger(minute)) return null;
  const ends = hour === 24 && minute === 0;
  if (hour < 0 || minute < 0 || minute > 59 || (hour > 23 && !ends)) return null;
  return `${String(ends ? 0 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Whether two of a day's spans claim the same minutes: then one of them is wrong. */
export function overlaps(spans: readonly OpenPeriod[]): boolean {
  const ends = (span: OpenPeriod) => {
    const close = minutesOf(span.close);
    return close > minutesOf(span.open) ? close : close + 1440;
  };
  const sorted = [...spans].sort((one, other) => one.open.localeCompare(other.open));
  return sorted.some((span, at) => {
    const next = sorted[at + 1];
    return next !== undefined && minutesOf(next.open) < ends(span);
  });
}

/** The weekdays from one to another, both included, across the weekend where need be. */
export function weekdaysBetween(first: Weekday, last: Weekday): Weekday[] {
  const from = weekdays.indexOf(first);
  const count = ((weekdays.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => weekdays[(from + step) % 7] ?? first);
}
