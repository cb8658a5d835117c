import type { Database } from '../database/database.ts';
import { appointmentChanges, appointments } from '../database/schema/appointments.ts';
import type { Booked, NewAppointment, Unavailable } from '../providers/booking/interface.ts';
import { foundOrRefused } from '../refusal.ts';
import { changeOnce, whyNot } from './change-once.ts';

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
    const times = { startAt: new Date(slot.start), endAt: new Date(slot.end) };
    const [made] = await transaction
      .insert(appointments)
      .values({
        businessId,
        callId: wanted.callId,
        serviceId,
        serviceName: business.services?.find(({ id }) => id === serviceId)?.name ?? null,
        customerName: wanted.customerName,
        customerPhone: wanted.customerPhone,
        note: wanted.note,
        ...times,
      })
      .returning({ id: appointments.id });
    const appointmentId = foundOrRefused(made, 'appointment').id;
    await transaction
      .insert(appointmentChanges)
      .values({ key, appointmentId, action: 'booked', ...times });
    return { kind: 'booked', appointmentId, slot } as const;
  });
  if (outcome.kind === 'cancelled') throw new Error(`The key ${key} cancelled an appointment.`);
  return outcome;
}
