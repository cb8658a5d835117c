import { randomUUID } from 'node:crypto';
import type { AppointmentRow, NewAppointmentRequest } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import { readPhoneNumber } from '../agents/read-phone-number.ts';
import type { Database } from '../database/database.ts';
import { businesses } from '../database/schema/businesses.ts';
import type { Booked, BookingTool, Unavailable } from '../providers/booking/interface.ts';
import { foundOrRefused, Refusal } from '../refusal.ts';
import { getAppointment } from './get-appointment.ts';
import { minutesFor } from './read-availability.ts';

/** What changing appointments by hand stands on. */
export interface EditingGround {
  database: Database;
  booking: BookingTool;
}

/**
 * Books by hand: opening hours and lead time do not bind the owner, what is booked does. Refuses
 * with `NOT_FOUND` outside the scope and with `SLOT_TAKEN`.
 */
export async function createAppointment(
  { database, booking }: EditingGround,
  scope: Scope,
  request: NewAppointmentRequest,
): Promise<AppointmentRow> {
  const { business_id: businessId, service_id: serviceId = null, note = null } = request;
  const [row] = await database
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, businessId), within(scope, businesses.id)));
  const business = foundOrRefused(row, 'business');
  const wanted = {
    slot: slotFrom(request.start_at, minutesFor(business, serviceId)),
    serviceId,
    customerName: request.customer_name || null,
    customerPhone: readPhoneNumber(request.customer_phone || null) ?? null,
    note,
    callId: null,
  };
  const id = bookedOrRefused(await booking.book(businessId, wanted, keyOfHand()));
  return getAppointment(database, scope, id);
}

/** Moves to another start; it takes as long as before. Refuses like `createAppointment`. */
export async function moveByHand(
  { database, booking }: EditingGround,
  scope: Scope,
  { id, start_at }: { id: string; start_at: string },
): Promise<AppointmentRow> {
  const before = await getAppointment(database, scope, id);
  const minutes = (Date.parse(before.end_at) - Date.parse(before.start_at)) / 60_000;
  const slot = slotFrom(start_at, minutes);
  bookedOrRefused(await booking.move(before.business_id, id, slot, keyOfHand()));
  return getAppointment(database, scope, id);
}

/** Calls off; what is off already stays so. Refuses with `NOT_FOUND` outside the scope. */
export async function cancelByHand(
  { database, booking }: EditingGround,
  scope: Scope,
  id: string,
): Promise<AppointmentRow> {
  const before = await getAppointment(database, scope, id);
  if (before.status === 'cancelled') return before;
  await booking.cancel(before.business_id, id, keyOfHand());
  return getAppointment(database, scope, id);
}

function slotFrom(startAt: string, minutes: number) {
  const start = Date.parse(startAt);
  return { start, end: start + minutes * 60_000 };
}

function bookedOrRefused(outcome: Booked | Unavailable): string {
  if (outcome.kind === 'booked') return outcome.appointmentId;
  throw new Refusal('SLOT_TAKEN', 'This time is taken. Please choose another.');
}

function keyOfHand(): string {
  return `by-hand:${randomUUID()}`;
}
