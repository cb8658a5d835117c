import type { Database } from '../../platform/database/database.ts';
import type { Cancelled } from '../../platform/providers/booking/interface.ts';
import { changeOnce, readStanding, writeChange } from './change-once.ts';

/** Calls an appointment off; its time is free again. Once per key. */
export async function cancelAppointment(
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
