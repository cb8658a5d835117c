import type { Slot } from '@second-ring/conversation';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { usualBooking, usualMinutes } from '../../knowledge/businesses/booking-settings.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/database.ts';
import { appointmentChanges, appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import type { Booked, Cancelled, Unavailable } from '../../platform/providers/booking/interface.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Availability, findFreeSlots, hasRoom } from './free-slots.ts';

export type Business = typeof businesses.$inferSelect;
export type StoredAppointment = typeof appointments.$inferSelect;

/**
 * Changes a business's book, one change at a time: the business's row is the lock, so that of two
 * that want the last free time one is told it is gone. A key that has been used answers what it
 * came to then. Refuses with `NOT_FOUND` where there is no such business.
 */
export function changeOnce<Outcome extends Booked | Unavailable | Cancelled>(
  database: Database,
  businessId: string,
  key: string,
  change: (transaction: Transaction, business: Business) => Promise<Outcome>,
): Promise<Outcome | Booked | Cancelled> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(businesses)
      .where(eq(businesses.id, businessId))
      .for('no key update');
    const business = foundOrRefused(row, 'business');
    const [made] = await transaction
      .select()
      .from(appointmentChanges)
      .where(eq(appointmentChanges.key, key));
    if (!made) return change(transaction, business);
    if (made.action === 'cancelled') return { kind: 'cancelled' };
    const slot = { start: made.startAt.getTime(), end: made.endAt.getTime() };
    return { kind: 'booked', appointmentId: made.appointmentId, slot };
  });
}

/** Null where a slot can be had; else what to take instead. */
export async function whyNot(
  transaction: Transaction,
  business: Business,
  { slot, serviceId, moving }: { slot: Slot; serviceId: string | null; moving: string | null },
  now: number,
): Promise<Unavailable | null> {
  const day = 24 * 60 * 60_000;
  const range = { from: slot.start - day, to: slot.end + 15 * day, except: moving };
  const availability = await readAvailability(transaction, business, now, range);
  if (hasRoom(slot, availability.taken, availability.capacity)) return null;
  const near = { from: slot.start - day / 2, to: slot.start + day / 2, start: slot.start };
  const minutes = minutesFor(business, serviceId);
  return { kind: 'unavailable', alternatives: findFreeSlots(availability, near, minutes).slots };
}

/** An appointment that stands. Refuses with `NOT_FOUND`. */
export async function readStanding(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<StoredAppointment> {
  return foundOrRefused(await findStanding(transaction, businessId, id), 'appointment');
}

/** The same; undefined where there is none. */
export async function findStanding(
  transaction: Transaction,
  businessId: string,
  id: string,
): Promise<StoredAppointment | undefined> {
  const [found] = await transaction
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.id, id),
        eq(appointments.businessId, businessId),
        eq(appointments.status, 'booked'),
      ),
    );
  return found;
}

/** Writes a change to an appointment, and that it was made. */
export async function writeChange(
  transaction: Transaction,
  key: string,
  action: 'moved' | 'cancelled',
  appointment: StoredAppointment,
): Promise<void> {
  const { id, startAt, endAt, status } = appointment;
  await transaction
    .update(appointments)
    .set({ startAt, endAt, status, sequence: sql`${appointments.sequence} + 1` })
    .where(eq(appointments.id, id));
  await transaction
    .insert(appointmentChanges)
    .values({ key, appointmentId: id, action, startAt, endAt });
}

/** What is looked at: from when to when, and which appointment does not count. */
interface Range {
  /** Milliseconds since the Unix epoch, as everywhere in the conversation. */
  from: number;
  to: number;
  except: string | null;
}

/** Reads when a business can take appointments. `now` decides what is too soon. */
export async function readAvailability(
  database: Queryable,
  business: Business,
  now: number,
  { from, to, except }: Range,
): Promise<Availability> {
  const { stepMinutes, capacity, leadMinutes } = business.booking ?? usualBooking;
  const taken = await database
    .select({ start: appointments.startAt, end: appointments.endAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.businessId, business.id),
        eq(appointments.status, 'booked'),
        eq(appointments.test, false),
        lt(appointments.startAt, new Date(to)),
        gt(appointments.endAt, new Date(from)),
        except === null ? undefined : ne(appointments.id, except),
      ),
    );
  return {
    hours: business.businessHours,
    timeZone: business.timeZone,
    region: business.region,
    stepMinutes,
    capacity,
    earliest: now + leadMinutes * 60_000,
    taken: taken.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })),
  };
}

/** How long an appointment for a service takes, in minutes. */
export function minutesFor({ services }: Business, serviceId: string | null): number {
  return services?.find(({ id }) => id === serviceId)?.durationMinutes ?? usualMinutes;
}
