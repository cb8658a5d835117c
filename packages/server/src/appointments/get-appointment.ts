import type { AppointmentRow } from '@second-ring/contract';
import { and, eq } from 'drizzle-orm';
import { type Scope, within } from '../access/person.ts';
import type { Queryable } from '../database/database.ts';
import { appointments } from '../database/schema/appointments.ts';
import { businesses } from '../database/schema/businesses.ts';
import { foundOrRefused } from '../refusal.ts';
import { rowOfAppointment } from './row-of-appointment.ts';

/** One appointment. Refuses with `NOT_FOUND` outside the scope. */
export async function getAppointment(
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
