import {
  addDays,
  type BusinessHours,
  holidayOn,
  type Instant,
  localDateTime,
  openingOn,
  type Region,
  type Slot,
  stretchesOn,
  type Wish,
} from '@second-ring/conversation';

const minute = 60_000;
const day = 24 * 60 * minute;

/** As many times as are told in one breath. */
const mostTold = 3;
/** How far beyond a wish the next free times are looked for. */
const lookAhead = 14 * day;
/** The longest range that is searched at all. */
const longestRange = 60 * day;

/** When a business can take appointments. */
export interface Availability {
  hours: BusinessHours | null;
  /** IANA. */
  timeZone: string;
  region: Region | null;
  /** Starts are multiples of this, counted from midnight on the local clock. */
  stepMinutes: number;
  /** How many appointments may run at once. */
  capacity: number;
  /** Nothing starts before this. */
  earliest: Instant;
  /** What holds time already, in any order. */
  taken: readonly Slot[];
}

/** Free times, and whether they fit; `tooSoon` where the wish lies before anything may start. */
interface FreeSlots {
  slots: Slot[];
  exact: boolean;
  tooSoon?: true;
}

/**
 * Free times for a wish: those that fit it, earliest first, at most three. The start asked for
 * stands alone where it is free; where nothing fits, the nearest times are told, `exact` false. Pure.
 */
export function findFreeSlots(availability: Availability, wish: Wish, minutes: number): FreeSlots {
  const from = Math.max(wish.from, availability.earliest);
  const to = Math.min(wish.to, from + longestRange);
  const { start } = wish;
  const asked = start ?? wish.to - 1;
  const tooSoon = asked < availability.earliest ? ({ tooSoon: true } as const) : {};
  const fitting = slotsWithin(availability, from, to, minutes);
  if (start === null) {
    const slots = firstOf(fitting);
    if (slots.length > 0) return { slots, exact: true };
  } else {
    const all = [...fitting];
    const wanted = all.find((slot) => slot.start === start);
    if (wanted) return { slots: [wanted], exact: true };
    if (all.length > 0) return { slots: nearest(all, start), exact: false, ...tooSoon };
  }
  const next = Math.max(from, wish.to);
  const later = slotsWithin(availability, next, next + lookAhead, minutes);
  return { slots: firstOf(later), exact: false, ...tooSoon };
}

function firstOf(slots: Iterable<Slot>): Slot[] {
  const first: Slot[] = [];
  for (const slot of slots) if (first.push(slot) === mostTold) break;
  return first;
}

/** The free times that start within a range, in order. */
export function* slotsWithin(
  availability: Availability,
  from: Instant,
  to: Instant,
  minutes: number,
): Generator<Slot, undefined> {
  const step = availability.stepMinutes * minute;
  for (const stretch of openStretches(availability, from, to)) {
    const first = Math.max(stretch.start, from, availability.earliest);
    for (let start = onTheStep(first, availability); start < to; start += step) {
      const slot = { start, end: start + minutes * minute };
      if (slot.end > stretch.end) break;
      if (hasRoom(slot, availability.taken, availability.capacity)) yield slot;
    }
  }
}

/** Whether one more appointment fits: never more than `capacity` at any moment of the slot. */
export function hasRoom(slot: Slot, taken: readonly Slot[], capacity: number): boolean {
  const overlapping = taken.filter((other) => other.start < slot.end && slot.start < other.end);
  // The fullest moment is the slot's start or the start of another within it.
  const moments = [slot.start, ...overlapping.map(({ start }) => Math.max(start, slot.start))];
  return moments.every(
    (moment) =>
      overlapping.filter(({ start, end }) => start <= moment && moment < end).length < capacity,
  );
}

/** When the doors are open between two instants, nights that run on into the next day as one. */
function openStretches(
  { hours, timeZone, region }: Availability,
  from: Instant,
  to: Instant,
): Slot[] {
  const stretches: Slot[] = [];
  // A night may have begun the day before.
  let date = addDays(localDateTime(from, timeZone), -1);
  for (let at = from - day; at < to + day; at += day) {
    const listed = openingOn(hours, date).exception !== null;
    // The week's hours may not hold on a holiday, and nobody must be booked before a closed door.
    const doubtful = !listed && holidayOn(date, region)?.statutory === true;
    for (const open of doubtful ? [] : stretchesOn(hours, date, timeZone)) {
      const last = stretches.at(-1);
      if (last && open.from <= last.end) last.end = Math.max(last.end, open.to);
      else stretches.push({ start: open.from, end: open.to });
    }
    date = addDays(date, 1);
  }
  return stretches.filter(({ start, end }) => start < to && end > from);
}

/** The first instant from `at` on that is on a step of the local clock. */
function onTheStep(at: Instant, { timeZone, stepMinutes }: Availability): Instant {
  const whole = Math.ceil(at / minute) * minute;
  const local = localDateTime(whole, timeZone);
  const over = (local.hour * 60 + local.minute) % stepMinutes;
  return over === 0 ? whole : whole + (stepMinutes - over) * minute;
}

function nearest(slots: readonly Slot[], wanted: Instant): Slot[] {
  return slots
    .toSorted((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted))
    .slice(0, mostTold)
    .toSorted((a, b) => a.start - b.start);
}
