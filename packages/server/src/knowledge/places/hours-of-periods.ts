import {
  type BusinessHours,
  type OpenPeriod,
  type Weekday,
  weekdays,
} from '@second-ring/conversation';
import { z } from 'zod';
import { allDay, hoursOf, overlaps, timeOf } from '../opening-hours/week.ts';

/** A moment of the week in either of Google's forms: `{day, hour, minute}` or `{day, time: "0900"}`. */
const moment = z
  .object({
    day: z.int().min(0).max(6),
    hour: z.int().optional(),
    minute: z.int().optional(),
    hours: z.int().optional(),
    minutes: z.int().optional(),
    time: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
  })
  .transform(({ day, time, hour, hours, minute, minutes }, context) => {
    const read = time
      ? timeOf(Number(time.slice(0, 2)), Number(time.slice(2)))
      : timeOf(hour ?? hours ?? Number.NaN, minute ?? minutes ?? 0);
    if (read === null) context.addIssue('This is no time of day.');
    return { day, time: read ?? '' };
  });

const periods = z
  .array(z.object({ open: moment, close: moment.nullish() }))
  .min(1)
  .max(100);
type Moment = z.infer<typeof moment>;

/** Google counts days from Sunday. */
const weekdayAt = (day: number): Weekday => weekdays[(day + 6) % 7] ?? 'monday';

/**
 * The week of a place from its opening periods: overnight, split and round-the-clock days included.
 * Null where there are none or they make no sense: then the hours are not known.
 * @param source `regularOpeningHours.periods` of the new form or `opening_hours.periods` of the old.
 */
export function hoursOfPeriods(source: unknown): BusinessHours | null {
  const parsed = periods.safeParse(source);
  if (!parsed.success) return null;
  const week = new Map<Weekday, OpenPeriod[]>(weekdays.map((day) => [day, []]));
  for (const { open, close } of parsed.data) {
    if (!close) {
      // Google's form for a place that never closes: one period that opens and does not end.
      if (parsed.data.length > 1) return null;
      for (const day of weekdays) week.set(day, [allDay]);
      break;
    }
    for (const [day, span] of spansOf(open, close)) week.get(weekdayAt(day))?.push(span);
  }
  if ([...week.values()].some(overlaps)) return null;
  return hoursOf(week);
}

/** One span a day. A span that ends the next morning stays with the evening it began on. */
function spansOf(open: Moment, close: Moment): [number, OpenPeriod][] {
  const days = (close.day - open.day + 7) % 7;
  const sameDay = days === 0 && open.time < close.time;
  if (sameDay) return [[open.day, { open: open.time, close: close.time }]];
  if (days === 1 && close.time <= open.time) {
    const whole = open.time === '00:00' && close.time === '00:00';
    return [[open.day, whole ? allDay : { open: open.time, close: close.time }]];
  }
  const length = days === 0 ? 7 : days;
  const between = Array.from({ length: length - 1 }, (_, step): [number, OpenPeriod] => [
    (open.day + step + 1) % 7,
    allDay,
  ]);
  const first = open.time === '00:00' ? allDay : { open: open.time, close: '00:00' };
  const last: [number, OpenPeriod][] =
    close.time === '00:00' ? [] : [[close.day, { open: '00:00', close: close.time }]];
  return [[open.day, first], ...between, ...last];
}
