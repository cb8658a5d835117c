import type { Slot } from '@second-ring/conversation';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { appointmentChanges, appointments } from '../../platform/database/schema/appointments.ts';
import { businesses } from '../../platform/database/schema/businesses.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import type {
  Booked,
  BookingTool,
  Cancelled,
  FoundSlots,
  NewAppointment,
  SlotSearch,
  Unavailable,
} from '../../platform/providers/booking/interface.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import {
  type Business,
  changeOnce,
  minutesFor,
  readAvailability,
  readStanding,
  whyNot,
  writeChange,
} from './change-once.ts';
import { findFreeSlots } from './free-slots.ts';

/**
 * Keeps appointments in our own database.
 * @param tests true: those of test calls, and no others; they take no time from the others.
 */
export function builtInBooking(
  database: Database,
  now: () => number,
  { tests = false } = {},
): BookingTool {
  const kept = eq(appointments.test, tests);
  return {
    name: 'built-in',
    findSlots: (businessId, search) => findSlots(database, businessId, search, now()),
    findAppointments: (businessId, phone) =>
      select(
        database,
        businessId,
        and(kept, eq(appointments.customerPhone, phone), gt(appointments.endAt, new Date(now()))),
      ),
    findAppointment: async (businessId, id) =>
      (await select(database, businessId, and(kept, eq(appointments.id, id))))[0] ?? null,
    book: (businessId, wanted, key) =>
      bookAppointment(database, businessId, { ...wanted, test: tests }, key, now()),
    move: (businessId, appointmentId, slot, key) =>
      moveAppointment(database, businessId, { appointmentId, slot }, key, now()),
    cancel: (businessId, id, key) => cancelAppointment(database, businessId, id, key),
  };
}

/** Appointments beyond this are not looked at, and searches never reach it. */
const horizon = 90 * 24 * 60 * 60_000;

/** Free times of a business, against its hours and what is booked. Refuses with `NOT_FOUND`. */
async function findSlots(
  database: Database,
  businessId: string,
  { serviceId, wish, moving }: SlotSearch,
  now: number,
): Promise<FoundSlots> {
  const [row] = await database.select().from(businesses).where(eq(businesses.id, businessId));
  const business = foundOrRefused(row, 'business');
  const from = Math.max(wish.from, now);
  const range = { from, to: from + horizon, except: moving };
  const availability = await readAvailability(database, business, now, range);
  return { kind: 'slots', ...findFreeSlots(availability, wish, minutesFor(business, serviceId)) };
}

/** A number has few appointments to come; who has more is told of the soonest. */
const most = 20;

/** The soonest of those that stand. */
async function select(database: Database, businessId: string, which: SQL | undefined) {
  const rows = await database
    .select()
    .from(appointments)
    .where(and(eq(appointments.businessId, businessId), eq(appointments.status, 'booked'), which))
    .orderBy(asc(appointments.startAt), asc(appointments.id))
    .limit(most);
  return rows.map(({ id, serviceId, startAt, endAt }) => ({
    id,
    serviceId,
    start: startAt.getTime(),
    end: endAt.getTime(),
  }));
}

/** Books a slot, or tells what to take instead where it is taken. Once per key. */
async function bookAppointment(
  database: Database,
  businessId: string,
  wanted: KeptAppointment,
  key: string,
  now: number,
): Promise<Booked | Unavailable> {
  const { slot, serviceId } = wanted;
  const outcome = await changeOnce(database, businessId, key, async (transaction, business) => {
    const refusal = await whyNot(transaction, business, { slot, serviceId, moving: null }, now);
    if (refusal) return refusal;
    const appointmentId = await writeBooking(transaction, business, wanted, key);
    return { kind: 'booked', appointmentId, slot } as const;
  });
  if (outcome.kind === 'cancelled') throw new Error(`The key ${key} cancelled an appointment.`);
  return outcome;
}

/** An appointment as it is written down. */
interface KeptAppointment extends NewAppointment {
  test: boolean;
}

/**
 * Writes an appointment down, and that it was made. Answers its id.
 * @param id the one it has in the tool that made it; left out: a new one.
 */
export async function writeBooking(
  transaction: Transaction,
  business: Business,
  { slot, serviceId, callId, customerName, customerPhone, note, test }: KeptAppointment,
  key: string,
  id?: string,
): Promise<string> {
  const times = { startAt: new Date(slot.start), endAt: new Date(slot.end) };
  const serviceName = business.services?.find((service) => service.id === serviceId)?.name ?? null;
  const [made] = await transaction
    .insert(appointments)
    .values({
      ...(id && { id }),
      businessId: business.id,
      callId,
      serviceId,
      serviceName,
      customerName,
      customerPhone,
      note,
      test,
      ...times,
    })
    .returning({ id: appointments.id });
  const appointmentId = foundOrRefused(made, 'appointment').id;
  if (callId)
    await transaction.update(callLogs).set({ booked: true }).where(eq(callLogs.id, callId));
  await transaction
    .insert(appointmentChanges)
    .values({ key, appointmentId, action: 'booked', ...times });
  return appointmentId;
}

/** Moves an appointment to another slot, or tells what to take instead. Once per key. */
async function moveAppointment(
  database: Database,
  businessId: string,
  { appointmentId, slot }: { appointmentId: string; slot: Slot },
  key: string,
  now: number,
): Promise<Booked | Unavailable> {
  const outcome = await changeOnce(database, businessId, key, async (transaction, business) => {
    const appointment = await readStanding(transaction, businessId, appointmentId);
    const wanted = { slot, serviceId: appointment.serviceId, moving: appointmentId };
    const refusal = await whyNot(transaction, business, wanted, now);
    if (refusal) return refusal;
    await writeChange(transaction, key, 'moved', {
      ...appointment,
      startAt: new Date(slot.start),
      endAt: new Date(slot.end),
    });
    return { kind: 'booked', appointmentId, slot } as const;
  });
  if (outcome.kind === 'cancelled') throw new Error(`The key ${key} cancelled an appointment.`);
  return outcome;
}

/** Calls an appointment off; its time is free again. Once per key. */
async function cancelAppointment(
  database: Database,
  businessId: string,
  appointmentId: string,
  key: string,
): Promise<Cancelled> {
  await changeOnce(database, businessId, key, async (transaction) => {
    const appointment = await readStanding(transaction, businessId, appointmentId);
    await writeChange(transaction, key, 'cancelled', { ...appointment, status: 'cancelled' });
    return { kind: 'cancelled' } as const;
  });
  return { kind: 'cancelled' };
}
