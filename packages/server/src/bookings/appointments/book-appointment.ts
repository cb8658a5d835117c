import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { appointmentChanges, appointments } from '../../platform/database/schema/appointments.ts';
import { callLogs } from '../../platform/database/schema/call-logs.ts';
import type {
  Booked,
  NewAppointment,
  Unavailable,
} from '../../platform/providers/booking/interface.ts';
import { foundOrRefused } from '../../platform/refusal.ts';
import { type Business, changeOnce, whyNot } from './change-once.ts';

/** Books a slot, or tells what to take instead where it is taken. Once per key. */
export async function bookAppointment(
  database: Database,
  businessId: string,
  wanted: NewAppointment,
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

/**
 * Writes an appointment down, and that it was made. Answers its id.
 * @param id the one it has in the tool that made it; left out: a new one.
 */
export async function writeBooking(
  transaction: Transaction,
  business: Business,
  { slot, serviceId, callId, customerName, customerPhone, note }: NewAppointment,
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
