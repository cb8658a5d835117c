import type { Appointment } from '@second-ring/conversation';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { appointments } from '../../platform/database/schema/appointments.ts';

/** A number has few appointments to come; who has more is told of the soonest. */
const most = 20;

/** What is booked under a phone number (E.164) and not over yet, soonest first. */
export function findAppointments(
  database: Database,
  businessId: string,
  phone: string,
  now: number,
): Promise<Appointment[]> {
  const theirs = eq(appointments.customerPhone, phone);
  return select(database, businessId, and(theirs, gt(appointments.endAt, new Date(now))));
}

/** One appointment that stands; null: none, or cancelled. */
export async function findAppointment(
  database: Database,
  businessId: string,
  id: string,
): Promise<Appointment | null> {
  const [found] = await select(database, businessId, eq(appointments.id, id));
  return found ?? null;
}

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
