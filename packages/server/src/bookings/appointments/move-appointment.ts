import type { Slot } from '@second-ring/conversation';
import type { Database } from '../../platform/database/database.ts';
import type { Booked, Unavailable } from '../../platform/providers/booking/interface.ts';
import { changeOnce, readStanding, whyNot, writeChange } from './change-once.ts';

/** Moves an appointment to another slot, or tells what to take instead. Once per key. */
export async function moveAppointment(
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
