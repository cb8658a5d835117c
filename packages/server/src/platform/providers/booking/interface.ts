import type { Appointment, RequestResult, Slot, Wish } from '@second-ring/conversation';

/** What a caller would like to book. */
export interface SlotSearch {
  serviceId: string | null;
  wish: Wish;
  /** An appointment whose own time counts as free: it is to be moved. */
  moving: string | null;
}

/** An appointment to be made. */
export interface NewAppointment {
  slot: Slot;
  serviceId: string | null;
  customerName: string | null;
  /** E.164. */
  customerPhone: string | null;
  note: string | null;
  /** The call it is made on, if any. */
  callId: string | null;
}

type Result<Kind> = Extract<RequestResult, { kind: Kind }>;
export type FoundSlots = Result<'slots'>;
export type Booked = Result<'booked'>;
export type Unavailable = Result<'unavailable'>;
export type Cancelled = Result<'cancelled'>;

/**
 * Where businesses keep their appointments: our own book, or a booking tool elsewhere. Appointments
 * are named by UUIDs, and what is made elsewhere is written down under the same one here. A change
 * carries a key; asked for again under the same key, it is made once and answered the same. Every
 * method throws where the tool cannot be reached, and refuses with `NOT_FOUND` where it knows no
 * such business or appointment.
 */
export interface BookingTool {
  readonly name: string;
  findSlots(businessId: string, search: SlotSearch): Promise<FoundSlots>;
  /** What is still to come for a phone number (E.164), soonest first. */
  findAppointments(businessId: string, phone: string): Promise<Appointment[]>;
  /** One appointment, past or to come; null: none, or cancelled. */
  findAppointment(businessId: string, appointmentId: string): Promise<Appointment | null>;
  book(businessId: string, wanted: NewAppointment, key: string): Promise<Booked | Unavailable>;
  move(
    businessId: string,
    appointmentId: string,
    slot: Slot,
    key: string,
  ): Promise<Booked | Unavailable>;
  cancel(businessId: string, appointmentId: string, key: string): Promise<Cancelled>;
}
