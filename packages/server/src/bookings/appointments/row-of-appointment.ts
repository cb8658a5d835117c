import type { AppointmentRow } from '@second-ring/contract';
import type { businesses } from '../../platform/database/schema/businesses.ts';
import type { StoredAppointment } from './change-once.ts';

/** A stored appointment as the API shows it. */
export function rowOfAppointment(
  appointment: StoredAppointment,
  business: Pick<typeof businesses.$inferSelect, 'name' | 'timeZone'>,
): AppointmentRow {
  return {
    id: appointment.id,
    business_id: appointment.businessId,
    business_name: business.name,
    time_zone: business.timeZone,
    call_id: appointment.callId,
    service_id: appointment.serviceId,
    service_name: appointment.serviceName,
    customer_name: appointment.customerName,
    customer_phone: appointment.customerPhone,
    start_at: appointment.startAt.toISOString(),
    end_at: appointment.endAt.toISOString(),
    note: appointment.note,
    status: appointment.status,
    created_at: appointment.createdAt.toISOString(),
    updated_at: appointment.updatedAt.toISOString(),
  };
}
