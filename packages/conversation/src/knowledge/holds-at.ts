import { type BusinessHours, weekdays } from './business.ts';
import { weekdayOpening } from './hours.ts';

/** A stretch of the day in minutes after midnight; `to` is not part of it. */
export interface Stretch {
  from: number;
  to: number;
}

/** When something an owner wrote holds. */
export interface When {
  /** 0 is Monday; null: on any day. */
  days: ReadonlySet<number> | null;
  hours: Stretch | null;
  /** 1 is January; null: all the year. */
  months: ReadonlySet<number> | null;
  /** One of the two is enough: "after five and on weekends". */
  either: boolean;
  /** Of work that is wanted on the day of the call. */
  sameDay: boolean;
  /** "130 after hours": it holds whenever the doors are shut by these, whatever else is named. */
  outside: BusinessHours | null;
}

/** A day, and as much of it as a caller named. */
export interface Moment {
  /** 0 is Monday; null where only the hour was named. */
  weekday: number | null;
  /** Null where only the day was named. */
  hours: Stretch | null;
  /** Any of these; null where no month is known. */
  months: ReadonlySet<number> | null;
  /** It is the day of the call. */
  today: boolean;
}

/**
 * Whether a condition's own days and hours hold at a moment; null where as much as was named of the moment does
 * not tell.
 */
export function holdsAt(condition: When, moment: Moment): boolean | null {
  if (condition.outside) return isShut(condition.outside, moment);
  if (!condition.months) return holdsOnDay(condition, moment);
  const inSeason = moment.months && isAmong(moment.months, condition.months);
  if (inSeason !== true || (!condition.days && !condition.hours)) return inSeason;
  return holdsOnDay(condition, moment);
}

function holdsOnDay(condition: When, { weekday, hours, today }: Moment): boolean | null {
  if (condition.sameDay) return today;
  const onDay = condition.days && (weekday === null ? null : condition.days.has(weekday));
  const atHour = condition.hours && (hours === null ? null : within(hours, condition.hours));
  if (!condition.days) return atHour;
  if (!condition.hours) return onDay;
  // One of two decides: a yes where either is enough, a no where both must hold.
  const told = [onDay, atHour];
  if (told.includes(condition.either)) return condition.either;
  return told.includes(null) ? null : !condition.either;
}

/** Whether the doors are shut all through a moment, or open at some of it; null where it is not known how late it is. */
function isShut(open: BusinessHours, { weekday, hours }: Moment): boolean | null {
  const day = weekday === null ? undefined : weekdays[weekday];
  if (!day) return null;
  const { state, spans } = weekdayOpening(open, day);
  if (state === 'closed') return true;
  if (state !== 'open' || !hours) return null;
  return spans.every((span) => within(hours, { from: span.open, to: span.close }) === false);
}

/** Whether all of some months are among others, or none of them is; null where some are. */
function isAmong(some: ReadonlySet<number>, months: ReadonlySet<number>): boolean | null {
  const held = [...some].filter((month) => months.has(month)).length;
  return held === some.size ? true : held === 0 ? false : null;
}

/** Whether a stretch lies within another, or outside it; null where it does in part. */
function within(hours: Stretch, whole: Stretch): boolean | null {
  if (hours.from >= whole.from && hours.to <= whole.to) return true;
  return hours.to <= whole.from || hours.from >= whole.to ? false : null;
}
