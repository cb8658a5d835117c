import { z } from 'zod';
import { instant, listQuery, pageOf, rowId } from './list.ts';
import { forOwners } from './procedure.ts';
import { sortKeys } from './sort-keys.ts';

export const appointment = z.object({
  id: rowId,
  business_id: rowId,
  business_name: z.string().nullable(),
  /** The business's IANA zone. */
  time_zone: z.string(),
  /** The call it was made on; null: made by hand. */
  call_id: rowId.nullable(),
  service_id: z.string().nullable(),
  service_name: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** E.164. */
  customer_phone: z.string().nullable(),
  start_at: instant,
  /** Exclusive. */
  end_at: instant,
  note: z.string().nullable(),
  status: z.enum(['booked', 'cancelled']),
  /** Made on a test call: it holds no time, and nobody comes. */
  test: z.boolean(),
  created_at: instant,
  updated_at: instant,
});
export type AppointmentRow = z.infer<typeof appointment>;

const start = z.iso.datetime({ offset: true });

const newAppointment = z.object({
  business_id: rowId,
  service_id: z.string().max(200).nullish(),
  customer_name: z.string().trim().max(200).nullish(),
  customer_phone: z.string().max(50).nullish(),
  start_at: start,
  note: z.string().max(5000).nullish(),
});
export type NewAppointmentRequest = z.infer<typeof newAppointment>;

export const appointments = {
  list: forOwners
    .route({
      method: 'GET',
      path: '/appointments',
      outputStructure: 'detailed',
      tags: ['Appointments'],
      summary: 'Appointments, the latest start first unless asked otherwise',
    })
    .input(
      listQuery(sortKeys.appointments).extend({
        businessId: rowId.optional(),
        /** Those that end after `from` and start before `to`. */
        from: start.optional(),
        to: start.optional(),
      }),
    )
    .output(pageOf(appointment)),
  create: forOwners
    .route({ method: 'POST', path: '/appointments', tags: ['Appointments'] })
    .input(newAppointment)
    .output(appointment),
  move: forOwners
    .route({ method: 'PUT', path: '/appointments/{id}', tags: ['Appointments'] })
    .input(z.object({ id: rowId, start_at: start }))
    /** Opening hours do not bind whoever moves it by hand; that they do not cover the time is told. */
    .output(appointment.extend({ outside_hours: z.boolean() })),
  cancel: forOwners
    .route({ method: 'PUT', path: '/appointments/{id}/cancel', tags: ['Appointments'] })
    .input(z.object({ id: rowId }))
    .output(appointment),
};
