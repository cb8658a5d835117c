import type { Database } from '../../platform/database/database.ts';
import type { BookingTool } from '../../platform/providers/booking/interface.ts';
import { bookAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { findAppointment, findAppointments } from './find-appointments.ts';
import { findSlots } from './find-slots.ts';
import { moveAppointment } from './move-appointment.ts';

/** Keeps appointments in our own database. */
export function builtInBooking(database: Database, now: () => number): BookingTool {
  return {
    name: 'built-in',
    findSlots: (businessId, search) => findSlots(database, businessId, search, now()),
    findAppointments: (businessId, phone) => findAppointments(database, businessId, phone, now()),
    findAppointment: (businessId, id) => findAppointment(database, businessId, id),
    book: (businessId, wanted, key) => bookAppointment(database, businessId, wanted, key, now()),
    move: (businessId, appointmentId, slot, key) =>
      moveAppointment(database, businessId, { appointmentId, slot }, key, now()),
    cancel: (businessId, id, key) => cancelAppointment(database, businessId, id, key),
  };
}
