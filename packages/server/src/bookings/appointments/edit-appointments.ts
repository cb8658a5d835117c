import { randomUUID } from 'node:crypto';
import type { AppointmentRow, NewAppointmentRequest } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { readPhoneNumber } from '../../lines/phone-numbers/read-phone-number.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { foundOrRefused, Refusal } from '../../platform/refusal.ts';
import { type Scope, within } from '../../platform/tenant-guard/person.ts';
import {
  type ChangeOutcome,
  type Changer,
  type ChangingGround,
  changeBook,
} from './change-book.ts';
import { minutesFor } from './read-availability.ts';
import { rowOfAppointment } from './row-of-appointment.ts';

/**
 * Books by hand: opening hours and lead time do not bind the owner, what is booked does. Refuses
 * with `NOT_FOUND` outside the scope and with `SLOT_TAKEN`.
 */
export async function createAppointment(
  ground: ChangingGround,
  scope: Scope,
  request: NewAppointmentRequest,
): Promise<AppointmentRow> {
  const { business_id: businessId, service_id: serviceId = null, note = null } = request;
  const { database } = ground;
  const [row] = await database
    .select()
    .from(businesses)
    .where(and(eq(businesses.id, businessId), within(scope, businesses.id)));
  const business = foundOrRefused(row, 'business');
  const change = {
    kind: 'book',
    slot: slotFrom(request.start_at, minutesFor(business, serviceId)),
    serviceId,
    name: request.customer_name || null,
    phone: readPhoneNumber(request.customer_phone || null) ?? null,
    note,
  } as const;
  const id = bookedOrRefused(await changeBook(ground, change, byHand(businessId)));
  return getAppointment(database, scope, id);
}

/** Moves to another start; it takes as long as before. Refuses like `createAppointment`. */
export async function moveByHand(
  ground: ChangingGround,
  scope: Scope,
  { id, start_at }: { id: string; start_at: string },
): Promise<AppointmentRow> {
  const { database } = ground;
  const before = await getAppointment(database, scope, id);
  const minutes = (Date.parse(before.end_at) - Date.parse(before.start_at)) / 60_000;
  const slot = slotFrom(start_at, minutes);
  const change = { kind: 'moveAppointment', appointmentId: id, slot } as const;
  bookedOrRefused(await changeBook(ground, change, byHand(before.business_id)));
  return getAppointment(database, scope, id);
}

/** Calls off; what is off already stays so. Refuses with `NOT_FOUND` outside the scope. */
export async function cancelByHand(
  ground: ChangingGround,
  scope: Scope,
  id: string,
): Promise<AppointmentRow> {
  const { database } = ground;
  const before = await getAppointment(database, scope, id);
  if (before.status === 'cancelled') return before;
  const change = { kind: 'cancelAppointment', appointmentId: id } as const;
  await changeBook(ground, change, byHand(before.business_id));
  return getAppointment(database, scope, id);
}

function slotFrom(startAt: string, minutes: number) {
  const start = Date.parse(startAt);
  return { start, end: start + minutes * 60_000 };
}

function bookedOrRefused(outcome: ChangeOutcome): string {
  if (outcome.kind === 'booked') return outcome.appointmentId;
  throw new Refusal('SLOT_TAKEN', 'This time is taken. Please choose another.');
}

function byHand(businessId: string): Changer {
  return { effectId: `by-hand:${randomUUID()}`, businessId, callId: null };
}

/** One appointment. Refuses with `NOT_FOUND` outside the scope. */
async function getAppointment(
  database: Queryable,
  scope: Scope,
  id: string,
): Promise<AppointmentRow> {
  const [found] = await database
    .select({
      appointment: appointments,
      business: { name: businesses.name, timeZone: businesses.timeZone },
    })
    .from(appointments)
    .innerJoin(businesses, eq(businesses.id, appointments.businessId))
    .where(and(eq(appointments.id, id), within(scope, appointments.businessId)));
  const { appointment, business } = foundOrRefused(found, 'appointment');
  return rowOfAppointment(appointment, business);
}
